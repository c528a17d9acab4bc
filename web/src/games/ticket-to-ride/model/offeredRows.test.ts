import { describe, expect, it } from 'vitest';
import { rowsOf } from './offeredRows';

describe('tickets that are offered', () => {
  it('stand in one row where they can', () => {
    expect(rowsOf(3, 800)).toBe(1);
    expect(rowsOf(5, 1024)).toBe(1);
  });

  it('need two where five are offered on a small screen', () => {
    expect(rowsOf(5, 800)).toBe(2);
  });
});
