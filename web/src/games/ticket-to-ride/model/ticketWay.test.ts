import { describe, expect, it } from 'vitest';
import { sampleBoard } from './sampleBoard';
import { ticketWay } from './ticketWay';

const routes = [...sampleBoard().routes.values()];

function way(
  owners: Record<string, number>,
  from: string,
  to: string,
  closed: readonly string[] = [],
  stations: Record<string, number> = {},
) {
  return ticketWay(routes, { owners, closed, stations }, 0, from, to);
}

describe('the way of a ticket', () => {
  it('is the shortest over free routes while nothing is built', () => {
    expect(way({}, 'north', 'south')).toEqual({
      built: [],
      lent: [],
      ahead: ['middle--north', 'middle--south'],
      left: 4,
      spaces: 4,
    });
  });

  it('leads over what one has built, even if that is the longer way', () => {
    expect(way({ 'north--east': 0 }, 'north', 'east')).toMatchObject({ built: ['north--east'], left: 0, spaces: 6 });
    expect(way({ 'north--east': 0 }, 'north', 'south')).toMatchObject({ ahead: ['middle--north', 'middle--south'] });
    expect(way({ 'middle--east': 0 }, 'north', 'east')).toMatchObject({ built: ['middle--east'], left: 1 });
  });

  it('goes round what others have', () => {
    expect(way({ 'middle--north': 1 }, 'north', 'south')).toMatchObject({ left: 11 });
  });

  it('goes round what is closed', () => {
    expect(way({}, 'north', 'south', ['middle--north'])).toMatchObject({ left: 11 });
  });

  it('is none once every way is cut off', () => {
    expect(way({ 'middle--south': 1 }, 'north', 'south')).toBeNull();
  });

  describe('with stations', () => {
    it('leads over a route of another seat that leads to one of them', () => {
      const owners = { 'middle--south': 1, 'middle--north': 0 };
      const joined = { built: ['middle--north'], lent: ['middle--south'], ahead: [], left: 0 };
      expect(way(owners, 'north', 'south', [], { middle: 0 })).toMatchObject(joined);
      expect(way(owners, 'north', 'south', [], { south: 0 })).toMatchObject(joined);
      expect(way(owners, 'north', 'south', [], { middle: 1 })).toBeNull();
    });

    it('leads over one such route of each', () => {
      const owners = { 'middle--south': 1, 'middle--north': 1, 'north--east': 1 };
      expect(way(owners, 'north', 'south', [], { middle: 0 })).toBeNull();
      expect(way(owners, 'north', 'south', [], { middle: 0, north: 0 })).toMatchObject({
        lent: ['middle--north', 'middle--south'],
        left: 0,
      });
    });

    it('still leads round what only one of them could lend', () => {
      const owners = { 'middle--south': 1, 'middle--north': 1 };
      expect(way(owners, 'north', 'south', [], { middle: 0 })).toMatchObject({
        lent: ['middle--south'],
        ahead: ['north--east', 'middle--east'],
      });
    });

    it('needs none of them while the seat’s own routes join the cities', () => {
      const owners = { 'north--east': 0, 'middle--east': 1, 'middle--north': 0 };
      expect(way(owners, 'middle', 'east', [], { middle: 0 })).toMatchObject({ lent: [], left: 0 });
    });
  });
});
