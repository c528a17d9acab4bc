import { expect, it } from 'vitest';
import type { Hint } from '../generated/wire';
import { marksOf } from './marks';

const advised = (action: string): Hint => ({ options: [{ action }] }) as unknown as Hint;
const placeOf = (action: string): string | null => (action === 'pass' ? null : action.split(' ')[0]!);
const marks = (played: string | null, better: string | null) => [
  ...marksOf({ hint: better === null ? null : advised(better), played: played as never }, placeOf),
];

it('what was chosen and what was better are marked where they are made', () => {
  expect(marks('deck', 'red')).toEqual([
    ['deck', ['played']],
    ['red', ['better']],
  ]);
  expect(marks('red 3', 'red 2')).toEqual([['red', ['played', 'better']]]);
  expect(marks('pass', 'red')).toEqual([['red', ['better']]]);
  expect(marks('deck', null)).toEqual([['deck', ['played']]]);
});

it('what a hint advises while somebody plays is no better than anything yet', () => {
  expect(marks(null, 'red')).toEqual([]);
});
