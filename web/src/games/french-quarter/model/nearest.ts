import type { Box } from './geometry';

/** Keys that lead from one thing to the next, as steps to the right and down. */
export const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Which of some boxes is met first on the way in a direction; -1 if none lies there. What lies aside counts double, so
 * that a row is followed as long as it goes on.
 */
export function nearest(from: Box, boxes: readonly Box[], [right, down]: readonly [number, number]): number {
  const here = middle(from);
  const ways = boxes.map((box) => {
    const there = middle(box);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    return ahead < 1 || aside > 3 * ahead ? Infinity : ahead + 2 * aside;
  });
  const shortest = Math.min(...ways);
  return Number.isFinite(shortest) ? ways.indexOf(shortest) : -1;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
