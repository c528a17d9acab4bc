import { describe, expect, it } from 'vitest';
import { pace } from './pace';

describe('the pace of events', () => {
  it('is what each event wants while there are few', () => {
    expect(pace([320, 200, 180], 0, false)).toEqual([320, 200, 180]);
  });

  it('hurries all alike when many are due', () => {
    const times = pace(Array.from({ length: 20 }, () => 320), 0, false);
    expect(new Set(times).size).toBe(1);
    expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(2_600);
  });

  it('counts what is waiting already', () => {
    expect(pace([320], 5_200, false)[0]).toBeLessThan(160);
  });

  it('leaves out what would be too short to be seen', () => {
    expect(pace(Array.from({ length: 200 }, () => 320), 0, false)[0]).toBe(0);
  });

  it('allows only short fades with reduced motion', () => {
    expect(pace([320, 100], 0, true)).toEqual([120, 100]);
  });
});
