import type { RouteView, TtrView } from '../../../generated/wire';
import { shortestPath, type Passage } from './paths';

/** The shortest way that still joins a ticket's two cities for a seat. */
export interface TicketWay {
  /** The seat's own routes on it. */
  readonly built: readonly string[];
  /** Other seats' routes on it, one for each of the seat's stations at most: which ones count is chosen at the end. */
  readonly lent: readonly string[];
  /** Free routes that are missing. */
  readonly ahead: readonly string[];
  /** Spaces of those that are missing; 0 if the cities are joined. */
  readonly left: number;
  /** Spaces of the whole way. */
  readonly spaces: number;
}

/** What is known of the board's routes at a moment, and of the stations that lend some of them. */
export type Claims = Pick<TtrView, 'owners' | 'closed' | 'stations'>;

/**
 * The way between two cities over a seat's own routes, those that its stations may lend and those that are free for it:
 * the fewest missing spaces first, of such ways the one that needs the fewest stations, and then the shortest; null if
 * there is none. It is shown, not judged: the server says what is completed.
 */
export function ticketWay(
  routes: readonly RouteView[],
  claims: Claims,
  seat: number | null,
  from: string,
  to: string,
): TicketWay | null {
  const path = shortestPath(routes.flatMap((route) => passages(route, claims, seat)), from, to);
  if (path === null) return null;
  const all = path.map(({ route }) => route);
  const ahead = all.filter((route) => claims.owners[route.id] === undefined);
  const ids = (some: readonly RouteView[]): string[] => some.map((route) => route.id);
  return {
    built: ids(all.filter((route) => claims.owners[route.id] === seat)),
    lent: path.filter(({ lender }) => lender !== undefined).map(({ route }) => route.id),
    ahead: ids(ahead),
    left: spacesOf(ahead),
    spaces: spacesOf(all),
  };
}

/** So little that all spaces of a board together weigh less than a loan. */
const nearlyNothing = 1 / 4_096;

/** So little that the loans of all of a seat's stations weigh less than one space. */
const aLoan = 1 / 8;

/** The ways in which a seat may come to use a route. */
function passages(route: RouteView, { owners, closed, stations }: Claims, seat: number | null): readonly Passage[] {
  const owner = owners[route.id];
  // Nobody may have both routes of a pair; the free one wouldn't shorten any way of whoever has the other.
  if (owner === undefined) return closed.includes(route.id) ? [] : [{ route, weight: route.length }];
  if (seat === null) return [];
  const weight = route.length * nearlyNothing;
  if (owner === seat) return [{ route, weight }];
  return [route.from, route.to]
    .filter((city) => stations[city] === seat)
    .map((lender) => ({ route, weight: weight + aLoan, lender }));
}

function spacesOf(routes: readonly RouteView[]): number {
  return routes.reduce((sum, route) => sum + route.length, 0);
}
