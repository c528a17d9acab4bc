import { randomHex } from '../browser/randomHex';
import type { GameInfo } from '../generated/wire';
import { commandId } from '../net/outbox';
import type { KeptGame } from './keptGames';
import type { SetUp, SetUpSeat } from './messages';

const seedBytes = 32;

/** A game that begins now, with chance of its own. */
export function newGame(
  game: Pick<GameInfo, 'id' | 'rulesVersion'>,
  seats: readonly SetUpSeat[],
  options: Readonly<Record<string, string>>,
  now: number,
): KeptGame {
  const id = commandId();
  const setUp: SetUp = { id, game: game.id, options, seed: randomHex(seedBytes), seats };
  return { id, setUp, rules: game.rulesVersion, log: null, played: now, over: false };
}

/** The same company once more. */
export function playedAgain({ setUp, rules }: KeptGame, now: number): KeptGame {
  return newGame({ id: setUp.game, rulesVersion: rules }, setUp.seats, setUp.options, now);
}
