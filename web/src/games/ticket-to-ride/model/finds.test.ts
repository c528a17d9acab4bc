import { expect, it } from 'vitest';
import type { Play } from '../play.svelte';
import { finds } from './finds';
import { refusalOfRoute } from './routeRefusal';
import { sampleBoard } from './sampleBoard';

const index = sampleBoard();
const [claimed, closed, free] = [...index.routes.keys()] as [string, string, string];
const play = {
  index,
  view: { owners: { [claimed]: 1 }, closed: [closed] },
  can: (target: string) => target === `route:${free}`,
  session: { refusalOf: () => undefined },
} as unknown as Play;

it('nothing was asked for: the routes that somebody may still claim', () => {
  const targets = finds(play, '').map(({ target }) => target);
  expect(targets).toContain(`route:${free}`);
  expect(targets).not.toContain(`route:${claimed}`);
  expect(targets).not.toContain(`route:${closed}`);
});

it('a route is found by its name though its twin has closed it, after those that are free', () => {
  const found = finds(play, index.routeName(closed));
  expect(found.find(({ target }) => target === `route:${closed}`)).toMatchObject({ owner: null, closed: true });
  expect(refusalOfRoute(play, closed)?.rule).toBe('ttr.claim.double-closed');
  expect(refusalOfRoute(play, free)).toBeUndefined();
});
