import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';

/**
 * How things stand before a game, and what is to be done about it, as one thing that is said.
 *
 * @param seatless nobody of this device has a seat
 * @param lost whoever looks had a seat, and hasn't left it by themselves
 */
export function standing(table: TableInfo, seatless: boolean, lost: boolean): string {
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  if (table.uninvited) return t('lobby.uninvited');
  if (lost) return t(free === 0 ? 'lobby.lost.full' : 'lobby.lost');
  if (free === 0) return t(seatless ? 'lobby.full.watch' : 'lobby.full');
  return table.you === null ? t('lobby.invited') : t('lobby.free', { count: free });
}
