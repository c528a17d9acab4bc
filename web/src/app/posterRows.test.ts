import { describe, expect, it } from 'vitest';
import { postersInRow } from './posterRows';

describe('posters', () => {
  it('stand in one row as long as they can', () => {
    expect([0, 1, 4, 5].map(postersInRow)).toEqual([1, 1, 4, 5]);
  });

  it('stand in rows that are alike: none is left alone', () => {
    expect([6, 7, 8, 10, 11, 12].map(postersInRow)).toEqual([3, 4, 4, 5, 4, 4]);
  });
});
