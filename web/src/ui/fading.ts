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
  sizes.observe(scroller);
  for (const child of scroller.children) sizes.observe(child);
  scroller.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    scroller.removeEventListener('scroll', look);
  };
};
