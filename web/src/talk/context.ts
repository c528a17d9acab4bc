import { getContext, setContext } from 'svelte';
import type { Talk } from './talk.svelte';

const key = 'talk';

/** What is said at the table that is on the screen, for whatever is drawn there. */
export interface TalkHere {
  readonly talk: Talk;
  /** Whether there is anybody to talk to. */
  readonly possible: boolean;
}

export function provideTalk(here: TalkHere): void {
  setContext(key, here);
}

export function talkHere(): TalkHere {
  return getContext<TalkHere>(key);
}
