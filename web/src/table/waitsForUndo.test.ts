import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { waitsForUndo } from '../company/company';

const table = (changes: Partial<TableInfo>, ...kinds: SeatInfo['kind'][]): TableInfo => {
  const seats = kinds.map((kind, seat) => ({ seat, kind, substitute: null }) as SeatInfo);
  return { status: 'playing', you: 0, seats, ...changes } as TableInfo;
};

it('bots wait only where they play, and for whoever plays with them', () => {
  expect(waitsForUndo(table({}, 'person', 'bot'), false)).toBe(true);
  expect(waitsForUndo(table({ you: null }, 'person', 'bot'), true)).toBe(true);
  expect(waitsForUndo(table({ you: null }, 'person', 'bot'), false)).toBe(false);
  expect(waitsForUndo(table({}, 'person', 'person'), false)).toBe(false);
  expect(waitsForUndo(table({ status: 'over' }, 'person', 'bot'), false)).toBe(false);
});

it('a bot that plays for somebody waits, too', () => {
  const two = table({}, 'person', 'person');
  const left = { bot: 'expert', reason: 'left' } as unknown as SeatInfo['substitute'];
  expect(waitsForUndo({ ...two, seats: two.seats.map((info) => ({ ...info, substitute: info.seat === 1 ? left : null })) }, false)).toBe(true);
});
