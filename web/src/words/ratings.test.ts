import { expect, it } from 'vitest';
import { ratingInWords } from './ratings';

it('a rating is written like every other number, and says whether it is provisional', () => {
  expect(ratingInWords(1523, false)).toBe('1,523');
  expect(ratingInWords(1523, true)).toBe('1,523?');
});
