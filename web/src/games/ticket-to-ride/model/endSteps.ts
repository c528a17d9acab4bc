import type { ScoreLine, ScoreSheet } from '../../../generated/wire';

/** One step of the show at the end: some lines of the score sheet that are counted together. */
export interface EndStep {
  readonly kind: 'sum' | 'ticket' | 'path';
  readonly rule: string;
  readonly lines: readonly ScoreLine[];
  readonly milliseconds: number;
}

/** The column of the score table that a rule's points stand in. */
export type Column = 'routes' | 'tickets' | 'path' | 'others';

export const columns: readonly Column[] = ['routes', 'tickets', 'path', 'others'];

export function columnOf(rule: string): Column {
  if (rule.includes('.ticket.')) return 'tickets';
  if (rule.includes('longest')) return 'path';
  if (rule.includes('.claim.') || rule.includes('.board.')) return 'routes';
  return 'others';
}

/**
 * The show: all seats' routes at once, then ticket by ticket, then the longest path, then whatever else a board scores.
 */
export function endSteps(sheet: ScoreSheet): EndStep[] {
  const lines = (column: Column): ScoreLine[] => sheet.lines.filter((line) => columnOf(line.rule) === column);
  const routes = lines('routes');
  const path = lines('path');
  const steps: EndStep[] = [];
  if (routes.length > 0) steps.push({ kind: 'sum', rule: routes[0]!.rule, lines: routes, milliseconds: 1_700 });
  for (const line of lines('tickets')) {
    steps.push({ kind: 'ticket', rule: line.rule, lines: [line], milliseconds: 1_300 });
  }
  for (const line of lines('others')) {
    steps.push({ kind: 'sum', rule: line.rule, lines: [line], milliseconds: 1_200 });
  }
  if (path.length > 0) steps.push({ kind: 'path', rule: path[0]!.rule, lines: path, milliseconds: 3_000 });
  return steps;
}

/** Points by column, and their sum, of one seat after some steps. */
export function tally(steps: readonly EndStep[], seat: number): Record<Column | 'total', number> {
  const sums = { routes: 0, tickets: 0, path: 0, others: 0, total: 0 };
  for (const line of steps.flatMap((step) => step.lines).filter((one) => one.seat === seat)) {
    sums[columnOf(line.rule)] += line.points;
    sums.total += line.points;
  }
  return sums;
}
