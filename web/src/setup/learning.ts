import type { GameInfo, LevelInfo, TableInfo } from '../generated/wire';
import { api } from '../net/http';
import { beginTips } from '../tips/tipMemory';
import { tableWish, type Wish } from './wishes';

/** Whom somebody plays who learns a game: the weakest bots, as few as it takes for a game of two. */
export function firstCompany(game: GameInfo, levels: readonly LevelInfo[]): readonly Wish[] {
  const [weakest] = levels;
  if (weakest === undefined) return [];
  const others = Math.max(game.minimumSeats, Math.min(2, game.maximumSeats)) - 1;
  return [{ kind: 'me', bot: '' }, ...Array.from({ length: others }, (): Wish => ({ kind: 'bot', bot: weakest.name }))];
}

/** The table of a first game, ready to begin: not rated, without a clock, and with tips for whoever plays there. */
export async function learn(game: GameInfo, levels: readonly LevelInfo[]): Promise<TableInfo> {
  const table = await api.createTable(tableWish(game, firstCompany(game, levels)));
  beginTips(game.family, table.id);
  return table;
}
