import type { Direction } from '../../../generated/wire';
import type { Point } from './geometry';

/** Things that lie beyond one side of what is seen. */
export interface Beyond {
  readonly direction: Direction;
  readonly count: number;
  /** Which of all things is the nearest of them. */
  readonly nearest: number;
}

/** Which things lie outside of a pane, by the side at which they are farthest out. */
export function beyond(points: readonly Point[], pane: { readonly width: number; readonly height: number }): readonly Beyond[] {
  const out = points.map((point, index) => ({ index, ...farthest(point, pane) })).filter(({ pixels }) => pixels > 0);
  return (['north', 'east', 'south', 'west'] as const).flatMap((direction) => {
    const here = out.filter((one) => one.direction === direction).sort((one, other) => one.pixels - other.pixels);
    return here[0] === undefined ? [] : [{ direction, count: here.length, nearest: here[0].index }];
  });
}

function farthest(
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly direction: Direction; readonly pixels: number } {
  const sides: readonly { readonly direction: Direction; readonly pixels: number }[] = [
    { direction: 'north', pixels: -y },
    { direction: 'east', pixels: x - width },
    { direction: 'south', pixels: y - height },
    { direction: 'west', pixels: -x },
  ];
  return sides.reduce((most, side) => (side.pixels > most.pixels ? side : most));
}
