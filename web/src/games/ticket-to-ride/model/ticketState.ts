import { t } from '../texts/words';
import type { Play } from '../play.svelte';
import { ticketWay } from './ticketWay';
import { vehiclesInWords } from './vehicleWords';

/** How far a ticket has come, as a person sees it. */
export interface TicketState {
  readonly kind: 'done' | 'open' | 'cut';
  /** The part of its shortest way that is built, from 0 to 1. */
  readonly part: number;
  readonly words: string;
  /** The routes of its seat on that way. */
  readonly built: readonly string[];
}

/** How far a ticket has come: one's own, one that is offered, or that of any seat whose tickets are seen. */
export function ticketState(play: Play, id: string): TicketState {
  const { index, view } = play;
  const seat = play.holderOf(id);
  const ticket = index.tickets.get(id)!;
  const way = ticketWay(index.board.routes, view, seat, ticket.from, ticket.to);
  const built = way?.built ?? [];
  if (play.heldTickets.some((held) => held.ticket === id && held.completed)) {
    return { kind: 'done', part: 1, words: t('ticket.completed'), built };
  }
  if (way === null) return { kind: 'cut', part: 0, words: cutOff(play, seat), built };
  if (way.left === 0) return { kind: 'done', part: 1, words: t(seat === play.you ? 'way.joined' : 'way.joined.other'), built };
  const part = 1 - way.left / way.spaces;
  // What a subway route costs isn't what it has of spaces.
  const inCards = index.board.vehicles.some(({ onEachSpace }) => !onEachSpace);
  const words =
    built.length === 0
      ? t(inCards ? 'way.ahead.cards' : 'way.ahead', { count: way.left })
      : t(inCards ? 'way.begun.cards' : 'way.begun', { count: way.left, spaces: way.spaces });
  return { kind: 'open', part, words: withVehicles(play, seat, way.ahead, words), built };
}

function cutOff({ view }: Play, seat: number | null): string {
  const stations = seat === null ? 0 : (view.players[seat]?.stations ?? 0);
  return t(stations > 0 ? 'way.cut.station' : 'way.cut');
}

/** A warning if more vehicles are missing than are left. */
function withVehicles({ index, view, you }: Play, seat: number | null, ahead: readonly string[], way: string): string {
  const left = seat === null ? undefined : view.players[seat]?.vehicles;
  const needed = ahead.reduce((sum, id) => sum + (index.routes.get(id)?.vehicles ?? 0), 0);
  if (left === undefined || needed <= left) return way;
  const key = seat === you ? 'way.short' : 'way.short.other';
  return t(key, { way, vehicles: vehiclesInWords(index.board, left) });
}
