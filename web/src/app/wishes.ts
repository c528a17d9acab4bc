import type {
  CreateTable,
  GameInfo,
  GameOption,
  LevelInfo,
  SeatWish,
  SeatWishKind,
  SpectatorView,
  TimeControl,
} from '../generated/wire';
import { plain } from '../table/arrival';
import { showsHands } from '../words/spectators';
import { timeWords } from '../words/time';
import { t, type TextKey } from '../texts/texts.svelte';

const kinds = ['me', 'friend', 'companion', 'bot', 'network-bot'] as const satisfies (SeatWishKind | 'companion')[];

/** Who is to sit in a seat of a new table; a further player of this device (`companion`) has a name. */
export interface Wish {
  readonly kind: (typeof kinds)[number];
  readonly bot: string;
  readonly name?: string;
}

/** The company that a table begins with: the person, and the bot that the server suggests if there is one. */
export function firstWishes(levels: readonly LevelInfo[]): SeatWish[] {
  return [{ kind: 'me', bot: '' }, botWish(levels)];
}

/** The same company at another game: no more seats than it has, and no bot that can't play it. */
export function fitting(wishes: readonly Wish[], game: GameInfo, levels: readonly LevelInfo[]): Wish[] {
  return wishes
    .slice(0, game.maximumSeats)
    .map((wish) => (wish.kind === 'bot' && !levels.some((level) => level.name === wish.bot) ? botWish(levels) : wish));
}

/** The same seats with one more. */
export function withSeat(wishes: readonly Wish[], game: GameInfo, levels: readonly LevelInfo[]): Wish[] {
  return wishes.length >= game.maximumSeats ? [...wishes] : [...wishes, botWish(levels)];
}

/** The same seats without one of them. */
export function withoutSeat(wishes: readonly Wish[], game: GameInfo, seat: number): Wish[] {
  return wishes.length <= game.minimumSeats ? [...wishes] : wishes.filter((_, place) => place !== seat);
}

/**
 * The wish behind a word of the list: `me`, `friend`, `companion`, `bot:greedy`, `network-bot:` and its id. Only one seat
 * can be the person's own, and each of their programs has one.
 */
export function wished(wishes: readonly Wish[], seat: number, word: string): Wish[] {
  const [first, bot = ''] = word.split(':');
  const kind = kinds.find((one) => one === first) ?? 'friend';
  return wishes.map((wish, place) => {
    if (place === seat) return { kind, bot };
    const once = kind === 'me' || kind === 'network-bot';
    return once && wish.kind === kind && wish.bot === bot ? { kind: 'friend', bot: '' } : wish;
  });
}

/** The word of the list for a wish. */
export function wordOf(wish: Wish): string {
  return wish.bot === '' ? wish.kind : `${wish.kind}:${wish.bot}`;
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
 * counted, nothing is rated, there is nobody's hand to show, and nobody else finds the table; nor is it rated where
 * several play on one device.
 */
export function tableWish(
  game: GameInfo,
  wishes: readonly Wish[],
  chosen: Readonly<Record<string, string>> = {},
  time: TimeControl = { type: 'none' },
  rated = false,
  spectators: SpectatorView = { type: 'public' },
  listed = false,
): CreateTable {
  return {
    game: game.id,
    // Whoever plays on this device sits down when there is a table.
    seats: wishes.map(({ kind, bot }) => ({ kind: kind === 'companion' ? 'friend' : kind, bot })),
    options: optionValues(game, wishes.length, chosen),
    time: wishes.length > 1 ? time : { type: 'none' },
    rated: rated && wishes.length > 1 && unrated(wishes, spectators) === null,
    spectators: wishes.length > 1 ? spectators : { type: 'public' },
    listed: listed && wishes.length > 1,
    // Until whoever sits down at once has added to the seed.
    waits: wishes.some(({ kind }) => kind === 'me'),
  };
}

/**
 * Why a game can't count for ratings, as the key of a text; null if it can. Whoever plays on one device may have told
 * the other everything, and so may friends who watch and see hands; a program may be anything.
 */
export function unrated(wishes: readonly Wish[], spectators: SpectatorView): TextKey | null {
  if (wishes.some(({ kind }) => kind === 'companion')) return 'rated.shared';
  if (wishes.some(({ kind }) => kind === 'network-bot')) return 'rated.network';
  return showsHands(spectators) ? 'rated.spectators' : null;
}

/** That a new table's game counts for ratings, and how much time there is; empty if neither is so. */
export function termsInWords(
  wishes: readonly Wish[],
  time: TimeControl,
  rated: boolean,
  spectators: SpectatorView,
): string {
  if (wishes.length < 2) return '';
  const counts = rated && unrated(wishes, spectators) === null;
  return [counts ? t('rated.label') : '', time.type === 'none' ? '' : timeWords(time)].filter((words) => words !== '').join(' · ');
}

/** What is wrong with the names of those who are to play on this device, as the key of a text; null if nothing is. */
export function companionProblem(wishes: readonly Wish[], own: string): TextKey | null {
  const names = wishes.flatMap(({ kind, name }) => (kind === 'companion' ? [plain(name ?? '')] : []));
  if (names.includes('')) return 'companion.name.empty';
  const all = wishes.some(({ kind }) => kind === 'me') ? [...names, plain(own)] : names;
  return new Set(all).size < all.length ? 'companion.name.same' : null;
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
