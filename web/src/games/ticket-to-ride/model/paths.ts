import type { RouteView } from '../../../generated/wire';

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
  return (shortestPath(own, from, to, (route) => route.length) ?? []).map((route) => route.id);
}

/** The routes of the lightest path between two cities; null if nothing joins them. */
export function shortestPath(
  routes: readonly RouteView[],
  from: string,
  to: string,
  weight: (route: RouteView) => number,
): readonly RouteView[] | null {
  const reached = new Map<string, { weight: number; path: readonly RouteView[] }>([[from, { weight: 0, path: [] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const city = [...open].reduce((best, one) => (reached.get(one)!.weight < reached.get(best)!.weight ? one : best));
    open.delete(city);
    const here = reached.get(city)!;
    if (city === to) return here.path;
    for (const route of routes.filter((one) => one.from === city || one.to === city)) {
      const next = route.from === city ? route.to : route.from;
      const total = here.weight + weight(route);
      if (total >= (reached.get(next)?.weight ?? Infinity)) continue;
      reached.set(next, { weight: total, path: [...here.path, route] });
      open.add(next);
    }
  }
  return null;
}
