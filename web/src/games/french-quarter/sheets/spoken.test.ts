import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BonusView, TrackView } from '../../../generated/wire';
import { bonusLabel } from '../model/words';
import BoxRow from './BoxRow.svelte';

describe('whoever hears the sheets', () => {
  const bonus: BonusView = { id: 'food-a', kind: 'single-use', uses: 2 };
  const track = (bonuses: number, left: number): TrackView => ({ bonuses, uses: [left] }) as unknown as TrackView;

  it('is told which letter a bonus has, and what is left of it', () => {
    expect(bonusLabel(bonus, 'food', track(0, 0), 0)).toMatch(/^Food: bonus A\. /);
    expect(bonusLabel(bonus, 'food', track(1, 0), 0)).toMatch(/^Food: bonus A\. .* Unlocked and used up\.$/);
    expect(bonusLabel(bonus, 'food', track(1, 2), 0)).toMatch(/^Food: bonus A\. .*2/);
  });

  it('is told how many umbrellas there are', () => {
    const layout = { x: 0, y: 0, across: 15, size: 24 };
    const props = { count: 30, marked: 4, thought: 0, layout, name: 'Umbrellas', explain: 'umbrella' };
    expect(render(BoxRow, { props }).body).toContain('aria-label="Umbrellas: 4 of 30"');
  });
});
