import type { Point, ViewBox } from './viewBox';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The boxes of one size in the four corners of a sheet, in the order in which they are liked. */
export function corners(sheet: ViewBox, width: number, height: number, margin: number): Map<Corner, ViewBox> {
  const left = sheet.x + margin;
  const right = sheet.x + sheet.width - margin - width;
  const top = sheet.y + margin;
  const bottom = sheet.y + sheet.height - margin - height;
  return new Map<Corner, ViewBox>([
    ['bottom-left', { x: left, y: bottom, width, height }],
    ['bottom-right', { x: right, y: bottom, width, height }],
    ['top-right', { x: right, y: top, width, height }],
    ['top-left', { x: left, y: top, width, height }],
  ]);
}

/** The first box that none of the points lies in; null if each holds one. */
export function emptyCorner(
  boxes: ReadonlyMap<Corner, ViewBox>,
  points: readonly Point[],
  taken: Corner | null = null,
): Corner | null {
  for (const [corner, box] of boxes) {
    const free = points.every(
      (point) =>
        point.x < box.x || point.y < box.y || point.x > box.x + box.width || point.y > box.y + box.height,
    );
    if (free && corner !== taken) return corner;
  }
  return null;
}
