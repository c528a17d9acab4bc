import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The size of the page's window, in CSS pixels. It is known before anything is drawn, so nothing is drawn for another one. */
export const viewport = {
  get width(): number {
    return innerWidth.current ?? 0;
  },
  get height(): number {
    return innerHeight.current ?? 0;
  },
};
