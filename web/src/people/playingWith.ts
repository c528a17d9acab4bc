import type { KnownPerson } from '../generated/wire';
import { personKey } from '../lobby/knownPeople';

/**
 * The address at which a table is set up to play with somebody. It names a game that both have played and a seat of it,
 * which mean somebody only to those who have played with them.
 */
export function addressToPlayWith(person: Pick<KnownPerson, 'table' | 'seat'>): string {
  return `/?with=${personKey(person)}`;
}

/** With whom of the people one knows an address sets a table up; null if it names none of them. */
export function personAsked(search: string, people: readonly KnownPerson[]): KnownPerson | null {
  const asked = new URLSearchParams(search).get('with');
  return people.find((person) => personKey(person) === asked) ?? null;
}
