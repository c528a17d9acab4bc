import type { ScoreLine, ScoreSheet } from '../../../generated/wire';

/** A row of the score sheet: what is counted by a rule, and what it brings each seat. */
export interface ScoreRow {
  readonly key: string;
  readonly rule: string;
  /** What tells it from other rows of the same rule; empty if there are none. */
  readonly subject: string;
  /** By seat; null where the seat has no such line. */
  readonly points: readonly (number | null)[];
}

/** Rules with several lines for a seat. */
const many: readonly string[] = ['fq.score.activity', 'fq.score.bonus-points', 'fq.score.performers'];

/** The rule of the line that says the grade of a game alone; it adds nothing. */
export const ratingRule = 'fq.solo.rating';

/** The rows of a score sheet, in the order in which they are counted. */
export function scoreRows(sheet: ScoreSheet): readonly ScoreRow[] {
  const lines = sheet.lines.filter((line) => line.rule !== ratingRule);
  return [...new Set(lines.map(keyOf))].map((key) => {
    const of = lines.filter((line) => keyOf(line) === key);
    const first = of[0]!;
    return {
      key,
      rule: first.rule,
      subject: many.includes(first.rule) ? (first.subjects[0] ?? '') : '',
      points: sheet.totals.map((_, seat) => of.find((line) => line.seat === seat)?.points ?? null),
    };
  });
}

/** What the first rows come to, by seat. */
export function sums(rows: readonly ScoreRow[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
}

/** How many points a total lacks for the next grade; null with the best one. */
export function missing(total: number, grades: readonly number[]): number | null {
  const next = grades.find((least) => least > total);
  return next === undefined ? null : next - total;
}

function keyOf(line: ScoreLine): string {
  return many.includes(line.rule) ? `${line.rule}|${line.subjects[0] ?? ''}` : line.rule;
}
