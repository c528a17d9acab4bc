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

/**
 * A game that goes on from a moment of another one, with chance of its own, before anything of it is known.
 *
 * @param ply how many plies came before
 * @param seat where whoever has the device sits now
 * @param level the bots in all other seats
 */
export function playedOn(before: KeptGame, ply: number, seat: number, level: string, now: number): KeptGame {
  const name = before.setUp.seats.find(({ kind }) => kind === 'me') as { readonly name: string };
  const seats = before.setUp.seats.map(({ paint }, at): SetUpSeat => ({
    ...(at === seat ? { kind: 'me', name: name.name } : { kind: 'bot', bot: level }),
    ...(paint === undefined ? {} : { paint }),
  }));
  const game = playedAgain({ ...before, setUp: { ...before.setUp, seats } }, now);
  return { ...game, setUp: { ...game.setUp, branch: { table: before.id, ply } } };
}
