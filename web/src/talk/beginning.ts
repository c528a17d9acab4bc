import type { TableInfo } from '../generated/wire';

type Status = TableInfo['status'];

/**
 * Whether what is said gives way to the game that has just begun: there is something else to look at then. Whoever is
 * writing isn't interrupted.
 */
export function givesWay(before: Status, now: Status, draft: string): boolean {
  return before === 'open' && now !== 'open' && draft.trim() === '';
}
