import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { seatName } from '../words/names';
import type { Happening } from './happening';
import { inWords } from './log';

/**
 * What is said aloud of an event; null if it is passed over.
 *
 * @param sentence what its game tells of it
 * @param byBots the events that tell what a bot did in a person's place
 */
export function eventAloud(
  event: Happening,
  table: TableInfo,
  sentence: (event: Happening, table: TableInfo) => string | null,
  byBots: ReadonlySet<Happening>,
): string | null {
  return inWords<Happening>(event, table, (one, told) => sentence(one, told) ?? turnAloud(one, table), byBots);
}

/**
 * Whose turn it is now; null for whatever else happens, and where a bot plays for somebody. Games call the beginning of a
 * turn alike.
 */
function turnAloud({ type, seat }: Happening, table: TableInfo): string | null {
  if (type !== 'turnStarted' || seat === undefined) return null;
  if (table.seats[seat]?.substitute) return null;
  return seat === table.you ? t('turn.yours') : t('turn.others', { name: seatName(table, seat) });
}
