import type {
  CreateTable,
  GameInfo,
  GameOption,
  KnownPerson,
  Paint,
  LevelInfo,
  SeatInfo,
  SeatWish,
  SeatWishKind,
  SpectatorView,
  TableInfo,
  TimeControl,
} from '../generated/wire';
import type { Wished } from '../net/onceMade';
import { plain } from '../lobby/arrival';
import { personKey } from '../lobby/knownPeople';
import { isNetworkBot } from '../words/names';
import { showsHands } from '../words/spectators';
import { timeWords } from '../words/time';
import { t, type TextKey } from '../texts/texts.svelte';
import { likedPaint } from '../theme/likedPaint';
import { completePaints } from '../theme/paints';

const kinds = ['me', 'friend', 'companion', 'bot', 'network-bot'] as const satisfies (SeatWishKind | 'companion')[];

/**
 * Who is to sit in a seat of a new table; a further player of this device (`companion`) has a name. Somebody with whom one
 * has played (`known`) is invited once there is a table.
 */
export interface Wish {
  readonly kind: (typeof kinds)[number] | 'known';
  readonly bot: string;
  readonly name?: string;
  readonly person?: KnownPerson;
  /** The colour of the seat; undefined as long as nobody has chosen it. */
  readonly paint?: Paint | undefined;
}

/** So many of the people one has played with are offered for a seat. */
const mostOffered = 5;

/**
 * The company that a table begins with: the person, and whoever they want to play with, else the bot that the server
 * suggests if there is one.
 */
export function firstWishes(levels: readonly LevelInfo[], company: KnownPerson | null = null): Wish[] {
  return [{ kind: 'me', bot: '' }, company === null ? botWish(levels) : knownWish(company)];
}

/**
 * The same company at another game: no more seats than it has and no fewer, and no bot that can't play it. Where all of
 * it fits, it is the very same: nobody has changed anything.
 */
export function fitting(wishes: readonly Wish[], game: GameInfo, levels: readonly LevelInfo[]): readonly Wish[] {
  const missing = Math.max(0, game.minimumSeats - wishes.length);
  const known = ({ kind, bot }: Wish): boolean => kind !== 'bot' || levels.some(({ name }) => name === bot);
  const fits = [...wishes, ...Array.from({ length: missing }, () => botWish(levels))]
    .slice(0, game.maximumSeats)
    .map((wish) => (known(wish) ? wish : { ...botWish(levels), paint: wish.paint }));
  return fits.length === wishes.length && fits.every((wish, seat) => wish === wishes[seat]) ? wishes : fits;
}

/**
 * A table like one at which whoever sets it up didn't play, nor do its people play again. They sit where they may have,
 * or else in the first person's place; only whoever had bots play among themselves does so once more. Somebody's program
 * is only theirs to seat: its seat stays free, like those of people. Everybody finds it only if they had shown the other
 * one themselves.
 */
export function tableLike(over: TableInfo): Wished<CreateTable> {
  const { game, options, time, rated, spectators } = over;
  const own = ownSeat(over);
  const seats = over.seats.map((info) => ({
    ...(info.seat === own ? { kind: 'me', bot: '' } as const : sameWish(info)),
    paint: info.paint,
  }));
  return { game, seats, options, time, rated, spectators, listed: over.listed && over.host, waits: own !== null, startsByItself: true };
}

function ownSeat({ seats, you, host }: TableInfo): number | null {
  if (you !== null) return you;
  const person = seats.find(({ kind }) => kind === 'person');
  return person?.seat ?? (host ? null : 0);
}

