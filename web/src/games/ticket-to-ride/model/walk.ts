import type { BoardIndex, PlacedRoute } from './boardIndex';

/** Where the keyboard is on the map: at a city, on one of its routes. */
export interface Spot {
  readonly city: string;
  readonly route: string;
}

/** The city's routes, clockwise from the north. */
export function around(index: BoardIndex, city: string): readonly PlacedRoute[] {
  return [...index.routes.values()]
    .filter((route) => route.from === city || route.to === city)
    .sort((one, other) => bearing(index, city, one) - bearing(index, city, other));
}

/** The next route of the city, clockwise or, with a step of -1, the other way. */
export function turn(index: BoardIndex, spot: Spot, step: 1 | -1): Spot {
  const routes = around(index, spot.city);
  const at = routes.findIndex((route) => route.id === spot.route);
  const next = routes[(at + step + routes.length) % routes.length];
  return next === undefined ? spot : { city: spot.city, route: next.id };
}

/** The same route, seen from its other end. */
export function cross(index: BoardIndex, spot: Spot): Spot {
  const route = index.routes.get(spot.route);
  if (route === undefined) return spot;
  return { city: route.from === spot.city ? route.to : route.from, route: spot.route };
}

/** Clockwise from the north, from 0 up to, but not, a full turn; of twins, by the side on which they lie. */
function bearing(index: BoardIndex, city: string, route: PlacedRoute): number {
  const here = index.marks.get(city);
  const spaces = route.drawn.spaces;
  const middle = spaces[Math.floor(spaces.length / 2)];
  if (here === undefined || middle === undefined) return 0;
  const angle = Math.atan2(middle.x - here.x, here.y - middle.y);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}
