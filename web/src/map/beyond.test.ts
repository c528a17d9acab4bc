import { describe, expect, it } from 'vitest';
import { beyond, isSeen } from './beyond';
import { nothing } from './viewBox';

const pane = { width: 380, height: 400 };

describe('what lies outside of what is seen of a map', () => {
  it('is nothing while all of it is seen', () => {
    expect(beyond([{ x: 10, y: 10 }, { x: 370, y: 390 }], pane, nothing)).toEqual([]);
  });

  it('is counted by the side that it lies at, with the nearest first', () => {
    const points = [{ x: 100, y: -80 }, { x: 200, y: -20 }, { x: 200, y: 200 }, { x: 390, y: 200 }];
    expect(beyond(points, pane, nothing)).toEqual([
      { direction: 'north', count: 2, nearest: 1 },
      { direction: 'east', count: 1, nearest: 3 },
    ]);
  });

  it('lies at the side where it is farthest out', () => {
    expect(beyond([{ x: -10, y: 460 }], pane, nothing)).toEqual([{ direction: 'south', count: 1, nearest: 0 }]);
  });

  it('is also what something else lies over', () => {
    const edges = { top: 30, right: 0, bottom: 100 };
    expect(beyond([{ x: 50, y: 20 }, { x: 50, y: 35 }, { x: 50, y: 320 }], pane, edges)).toEqual([
      { direction: 'north', count: 1, nearest: 0 },
      { direction: 'south', count: 1, nearest: 2 },
    ]);
    expect([20, 35, 299, 320].map((y) => isSeen({ x: 50, y }, pane, edges))).toEqual([false, true, true, false]);
  });
});
