import { wireLimits, type TournamentGlance, type TournamentInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { winnerWords } from './results';

/** So few people can't play a tournament. */
export const fewest = 2;

/** What a tournament's host is called. */
export function hostWords({ hostName }: Pick<TournamentInfo, 'hostName'>): string {
  return hostName === '' ? t('seat.gone') : hostName;
}

/** Whether nobody else can enter it. */
export function isFull({ entrants }: TournamentInfo): boolean {
  return entrants.length >= wireLimits.mostEntrants;
}

/** Whether the reader can have it begin. */
export function mayBegin({ host, status, entrants }: TournamentInfo): boolean {
  return host && status === 'open' && entrants.length >= fewest;
}

/** How a tournament stands for the reader, and what comes next, in a sentence or two. */
export function standing(info: TournamentInfo): string {
  if (info.status === 'over') return winnerWords(info);
  return info.status === 'open' ? standingOpen(info) : standingPlaying(info);
}

function standingOpen(info: TournamentInfo): string {
  if (info.host) return t(mayBegin(info) ? 'tournament.open.ready' : 'tournament.open.few');
  if (info.you !== null) return t('tournament.open.entered', { name: hostWords(info) });
  return t(isFull(info) ? 'tournament.open.full' : 'tournament.open.enter');
}

function standingPlaying(info: TournamentInfo): string {
  const { round, rounds, games, settled } = info;
  const count = games.filter((game) => game.round === round && game.outcome === 'playing').length;
  if (!settled) return t('tournament.round.goes', { round, rounds, count });
  return `${t('tournament.round.over', { round, rounds })} ${nextWords(info)}`;
}

function nextWords(info: TournamentInfo): string {
  const last = isLastRound(info);
  if (info.itself) return t(last ? 'tournament.next.end' : 'tournament.next.itself');
  if (info.host) return t(last ? 'tournament.next.end.host' : 'tournament.next.host');
  return t(last ? 'tournament.next.end.wait' : 'tournament.next.wait', { name: hostWords(info) });
}

/** Whether no round comes after the one that goes on. */
export function isLastRound({ round, rounds }: Pick<TournamentInfo, 'round' | 'rounds'>): boolean {
  return round >= rounds;
}

/** How a tournament of a list stands, in few words. */
export function glanceWords({ status, entrants, round, rounds }: TournamentGlance): string {
  if (status === 'open') return t('tournament.glance.open', { count: entrants });
  return status === 'over' ? t('tables.over') : t('tournament.round', { round, rounds });
}
