import type { TableInfo } from '../generated/wire';
import { seatName } from '../table/names';
import { t } from '../texts/texts.svelte';

/** Who asks for a rematch, in words; null as the name of somebody of whom nothing is known. */
export function rematchWords(name: string | null): string {
  return name === null ? t('rematch.asked.nobody') : t('rematch.asked', { name });
}

/** The same of the table at which it is to be. */
export function rematchAt(table: TableInfo): string {
  return rematchWords(table.hostSeat === null ? null : seatName(table, table.hostSeat));
}
