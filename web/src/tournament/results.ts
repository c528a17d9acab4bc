import type { Entrant, TournamentGame, TournamentInfo, TournamentPlayer } from '../generated/wire';
import { levelName } from '../words/names';
import { listed, numeral, t } from '../texts/texts.svelte';

/** Points of a tournament as one writes them by hand: `2½`. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  if (points - whole !== 0.5) return numeral(points);
  return whole === 0 ? '½' : `${numeral(whole)}½`;
}

/** What an entrant is called. */
export function entrantName({ name }: Entrant): string {
  return name === '' ? t('seat.gone') : name;
}

/** The games of a round. */
export interface Round {
  readonly round: number;
  readonly games: readonly TournamentGame[];
}

/** The rounds that have begun, the latest first; in each the reader's own game comes first. */
export function roundsOf({ games, you }: Pick<TournamentInfo, 'games' | 'you'>): readonly Round[] {
  const rounds = [...new Set(games.map(({ round }) => round))].toSorted((one, other) => other - one);
  return rounds.map((round) => {
    const all = games.filter((game) => game.round === round);
    return { round, games: [...all.filter((game) => isOwn(game, you)), ...all.filter((game) => !isOwn(game, you))] };
  });
}

/** Whether the reader plays there. */
export function isOwn({ players }: TournamentGame, you: number | null): boolean {
  return players.some(({ entrant }) => entrant === you);
}

/** The reader's own game that goes on, of whatever round; null if there is none. */
export function gameInPlay({ games, you }: TournamentInfo): TournamentGame | null {
  return games.find((game) => game.outcome === 'playing' && game.table !== null && isOwn(game, you)) ?? null;
}

/** A line of a game: somebody who plays there. */
export interface GameLine {
  readonly name: string;
  readonly bot: boolean;
  readonly you: boolean;
  readonly score: number | null;
  readonly points: number | null;
}

/** Who plays a game, those with most points first, and then the bots that sit where people are missing. */
export function linesOf(game: TournamentGame, info: TournamentInfo): readonly GameLine[] {
  const people = game.players
    .map((player) => lineOf(player, info))
    .toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
  const bots = game.table === null ? 0 : info.seats - game.players.length;
  const level = levelName(info.bot);
  const names = Array.from({ length: bots }, (_, place) => (bots > 1 ? `${level} ${place + 1}` : level));
  return [...people, ...names.map((name) => ({ name: t('new.bot', { name }), bot: true, you: false, score: null, points: null }))];
}

function lineOf({ entrant, score, points }: TournamentPlayer, { entrants, you }: TournamentInfo): GameLine {
  const known = entrants.find(({ number }) => number === entrant);
  const name = known === undefined ? t('seat.gone') : entrantName(known);
  return { name, bot: false, you: entrant === you, score, points };
}

/** Those who have won a tournament that is over: nobody, if no game of it has counted. Nobody wins by resting. */
export function winners({ entrants, games }: TournamentInfo): readonly Entrant[] {
  const played = games.some(({ table, outcome }) => table !== null && outcome === 'counted');
  return played ? entrants.filter(({ place }) => place === 1) : [];
}

/** Who has won, in a sentence. */
export function winnerWords(info: TournamentInfo): string {
  const best = winners(info);
  const others = best.filter(({ number }) => number !== info.you);
  if (best.length === 0) return t('tournament.over.nobody');
  if (others.length === 0) return t('tournament.won.you');
  const name = listed(others.map(entrantName));
  if (best.length === 1) return t('tournament.won', { name });
  return t(others.length < best.length ? 'tournament.won.shared.you' : 'tournament.won.shared', { name });
}
