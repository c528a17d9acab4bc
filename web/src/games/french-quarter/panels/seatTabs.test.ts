import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Play } from '../play.svelte';
import SeatTabs from './SeatTabs.svelte';

/** The points that are seen beside the name of somebody who has 42 in the end. */
function points(totals: readonly number[] | null): string | undefined {
  const view = { sheets: [{ seat: 0, score: { total: 42 } }], first: 0 };
  const play = {
    session: { table: { you: 0, seats: [{ seat: 0, kind: 'person', name: 'Ana', present: true }] }, view, position: { view } },
    view,
    gains: [],
    seat: 0,
  } as unknown as Play;
  return /<b[^>]*>(\d+)<\/b>/.exec(render(SeatTabs, { props: { play, totals } }).body.replace(/<!--.*?-->/g, ''))?.[1];
}

it('while the score sheet is written, nobody’s final points are told before', () => {
  expect([points(null), points([7])]).toEqual(['42', '7']);
});
