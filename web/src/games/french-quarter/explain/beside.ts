import type { Box, Point } from '../model/geometry';

/** Pixels between what is explained and the words, and between these and the edge of the screen. */
const gap = 10;
const edge = 8;

/** Where words stand that explain a box of the screen: above it, else below it, else at a side of it. */
export function beside(box: Box, words: Size, screen: Size): Point {
  const above = box.y - gap - words.height;
  const below = box.y + box.height + gap;
  const x = within(box.x + box.width / 2 - words.width / 2, words.width, screen.width);
  if (above >= edge) return { x, y: above };
  if (below + words.height <= screen.height - edge) return { x, y: below };
  const right = box.x + box.width + gap;
  const left = box.x - gap - words.width;
  const y = within(box.y + box.height / 2 - words.height / 2, words.height, screen.height);
  if (right + words.width <= screen.width - edge) return { x: right, y };
  return left >= edge ? { x: left, y } : { x, y: within(above, words.height, screen.height) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function within(start: number, length: number, whole: number): number {
  return Math.max(edge, Math.min(whole - edge - length, start));
}
