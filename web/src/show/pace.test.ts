import { describe, expect, it } from 'vitest';
import { deadline, rhythm, timeFor, type Due } from './pace';

const standard = rhythm('standard', true, false);

function due(count: number, milliseconds: number, by = standard.patience): Due[] {
  return Array.from({ length: count }, () => ({ milliseconds, by }));
}

describe('the pace of events', () => {
  it('is what each event wants while there are few', () => {
    expect(timeFor(due(3, 320), 0, standard)).toBe(320);
  });

  it('hurries all alike when many are due, so that the last is seen in time', () => {
    const left = due(30, 320);
    let now = 0;
    const times = new Set<number>();
    while (left.length > 0) {
      const time = timeFor(left, now, standard);
      times.add(time);
      now += time;
      left.shift();
    }
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
    expect(now).toBeLessThanOrEqual(standard.patience + 20);
  });

  it('hurries for one that must be seen soon, not for those that may take their time', () => {
    expect(timeFor([...due(1, 320, 100), ...due(1, 320)], 0, standard)).toBe(100);
    expect(timeFor([...due(1, 320), ...due(1, 320, 5_000)], 0, standard)).toBe(320);
  });

  it('shows fewer where each takes long to draw, and still the last in time', () => {
    const lag = 120;
    const left = due(30, 320);
    let now = 0;
    let shown = 0;
    while (left.length > 0) {
      const time = timeFor(left, now, standard, lag);
      if (time > 0) {
        now += time + lag;
        shown++;
      }
      left.shift();
    }
    expect(now).toBeLessThanOrEqual(standard.patience + 20);
    expect(shown).toBeGreaterThan(8);
  });

  it('leaves out what would be too short to be seen, and what is late', () => {
    expect(timeFor(due(200, 320), 0, standard)).toBe(0);
    expect(timeFor(due(1, 320), standard.patience, standard)).toBe(0);
  });

  it('keeps nobody waiting longer than three seconds, and gives a glance to what comes late', () => {
    expect(deadline(1_000, 1_500, standard)).toBe(3_200);
    expect(deadline(1_000, 3_300, standard)).toBe(3_750);
    expect(standard.patience).toBeLessThan(3_000);
  });

  it('hurries nobody who only looks on', () => {
    const onlooker = rhythm('standard', false, false);
    expect(timeFor(due(200, 320, deadline(0, 0, onlooker)), 60_000, onlooker)).toBe(320);
  });

  it('is slower and quicker as one likes it, or not at all', () => {
    expect(timeFor(due(1, 300), 0, rhythm('calm', true, false))).toBe(450);
    expect(timeFor(due(1, 300), 0, rhythm('brisk', true, false))).toBe(180);
    expect(timeFor(due(1, 300), 0, rhythm('at-once', true, false))).toBe(0);
  });

  it('allows only short fades with reduced motion', () => {
    expect(timeFor(due(1, 320), 0, rhythm('standard', true, true))).toBe(120);
    expect(timeFor(due(1, 100), 0, rhythm('standard', true, true))).toBe(100);
  });
});
