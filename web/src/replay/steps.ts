import type { GameReplay, SeatInfo, TableInfo } from '../generated/wire';
import { isOfTable, type Happening, type LoggedOf } from '../show/happening';
import type { Pace } from '../show/pace';

/** Who acts on each position of a game: a seat, or one of those who never choose. */
type Actors = GameReplay['actors'];

/**
 * The positions at which one stops who goes through a game: where somebody chooses, and the end. What chance brings
 * belongs to the choice before it. A position is named by the number of plies before it.
 */
export function stopsOf(actors: Actors): readonly number[] {
  const last = actors.length - 1;
  return actors.flatMap((actor, ply) => (actor >= 0 || ply === last ? [ply] : []));
}

/** The place among the stops of the last one that isn't behind a position; the first one's before any. */
export function placeOf(stops: readonly number[], ply: number): number {
  return Math.max(0, stops.findLastIndex((stop) => stop <= ply));
}

/**
 * The next place at which to stop, forward or back.
 *
 * @param seat whose choices are of interest; null for everybody's. The end always is
 */
export function nextPlace(
  stops: readonly number[],
  actors: Actors,
  place: number,
  direction: 1 | -1,
  seat: number | null,
): number {
  const last = stops.length - 1;
  let next = place + direction;
  while (next > 0 && next < last && seat !== null && actors[stops[next]!] !== seat) next += direction;
  return Math.min(last, Math.max(0, next));
}

/** Whether something has been seen on a position: what is the table's own is told before the ply that it names. */
export function isSeen({ ply, event }: LoggedOf<Happening>, at: number): boolean {
  return isOfTable(event) ? ply <= at : ply < at;
}

/** The first place at which something has been seen. */
export function placeAfter(stops: readonly number[], logged: LoggedOf<Happening>): number {
  const place = stops.findIndex((stop) => isSeen(logged, stop));
  return place < 0 ? stops.length - 1 : place;
}

/** A turn as the slider shows it. */
export interface Turn {
  readonly seat: number;
  /** The places among the stops at which it begins and ends; the latter is the next one's. */
  readonly from: number;
  readonly to: number;
}

/** The turns of a game; games call the beginning of one alike. */
export function turnsOf(log: readonly LoggedOf<Happening>[], stops: readonly number[]): readonly Turn[] {
  const begun = log.flatMap((logged) => {
    const event = logged.event as Happening;
    return event.type === 'turnStarted' && event.seat !== undefined
      ? [{ seat: event.seat, from: placeAfter(stops, logged) }]
      : [];
  });
  return begun.map((turn, number) => ({ ...turn, to: begun[number + 1]?.from ?? stops.length - 1 }));
}

/** How many turns have begun at a place. */
export function turnAt(turns: readonly Turn[], place: number): number {
  return turns.findLastIndex(({ from }) => from <= place) + 1;
}

/**
 * A table as it was on a position, for whoever looks on: nobody is called “you” in a game that is over.
 *
 * @param over the table now
 */
export function tableAt(over: TableInfo, { actors, log }: Pick<GameReplay, 'actors' | 'log'>, at: number): TableInfo {
  const last = at === actors.length - 1;
  const seats = over.seats.map((info) => ({
    ...info,
    present: true,
    patience: null,
    clock: null,
    trouble: null,
    toAct: actors[at] === info.seat && !(last && over.status === 'unfinished'),
    substitute: substituteAt(log as readonly LoggedOf<Happening>[], info.seat, at),
  }));
  const { status, result } = last ? over : { status: 'playing' as const, result: null };
  return { ...over, seats, status, result, version: at, you: null, paused: false, rematch: null, joinable: false, proposal: null };
}

/** Who played for a person on a position. */
function substituteAt(log: readonly LoggedOf<Happening>[], seat: number, at: number): SeatInfo['substitute'] {
  let playing: SeatInfo['substitute'] = null;
  for (const logged of log) {
    const { event } = logged;
    if (!isOfTable(event) || event.seat !== seat || !isSeen(logged, at)) continue;
    if (event.type === 'resigned') playing = { bot: event.bot, reason: 'resigned' };
    else if (event.type === 'handedOver') playing = { bot: event.bot, reason: event.reason };
    else if (event.type === 'cameBack') playing = null;
  }
  return playing;
}

/** Milliseconds for which what plays by itself rests on a position, once nothing moves any more. */
export const rest: Readonly<Record<Pace, number>> = { calm: 1_600, standard: 900, brisk: 450, 'at-once': 200 };
