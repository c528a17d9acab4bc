import { letterKeys } from './letterKeys';

/** Where keys write or choose, or answer what lies over the page. What is drawn along a line takes no letters. */
const taking = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';

/** Where the arrows lead from one choice to the next. */
const choices = '[role=tab], [role=radio]';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Whether a key belongs to what it was pressed on: there somebody writes, chooses or answers. */
export function isTaken({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(arrows.includes(key) ? `${taking}, ${choices}` : taking) !== null;
}

/** Whether a key mustn't do anything alone: Space, arrows, and others with a name of their own aren't meant. */
function isSilenced(key: string): boolean {
  return !letterKeys.on && key.length === 1 && key !== ' ';
}

/** Whether something lies over the whole page, which is answered first. */
export function isCovered(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

/**
 * Whether a key is for the page: nothing else takes it or lies over the page, it is no shortcut of the browser's, and it
 * may do something alone.
 */
export function isForPage(event: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  const alone = !event.ctrlKey && !event.metaKey && !event.altKey;
  return alone && !isSilenced(event.key) && !isTaken(event) && !isCovered();
}
