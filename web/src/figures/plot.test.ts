import { describe, expect, it } from 'vitest';
import type { PastScore } from '../generated/wire';
import { achieved, bars, niceStep, paces, paceUnit, rankShares, steps, ticks, timeMarks } from './plot';

describe('an axis', () => {
  it('has round values around all there is', () => {
    expect(ticks([61, 118])).toEqual([60, 80, 100, 120]);
    expect(ticks([-12, 95])).toEqual([-50, 0, 50, 100]);
  });

  it('has one and the same number in its middle', () => {
    expect(ticks([40])).toEqual([39, 40, 41]);
    expect(ticks([0, 0])).toEqual([-1, 0, 1]);
    expect(ticks([3.4])).toEqual([3, 4]);
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

const score = (table: string, pace: number | null = null): PastScore => ({
  table,
  game: 'ttr-usa',
  seats: 2,
  ended: 1,
  score: 80,
  rank: 1,
  pace,
});

describe('places', () => {
  it('are shares of the games against others that were played to their end, the kind played most often first', () => {
    const shares = rankShares([
      { game: 'french-quarter', seats: 1, games: 9, ranks: [9] },
      { game: 'ttr-usa', seats: 3, games: 5, ranks: [2, 1, 1] },
      { game: 'ttr-usa', seats: 2, games: 6, ranks: [5, 0] },
      { game: 'ttr-paris', seats: 2, games: 1, ranks: [0, 0] },
    ]);

    expect(shares.map(({ game, seats, games }) => [game, seats, games])).toEqual([
      ['ttr-usa', 2, 5],
      ['ttr-usa', 3, 4],
    ]);
    expect(shares[1]!.parts).toEqual([
      { rank: 1, count: 2, share: 0.5 },
      { rank: 2, count: 1, share: 0.25 },
      { rank: 3, count: 1, share: 0.25 },
    ]);
  });
});

describe('what was achieved', () => {
  it('is told of the games that had something to achieve', () => {
    const games = achieved({ rule: 'tickets', made: [3, 0, 0], missed: [1, 0, 2] }, [score('a'), score('b'), score('c')]);

    expect(games.map(({ table, share }) => [table, share])).toEqual([
      ['a', 0.75],
      ['c', 0],
    ]);
  });
});

describe('a pace', () => {
  it('is told of the games of which it is known, and never 0', () => {
    expect(paces([score('a', 4_000), score('b'), score('c', 0)]).map(({ table, pace }) => [table, pace])).toEqual([
      ['a', 4_000],
      ['c', 100],
    ]);
  });

  it('has its unit', () => {
    expect([100, 59_999, 60_000, 7_200_000, 90_000_000].map((time) => paceUnit(time).unit)).toEqual([
      's',
      's',
      'min',
      'h',
      'd',
    ]);
  });

  it('lies between round times, six at most', () => {
    expect(timeMarks([3_000, 9_000])).toEqual([2_000, 5_000, 10_000]);
    expect(timeMarks([5_000])).toEqual([5_000, 10_000]);
    for (const values of [[100], [50, 100], [700, 200_000_000], [1_000, 40_000], [400, 9e9], [4e9, 5e9]]) {
      const marks = timeMarks(values);
      expect(marks.length).toBeGreaterThan(1);
      expect(marks.length).toBeLessThanOrEqual(7);
      expect(marks).toEqual([...new Set(marks)].sort((one, other) => one - other));
      expect(marks[0]).toBeLessThanOrEqual(Math.max(100, Math.min(...values)));
      if (Math.max(...values) <= 50 * 86_400_000) expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });
});

describe('the course of a rating', () => {
  it('tells what each game changed', () => {
    const game = (table: string, points: number) => ({ table, ended: 1, points, provisional: true });

    expect(steps([game('a', 1_020), game('b', 1_008)]).map(({ change }) => change)).toEqual([null, -12]);
    expect(steps([])).toEqual([]);
  });
});
