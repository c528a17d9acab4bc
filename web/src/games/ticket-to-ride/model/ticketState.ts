import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { Play } from '../play.svelte';
import { ticketWay, type TicketWay } from './ticketWay';
import { vehicleInWords } from './vehicleWords';

/** How far a ticket has come, as a person sees it. */
export interface TicketState {
  readonly kind: 'done' | 'open' | 'cut';
  /** The part of its shortest way that is built, from 0 to 1. */
  readonly part: number;
  readonly words: string;
  /** The routes on that way that needn't be claimed any more: those of its seat, and those that its stations may lend. */
  readonly trail: readonly string[];
}

/** How far a ticket has come: one's own, one that is offered, or that of any seat whose tickets are seen. */
export function ticketState(play: Play, id: string): TicketState {
  const { index, view } = play;
  const seat = play.holderOf(id);
  const ticket = index.tickets.get(id)!;
  const way = ticketWay(index.board.routes, view, seat, ticket.from, ticket.to);
  const trail = way === null ? [] : [...way.built, ...way.lent];
  if (play.heldTickets.some((held) => held.ticket === id && held.completed)) {
    return { kind: 'done', part: 1, words: t('ticket.completed'), trail };
  }
  if (way === null) return { kind: 'cut', part: 0, words: cutOff(play, seat), trail };
  // What stations lend is settled at the end: until then nothing is joined by it for certain.
  const kind = way.left === 0 && way.lent.length === 0 ? 'done' : 'open';
  const words = withVehicles(play, seat, way.ahead, withStations(play, seat, way, wayInWords(play, seat, way)));
  return { kind, part: 1 - way.left / way.spaces, words, trail };
}

function wayInWords({ index, you }: Play, seat: number | null, { built, lent, left, spaces }: TicketWay): string {
  if (left === 0 && lent.length > 0) return t('way.joined.lent');
  if (left === 0) return t(seat === you ? 'way.joined' : 'way.joined.other');
  // What a subway route costs isn't what it has of spaces.
  const inCards = index.board.vehicles.some(({ onEachSpace }) => !onEachSpace);
  return built.length + lent.length === 0
    ? t(inCards ? 'way.ahead.cards' : 'way.ahead', { count: left })
    : t(inCards ? 'way.begun.cards' : 'way.begun', { count: left, spaces });
}

/** On which stations it depends, if it does. */
function withStations({ you }: Play, seat: number | null, { lent }: TicketWay, way: string): string {
  if (lent.length === 0) return way;
  return t(seat === you ? 'way.lent' : 'way.lent.other', { way, count: lent.length });
}

function cutOff({ view }: Play, seat: number | null): string {
  const stations = seat === null ? 0 : (view.players[seat]?.stations ?? 0);
  return t(stations > 0 ? 'way.cut.station' : 'way.cut');
}

/** A warning if more vehicles of a kind are missing than are left. */
function withVehicles({ index, view, you }: Play, seat: number | null, ahead: readonly string[], way: string): string {
  const left = seat === null ? undefined : view.players[seat]?.vehiclesByKind;
  if (left === undefined) return way;
  const routes = ahead.flatMap((id) => index.routes.get(id) ?? []);
  const short = index.board.vehicles.flatMap(({ id }, place) => {
    const needed = routes.reduce((sum, route) => sum + (route.vehicle === id ? route.vehicles : 0), 0);
    const ofKind = left[place] ?? 0;
    return needed > ofKind ? [vehicleInWords(id, ofKind)] : [];
  });
  if (short.length === 0) return way;
  return t(seat === you ? 'way.short' : 'way.short.other', { way, vehicles: listed(short) });
}
