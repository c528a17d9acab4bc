import { describe, expect, it } from 'vitest';
import { sampleBoard } from './sampleBoard';
import { ticketWay } from './ticketWay';

const routes = [...sampleBoard().routes.values()];

function way(owners: Record<string, number>, from: string, to: string, closed: readonly string[] = []) {
  return ticketWay(routes, { owners, closed }, 0, from, to);
}

describe('the way of a ticket', () => {
  it('is the shortest over free routes while nothing is built', () => {
    expect(way({}, 'north', 'south')).toEqual({
      built: [],
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
});
