import { describe, expect, it } from 'vitest';
import { bars, niceStep, ticks } from './plot';

describe('an axis', () => {
  it('has round values around all there is', () => {
    expect(ticks([61, 118])).toEqual([60, 80, 100, 120]);
    expect(ticks([-12, 95])).toEqual([-50, 0, 50, 100]);
  });

  it('has two values where all numbers are one', () => {
    expect(ticks([40])).toEqual([40, 41]);
  });

  it('goes by steps that people count in', () => {
    expect([0.2, 1.4, 3, 14, 26, 60, 101].map(niceStep)).toEqual([1, 2, 5, 20, 50, 100, 200]);
  });
});

describe('bars', () => {
  it('count every number once, those of the edges too', () => {
    const values = [61, 70, 79, 80, 118, -3];
    const counted = bars(values);
    expect(counted.reduce((sum, bar) => sum + bar.count, 0)).toBe(values.length);
    expect(counted.every((bar, number) => number === 0 || bar.from === counted[number - 1]!.to + 1)).toBe(true);
  });

  it('are none without numbers, and one for one number', () => {
    expect(bars([])).toEqual([]);
    expect(bars([7])).toEqual([{ from: 7, to: 7, count: 1 }]);
  });
});
