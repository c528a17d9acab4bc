import type { GameInfo } from '../generated/wire';
import { hereGames } from '../here/hereGames';
import type { KeptGame } from '../here/keptGames';
import { LocalFailure } from '../here/localTable';
import { isHerePossible } from '../here/possible';
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

/** What is said of what went wrong. What was kept can be at fault only if there was anything to read it. */
export function reasonOf(problem: unknown): unknown {
  if (!(problem instanceof LocalFailure)) return problem;
  return problem.loaded ? 'here.damaged' : new CodedFailure('unloaded', problem.message);
}
