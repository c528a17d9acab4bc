import type { RouteView } from '../../../generated/wire';

/** A route that a path may use, and what it weighs there. */
export interface Passage {
  readonly route: RouteView;
  readonly weight: number;
  /** Who lends it, if anybody does: a path uses only one route of each lender. */
  readonly lender?: string;
}

/**
 * The routes of one seat that join two cities, the fewest spaces first; empty if they aren't joined. To light the path
 * of a ticket that the server says is completed.
 */
export function joiningRoutes(
  routes: Iterable<RouteView>,
  owners: Readonly<Record<string, number>>,
  seat: number,
  from: string,
  to: string,
): readonly string[] {
  const own = [...routes].filter((route) => owners[route.id] === seat);
  const path = shortestPath(own.map((route) => ({ route, weight: route.length })), from, to);
  return (path ?? []).map(({ route }) => route.id);
}

/** Where a path has come to. */
interface Place {
  readonly city: string;
  readonly weight: number;
  readonly path: readonly Passage[];
}

/** The lightest path between two cities; null if nothing joins them. */
export function shortestPath(passages: readonly Passage[], from: string, to: string): readonly Passage[] | null {
  const start = { city: from, weight: 0, path: [] };
  const reached = new Map<string, Place>([[keyOf(start), start]]);
  const open = new Set(reached.keys());
  while (open.size > 0) {
    const key = [...open].reduce((best, one) => (reached.get(one)!.weight < reached.get(best)!.weight ? one : best));
    open.delete(key);
    const here = reached.get(key)!;
    if (here.city === to) return here.path;
    for (const passage of passages.filter((one) => leadsOn(one, here))) {
      const { route, weight } = passage;
      const next = {
        city: route.from === here.city ? route.to : route.from,
        weight: here.weight + weight,
        path: [...here.path, passage],
      };
      if (next.weight >= (reached.get(keyOf(next))?.weight ?? Infinity)) continue;
      reached.set(keyOf(next), next);
      open.add(keyOf(next));
    }
  }
  return null;
}

function leadsOn({ route, lender }: Passage, { city, path }: Place): boolean {
  return (route.from === city || route.to === city) && (lender === undefined || !lendersOf(path).includes(lender));
}

/** Where one can go on from a city depends on who has lent a route already. */
function keyOf({ city, path }: Place): string {
  return [city, ...lendersOf(path).sort()].join(' ');
}

function lendersOf(path: readonly Passage[]): string[] {
  return path.flatMap(({ lender }) => lender ?? []);
}
