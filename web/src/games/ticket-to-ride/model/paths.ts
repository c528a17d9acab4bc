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
  const reached = new Map<string, { spaces: number; path: readonly string[] }>([[from, { spaces: 0, path: [] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const city = [...open].reduce((best, one) => (reached.get(one)!.spaces < reached.get(best)!.spaces ? one : best));
    open.delete(city);
    if (city === to) break;
    for (const route of own.filter((one) => one.from === city || one.to === city)) {
      const next = route.from === city ? route.to : route.from;
      const spaces = reached.get(city)!.spaces + route.length;
      if (spaces >= (reached.get(next)?.spaces ?? Infinity)) continue;
      reached.set(next, { spaces, path: [...reached.get(city)!.path, route.id] });
      open.add(next);
    }
  }
  return reached.get(to)?.path ?? [];
}
