import { describe, expect, it } from 'vitest';
import { clockText, leftInWords, leftOf, passedMark, secondsAloud, timeControls, timeWords } from './time';

const minute = 60_000;
const hour = 60 * minute;

describe('a clock', () => {
  it('shows days and hours, hours and minutes, or minutes and seconds', () => {
    expect(clockText(52 * hour + 59 * minute)).toBe('2 d 4 h');
    expect(clockText(4 * hour + 12 * minute)).toBe('4 h 12 min');
    expect(clockText(5 * minute + 4_001)).toBe('5:05');
    expect(clockText(59 * minute + 59_001)).toBe('60:00');
  });

  it('that runs for long says until when, by day and time where the reader is', () => {
    const now = new Date(2026, 10, 30, 18, 5).getTime();
    const told = (left: number): string => leftInWords(left, now).replaceAll('\u202f', ' ');
    expect(told(23 * hour + 53 * minute)).toMatch(/^Time left: 23 h 53 min, until tomorrow, (17:58|5:58 PM)$/);
    expect(told(2 * hour)).toMatch(/^Time left: 2 h 0 min, until today, (20:05|8:05 PM)$/);
    expect(told(48 * hour)).toMatch(/, until (2 December|December 2), (18:05|6:05 PM)$/);
    expect(told(59 * minute)).toBe('Time left: 59:00');
  });

  it('shows nothing left only when nothing is', () => {
    expect(clockText(1)).toBe('0:01');
    expect(clockText(0)).toBe('0:00');
  });

  it('goes down by itself while it runs, and not below nothing', () => {
    expect(leftOf({ left: 5_000, runs: true, stands: 0 }, 2_000)).toBe(3_000);
    expect(leftOf({ left: 5_000, runs: true, stands: 0 }, 9_000)).toBe(0);
    expect(leftOf({ left: 5_000, runs: false, stands: 0 }, 2_000)).toBe(5_000);
  });

  it('stands as long as its person is away, and goes on by itself then', () => {
    const clock = { left: 5_000, runs: false, stands: 3_000 };
    expect(leftOf(clock, 3_000)).toBe(5_000);
    expect(leftOf(clock, 4_000)).toBe(4_000);
    expect(leftOf(clock, 9_000)).toBe(0);
  });

  it('is told aloud once at each mark, and only the lowest of several', () => {
    expect(passedMark(Infinity, 90_000)).toBeNull();
    expect(passedMark(60_001, 60_000)).toBe(60_000);
    expect(passedMark(60_000, 59_750)).toBeNull();
    expect(passedMark(Infinity, 9_000)).toBe(10_000);
  });

  it('is never told aloud to have more left than it has', () => {
    expect(secondsAloud(10_100, 9_900)).toBe(10);
    expect(secondsAloud(Infinity, 5_000)).toBe(5);
    expect(secondsAloud(Infinity, 58_000)).toBe(60);
    expect(secondsAloud(Infinity, 90_000)).toBeNull();
  });
});

describe('how much time there is', () => {
  it('is said in a few words', () => {
    expect(timeControls.map(timeWords)).toEqual([
      'No clock',
      '5 min + 10 s a turn',
      '15 min + 20 s a turn',
      '1 day a turn',
      '3 days a turn',
      '7 days a turn',
    ]);
  });
});
