import type { Point } from '../../../map/viewBox';

/** How many directions around a place are tried. */
const directions = 24;

/**
 * The middle of the roomiest place for something round beside a point, or null if something always stands in its way.
 *
 * @param center beside which it is to stand
 * @param distances between the two middles that will do, the one liked best first
 * @param radius of what is to stand there
 * @param obstacles what it mustn't cover
 */
export function roomiest(
  center: Point,
  distances: readonly number[],
  radius: number,
  obstacles: readonly Point[],
): Point | null {
  for (const distance of distances) {
    const places = Array.from({ length: directions }, (_, number) => {
      const angle = (number / directions) * 2 * Math.PI;
      return { x: center.x + distance * Math.cos(angle), y: center.y + distance * Math.sin(angle) };
    });
    const best = places
      .map((place) => ({ place, room: Math.min(...obstacles.map((one) => Math.hypot(one.x - place.x, one.y - place.y))) }))
      .reduce((one, other) => (other.room > one.room ? other : one));
    if (best.room >= radius) return best.place;
  }
  return null;
}
