import type { TableInfo } from '../generated/wire';
import { listed, t } from '../texts/texts.svelte';

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
  return table.you === null ? t('lobby.invited') : waiting(table, free);
}

/** Whoever was asked is waited for; for a seat that is left over somebody else is to be found. */
function waiting({ invited }: TableInfo, free: number): string {
  if (invited.length === 0) return t('lobby.free', { count: free });
  const answers = t('lobby.answers', { names: listed(invited.map(({ name }) => name)) });
  return invited.length >= free ? answers : `${answers} ${t('lobby.free', { count: free - invited.length })}`;
}
