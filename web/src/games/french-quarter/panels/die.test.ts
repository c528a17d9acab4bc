import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Play } from '../play.svelte';
import Die from './Die.svelte';

/** A die of 4 as it is drawn for a seat at whose Police Station a value is noted. */
function drawn(policeValue: number | null): string {
  const play = { you: 0, now: { sheets: [{ policeValue }] }, asked: [], judged: new Map() } as unknown as Play;
  return render(Die, { props: { play, value: 4, choices: [], transport: 'walk', alone: true } }).body;
}

it('a die whose value is noted at one’s Police Station shows that it brings an umbrella', () => {
  expect(drawn(4)).toContain('data-noted');
  expect(drawn(4)).toMatch(/aria-label="Die 4 on .*: an umbrella instead of the map action"/);
  expect(drawn(5)).not.toContain('data-noted');
  expect(drawn(null)).not.toContain('umbrella');
});
