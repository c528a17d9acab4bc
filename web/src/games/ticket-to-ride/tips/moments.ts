import type { RouteView } from '../../../generated/wire';
import { ticketWay } from '../model/ticketWay';
import type { Play } from '../play.svelte';

/** Whether one's turn is about to begin: nothing of it is decided yet. */
export function turnBegins(play: Play): boolean {
  return play.yourMove && play.phase === 'turn';
}

/** The first route that may be claimed now and is of a kind; null if there is none, or it isn't one's turn. */
export function claimable(play: Play, kind: (route: RouteView) => boolean): RouteView | null {
  if (!turnBegins(play)) return null;
  return play.index.board.routes.find((route) => play.offers.has(`route:${route.id}`) && kind(route)) ?? null;
}

/** The first route that may be claimed now and is missing on the shortest way of one of one's tickets. */
export function onTheWay(play: Play): RouteView | null {
  const missing = new Set(openWays(play).flatMap((way) => way?.ahead ?? []));
  return claimable(play, ({ id }) => missing.has(id));
}

/** Whether the two places of one of one's tickets can't be linked any more. */
export function isCutOff(play: Play): boolean {
  return openWays(play).includes(null);
}

function openWays({ index, view, you }: Play) {
  return view.tickets.flatMap(({ ticket, completed }) => {
    const printed = index.tickets.get(ticket);
    if (completed || printed === undefined) return [];
    return [ticketWay(index.board.routes, view, you, printed.from, printed.to)];
  });
}

/** How many routes one has claimed. */
export function ownRoutes({ view, you }: Play): number {
  return Object.values(view.owners).filter((seat) => seat === you).length;
}
