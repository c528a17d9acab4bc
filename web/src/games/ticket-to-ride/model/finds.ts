import type { RouteView } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { found } from './found';
import { searchNames } from './searchNames';

/** Something that was found on the map. */
export interface Find {
  /** `route:…` or `city:…` */
  readonly target: string;
  readonly name: string;
  /** Null for a city. */
  readonly route: RouteView | null;
  /** The seat that has claimed the route. */
  readonly owner: number | null;
  /** Nobody has claimed the route, and nobody may any more. */
  readonly closed: boolean;
  /** It may be claimed, or a station built there, now. */
  readonly possible: boolean;
}

/**
 * What is called so: cities first, then routes, those that may be claimed before the others and those that are claimed
 * last. Nothing was asked for yet: the routes that are free.
 */
export function finds(play: Play, wish: string): readonly Find[] {
  const { index, view } = play;
  const names = searchNames(index);
  const cities = index.board.cities.map(({ id }): Find => {
    const target = `city:${id}`;
    return { target, name: index.cityName(id), route: null, owner: null, closed: false, possible: play.can(target) };
  });
  const routes = [...index.routes.values()].map((route): Find => {
    const target = `route:${route.id}`;
    const owner = view.owners[route.id] ?? null;
    const closed = view.closed.includes(route.id);
    return { target, name: index.routeName(route.id), route, owner, closed, possible: play.can(target) };
  });
  const asked = wish.trim() !== '';
  const known = asked ? [...cities, ...routes] : routes.filter(isFree);
  const called = ({ target }: Find): readonly string[] => {
    const [kind, id = ''] = target.split(':');
    return kind === 'city' ? names.city(id) : names.route(id);
  };
  return found(known, wish, called).sort((one, other) => rank(one) - rank(other));
}

function rank(find: Find): number {
  if (find.route === null) return 0;
  return find.possible ? 1 : isFree(find) ? 2 : 3;
}

function isFree({ owner, closed }: Find): boolean {
  return owner === null && !closed;
}
