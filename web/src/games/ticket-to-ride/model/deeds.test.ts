import { describe, expect, it } from 'vitest';
import type { RouteClaimed, TableInfo, TtrEvent } from '../../../generated/wire';
import { seatedLines } from '../../../show/away';
import { deeds } from './deeds';
import { sampleBoard } from './sampleBoard';

const index = sampleBoard();

function claim(route: string, points: number, seat = 1): RouteClaimed {
  return { type: 'routeClaimed', seat, route, color: 'red', colored: points, wilds: 0, points };
}

const drawn: TtrEvent = { type: 'deckCardDrawn', seat: 1, card: null };

describe('what a seat did while somebody was away', () => {
  it('is its routes, then all its cards together', () => {
    const events: TtrEvent[] = [drawn, drawn, claim('middle--north', 1), drawn, claim('middle--east', 2)];
    expect(deeds(events, index)).toEqual(['claims Middle–North and Middle–East (+3)', 'takes 3 cards']);
  });

  it('names some routes and counts the others', () => {
    const routes = ['middle--north', 'middle--east', 'middle--south', 'middle--west', 'north--east'];
    expect(deeds(routes.map((route) => claim(route, 1)), index)).toEqual([
      'claims Middle–North, Middle–East, Middle–South and 2 more routes (+5)',
    ]);
  });

  it('is told for each other seat in one sentence, not for one’s own', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, bot: '', present: true, toAct: false }));
    const table = { you: 0, seats } as unknown as TableInfo;
    const missed = [claim('middle--north', 1, 0), claim('middle--east', 2), { ...drawn, seat: 2 }].map((event) => ({
      ply: 0,
      at: 0,
      event,
    }));
    expect(seatedLines(missed, table, (events) => deeds(events as TtrEvent[], index), new Set())).toEqual([
      { seat: 1, words: 'P1 claims Middle–East (+2).' },
      { seat: 2, words: 'P2 takes 1 card.' },
    ]);
  });

  it('is told apart from what a bot did in somebody’s place, be it one’s own', () => {
    const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, bot: '', present: true, toAct: false }));
    const table = { you: 0, seats } as unknown as TableInfo;
    const before = claim('middle--east', 2);
    const bots = [claim('middle--north', 1, 0), claim('middle--south', 2)];
    const missed = [before, ...bots].map((event) => ({ ply: 0, at: 0, event }));
    expect(seatedLines(missed, table, (events) => deeds(events as TtrEvent[], index), new Set(bots))).toEqual([
      { seat: 0, words: 'Your bot claims Middle–North (+1).' },
      { seat: 1, words: 'P1 claims Middle–East (+2).' },
      { seat: 1, words: 'P1’s bot claims Middle–South (+2).' },
    ]);
  });
});
