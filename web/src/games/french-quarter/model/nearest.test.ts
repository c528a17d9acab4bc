import { describe, expect, it } from 'vitest';
import { arrows, nearest } from './nearest';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

describe('the arrow keys', () => {
  const here = box(100, 100);
  const around = [box(100, 40), box(160, 100), box(130, 160), box(300, 100)];

  it('lead to what lies in their direction', () => {
    expect(nearest(here, around, arrows['ArrowUp']!)).toBe(0);
    expect(nearest(here, around, arrows['ArrowDown']!)).toBe(2);
  });

  it('follow a row to its next thing', () => {
    expect(nearest(here, around, arrows['ArrowRight']!)).toBe(1);
    expect(nearest(around[1]!, around, arrows['ArrowRight']!)).toBe(3);
  });

  it('lead nowhere where nothing lies', () => {
    expect(nearest(here, around, arrows['ArrowLeft']!)).toBe(-1);
  });
});
