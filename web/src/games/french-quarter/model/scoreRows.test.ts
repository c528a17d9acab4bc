import { describe, expect, it } from 'vitest';
import type { ScoreLine, ScoreSheet } from '../../../generated/wire';
import { missing, scoreRows, sums } from './scoreRows';

const line = (seat: number, rule: string, points: number, subjects: string[] = []): ScoreLine => ({
  seat,
  rule,
  points,
  subjects,
  achieved: points > 0,
});

const sheet: ScoreSheet = {
  lines: [
    line(0, 'fq.score.activity', 6, ['food']),
    line(0, 'fq.score.activity', 2, ['party']),
    line(0, 'fq.score.riverwalk', 8),
    line(1, 'fq.score.activity', 3, ['food']),
    line(1, 'fq.score.activity', 0, ['party']),
    line(1, 'fq.tourism.goal', 8, ['mardi-gras']),
    line(0, 'fq.solo.rating', 0, ['2']),
  ],
  totals: [16, 11],
  ranks: [1, 2],
  decidedBy: 'fq.score.total',
};

describe('the score sheet', () => {
  it('has a row for each thing that is counted, and none for the grade', () => {
    expect(scoreRows(sheet).map((row) => row.key)).toEqual([
      'fq.score.activity|food',
      'fq.score.activity|party',
      'fq.score.riverwalk',
      'fq.tourism.goal',
    ]);
  });

  it('leaves out what a seat does not count', () => {
    expect(scoreRows(sheet).map((row) => row.points)).toEqual([[6, 3], [2, 0], [8, null], [null, 8]]);
  });

  it('adds up row by row to the totals', () => {
    const rows = scoreRows(sheet);
    expect(sums(rows.slice(0, 2), 2)).toEqual([8, 3]);
    expect(sums(rows, 2)).toEqual(sheet.totals);
  });
});

describe('a grade', () => {
  it('tells how far the next one is', () => {
    expect(missing(99, [75, 100])).toBe(1);
    expect(missing(75, [75, 100])).toBe(25);
  });

  it('has no next one at the top', () => {
    expect(missing(100, [75, 100])).toBeNull();
  });
});