function sameWish(info: SeatInfo): Pick<SeatWish, 'kind' | 'bot'> {
  return info.kind === 'bot' && !isNetworkBot(info) ? { kind: 'bot', bot: info.bot } : { kind: 'friend', bot: '' };
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
 * The same seats with another wish for one of them, by its word in the list: `me`, `friend`, `companion`, `bot:greedy`,
 * `network-bot:` and its id, `known:` and whom it means. Only one seat can be the person's own, and each of their
 * programs and of the people they know has one.
 *
 * @param people whom the list may mean
 */
export function wished(
  wishes: readonly Wish[],
  seat: number,
  word: string,
  people: readonly KnownPerson[] = [],
): Wish[] {
  const chosen = wishOf(word, people);
  const once = chosen.kind === 'me' || chosen.kind === 'network-bot' || chosen.kind === 'known';
  const here = wishes[seat]?.paint;
  const before = once ? wishes.find((wish) => wordOf(wish) === wordOf(chosen)) : undefined;
  return wishes.map((wish, place) => {
    // Whoever moves to another seat takes their colour along; otherwise it is the seat's.
    if (place === seat) return { ...chosen, paint: before === undefined ? here : before.paint };
    return wish === before ? { ...friend, paint: here } : wish;
  });
}

/**
 * The colours of the seats: those that were chosen, and for oneself the one that one likes, if nobody else has it.
 *
 * @param liked which that is
 */
export function paintsOf(wishes: readonly Wish[], liked: Paint | undefined = likedPaint()): readonly Paint[] {
  const free = wishes.every(({ paint }) => paint !== liked);
  return completePaints(wishes.map(({ kind, paint }) => paint ?? (kind === 'me' && free ? liked : undefined)));
}

/** The same seats, one of them in another colour; whichever had that gets the one that this had. */
export function repainted(wishes: readonly Wish[], seat: number, chosen: Paint): Wish[] {
  const paints = paintsOf(wishes);
  return wishes.map((wish, place) => {
    if (place === seat) return { ...wish, paint: chosen };
    return { ...wish, paint: paints[place] === chosen ? paints[seat] : paints[place] };
  });
}

/** The word of the list for a wish. */
export function wordOf({ kind, bot, person }: Wish): string {
  const whom = person === undefined ? bot : personKey(person);
  return whom === '' ? kind : `${kind}:${whom}`;
}

/** The people who are offered for a seat: a few, those who are here first, and all who have one. */
export function offeredPeople(people: readonly KnownPerson[], wishes: readonly Wish[]): readonly KnownPerson[] {
  const seated = wishes.map(wordOf);
  return people.filter((person, place) => place < mostOffered || seated.includes(wordOf(knownWish(person))));
}

/** Those who are invited once there is a table. */
export function invitees(wishes: readonly Wish[]): readonly KnownPerson[] {
  return wishes.flatMap(({ person }) => (person === undefined ? [] : [person]));
}

/** Why those who are to be invited can't be, as the key of a text; null if they can, or nobody is to be. */
export function inviterProblem(wishes: readonly Wish[]): TextKey | null {
  const invites = wishes.some(({ kind }) => kind === 'known');
  return invites && !wishes.some(({ kind }) => kind === 'me') ? 'new.known.without' : null;
}

/** Whether the table waits for people who come from elsewhere. */
export function waitsForPeople(wishes: readonly Wish[]): boolean {
  return wishes.some(({ kind }) => kind === 'friend' || kind === 'known');
}

/** Whether anybody waits for anybody else: bots of the server don't, and where nobody does no time is counted. */
export function mayWait(wishes: readonly Wish[]): boolean {
  return wishes.filter(({ kind }) => kind !== 'bot').length > 1;
}

/**
 * Whether a game counts for ratings as long as nothing was said about it: with friends it does, unless its board is of
 * somebody's own making; one against bots may have hints.
 */
export function countsUnasked(wishes: readonly Wish[], isOwnBoard: boolean): boolean {
  return waitsForPeople(wishes) && !isOwnBoard;
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
 * What is sent to set the table up; of the options only those that this game has. For one who is alone nothing is
 * rated, there is nobody's hand to show, and nobody else finds the table; nor is it rated where several play on one
 * device.
 */
export function tableWish(
  game: GameInfo,
  wishes: readonly Wish[],
  chosen: Readonly<Record<string, string>> = {},
  time: TimeControl = { type: 'none' },
  rated = false,
  spectators: SpectatorView = { type: 'public' },
  listed = false,
): Wished<CreateTable> {
  const paints = paintsOf(wishes);
  return {
    game: game.id,
    // Whoever plays on this device sits down, and whoever is known is invited, when there is a table.
    seats: wishes.map(({ kind, bot }, seat) => ({
      kind: kind === 'companion' || kind === 'known' ? 'friend' : kind,
      bot,
      paint: paints[seat] ?? null,
    })),
    options: optionValues(game, wishes.length, chosen),
    time: mayWait(wishes) ? time : { type: 'none' },
    rated: counts(wishes, rated, spectators),
    spectators: wishes.length > 1 ? spectators : { type: 'public' },
    listed: listed && wishes.length > 1,
    // Until whoever sits down at once has added to the seed.
    waits: wishes.some(({ kind }) => kind === 'me'),
    // As is usual for the time there is.
    startsByItself: null,
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

/** Whether a game counts that is wished to. One for one never does. */
function counts(wishes: readonly Wish[], rated: boolean, spectators: SpectatorView): boolean {
  return rated && wishes.length > 1 && unrated(wishes, spectators) === null;
}

/** That a new table's game counts for ratings, and how much time there is; empty if neither is so. */
export function termsInWords(
  wishes: readonly Wish[],
  time: TimeControl,
  rated: boolean,
  spectators: SpectatorView,
): string {
  if (wishes.length < 2) return '';
  const rating = counts(wishes, rated, spectators) ? t('rated.brief') : '';
  const timing = time.type === 'none' || !mayWait(wishes) ? '' : timeWords(time);
  return [rating, timing].filter((words) => words !== '').join(' · ');
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

const friend: Wish = { kind: 'friend', bot: '' };

function botWish(levels: readonly LevelInfo[]): Wish {
  const suggested = levels.find((level) => level.suggested);
  return suggested === undefined ? friend : { kind: 'bot', bot: suggested.name };
}

function knownWish(person: KnownPerson): Wish {
  return { kind: 'known', bot: '', person };
}

function wishOf(word: string, people: readonly KnownPerson[]): Wish {
  const person = people.find((one) => wordOf(knownWish(one)) === word);
  if (person !== undefined) return knownWish(person);
  const [first, bot = ''] = word.split(':');
  const kind = kinds.find((one) => one === first);
  return kind === undefined ? friend : { kind, bot };
}
