import { overlap, type Point, type ViewBox } from '../../../map/viewBox';

/** What names and pennants keep off. */
export interface Obstacles {
  /** Places that nothing may cover. */
  readonly boxes: readonly ViewBox[];
  /** Places that are rather covered than that something is left out. */
  readonly spared?: readonly ViewBox[];
  /** Points of which as few as possible are covered. */
  readonly points: readonly Point[];
}

/** All around a sheet: what lies there isn't on it. */
export function beyond({ x, y, width, height }: ViewBox): readonly ViewBox[] {
  return [
    { x: x - width, y: y - height, width: 3 * width, height },
    { x: x - width, y: y + height, width: 3 * width, height },
    { x: x - width, y, width, height },
    { x: x + width, y, width, height },
  ];
}

/** How much a box covers of others. */
export function covered(box: ViewBox, others: readonly ViewBox[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** How many points some boxes cover. */
export function count(boxes: readonly ViewBox[], points: readonly Point[]): number {
  return points.filter((point) =>
    boxes.some(({ x, y, width, height }) => point.x > x && point.x < x + width && point.y > y && point.y < y + height),
  ).length;
}
