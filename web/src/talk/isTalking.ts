/** Whether somebody talks to the others, and is to be left alone. */
export function isTalking(where: EventTarget | null): boolean {
  return where instanceof Element && where.closest('[data-talk-panel]') !== null;
}
