import type { SpaceMark } from '../../../generated/wire';
import type { PlacedRoute } from '../model/boardIndex';

/** How far along a double route the mark of each of the two stands, so that they don't stand side by side. */
const first = 0.36;
const second = 0.64;

/** The place of the one mark that a route carries: its middle, or of a double route a place of its own. */
export function alongRoute(route: PlacedRoute): SpaceMark {
  if (route.twin === null) return pointAt(route.drawn.spaces, 0.5);
  return pointAt(route.drawn.spaces, route.id < route.twin ? first : second);
}

/**
 * The spaces that lie clear of a mark; where none does, a place right beside it.
 *
 * @param reach the distance at which something is clear of the mark
 */
export function clearOf(mark: SpaceMark, spaces: readonly SpaceMark[], reach: number): SpaceMark[] {
  const clear = spaces.filter((space) => Math.hypot(space.x - mark.x, space.y - mark.y) >= reach);
  if (clear.length > 0) return clear;
  const along = (mark.angle * Math.PI) / 180;
  return [{ x: mark.x + reach * Math.cos(along), y: mark.y + reach * Math.sin(along), angle: mark.angle }];
}

/** Some of the spaces: those that lie farthest from a mark. */
export function farthestFrom(mark: SpaceMark, spaces: readonly SpaceMark[], count: number): SpaceMark[] {
  const distance = (space: SpaceMark): number => Math.hypot(space.x - mark.x, space.y - mark.y);
  return [...spaces].sort((one, other) => distance(other) - distance(one)).slice(0, count);
}

/**
 * A point between the middles of spaces, and the direction there.
 *
 * @param part of the whole way, from 0 to 1
 */
export function pointAt(spaces: readonly SpaceMark[], part: number): SpaceMark {
  const place = Math.max(0, Math.min(spaces.length - 1, part * spaces.length - 0.5));
  const before = spaces[Math.floor(place)] ?? { x: 0, y: 0, angle: 0 };
  const after = spaces[Math.ceil(place)] ?? before;
  const rest = place - Math.floor(place);
  return {
    x: before.x + (after.x - before.x) * rest,
    y: before.y + (after.y - before.y) * rest,
    angle: rest < 0.5 ? before.angle : after.angle,
  };
}
