import { describe, expect, it } from 'vitest';
import { beyond } from './beyond';

const pane = { width: 380, height: 400 };

describe('what can be chosen outside of what is seen', () => {
  it('is nothing while all of it is seen', () => {
    expect(beyond([{ x: 10, y: 10 }, { x: 370, y: 390 }], pane)).toEqual([]);
  });

  it('is counted by the side that it lies at, with the nearest first', () => {
    const points = [{ x: 100, y: -80 }, { x: 200, y: -20 }, { x: 200, y: 200 }, { x: 390, y: 200 }];
    expect(beyond(points, pane)).toEqual([
      { direction: 'north', count: 2, nearest: 1 },
      { direction: 'east', count: 1, nearest: 3 },
    ]);
  });

  it('lies at the side where it is farthest out', () => {
    expect(beyond([{ x: -10, y: 460 }], pane)).toEqual([{ direction: 'south', count: 1, nearest: 0 }]);
  });
});
