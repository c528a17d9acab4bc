import type { Attachment } from 'svelte/attachments';

/** So many pixels may be left to scroll to: no more than the margin below the last thing. */
const slack = 6;

/** Marks what scrolls as long as more of it follows below, so that it can be seen that there is more. */
export const fading: Attachment<HTMLElement> = (scroller) => {
  function look(): void {
    const follows = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > slack;
    scroller.toggleAttribute('data-goes-on', follows);
  }

  const sizes = new ResizeObserver(look);
  function watch(): void {
    sizes.disconnect();
    for (const one of [scroller, ...scroller.children]) sizes.observe(one);
  }

  watch();
  const things = new MutationObserver(watch);
  things.observe(scroller, { childList: true });
  scroller.addEventListener('scroll', look, { passive: true });
  return () => {
    things.disconnect();
    sizes.disconnect();
    scroller.removeEventListener('scroll', look);
  };
};
