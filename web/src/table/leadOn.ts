import { tick } from 'svelte';

/** The way back, and the way on: both may go with their own use, or by themselves. */
const ways = '[data-take-back], [data-go-on]';

/**
 * Called before something changes: whoever has the focus on a way that goes with it is led to the other one, or to the
 * panel that asks anew, instead of being left on the page.
 */
export function leadOn(): void {
  if (!document.activeElement?.matches(ways)) return;
  void tick().then(() => {
    if (document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(ways) ?? document.querySelector<HTMLElement>('[data-turn]');
    next?.focus();
  });
}
