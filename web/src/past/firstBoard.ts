import type { PastGame } from '../generated/wire';

/**
 * The board on which a page about boards opens: the one that its address names, else that of the last game that somebody
 * played here, else that of one that they brought along; the first one for whoever has played none that there is.
 *
 * @param search the query of the address, which may name a `game`
 * @param past somebody's finished games, the latest first
 */
export function firstBoard(search: string, past: readonly PastGame[], boards: readonly string[]): string | undefined {
  const named = new URLSearchParams(search).get('game');
  const played = [...past.filter(({ imported }) => !imported), ...past].map(({ game }) => game);
  return [named, ...played].find((game): game is string => game !== null && boards.includes(game)) ?? boards[0];
}

/** The query of the address at which a page opens on a board; what else the address says stays. */
export function boardQuery(search: string, game: string): string {
  const query = new URLSearchParams(search);
  query.set('game', game);
  return `?${query}`;
}
