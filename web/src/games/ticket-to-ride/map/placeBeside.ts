import type { Point, Size } from '../../../map/viewBox';

/** Pixels between a route and its card, and between the card and the edge of the pane. */
const gap = 26;
const edge = 8;

/** Where a card stands so that it leaves the points free if it can: above them, below, or at a side. */
export function placeBeside(points: readonly Point[], card: Size, pane: Size): Point {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const x = within((left + right) / 2 - card.width / 2, card.width, pane.width);
  const y = within((top + bottom) / 2 - card.height / 2, card.height, pane.height);
  if (top - gap - card.height >= edge) return { x, y: top - gap - card.height };
  if (bottom + gap + card.height <= pane.height - edge) return { x, y: bottom + gap };
  if (right + gap + card.width <= pane.width - edge) return { x: right + gap, y };
  return { x: Math.max(edge, left - gap - card.width), y };
}

function within(start: number, length: number, whole: number): number {
  return Math.max(edge, Math.min(whole - edge - length, start));
}
