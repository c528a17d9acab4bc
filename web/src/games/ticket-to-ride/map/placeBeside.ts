import type { Point, Size, ViewBox } from '../../../map/viewBox';
import { covered } from './obstacles';

/** Pixels that a card keeps from what it is about if it can, and in any case. */
const gap = 12;
const leastGap = 2;
/** And from the edge of the pane. */
const edge = 8;
/** Pixels between two places that are tried. */
const step = 16;
/** Pixels from what it is about at which a card is still seen to belong to it. */
const reach = 60;
/** What it costs to cover one of the other things, in pixels of way. */
const coveredThing = 16;

/** What a card is about, as boxes of the pane. */
export interface About {
  /** Beside which it stands. */
  readonly subject: readonly ViewBox[];
  /** What that leads to. */
  readonly ends: readonly ViewBox[];
}

/**
 * Where a card stands: if it can be so that it covers nothing of what it is about, then within reach of it, then with a
 * gap between them, and then over as few other things, and as near, as it can.
 *
 * @param others points of the pane at which something else is drawn
 */
export function placeBeside({ subject, ends }: About, others: readonly Point[], card: Size, pane: Size): Point {
  const count = counter(others, pane);
  const kept = [...subject, ...ends];
  const close = kept.map((one) => widened(one, leastGap));
  const around = kept.map((one) => widened(one, gap));
  const places = starts(card.width, pane.width).flatMap((x) => starts(card.height, pane.height).map((y) => ({ x, y })));
  return places
    .map((place) => {
      const box = { ...place, ...card };
      const way = Math.min(...subject.map((one) => distance(box, one)));
      const beyond = Math.max(0, way - reach);
      return { place, worth: [covered(box, close), beyond, covered(box, around), count(box) * coveredThing + way] };
    })
    .reduce((best, one) => (isLess(one.worth, best.worth) ? one : best)).place;
}

/** All places along one side of the pane at which something of a length may begin. */
function starts(length: number, whole: number): number[] {
  const last = Math.max(edge, whole - edge - length);
  const count = Math.ceil((last - edge) / step);
  return Array.from({ length: count + 1 }, (_, place) => Math.min(last, edge + place * step));
}

/** Tells how many of the points lie in a box: each point is looked at once, however many boxes are asked for. */
function counter(points: readonly Point[], pane: Size): (box: ViewBox) => number {
  const columns = Math.ceil(pane.width / step) + 1;
  const rows = Math.ceil(pane.height / step) + 1;
  /** How many lie to the left of and above each corner of the cells. */
  const sums = new Uint32Array(columns * rows);
  for (const { x, y } of points) {
    const column = Math.floor(x / step) + 1;
    const row = Math.floor(y / step) + 1;
    if (column > 0 && row > 0 && column < columns && row < rows) sums[row * columns + column]! += 1;
  }
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const at = row * columns + column;
      sums[at]! += sums[at - 1]! + sums[at - columns]! - sums[at - columns - 1]!;
    }
  }
  const sum = (column: number, row: number): number =>
    sums[Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)]!;
  return ({ x, y, width, height }) => {
    const [left, top] = [Math.floor(x / step), Math.floor(y / step)];
    const [right, bottom] = [Math.ceil((x + width) / step), Math.ceil((y + height) / step)];
    return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
  };
}

/** Whether the first number that isn't the same is less. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((number, at) => number !== other[at]);
  return place >= 0 && one[place]! < other[place]!;
}

function widened({ x, y, width, height }: ViewBox, by: number): ViewBox {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Between the nearest edges of two boxes. */
function distance(one: ViewBox, other: ViewBox): number {
  const across = Math.max(other.x - one.x - one.width, 0, one.x - other.x - other.width);
  const down = Math.max(other.y - one.y - one.height, 0, one.y - other.y - other.height);
  return Math.hypot(across, down);
}
