/** Where somebody writes beside the game: to the others, for themselves, or what they look for. */
const writing = '[data-talk-panel], [data-note-panel], [type=search]';

/** Whether somebody writes there, and is to be left alone. */
export function isWriting(where: EventTarget | null): boolean {
  return where instanceof Element && where.closest(writing) !== null;
}
