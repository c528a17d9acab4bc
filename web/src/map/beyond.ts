import type { Direction } from '../generated/wire';
import { freeOf, type Edges, type Point, type Size } from './viewBox';

/** Things that lie beyond one side of what is seen. */
export interface Beyond {
  readonly direction: Direction;
  readonly count: number;
  /** Which of all things is the nearest of them. */
  readonly nearest: number;
}

/** Which things, by their points of a pane, nobody sees there, by the side at which they are farthest out. */
export function beyond(points: readonly Point[], pane: Size, edges: Edges): readonly Beyond[] {
  const out = points.map((point, index) => ({ index, ...farthest(point, pane, edges) })).filter(({ pixels }) => pixels > 0);
  return (['north', 'east', 'south', 'west'] as const).flatMap((direction) => {
    const here = out.filter((one) => one.direction === direction).sort((one, other) => one.pixels - other.pixels);
    return here[0] === undefined ? [] : [{ direction, count: here.length, nearest: here[0].index }];
  });
}

/** Whether a point of a pane is seen. */
export function isSeen(point: Point, pane: Size, edges: Edges): boolean {
  return farthest(point, pane, edges).pixels <= 0;
}

function farthest({ x, y }: Point, pane: Size, edges: Edges): { readonly direction: Direction; readonly pixels: number } {
  const { width, height } = freeOf(pane, edges);
  const sides: readonly { readonly direction: Direction; readonly pixels: number }[] = [
    { direction: 'north', pixels: edges.top - y },
    { direction: 'east', pixels: x - width },
    { direction: 'south', pixels: y - edges.top - height },
    { direction: 'west', pixels: -x },
  ];
  return sides.reduce((most, side) => (side.pixels > most.pixels ? side : most));
}
