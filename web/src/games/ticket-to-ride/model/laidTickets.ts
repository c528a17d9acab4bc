import type { GameAction, TicketsKept, TtrEvent } from '../../../generated/wire';
import type { LoggedOf } from '../../../show/happening';

/** A ticket that lies before a seat to choose from, where nobody chooses here. */
export interface LaidTicket {
  readonly ticket: string;
  readonly seat: number;
  /** `saved` is chosen and kept when its turn comes; null where it isn't known what becomes of it. */
  readonly fate: 'saved' | 'kept' | 'returned' | null;
}

/** What a seat has chosen before its turn: the tickets that will be its own. The others have gone already. */
export function savedTickets(offered: readonly string[], seat: number, chosen: GameAction): readonly LaidTicket[] {
  const kept = chosen.type === 'keepTickets' ? chosen.kept : [];
  return offered.filter((ticket) => kept.includes(ticket)).map((ticket) => ({ ticket, seat, fate: 'saved' }));
}

/**
 * Tickets that lie before a seat, and which of them it is going to keep.
 *
 * @param seen what was seen to happen
 * @param all the same and what comes then, as far as it is known
 */
export function laidTickets(
  offered: readonly string[],
  seat: number,
  seen: readonly LoggedOf<TtrEvent>[],
  all: readonly LoggedOf<TtrEvent>[],
): readonly LaidTicket[] {
  const next = keptBy(seat, all)[keptBy(seat, seen).length];
  // What others keep is told by number alone.
  const told = next !== undefined && next.tickets.length === next.kept;
  const fate = (ticket: string) => (next?.tickets.includes(ticket) ? 'kept' : 'returned');
  return offered.map((ticket) => ({ ticket, seat, fate: told ? fate(ticket) : null }));
}

function keptBy(seat: number, log: readonly LoggedOf<TtrEvent>[]): readonly TicketsKept[] {
  return log.flatMap(({ event }) => (event.type === 'ticketsKept' && event.seat === seat ? [event] : []));
}
