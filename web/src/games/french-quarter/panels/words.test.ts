import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Explainer } from '../explain/explainer.svelte';
import type { QuarterIndex } from '../model/boardIndex';
import type { Tips } from '../../../tips/tips.svelte';
import type { Play } from '../play.svelte';
import Words from './Words.svelte';

/** What is shown to Ana, who has mapped one of the two buildings of her vacation. */
function shown(): string {
  const vacation = { id: 'v1', buildings: ['cafe', 'bar'], values: 'any' };
  const index = { board: { vacationCards: [vacation] }, building: () => ({ name: 'Café' }) } as unknown as QuarterIndex;
  const sheet = { values: { cafe: '3' }, revealed: null };
  const play = { view: { vacation: 'v1', sheets: [sheet] }, sheet, index, seat: 0, you: 0 } as unknown as Play;
  const explainer = { asking: true } as Explainer;
  const tips = { shown: null } as Tips<Play>;
  const props = { play, tips, small: false, tells: null, explainer, ended: false, show: null, again: vi.fn(), stopAsking: vi.fn() };
  return render(Words, { props }).body;
}

it('one’s vacation is still there to be asked about while it is asked what things are', () => {
  expect(shown()).toContain('data-explain="vacation"');
});

it('how far one’s vacation is mapped is told without opening it', () => {
  expect(/<summary[^>]*>(.*?)<\/summary>/s.exec(shown())?.[1]).toContain('Your vacation: 1 of 2 mapped');
});
