import type { GameInfo, TableInfo } from '../generated/wire';
import { hereGames } from '../here/hereGames';
import { HereFailure, HereLink } from '../here/hereLink';
import type { KeptGame } from '../here/keptGames';
import { isHerePossible } from '../here/possible';
import { worked } from '../here/worked';
import { CodedFailure } from '../net/codedFailure';
import { api } from '../net/http';
import { familyOf, isDrawn } from '../table/families';
import type { GameClient } from '../table/gameClient';
import type { TextKey } from '../texts/texts.svelte';

/** A game on this device, and what it is shown with. */
export interface FoundHere {
  readonly kept: KeptGame;
  readonly game: GameInfo;
  readonly client: GameClient;
  readonly board: unknown;
}

/** Finds a game on this device; the key of a text where it can't be opened. */
export async function foundHere(id: string): Promise<FoundHere | TextKey> {
  if (!isHerePossible()) return 'here.impossible';
  const kept = await hereGames.find(id);
  if (kept === null) return 'here.nowhere';
  const game = (await api.games()).find((one) => one.id === kept.setUp.game && isDrawn(one));
  if (game === undefined) return 'here.gone';
  if (game.rulesVersion !== kept.rules) return 'here.rules';
  const [client, drawn] = await Promise.all([familyOf(game).client(), api.board(game.id)]);
  return { kept, game, client, board: client.inPlay?.(drawn, kept.setUp.options) ?? drawn };
}

/** A finished game on this device, and a worker that is asked about it. */
export interface PastHere extends FoundHere {
  readonly link: HereLink;
  readonly table: TableInfo;
}

/**
 * Finds a finished game on this device; the key of a text where there is none to be asked about.
 *
 * @param failed the game can't be asked about any more
 */
export async function pastHere(id: string, failed: () => void): Promise<PastHere | TextKey> {
  const found = await foundHere(id);
  if (typeof found === 'string') return found;
  const { setUp, log, over } = found.kept;
  if (!over) return 'problem.not-over';
  const link = new HereLink(worked(), { changed: () => {}, failed });
  return { ...found, link, table: await link.begin(setUp, log) };
}

/** What is said of what went wrong. What was kept can be at fault only if there was anything to read it. */
export function reasonOf(problem: unknown): unknown {
  if (!(problem instanceof HereFailure)) return problem;
  return problem.loaded ? 'here.damaged' : new CodedFailure('unloaded', problem.message);
}
