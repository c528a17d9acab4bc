import type { HistoryPage, LineTally, PastGame, PastSeat, Statistics } from '../generated/wire';
import { levelName } from '../words/names';
import { t, tFirst } from '../texts/texts.svelte';

/** Which finished games are shown; an empty word leaves them all in. */
export interface PastWish {
  readonly game: string;
  readonly seats: string;
  readonly rank: string;
  /** `name:Ana` or `bot:planner`. */
  readonly opponent: string;
}

export const allGames: PastWish = { game: '', seats: '', rank: '', opponent: '' };

/** What is asked of the server: nothing of what is left open. */
export function pastQuery(wish: Partial<PastWish>, after: string | null = null): string {
  const { opponent = '', ...plain } = wish;
  const query = new URLSearchParams(Object.entries(plain).filter(([, value]) => value !== ''));
  const colon = opponent.indexOf(':');
  if (colon > 0) query.set(opponent.slice(0, colon), opponent.slice(colon + 1));
  if (after !== null) query.set('after', after);
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * The first of somebody's finished games: at least so many of them, if there are as many.
 *
 * @param ask asks for those that come after a place, or for the first ones
 */
export async function firstGames(
  ask: (after: string | null) => Promise<HistoryPage>,
  count: number,
): Promise<HistoryPage> {
  let page = await ask(null);
  let { games } = page;
  while (games.length < count && page.next !== null) {
    page = await ask(page.next);
    games = [...games, ...page.games];
  }
  return { ...page, games };
}

/** Where somebody was in the list of their finished games when they left the page. */
export interface PastPlace {
  readonly wish: PastWish;
  /** How many games were listed. */
  readonly count: number;
  /** Pixels by which the page was scrolled. */
  readonly top: number;
}

/** Remembers the place with this page's entry of the browser's history: whoever comes back is there again. */
export function rememberPlace(past: PastPlace): void {
  history.replaceState({ ...(history.state as object | null), past }, '');
}

/** The place where whoever comes back to the page was, however often they do; null for whoever comes anew. */
export function placeOfReturn(): PastPlace | null {
  return (history.state as { past?: PastPlace } | null)?.past ?? null;
}

/** Another list is shown now: the place was one in the list before. */
export function forgetPlace(): void {
  if (placeOfReturn() === null) return;
  const { past: _, ...rest } = history.state as { past: PastPlace };
  history.replaceState(rest, '');
}

/** So few games are all seen at a glance: nobody looks for one among them. */
const fewGames = 5;

/** Whether somebody may choose which of their finished games are listed: from several, or where they have done so already. */
export function isChosenFrom(boards: Statistics['boards'], wish: PastWish): boolean {
  const games = boards.reduce((sum, board) => sum + board.games, 0);
  return games > fewGames || pastQuery(wish) !== '';
}

/** The places that a list of finished games offers: those that were taken in such games, and the one that is chosen. */
export function placeChoices(boards: Statistics['boards'], { game, seats, rank }: PastWish): readonly number[] {
  const wished = boards.filter((one) => (game === '' || one.game === game) && (seats === '' || String(one.seats) === seats));
  const taken = wished
    .filter((one) => one.seats > 1)
    .flatMap(({ ranks }) => ranks.flatMap((count, place) => (count > 0 ? [place + 1] : [])));
  return [...new Set(rank === '' ? taken : [...taken, Number(rank)])].sort((one, other) => one - other);
}

/** What somebody in a finished game is called. */
export function pastName({ name, bot, networkBot }: Pick<PastSeat, 'name' | 'bot'> & Partial<PastSeat>): string {
  if (bot !== '') return levelName(bot);
  if (networkBot === true) return name === '' ? t('seat.network.gone') : t('seat.network', { name });
  return name === '' ? t('seat.gone') : name;
}

/** The word of a list for somebody who was met. */
export function opponentWord({ name, bot }: Statistics['opponents'][number]): string {
  return bot === '' ? `name:${name}` : `bot:${bot}`;
}

/** Whom a list of opponents offers: people of one name are one choice, and somebody who left has none. */
export function opponentChoices(met: Statistics['opponents']): { readonly value: string; readonly words: string }[] {
  const words = new Map(met.filter(({ name, bot }) => name !== '' || bot !== '').map((one) => [opponentWord(one), pastName(one)]));
  return [...words].map(([value, name]) => ({ value, words: name }));
}

/** How a game ended for a seat: `won`, `place 2 of 4`, or that a bot finished it; nothing for one who was alone. */
export function resultWords(game: PastGame): string {
  const { rank, deserted } = game.seats[game.you]!;
  if (deserted) return t('past.deserted');
  if (game.seats.length === 1) return '';
  const shared = game.seats.filter((seat) => seat.rank === 1).length > 1;
  if (rank === 1) return t(shared ? 'past.shared' : 'past.won');
  return t('past.rank', { rank, count: game.seats.length });
}

/** What a kind of points is called. */
export function lineName(rule: string): string {
  return tFirst([`line.${rule}`, `rule.${rule}`]) ?? rule;
}

/** What a game tells of its lines beyond their points, such as how many were achieved. Most tell nothing. */
export function lineTold({ rule, made, missed }: LineTally): string | null {
  return tFirst([`tally.${rule}`], { made, count: made + missed });
}
