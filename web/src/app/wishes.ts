import type { CreateTable, GameInfo, GameOption, LevelInfo, SeatWish, TimeControl } from '../generated/wire';

/** The company that a table begins with: the person, and the bot that the server suggests if there is one. */
export function firstWishes(levels: readonly LevelInfo[]): SeatWish[] {
  return [{ kind: 'me', bot: '' }, botWish(levels)];
}

/** The same company at another game: no more seats than it has, and no bot that can't play it. */
export function fitting(wishes: readonly SeatWish[], game: GameInfo, levels: readonly LevelInfo[]): SeatWish[] {
  return wishes
    .slice(0, game.maximumSeats)
    .map((wish) => (wish.kind === 'bot' && !levels.some((level) => level.name === wish.bot) ? botWish(levels) : wish));
}

/** The same seats with one more. */
export function withSeat(wishes: readonly SeatWish[], game: GameInfo, levels: readonly LevelInfo[]): SeatWish[] {
  return wishes.length >= game.maximumSeats ? [...wishes] : [...wishes, botWish(levels)];
}

/** The same seats without one of them. */
export function withoutSeat(wishes: readonly SeatWish[], game: GameInfo, seat: number): SeatWish[] {
  return wishes.length <= game.minimumSeats ? [...wishes] : wishes.filter((_, place) => place !== seat);
}

/** The wish behind a word of the list: `me`, `friend`, `bot:greedy`. Only one seat can be the person's own. */
export function wished(wishes: readonly SeatWish[], seat: number, word: string): SeatWish[] {
  const [kind = 'friend', bot = ''] = word.split(':');
  return wishes.map((wish, place) => {
    if (place === seat) return { kind, bot };
    return kind === 'me' && wish.kind === 'me' ? { kind: 'friend', bot: '' } : wish;
  });
}

/** The word of the list for a wish. */
export function wordOf(wish: SeatWish): string {
  return wish.kind === 'bot' ? `bot:${wish.bot}` : wish.kind;
}

/** The value that an option always has with so many seats; null where there is something to choose. */
export function settledValue(option: GameOption, seats: number): string | null {
  return option.settled.find((one) => one.seats === seats)?.value ?? null;
}

/** The values that a game's options have with so many seats: what was chosen, as far as this game knows it. */
export function optionValues(
  game: GameInfo,
  seats: number,
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(game.options.map((option) => [option.id, valueOf(option, seats, chosen[option.id])]));
}

/**
 * What is sent to set the table up; of the options only those that this game has. For one who is alone no time is
 * counted, and nothing is rated.
 */
export function tableWish(
  game: GameInfo,
  wishes: readonly SeatWish[],
  chosen: Readonly<Record<string, string>> = {},
  time: TimeControl = { type: 'none' },
  rated = false,
): CreateTable {
  return {
    game: game.id,
    seats: wishes,
    options: optionValues(game, wishes.length, chosen),
    time: wishes.length > 1 ? time : { type: 'none' },
    rated: rated && wishes.length > 1,
  };
}

/** Two games may have an option of one name with other values. */
function valueOf(option: GameOption, seats: number, chosen: string | undefined): string {
  const known = chosen !== undefined && option.values.includes(chosen);
  return settledValue(option, seats) ?? (known ? chosen : option.standard);
}

function botWish(levels: readonly LevelInfo[]): SeatWish {
  const suggested = levels.find((level) => level.suggested);
  return suggested === undefined ? { kind: 'friend', bot: '' } : { kind: 'bot', bot: suggested.name };
}
