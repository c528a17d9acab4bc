import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { seatName } from '../words/names';
import type { Happening } from './happening';

/**
 * Whose turn it is now, said aloud; null for whatever else happens, and where a bot plays for somebody. Games call the
 * beginning of a turn alike.
 */
export function turnAloud({ type, seat }: Happening, table: TableInfo): string | null {
  if (type !== 'turnStarted' || seat === undefined) return null;
  if (table.seats[seat]?.substitute) return null;
  return seat === table.you ? t('turn.yours') : t('turn.others', { name: seatName(table, seat) });
}
