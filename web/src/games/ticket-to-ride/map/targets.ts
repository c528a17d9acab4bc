import type { CityMark, Label, MapDrawing, SpaceMark } from '../../../generated/wire';
import type { Point, ViewBox } from '../../../map/viewBox';
import type { PlacedRoute } from '../model/boardIndex';
import { labelBoxes } from './labelPoints';

/** Something on the map that a finger may mean. */
export interface Target {
  /** `route:…` or `city:…` */
  readonly id: string;
  /** How far a point lies from what is drawn of it; 0 on it. */
  distance(point: Point): number;
}

export function routeTarget(route: PlacedRoute, drawing: MapDrawing): Target {
  return {
    id: `route:${route.id}`,
    distance: (point) => Math.min(...route.drawn.spaces.map((space) => fromSpace(point, space, drawing))),
  };
}

export function cityTarget(city: CityMark, drawing: MapDrawing): Target {
  return {
    id: `city:${city.id}`,
    distance: (point) => Math.max(0, Math.hypot(point.x - city.x, point.y - city.y) - drawing.cityRadius),
  };
}

/** The target that is meant by a point: the nearest one, unless all are farther away than a finger reaches. */
export function nearest(targets: readonly Target[], point: Point, reach: number): string | null {
  let best: { readonly id: string | null; readonly distance: number } = { id: null, distance: reach };
  for (const target of targets) {
    const distance = target.distance(point);
    if (distance < best.distance) best = { id: target.id, distance };
  }
  return best.id;
}

/**
 * The target that is meant by a finger: the nearest one, but beside a route that can't be claimed one that can. On a small
 * map a finger covers both routes of a pair.
 *
 * @param miss how far away a finger may be from what it means while it is on something else
 * @param can whether a target can be chosen now
 */
export function touched(
  targets: readonly Target[],
  point: Point,
  reach: number,
  miss: number,
  can: (id: string) => boolean,
): string | null {
  const there = nearest(targets, point, reach);
  if (there === null || !isRoute(there) || can(there)) return there;
  return nearest(
    targets.filter(({ id }) => isRoute(id) && can(id)),
    point,
    miss,
  ) ?? there;
}

function isRoute(id: string): boolean {
  return id.startsWith('route:');
}

/** The boxes around a route's spaces. */
export function routeBoxes(route: PlacedRoute, drawing: MapDrawing): ViewBox[] {
  return route.drawn.spaces.map(({ x, y, angle }) => {
    const [across, down] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))];
    const width = across * drawing.spaceLength + down * drawing.spaceWidth * 1.5;
    const height = down * drawing.spaceLength + across * drawing.spaceWidth * 1.5;
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
}

/** The boxes around a city and its name, if that is drawn. */
export function cityBoxes(city: CityMark, cityRadius: number, label: Label | undefined, fontSize: number): ViewBox[] {
  const radius = cityRadius * 1.2;
  const sign = { x: city.x - radius, y: city.y - radius, width: 2 * radius, height: 2 * radius };
  return label === undefined ? [sign] : [sign, ...labelBoxes(label, fontSize)];
}

function fromSpace(point: Point, space: SpaceMark, drawing: MapDrawing): number {
  const [cos, sin] = [Math.cos(radians(space.angle)), Math.sin(radians(space.angle))];
  const [right, down] = [point.x - space.x, point.y - space.y];
  const along = Math.max(0, Math.abs(right * cos + down * sin) - drawing.spaceLength / 2);
  const aside = Math.max(0, Math.abs(down * cos - right * sin) - drawing.spaceWidth / 2);
  return Math.hypot(along, aside);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
