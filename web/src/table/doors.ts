import { getContext, setContext } from 'svelte';

/** The way from wherever a button is drawn to something that the table's page shows. */
export interface Door {
  /** Whether there is anything behind it. */
  readonly possible: boolean;
  /** Whether it can't be opened now, and will be: it stays where it is, so that nothing beside it moves. */
  readonly closed?: boolean;
  /** The letter that opens it, if one does. */
  readonly key?: string;
  open(): void;
}

/**
 * What can be opened from a table: what a person may do who wants to leave, whether the deals are fair, a hint,
 * another game that waits, the cover of one's hand, how long bots wait for what one may undo, and what one has written
 * down of the game.
 */
export type DoorName = 'company' | 'deals' | 'hint' | 'nextGame' | 'handOver' | 'undoPause' | 'note';

export function provideDoor(name: DoorName, door: Door): void {
  setContext(keyOf(name), door);
}

export function doorTo(name: DoorName): Door {
  return getContext<Door>(keyOf(name));
}

function keyOf(name: DoorName): string {
  return `door:${name}`;
}
