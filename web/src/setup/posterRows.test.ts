import { describe, expect, it } from 'vitest';
import { postersInRow } from './posterRows';

describe('posters', () => {
  it('stand in one row as long as they can', () => {
    expect([0, 1, 5, 6].map(postersInRow)).toEqual([1, 1, 5, 6]);
  });

  it('stand in rows that are alike: none is left alone', () => {
    expect([7, 8, 10, 11, 12, 13].map(postersInRow)).toEqual([4, 4, 5, 6, 6, 5]);
  });
});
