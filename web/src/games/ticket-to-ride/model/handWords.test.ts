import { expect, it } from 'vitest';
import { handWords, inFigures } from './handWords';

it('what is about to be paid is told by what will be left, seen and heard', () => {
  expect(inFigures(3, 2)).toBe('3\u2009→\u20091');
  expect(inFigures(2, 2)).toBe('2\u2009→\u20090');
  expect(handWords('red', 3, 2)).toBe('3 red, 1 left once paid');
});

it('what isn’t touched is told by its number alone', () => {
  expect([inFigures(3, 0), handWords('wild', 1, 0)]).toEqual(['3', '1 wild']);
});
