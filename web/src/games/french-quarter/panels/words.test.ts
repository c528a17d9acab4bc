import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Explainer } from '../explain/explainer.svelte';
import type { QuarterIndex } from '../model/boardIndex';
import type { Tips } from '../../../tips/tips.svelte';
import type { Play } from '../play.svelte';
import Words from './Words.svelte';

it('one’s vacation is still there to be asked about while it is asked what things are', () => {
  const vacation = { id: 'v1', buildings: ['cafe'], values: 'any' };
  const index = { board: { vacationCards: [vacation] }, building: () => ({ name: 'Café' }) } as unknown as QuarterIndex;
  const play = { view: { vacation: 'v1' }, sheet: { revealed: null }, index, seat: 0 } as unknown as Play;
  const explainer = { asking: true } as Explainer;
  const tips = { shown: null } as Tips<Play>;
  const props = { play, tips, small: false, tells: false, explainer, ended: false, show: null, again: vi.fn(), stopAsking: vi.fn() };
  expect(render(Words, { props }).body).toContain('data-explain="vacation"');
});
