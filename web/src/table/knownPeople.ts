import type { KnownPerson } from '../generated/wire';
import { t } from '../texts/texts.svelte';

/** What tells one of several people of the same name from the others. */
export function personKey({ table, seat }: Pick<KnownPerson, 'table' | 'seat'>): string {
  return `${table} ${seat}`;
}

/** Whether somebody may be invited who has nothing to do with the table yet. */
export function isInvitable({ standing }: Pick<KnownPerson, 'standing'>): boolean {
  return standing === null;
}

/** How many games were played together, and how many of them one has won. */
export function togetherWords({ games, wins }: Pick<KnownPerson, 'games' | 'wins'>): string {
  const won = wins === 0 ? t('people.wins.none') : t('people.wins', { count: wins });
  return `${t('people.games', { count: games })}, ${won}`;
}
