/** What has a ring around it bears this. */
export const ringed = 'data-tip-about';

/**
 * Puts a ring around whatever on the page a selector is about, also what comes later; takes it away when it is called
 * again.
 */
export function ring(selector: string): () => void {
  const draw = (): void => {
    for (const one of document.querySelectorAll(`[${ringed}]`)) if (!one.matches(selector)) one.removeAttribute(ringed);
    for (const one of document.querySelectorAll(selector)) one.setAttribute(ringed, '');
  };
  const observer = new MutationObserver(draw);
  draw();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const one of document.querySelectorAll(`[${ringed}]`)) one.removeAttribute(ringed);
  };
}
