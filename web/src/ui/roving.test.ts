import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './roving';

describe('choices that are one stop of the Tab key', () => {
  it('are gone through by the arrows, round and round', () => {
    expect(placeAfterKey('ArrowRight', 0, 3)).toBe(1);
    expect(placeAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(placeAfterKey('ArrowLeft', 0, 3)).toBe(2);
    expect(placeAfterKey('ArrowUp', 2, 3)).toBe(1);
  });

  it('begin and end where the keys for it say', () => {
    expect(placeAfterKey('Home', 2, 3)).toBe(0);
    expect(placeAfterKey('End', 0, 3)).toBe(2);
  });

  it('leave all other keys alone', () => {
    expect(placeAfterKey('Enter', 0, 3)).toBeNull();
    expect(placeAfterKey('d', 0, 3)).toBeNull();
  });
});
