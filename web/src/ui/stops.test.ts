import { describe, expect, it } from 'vitest';
import { heights, restingStop, stopAfter, stops } from './stops';

const at = heights(100, 700);

describe('the sheet of a narrow screen', () => {
  it('has three stops, each higher than the one before', () => {
    expect(at).toEqual({ peek: 100, half: 385, full: 630 });
  });

  it('goes from stop to stop with each press, and begins anew after the last one', () => {
    expect(stops.map(stopAfter)).toEqual(['half', 'full', 'peek']);
  });

  it('goes to the nearest stop when it is let go', () => {
    expect(restingStop(150, 0, at)).toBe('peek');
    expect(restingStop(300, 0, at)).toBe('half');
    expect(restingStop(600, 0, at)).toBe('full');
  });

  it('goes on when it is thrown', () => {
    expect(restingStop(150, 0.9, at)).toBe('half');
    expect(restingStop(350, -0.9, at)).toBe('peek');
  });

  it('shows more than a peek when it is half open, however much that holds, but never passes the top', () => {
    expect(heights(400, 700).half).toBe(550);
    expect(heights(600, 700)).toEqual({ peek: 600, half: 630, full: 630 });
  });
});
