import type { ScoreLine, ScoreSheet } from '../../../generated/wire';

/** One step of the show at the end: some lines of the score sheet that are counted together. */
export interface EndStep {
  readonly kind: 'sum' | 'ticket' | 'station' | 'path' | 'most';
  readonly column: Column;
  readonly rule: string;
  readonly lines: readonly ScoreLine[];
  readonly milliseconds: number;
}

/** The column of the score table that a rule's points stand in. */
export type Column = 'routes' | 'flags' | 'tickets' | 'stations' | 'path' | 'most' | 'others';

export const columns: readonly Column[] = ['routes', 'flags', 'tickets', 'stations', 'path', 'most', 'others'];

export function columnOf(rule: string): Column {
  if (rule.includes('.ticket.')) return 'tickets';
  if (rule.includes('longest')) return 'path';
  if (rule.includes('most-tickets')) return 'most';
  if (rule.includes('.station')) return 'stations';
  if (rule.includes('.flag')) return 'flags';
  if (rule.includes('.claim.') || rule.includes('.board.')) return 'routes';
  return 'others';
}

/** Whether a line tells which route a station borrows, or that it borrows none: it scores nothing by itself. */
function isBorrowing(line: ScoreLine): boolean {
  return line.rule.endsWith('.station-use');
}

/**
 * The show: all seats' routes at once, then their flags, the routes that stations borrow, ticket by ticket, the
 * stations that weren't built, whatever else a board scores, the most tickets and the longest path.
 */
export function endSteps(sheet: ScoreSheet): EndStep[] {
  const together = (column: Column, milliseconds: number): EndStep[] => {
    const lines = sheet.lines.filter((line) => columnOf(line.rule) === column && !isBorrowing(line));
    const kind = column === 'path' || column === 'most' ? column : 'sum';
    return lines.length === 0 ? [] : [{ kind, column, rule: lines[0]!.rule, lines, milliseconds }];
  };
  const each = (lines: readonly ScoreLine[], kind: EndStep['kind'], milliseconds: number): EndStep[] =>
    lines.map((line) => ({ kind, column: columnOf(line.rule), rule: line.rule, lines: [line], milliseconds }));
  const of = (column: Column): ScoreLine[] => sheet.lines.filter((line) => columnOf(line.rule) === column);
  return [
    ...together('routes', 1_700),
    ...together('flags', 1_700),
    ...each(sheet.lines.filter((line) => isBorrowing(line) && line.achieved), 'station', 1_700),
    ...each(of('tickets'), 'ticket', 1_300),
    ...together('stations', 1_700),
    ...each(of('others'), 'sum', 1_200),
    ...together('most', 2_200),
    ...together('path', 3_000),
  ];
}

/** Points by column, and their sum, of one seat after some steps. */
export function tally(steps: readonly EndStep[], seat: number): Record<Column | 'total', number> {
  const sums = { routes: 0, flags: 0, tickets: 0, stations: 0, path: 0, most: 0, others: 0, total: 0 };
  for (const line of steps.flatMap((step) => step.lines).filter((one) => one.seat === seat)) {
    sums[columnOf(line.rule)] += line.points;
    sums.total += line.points;
  }
  return sums;
}

/**
 * The owners of routes as a seat's tickets see them: what its stations borrow is its own.
 *
 * @param owners the seat that claimed a route, by route id
 */
export function ownersWithBorrowed(
  sheet: ScoreSheet,
  owners: Readonly<Record<string, number>>,
  seat: number,
): Readonly<Record<string, number>> {
  const borrowed = sheet.lines
    .filter((line) => isBorrowing(line) && line.seat === seat)
    .flatMap((line) => line.subjects.slice(1));
  return { ...owners, ...Object.fromEntries(borrowed.map((route) => [route, seat])) };
}
