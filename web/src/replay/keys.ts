import { isForPage } from '../ui/pageKeys';

/** What a key does with a game that is gone through. */
export type ReplayKey = 'back' | 'forward' | 'first' | 'last' | 'toggle' | 'link' | 'hint';

const keys: Readonly<Record<string, ReplayKey>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
  l: 'link',
  L: 'link',
  h: 'hint',
  H: 'hint',
};

/** Where arrows lead over it. */
const board = 'svg';

/** Where the space bar presses what the focus is on. */
const pressed = 'button, a, summary';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'defaultPrevented'>;

/** What a key does; null where it is meant for something else, or has done something already. */
export function keyOf(event: Pressed): ReplayKey | null {
  if (event.defaultPrevented || event.shiftKey || !isForPage(event)) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(board)) return null;
  if (event.key === ' ' && target?.closest(pressed)) return null;
  return keys[event.key] ?? null;
}
