import type { GameInfo, GameName } from '../generated/wire';
import { api } from '../net/http';
import { t } from '../texts/texts.svelte';
import { gameName } from '../words/names';

let gone = $state.raw<readonly GameName[]>([]);

/** Asks what games are called that the server doesn't have any more. */
export async function askForGoneGames(): Promise<void> {
  gone = await api.goneGames();
}

/** What a game is called of which there are tables or results, even if it is gone. */
export function boardName(id: string, games: readonly GameInfo[]): string {
  const found = games.find((game) => game.id === id) ?? gone.find((game) => game.id === id);
  return found === undefined ? t('past.goneBoard') : gameName(found);
}
