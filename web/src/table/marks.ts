import type { Option } from '../generated/wire';
import type { TableSession } from './session.svelte';

/** What a thing on the table is marked as where a game is looked at again: what was chosen, or what was better. */
export type Mark = 'played' | 'better';

/**
 * The marks of a table by what they are at. Both may be at the same thing, if it is only paid for otherwise.
 *
 * @param placeOf where an action is made, in a game's own words; null for one that is nowhere on the table
 */
export function marksOf<Action>(
  { hint, played }: Pick<TableSession, 'hint' | 'played'>,
  placeOf: (action: Action) => string | null,
): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  const mark = (action: Option['action'] | undefined, as: Mark): void => {
    const place = action === undefined ? null : placeOf(action as Action);
    if (place !== null) marks.set(place, [...(marks.get(place) ?? []), as]);
  };
  if (played === null) return marks;
  mark(played, 'played');
  mark(hint?.options[0]?.action, 'better');
  return marks;
}
