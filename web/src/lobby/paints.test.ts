import { describe, expect, it } from 'vitest';
import type { DevicePerson, SeatInfo, TableInfo } from '../generated/wire';
import { painterOf, takenPaints } from './paints';

const seats = [
  { seat: 0, paint: 'green', kind: 'person', name: 'Ana', bot: '' },
  { seat: 1, paint: 'black', kind: 'person', name: 'Bea', bot: '' },
  { seat: 2, paint: 'blue', kind: 'person', name: 'Luis', bot: '' },
  { seat: 3, paint: 'red', kind: 'bot', name: '', bot: 'planner' },
  { seat: 4, paint: 'yellow', kind: 'free', name: '', bot: '' },
] as SeatInfo[];
const luis: DevicePerson = { number: 1, name: 'Luis', seat: 2, host: false };
const ana: DevicePerson = { number: 0, name: 'Ana', seat: 0, host: true };

const table = (host: boolean): TableInfo => ({ seats, you: 0, host }) as unknown as TableInfo;
const painters = (host: boolean, people: readonly DevicePerson[]): (number | null)[] =>
  seats.map((info) => painterOf(table(host), info, people));

describe('the colour of a seat', () => {
  it('is chosen by whoever sits there, and by the host for bots and free seats', () => {
    expect(painters(false, [])).toEqual([0, null, null, null, null]);
    expect(painters(true, [])).toEqual([0, null, null, 0, 0]);
  });

  it('is chosen on the device of whoever sits there, for all who play on it', () => {
    expect(painters(true, [ana, luis])).toEqual([0, null, 1, 0, 0]);
    expect(painters(false, [{ ...ana, host: false }, { ...luis, host: true }])).toEqual([0, null, 1, null, null]);
  });

  it('can’t be one that somebody of another device has; bots, free seats and those who share the device swap', () => {
    expect([...takenPaints(table(true), seats[0]!, [])]).toEqual([
      ['black', 'Bea'],
      ['blue', 'Luis'],
    ]);
    expect([...takenPaints(table(true), seats[0]!, [ana, luis])]).toEqual([['black', 'Bea']]);
    expect([...takenPaints(table(true), seats[3]!, [])].map(([paint]) => paint)).toEqual(['black', 'blue']);
  });
});
