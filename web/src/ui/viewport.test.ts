import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from './limits';
import { viewport } from './viewport';

/** What a browser tells of its window. */
const told = vi.hoisted(() => ({ width: 0, height: 0 }));
vi.mock('svelte/reactivity/window', () => ({
  innerWidth: {
    get current(): number {
      return told.width;
    },
  },
  innerHeight: {
    get current(): number {
      return told.height;
    },
  },
}));

/** The window as style sheets know it. */
let size = { width: 0, height: 0 };

/** As a style sheet says it: `(width < 760px)`. */
function isBelow(query: string): { matches: boolean } {
  const [, side, limit] = /^\((width|height) < (\d+)px\)$/.exec(query)!;
  return { matches: size[side as 'width' | 'height'] < Number(limit) };
}

beforeEach(() => vi.stubGlobal('matchMedia', isBelow));
afterEach(() => vi.unstubAllGlobals());

/** A window of some size, whose browser tells it in whole pixels. */
function open(width: number, height: number, whole: (size: number) => number): void {
  size = { width, height };
  Object.assign(told, { width: whole(width), height: whole(height) });
}

test.each([Math.floor, Math.round, Math.ceil])('is on the same side of a limit as in style sheets: %o', (whole) => {
  for (const around of [-1, -0.5, -0.1, 0, 0.1, 0.5, 1]) {
    open(limits.wide + around, limits.high + around, whole);
    expect([around, viewport.width < limits.wide]).toEqual([around, around < 0]);
    expect([around, viewport.height < limits.high]).toEqual([around, around < 0]);
  }
});
