import { expect, it } from 'vitest';
import type { TtrEvent } from '../../../generated/wire';
import type { LoggedOf } from '../../../show/happening';
import { mapNews } from './mapNews';
import { sampleBoard } from './sampleBoard';

const news = (event: object): { logged: LoggedOf<TtrEvent>; words: string } => ({
  logged: { ply: 0, at: 0, event } as unknown as LoggedOf<TtrEvent>,
  words: `${(event as { type: string }).type}.`,
});

it('a route that somebody has claimed lies at its middle, a station in its city, and a card nowhere', () => {
  const told = mapNews(
    [
      news({ type: 'routeClaimed', seat: 1, route: 'middle--west' }),
      news({ type: 'deckCardDrawn', seat: 2, card: null }),
      news({ type: 'stationBuilt', seat: 2, city: 'east' }),
    ],
    sampleBoard(),
  );
  expect(told).toMatchObject([
    { target: 'route:middle--west', seat: 1, words: 'routeClaimed.', at: { x: 30, y: 50 } },
    { target: 'city:east', seat: 2, words: 'stationBuilt.', at: { x: 90, y: 50 } },
  ]);
  expect(told).toHaveLength(2);
});
