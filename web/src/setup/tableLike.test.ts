import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { tableLike } from './wishes';

const people = [
  { seat: 0, paint: 'black', kind: 'bot', name: '', bot: 'planner' },
  { seat: 1, paint: 'red', kind: 'person', name: 'Ana', bot: '' },
  { seat: 2, paint: 'blue', kind: 'bot', name: 'Robo', bot: '' },
  { seat: 3, paint: 'green', kind: 'person', name: 'Luis', bot: '' },
] as SeatInfo[];
const bots = people.slice(0, 1);

/** A game that everybody found, as somebody sees it who neither played nor set it up, but for what is said. */
const over = (changes: Partial<TableInfo>): TableInfo =>
  ({
    game: 'ttr-usa',
    seats: people,
    options: { tickets: 'mega' },
    time: { type: 'correspondence', turn: 360_000_000 },
    rated: true,
    spectators: { type: 'public' },
    listed: true,
    you: null,
    host: false,
    ...changes,
  }) as TableInfo;

const [me, free, planner] = [{ kind: 'me', bot: '' }, { kind: 'friend', bot: '' }, { kind: 'bot', bot: 'planner' }];
const colourless = (seats: readonly object[]): object[] => seats.map((seat) => ({ ...seat, paint: undefined }));

describe('a table like one whose game is over', () => {
  it('has a seat for whoever watched and sets it up; bots play again, people and programs are waited for', () => {
    expect(tableLike(over({}))).toMatchObject({ seats: [planner, me, free, free], waits: true, options: { tickets: 'mega' } });
    expect(colourless(tableLike(over({ seats: bots })).seats)).toEqual([me]);
  });

  it('has them where they played, if that was at another place', () => {
    expect(colourless(tableLike(over({ you: 3, host: true })).seats)).toEqual([planner, free, free, me]);
  });

  it('has its colours', () => {
    expect(tableLike(over({})).seats.map(({ paint }) => paint)).toEqual(['black', 'red', 'blue', 'green']);
  });

  it('has bots alone where whoever had them play among themselves does so once more', () => {
    expect(tableLike(over({ seats: bots, host: true }))).toMatchObject({ seats: [planner], waits: false });
  });

  it('begins as soon as everybody is there', () => {
    expect(tableLike(over({})).startsByItself).toBe(true);
  });

  it('is found by everybody only if whoever sets it up had shown the other one', () => {
    expect(tableLike(over({})).listed).toBe(false);
    expect(tableLike(over({ host: true })).listed).toBe(true);
  });
});
