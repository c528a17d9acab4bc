import { describe, expect, it } from 'vitest';
import { heights, restingStop } from './stops';

const at = heights(150, 240, 844);

describe('the sheet of a narrow screen', () => {
  it('has three stops, each higher than the one before', () => {
    expect(at).toEqual({ peek: 150, half: 390, full: 760 });
  });

  it('goes to the nearest stop when it is let go', () => {
    expect(restingStop(200, 0, at)).toBe('peek');
    expect(restingStop(300, 0, at)).toBe('half');
    expect(restingStop(700, 0, at)).toBe('full');
  });

  it('goes on when it is thrown', () => {
    expect(restingStop(200, 0.9, at)).toBe('half');
    expect(restingStop(350, -0.9, at)).toBe('peek');
  });

  it('never opens past the top, however much there is in the middle', () => {
    expect(heights(150, 2_000, 844).half).toBe(760);
  });
});
