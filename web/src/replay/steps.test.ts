import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import type { Happening, LoggedOf } from '../show/happening';
import { isSeen, nextPlace, placeAfter, placeOf, stopsOf, tableAt, turnAt, turnsOf } from './steps';

const chance = -1;
const nobody = -2;

/** Two cards are dealt; seat 0 draws one blind, seat 1 chooses twice, seat 0 ends the game. */
const actors = [chance, chance, 0, chance, 1, 1, 0, nobody];
const stops = [2, 4, 5, 6, 7];

const happened = (ply: number, event: Happening): LoggedOf<Happening> => ({ ply, at: 0, event });

describe('the stops of a game', () => {
  it('are where somebody chooses, and the end', () => {
    expect(stopsOf(actors)).toEqual(stops);
  });

  it('have the end among them also where somebody was to choose when it ended without a result', () => {
    expect(stopsOf([chance, 0, 1])).toEqual([1, 2]);
    expect(stopsOf([chance, 0, chance])).toEqual([1, 2]);
  });

  it('are found from any position: the last one that isn’t behind it', () => {
    expect([0, 2, 3, 4, 7, 99].map((ply) => placeOf(stops, ply))).toEqual([0, 0, 0, 1, 4, 4]);
  });
});

describe('a step', () => {
  it('leads to the next choice, and no further than the ends', () => {
    expect(nextPlace(stops, actors, 0, 1, null)).toBe(1);
    expect(nextPlace(stops, actors, 4, 1, null)).toBe(4);
    expect(nextPlace(stops, actors, 3, -1, null)).toBe(2);
    expect(nextPlace(stops, actors, 0, -1, null)).toBe(0);
  });

  it('leads from one choice of a seat to the next, or to the end', () => {
    expect(nextPlace(stops, actors, 0, 1, 0)).toBe(3);
    expect(nextPlace(stops, actors, 3, 1, 0)).toBe(4);
    expect(nextPlace(stops, actors, 4, -1, 1)).toBe(2);
    expect(nextPlace(stops, actors, 1, -1, 1)).toBe(0);
  });
});

describe('what happened', () => {
  it('has been seen behind its ply; what is the table’s own before it', () => {
    expect(isSeen(happened(4, { type: 'drawn', seat: 1 }), 4)).toBe(false);
    expect(isSeen(happened(4, { type: 'drawn', seat: 1 }), 5)).toBe(true);
    expect(isSeen(happened(4, { type: 'cameBack', seat: 1 }), 4)).toBe(true);
    expect(isSeen(happened(4, { type: 'cameBack', seat: 1 }), 3)).toBe(false);
  });

  it('is gone to where its consequences are seen, too', () => {
    expect(placeAfter(stops, happened(2, { type: 'drawn', seat: 0 }))).toBe(1);
    expect(placeAfter(stops, happened(3, { type: 'revealed' }))).toBe(1);
    expect(placeAfter(stops, happened(6, { type: 'drawn', seat: 0 }))).toBe(4);
    expect(placeAfter(stops, happened(8, { type: 'agreedToEnd', seat: 0 }))).toBe(4);
  });
});

describe('the turns', () => {
  const log = [
    happened(1, { type: 'turnStarted', seat: 0 }),
    happened(2, { type: 'drawn', seat: 0 }),
    happened(3, { type: 'turnStarted', seat: 1 }),
    happened(5, { type: 'turnStarted', seat: 0 }),
  ];
  const turns = turnsOf(log, stops);

  it('reach from one beginning to the next', () => {
    expect(turns).toEqual([
      { seat: 0, from: 0, to: 1 },
      { seat: 1, from: 1, to: 3 },
      { seat: 0, from: 3, to: 4 },
    ]);
  });

  it('are counted from 1; before the first there is none', () => {
    expect([0, 1, 2, 3, 4].map((place) => turnAt(turns, place))).toEqual([1, 2, 2, 3, 3]);
    expect(turnAt(turnsOf([], stops), 2)).toBe(0);
  });
});

describe('a table in the course of its game', () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: 'x', substitute: null, present: false, toAct: false }));
  const over = { status: 'over', result: { ranks: [1, 2] }, seats, you: 1, version: 70 } as unknown as TableInfo;
  const log = [
    happened(4, { type: 'handedOver', seat: 1, bot: 'planner', reason: 'left' } as Happening),
    happened(6, { type: 'cameBack', seat: 1 }),
  ];
  const replay = { actors, log: log as never };

  it('waits for whoever acts, goes on until the end, and calls nobody “you”', () => {
    const before = tableAt(over, replay, 5);
    expect(before).toMatchObject({ status: 'playing', result: null, you: null, version: 5 });
    expect(before.seats.map(({ toAct, present }) => [toAct, present])).toEqual([[false, true], [true, true]]);
    const end = tableAt(over, replay, 7);
    expect(end).toMatchObject({ status: 'over', result: over.result, you: null });
    expect(end.seats.some(({ toAct }) => toAct)).toBe(false);
  });

  it('tells who played for somebody as long as they did', () => {
    expect([3, 4, 5, 6].map((at) => tableAt(over, replay, at).seats[1]!.substitute?.bot ?? null)).toEqual([
      null,
      'planner',
      'planner',
      null,
    ]);
  });

  it('waits for nobody where it ended without a result', () => {
    const left = { actors: [chance, 0, 1], log: [] };
    expect(tableAt({ ...over, status: 'unfinished' }, left, 2).seats.some(({ toAct }) => toAct)).toBe(false);
  });
});
