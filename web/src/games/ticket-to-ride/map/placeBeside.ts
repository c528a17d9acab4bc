import { overlap, type Point, type Size, type ViewBox } from '../../../map/viewBox';

/** Pixels that a card keeps from what it is about, and from the edge of the pane. */
const gap = 12;
const edge = 8;
/** Pixels between two places that are tried. */
const step = 16;
/** What it costs to cover one of the other things, and a square pixel of what the card is about, in pixels of way. */
const coveredThing = 16;
const coveredPixel = 40;

/**
 * Where a card stands so that it covers nothing of what it is about, as few other things as it can, and is as near as
 * it can then be.
 *
 * @param subject what the card is about, as boxes of the pane
 * @param others points of the pane at which something else is drawn
 */
export function placeBeside(subject: readonly ViewBox[], others: readonly Point[], card: Size, pane: Size): Point {
  const count = counter(others, pane);
  const middle = middleOf(subject);
  const cost = (place: Point): number => {
    const box = { ...place, ...card };
    const covered = subject.reduce((sum, one) => sum + overlap(box, widened(one)), 0);
    return covered * coveredPixel + count(box) * coveredThing + distance(box, middle);
  };
  const places = starts(card.width, pane.width).flatMap((x) => starts(card.height, pane.height).map((y) => ({ x, y })));
  return places
    .map((place) => ({ place, cost: cost(place) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).place;
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

function widened({ x, y, width, height }: ViewBox): ViewBox {
  return { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
}

/** From the nearest edge of a box. */
function distance(box: ViewBox, point: Point): number {
  const across = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const down = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(across, down);
}

function middleOf(boxes: readonly ViewBox[]): Point {
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
