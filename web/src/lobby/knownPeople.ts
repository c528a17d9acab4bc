import type { KnownPerson } from '../generated/wire';
import { daysAgo, t } from '../texts/texts.svelte';

/** What tells one of several people of the same name from the others, also in an address. */
export function personKey({ table, seat }: Pick<KnownPerson, 'table' | 'seat'>): string {
  return `${table}.${seat}`;
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

/** Whether somebody is here now, or roughly when they last were; null if nobody knows. */
export function presenceWords({ here, seen }: Pick<KnownPerson, 'here' | 'seen'>, now: number): string | null {
  if (here) return t('people.here');
  return seen === null ? null : t('people.seen', { when: daysAgo(seen, now) });
}

/** People in the order in which they were before, so that nobody moves from under a finger; who is new comes last. */
export function inPlace(people: readonly KnownPerson[], before: readonly KnownPerson[]): readonly KnownPerson[] {
  const places = new Map(before.map((person, place) => [personKey(person), place]));
  const placeOf = (person: KnownPerson): number => places.get(personKey(person)) ?? before.length;
  return [...people].sort((one, other) => placeOf(one) - placeOf(other));
}
