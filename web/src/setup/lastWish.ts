import { wireLimits, type GameInfo, type LevelInfo, type SpectatorView, type TimeControl } from '../generated/wire';
import { stored, type Storing } from '../browser/stored';
import { spectatorViews, turnLimits } from '../words/spectators';
import { timeControls } from '../words/time';
import { fitting, firstWishes, invitees, type Wish } from './wishes';

/** What somebody wished for when they last set a table up: with it they begin the next time. */
export interface LastWish {
  readonly game: string;
  readonly wishes: readonly Wish[];
  readonly options: Readonly<Record<string, string>>;
  readonly time: TimeControl;
  /** Null if nothing was said about it. */
  readonly rated: boolean | null;
  readonly spectators: SpectatorView;
  /** Whether everybody could find the table and sit down; not that they could watch. */
  readonly joinable: boolean;
  /** Whether everybody could find the game to watch it, where nobody else could sit down. */
  readonly watchable: boolean;
}

/** Under this it is kept in the browser. */
const key = 'anden.wish';

/** Characters beyond which nothing is kept: no table is wished for in so many. */
const longest = 4_000;

/** Nobody has more seats, nor more options, than this. */
const most = 24;

/** Kinds of seats that mean the same whenever they are wished for; a program or a person may be gone by then. */
const lasting: readonly string[] = ['me', 'friend', 'companion', 'bot'];

/** Keeps what was wished for, but no names of people. */
export function keepWish(wish: LastWish, storing: Storing = stored): void {
  const wishes = wish.wishes.map(({ kind, bot }) => (lasting.includes(kind) ? { kind, bot } : { kind: 'friend', bot: '' }));
  const text = JSON.stringify({ ...wish, wishes });
  if (text.length <= longest) storing.setItem(key, text);
}

/** What was kept, as far as it can still be wished for; null if nothing was, or not all of it can be read. */
export function lastWish(storing: Storing = stored): LastWish | null {
  try {
    const text = storing.getItem(key);
    return text === null || text.length > longest ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The place of the board that was last played among those that there are; the first where it is gone. */
export function lastPlace(games: readonly GameInfo[], last: LastWish | null): number {
  return Math.max(0, games.findIndex(({ id }) => id === last?.game));
}

/** Who is to sit at a game, as last time; a level that is gone gives way to the one that is suggested. */
export function lastCompany(last: LastWish | null, game: GameInfo | undefined, levels: readonly LevelInfo[]): readonly Wish[] {
  if (last === null || game === undefined) return firstWishes(levels);
  return fitting(last.wishes, game, levels);
}

/**
 * Whether everybody is to find a new table and sit down, as long as nothing was said about it: as last time, but a seat
 * that is kept for somebody isn't offered to all.
 */
export function joinableUnasked(last: LastWish | null, wishes: readonly Wish[]): boolean {
  return (last?.joinable ?? false) && invitees(wishes).length === 0;
}

function read(found: unknown): LastWish | null {
  if (!isRecord(found) || typeof found['game'] !== 'string' || !Array.isArray(found['wishes'])) return null;
  const wishes = found['wishes'].slice(0, most).flatMap(seat);
  if (wishes.length === 0) return null;
  const { rated } = found;
  return {
    game: found['game'],
    wishes,
    options: options(found['options']),
    time: time(found['time']),
    rated: typeof rated === 'boolean' ? rated : null,
    spectators: spectators(found['spectators']),
    joinable: found['joinable'] === true,
    watchable: found['watchable'] === true,
  };
}

function seat(found: unknown): Wish[] {
  if (!isRecord(found) || !lasting.includes(String(found['kind'])) || typeof found['bot'] !== 'string') return [];
  return [{ kind: found['kind'] as Wish['kind'], bot: found['bot'] }];
}

function options(found: unknown): Readonly<Record<string, string>> {
  if (!isRecord(found)) return {};
  const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.slice(0, most));
}

/** One that is offered is the very same, by which the list knows it. */
function time(found: unknown): TimeControl {
  const offered = timeControls.find((one) => same(one, found));
  if (offered !== undefined) return offered;
  if (!isRecord(found)) return timeControls[0]!;
  const { type, bank, bonus, turn } = found;
  if (type === 'live' && isWithin(bank, 1, wireLimits.longestBank) && isWithin(bonus, 0, wireLimits.longestBonus)) {
    return { type, bank, bonus };
  }
  if (type === 'correspondence' && isWithin(turn, 1, wireLimits.longestTurn)) return { type, turn };
  return timeControls[0]!;
}

function spectators(found: unknown): SpectatorView {
  const offered = spectatorViews.find((one) => same(one, found));
  if (offered !== undefined) return offered;
  if (!isRecord(found) || found['type'] !== 'afterTurns') return spectatorViews[0]!;
  const { turns } = found;
  return isWithin(turns, turnLimits.least, turnLimits.most) ? { type: 'afterTurns', turns } : spectatorViews[0]!;
}

function same(one: object, found: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(found);
}

function isWithin(found: unknown, least: number, largest: number): found is number {
  return typeof found === 'number' && Number.isInteger(found) && found >= least && found <= largest;
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}
