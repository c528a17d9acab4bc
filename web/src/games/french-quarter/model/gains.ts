import type { FqEvent, FqView, LoggedEvent, ScoreView } from '../../../generated/wire';

/** What something brought a seat, in points. */
export interface Gain {
  readonly type: 'pointsCounted';
  readonly seat: number;
  /** The ply at which it was over, and where it is told in the log: before this place. */
  readonly ply: number;
  readonly place: number;
  readonly points: number;
  readonly parts: readonly Part[];
}

/** Points from one source of the score sheet. */
export interface Part {
  readonly source: Source;
  readonly points: number;
}

/** Sources of points, as the view of a sheet tells them; the tracks by name. */
export type Source = keyof ScoreView['activities'] | Exclude<keyof ScoreView, 'activities' | 'total'>;

/** How things stood when something was over: a turn, the parade of the Second Line, or the game. */
interface Mark {
  readonly ply: number;
  readonly moment: string;
  readonly scores: readonly ScoreView[];
}

/** What was brought so far, as far as it was seen from here. */
export interface Gains {
  readonly marks: readonly Mark[];
  readonly all: readonly Gain[];
}

export const noGains: Gains = { marks: [], all: [] };

/**
 * The gains after another position was seen. Points are the server's: they are compared with those at the last end of
 * a turn or a parade. What was taken back is forgotten.
 */
export function counted(gains: Gains, view: FqView, log: readonly LoggedEvent[]): Gains {
  const ply = log.at(-1)?.ply ?? 0;
  const scores = view.sheets.map((sheet) => sheet.score);
  const { marks, all } = forgotten(gains, log);
  const last = marks.at(-1);
  const moment = momentOf(view, log);
  const mark: Mark = { ply, moment, scores };
  if (last === undefined) return { marks: [mark], all };
  if (last.moment === moment) return { marks, all };
  const turnOf = seatOf(last.moment);
  const more = scores.flatMap((score, seat) => {
    const parts = differences(last.scores[seat] ?? score, score);
    const gain = (place: number, of: readonly Part[]): Gain => ({
      type: 'pointsCounted',
      seat,
      ply,
      place,
      points: of.reduce((sum, part) => sum + part.points, 0),
      parts: of,
    });
    return seat === turnOf ? ofTurn(log, last.ply, parts, gain) : parts.length === 0 ? [] : [gain(paradeEnd(log, last.ply), parts)];
  });
  return { marks: [...marks, mark], all: [...all, ...more] };
}

/** What a turn brought, even if that is nothing; and by itself what the parade brought that followed unasked. */
function ofTurn(
  log: readonly LoggedEvent[],
  since: number,
  parts: readonly Part[],
  gain: (place: number, of: readonly Part[]) => Gain,
): readonly Gain[] {
  const paraded = parts.filter((part) => part.source === 'secondLine' && log.some(({ ply, event }) => ply > since && event.type === 'secondLineScored'));
  const turn = gain(endOf(log, since), parts.filter((part) => !paraded.includes(part)));
  return paraded.length === 0 ? [turn] : [turn, gain(paradeEnd(log, since), paraded)];
}

/** The last gain of a seat; null if it has none yet. */
export function lastOf(gains: Gains, seat: number): Gain | null {
  return gains.all.findLast((gain) => gain.seat === seat) ?? null;
}

/** The log with the gains told where they were made. */
export function withGains<T extends { readonly at: number }>(
  log: readonly T[],
  gains: Gains,
): readonly (T | { readonly at: number; readonly event: Gain })[] {
  return log.flatMap((logged, place) => [
    ...gains.all.filter((gain) => gain.place === place).map((event) => ({ at: logged.at, event })),
    logged,
    ...(place === log.length - 1
      ? gains.all.filter((gain) => gain.place > place).map((event) => ({ at: logged.at, event }))
      : []),
  ]);
}

function forgotten({ marks, all }: Gains, log: readonly LoggedEvent[]): Gains {
  const last = log.at(-1);
  if (last?.event.type !== 'tookBack') return { marks, all };
  const { ply } = last;
  return { marks: marks.filter((mark) => mark.ply < ply), all: all.filter((gain) => gain.ply < ply) };
}

const parade: readonly string[] = ['lineAdvanced', 'lineBlocked', 'personalLineAdvanced', 'secondLineScored'];

/** Which turn or parade it is: `seat`, and what tells it from the others. */
function momentOf(view: FqView, log: readonly LoggedEvent[]): string {
  if (view.phase === 'over') return '-:over';
  const types = log.map(({ event }) => event.type);
  const round = types.lastIndexOf('roundStarted');
  const parading = ['line', 'personal-line'].includes(view.phase) || parade.some((type) => types.lastIndexOf(type as FqEvent['type']) > round);
  if (parading) return `-:${view.round}`;
  const turns = types.filter((type) => type === 'turnStarted').length;
  const turn = log.findLast(({ event }) => event.type === 'turnStarted')?.event as { seat: number } | undefined;
  return `${turn?.seat ?? '-'}:${view.round}:${turns}`;
}

function seatOf(moment: string): number {
  return Number(moment.split(':')[0]);
}

const overs: readonly string[] = ['turnStarted', 'roundEnded', 'gameEnded'];

/** Where in the log a turn is over that went on at a ply: before the first thing after it that begins something else. */
function endOf(log: readonly LoggedEvent[], since: number): number {
  const place = log.findIndex(({ ply, event }) => ply > since && (overs.includes(event.type) || parade.includes(event.type)));
  return place < 0 ? log.length : place;
}

/** Where in the log the parade is over that a turn, or nothing, went before. */
function paradeEnd(log: readonly LoggedEvent[], since: number): number {
  const scored = log.findLastIndex(({ ply, event }) => ply > since && event.type === 'secondLineScored');
  const place = log.findIndex(({ ply, event }, at) => ply > since && at > scored && overs.includes(event.type));
  return place < 0 ? log.length : place;
}

function differences(before: ScoreView, after: ScoreView): readonly Part[] {
  const { activities: old, total: _old, ...rest } = before;
  const { activities, total: _total, ...now } = after;
  const sources: Readonly<Record<string, number>> = { ...activities, ...now };
  const olds: Readonly<Record<string, number>> = { ...old, ...rest };
  return Object.entries(sources)
    .map(([source, points]) => ({ source: source as Source, points: points - (olds[source] ?? 0) }))
    .filter((part) => part.points !== 0);
}
