import { expect, it } from 'vitest';
import { knownDice } from './dice';

const keys = (...dice: number[]): string[] => knownDice(dice).map(({ key }) => key);

it('knows a die by the same name when another one is taken', () => {
  expect(keys(5)).toEqual(keys(3, 5).slice(1));
  expect(keys(3)).toEqual(keys(3, 5).slice(0, 1));
});

it('tells dice of the same value apart', () => {
  expect(new Set(keys(4, 4, 2, 4)).size).toBe(4);
  expect(knownDice([4, 4, 2]).map(({ value }) => value)).toEqual([4, 4, 2]);
});
