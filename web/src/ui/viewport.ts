import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/**
 * The size of the page's window, in whole CSS pixels that are there. It is known before anything is drawn, so nothing is
 * drawn for another one. A limit is passed as in style sheets: `width < 760` and `(width < 760px)` are the same.
 */
export const viewport = {
  get width(): number {
    return whole('width', innerWidth.current ?? 0);
  },
  get height(): number {
    return whole('height', innerHeight.current ?? 0);
  },
};

/** Where a page is made larger or smaller, 759.5 pixels are 760 to some browsers' windows, but not to their style sheets. */
function whole(side: 'width' | 'height', told: number): number {
  return told > 0 && matchMedia(`(${side} < ${told}px)`).matches ? told - 1 : told;
}
