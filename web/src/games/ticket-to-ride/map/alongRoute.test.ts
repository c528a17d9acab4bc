import { describe, expect, it } from 'vitest';
import { clearOf, pointAt } from './alongRoute';

const spaces = [
  { x: 0, y: 0, angle: 0 },
  { x: 10, y: 0, angle: 10 },
  { x: 20, y: 10, angle: 45 },
];

describe('a point along a route', () => {
  it('is the middle space of an odd number', () => {
    expect(pointAt(spaces, 0.5)).toEqual(spaces[1]);
  });

  it('lies between the two middle spaces of an even number', () => {
    expect(pointAt(spaces.slice(0, 2), 0.5)).toMatchObject({ x: 5, y: 0 });
  });

  it('never leaves the route', () => {
    expect(pointAt(spaces, 0)).toEqual(spaces[0]);
    expect(pointAt(spaces, 1)).toEqual(spaces[2]);
  });
});

describe('the symbols of a line', () => {
  it('leave out what its roundel would cover', () => {
    expect(clearOf({ x: 9, y: 0, angle: 0 }, spaces, 3)).toEqual([spaces[0], spaces[2]]);
  });

  it('are never all covered', () => {
    const [beside, ...others] = clearOf({ x: 10, y: 0, angle: 90 }, [spaces[1]!], 3);
    expect(others).toEqual([]);
    expect(beside!.x).toBeCloseTo(10);
    expect(beside!.y).toBeCloseTo(3);
  });
});
