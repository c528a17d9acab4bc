import { describe, expect, it } from 'vitest';
import type { Choice, ClaimRoute, ScoreSheet } from '../../../generated/wire';
import { keeping, paidCards, payments } from './choices';
import { endSteps, ownersWithBorrowed, tally } from './endSteps';
import { keyCommand } from './keys';
import { joiningRoutes } from './paths';
import { sampleBoard } from './sampleBoard';
import { around, cross, turn } from './walk';

function claim(color: ClaimRoute['color'], colored: number, wilds: number): Choice {
  return { text: `${colored} ${color} ${wilds}`, action: { type: 'claimRoute', route: 'r', color, colored, wilds }, preview: [] };
}

function keep(kept: string[], returned: string[]): Choice {
  return { text: `${kept.join()}/${returned.join()}`, action: { type: 'keepTickets', kept, returned }, preview: [] };
}

describe('payments', () => {
  it('suggest the fewest wilds first, then the colour that the hand has most of', () => {
    const choices = [claim('red', 1, 1), claim('blue', 2, 0), claim('wild', 0, 2), claim('green', 2, 0)];
    const sorted = payments(choices, { red: 1, blue: 2, green: 5, wild: 2 });
    expect(sorted.map((payment) => payment.text)).toEqual(['2 green 0', '2 blue 0', '1 red 1', '0 wild 2']);
  });

  it('lay the colour before the wilds', () => {
    expect(paidCards({ color: 'red', colored: 2, wilds: 1 })).toEqual([
      'red',
      'red',
      'wild',
    ]);
  });
});

/** All orders of some things. */
function orders(things: readonly string[]): string[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first) => orders(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]));
}

describe('keeping tickets', () => {
  const four = ['a', 'b', 'c', 'd'];
  const pairs = four.flatMap((one, place) => four.slice(place + 1).map((other) => [one, other]));
  const others = (kept: readonly string[]): string[] => four.filter((ticket) => !kept.includes(ticket));

  it('finds the choice whatever the order of those kept', () => {
    const choices = [keep(['a', 'b', 'c'], []), keep(['a'], ['b', 'c'])];
    for (const kept of orders(['a', 'b', 'c'])) expect(keeping(choices, kept, [])?.text).toBe('a,b,c/');
  });

  it('takes any order of those that go back where it means nothing', () => {
    const choices = pairs.map((kept) => keep(kept, others(kept)));
    for (const kept of pairs) {
      for (const returned of orders(others(kept))) {
        expect(keeping(choices, kept, returned)?.text).toBe(`${kept.join()}/${others(kept).join()}`);
      }
    }
  });

  it('minds their order where they go under the deck in it', () => {
    const choices = pairs.flatMap((kept) => orders(others(kept)).map((returned) => keep(kept, returned)));
    for (const kept of pairs) {
      for (const returned of orders(others(kept))) {
        expect(keeping(choices, kept, returned)?.text).toBe(`${kept.join()}/${returned.join()}`);
      }
    }
  });

  it('finds nothing when too few are kept', () => {
    expect(keeping([keep(['a'], ['b', 'c'])], [], ['a', 'b', 'c'])).toBeNull();
  });
});

describe('the path of a ticket', () => {
  const index = sampleBoard();

  it('is the shortest of the seat’s own routes', () => {
    const owners = { 'middle--north': 0, 'middle--east': 0, 'north--east': 0 };
    expect(joiningRoutes(index.routes.values(), owners, 0, 'north', 'east')).toEqual([
      'middle--north',
      'middle--east',
    ]);
  });

  it('is empty when the cities aren’t joined by them', () => {
    const owners = { 'middle--north': 0, 'middle--south': 1 };
    expect(joiningRoutes(index.routes.values(), owners, 0, 'north', 'south')).toEqual([]);
  });
});

describe('the keyboard on the map', () => {
  const index = sampleBoard();

  it('goes round a city clockwise from the north', () => {
    expect(around(index, 'middle').map((route) => route.to)).toEqual(['north', 'east', 'south', 'west']);
    expect(turn(index, { city: 'middle', route: 'middle--west' }, 1).route).toBe('middle--north');
    expect(turn(index, { city: 'middle', route: 'middle--north' }, -1).route).toBe('middle--west');
  });

  it('crosses to the other end of a route', () => {
    expect(cross(index, { city: 'middle', route: 'middle--east' }).city).toBe('east');
  });

  it('knows what each key stands for', () => {
    const pressed = (key: string, repeat = false) => keyCommand({ key, repeat });
    expect(pressed('3')).toEqual({ do: 'market', slot: 2 });
    expect(pressed('D')).toEqual({ do: 'deck' });
    expect(pressed('X')).toEqual({ do: 'decline' });
    expect(pressed('z')).toBeNull();
    for (const key of ['3', 'd', 'c', 'Escape']) expect([key, pressed(key, true)]).toEqual([key, null]);
    expect(pressed('+', true)).toEqual({ do: 'zoom', direction: 1 });
  });
});

describe('the show at the end', () => {
  const sheet: ScoreSheet = {
    lines: [
      { seat: 0, rule: 'ttr.claim.score-at-once', points: 40, subjects: [], achieved: true },
      { seat: 0, rule: 'ttr.ticket.scored-at-end', points: 9, subjects: ['a'], achieved: true },
      { seat: 0, rule: 'ttr.end.longest-path', points: 0, subjects: [], achieved: false },
      { seat: 1, rule: 'ttr.claim.score-at-once', points: 31, subjects: [], achieved: true },
      { seat: 1, rule: 'ttr.ticket.scored-at-end', points: -5, subjects: ['b'], achieved: false },
      { seat: 1, rule: 'ttr.end.longest-path', points: 10, subjects: ['x', 'y'], achieved: true },
    ],
    totals: [49, 36],
    ranks: [1, 2],
    decidedBy: 'ttr.end.totals',
  };

  it('counts routes, then each ticket, then the longest path', () => {
    expect(endSteps(sheet).map((step) => step.kind)).toEqual(['sum', 'ticket', 'ticket', 'path']);
  });

  it('arrives at the totals of the sheet', () => {
    const steps = endSteps(sheet);
    expect([0, 1].map((seat) => tally(steps, seat).total)).toEqual(sheet.totals);
  });

  it('has counted only what was shown', () => {
    expect(tally(endSteps(sheet).slice(0, 2), 0)).toMatchObject({ routes: 40, tickets: 9, path: 0, total: 49 });
  });

  it('tells which routes stations borrow before the tickets that they complete', () => {
    const stations: ScoreSheet = {
      ...sheet,
      lines: [
        ...sheet.lines,
        { seat: 0, rule: 'ttr.europe.station-use', points: 0, subjects: ['paris', 'x'], achieved: true },
        { seat: 0, rule: 'ttr.europe.station-use', points: 0, subjects: ['roma'], achieved: false },
        { seat: 0, rule: 'ttr.europe.station-points', points: 4, subjects: [], achieved: true },
        { seat: 0, rule: 'ttr.paris.flag-score', points: 8, subjects: [], achieved: true },
      ],
    };
    const shown = endSteps(stations).map((step) => [step.kind, step.column]);
    expect(shown).toEqual([
      ['sum', 'routes'],
      ['sum', 'flags'],
      ['station', 'stations'],
      ['ticket', 'tickets'],
      ['ticket', 'tickets'],
      ['sum', 'stations'],
      ['path', 'path'],
    ]);
    expect(ownersWithBorrowed(stations, { x: 1, y: 1 }, 0)).toEqual({ x: 0, y: 1 });
  });
});
