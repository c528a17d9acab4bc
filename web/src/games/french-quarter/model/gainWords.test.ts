import { expect, it } from 'vitest';
import type { TableInfo } from '../../../generated/wire';
import type { Gain } from './gains';
import { gainWords } from './gainWords';

const table = { you: 0, seats: [{ kind: 'person', name: 'Ana' }, { kind: 'person', name: 'Eva' }] } as unknown as TableInfo;
const gain = (seat: number, points: number): Gain => ({
  type: 'pointsCounted',
  seat,
  ply: 1,
  place: 1,
  points,
  parts: [{ source: 'culture', points }],
});

it('what a turn brought is a sentence that can be said at the table', () => {
  expect(gainWords(gain(1, 2), table)).toBe('Eva scores 2 points: Culture +2.');
  expect(gainWords(gain(0, 1), table)).toBe('You score 1 point: Culture +1.');
});
