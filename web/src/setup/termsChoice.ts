import type { SpectatorView, TableInfo } from '../generated/wire';
import { showsHands } from '../words/spectators';
import { isNetworkBot } from '../words/names';
import type { TextKey } from '../texts/texts.svelte';

/**
 * Why the game of an open table can't be made to count, as the key of a text; null if it can. Nobody who has sat down
 * to one that doesn't is made to play one that does.
 *
 * @param spectators what people are to see who watch
 */
export function hindranceToRated(table: TableInfo, spectators: SpectatorView): TextKey | null {
  if (showsHands(spectators)) return 'rated.spectators';
  if (table.rated) return null;
  if (table.seats.some(isNetworkBot)) return 'rated.network';
  const others = table.seats.some(({ kind, seat }) => kind === 'person' && seat !== table.you);
  return others ? 'terms.rated.others' : null;
}

/** Whether anybody who sits at an open table, or may yet sit down, waits for anybody else: bots of the server don't. */
export function mayWaitAt({ seats }: Pick<TableInfo, 'seats'>): boolean {
  return seats.filter((seat) => seat.kind !== 'bot' || isNetworkBot(seat)).length > 1;
}
