import type { RouteView, TtrView } from '../../../generated/wire';
import { shortestPath } from './paths';

/** The shortest way that still joins a ticket's two cities for a seat. */
export interface TicketWay {
  /** The seat's own routes on it. */
  readonly built: readonly string[];
  /** Free routes that are missing. */
  readonly ahead: readonly string[];
  /** Spaces of those that are missing; 0 if the cities are joined. */
  readonly left: number;
  /** Spaces of the whole way. */
  readonly spaces: number;
}

/** What is known of the board's routes at a moment. */
export type Claims = Pick<TtrView, 'owners' | 'closed'>;

/**
 * The way between two cities over a seat's own routes and those that are free for it, the fewest missing spaces first
 * and of such ways the shortest; null if there is none. It is shown, not judged: the server says what is completed.
 */
export function ticketWay(
  routes: readonly RouteView[],
  { owners, closed }: Claims,
  seat: number | null,
  from: string,
  to: string,
): TicketWay | null {
  const own = (route: RouteView): boolean => seat !== null && owners[route.id] === seat;
  const shut = new Set(closed);
  // Nobody may have both routes of a pair; the free one wouldn't shorten any way of whoever has the other.
  const usable = routes.filter((route) => own(route) || (owners[route.id] === undefined && !shut.has(route.id)));
  const path = shortestPath(usable, from, to, (route) => (own(route) ? route.length * nearlyNothing : route.length));
  if (path === null) return null;
  const ahead = path.filter((route) => !own(route));
  return {
    built: path.filter(own).map((route) => route.id),
    ahead: ahead.map((route) => route.id),
    left: spacesOf(ahead),
    spaces: spacesOf(path),
  };
}

/** So little that all spaces of a board together weigh less than one. */
const nearlyNothing = 1 / 4_096;

function spacesOf(routes: readonly RouteView[]): number {
  return routes.reduce((sum, route) => sum + route.length, 0);
}
