import type { KnownPerson, TableInfo } from '../generated/wire';
import { api } from '../net/http';
import { failureInWords } from '../page/problems';
import { t } from '../texts/texts.svelte';

/** Somebody who couldn't be invited, and why. */
interface Missed {
  readonly name: string;
  readonly why: unknown;
}

/** Who couldn't be invited as soon as a table was set up, by the table. */
const missedAt = new Map<string, readonly Missed[]>();

/**
 * Invites people to a table that was just set up. Who can't be invited is told in its waiting room: whatever comes of it,
 * the table is there.
 */
export async function inviteFirst(table: string, people: readonly KnownPerson[]): Promise<void> {
  const missed: Missed[] = [];
  for (const { name, table: played, seat } of people) {
    try {
      await api.invite(table, { table: played, seat });
    } catch (failure) {
      missed.push({ name, why: failure });
    }
  }
  if (missed.length > 0) missedAt.set(table, missed);
}

/** Who couldn't be invited and still isn't, nor has come by another way, in sentences; empty if there is nobody. */
export function missedWords({ id, invited, seats }: Pick<TableInfo, 'id' | 'invited' | 'seats'>): string {
  const there = new Set([...invited, ...seats].map(({ name }) => name));
  return (missedAt.get(id) ?? [])
    .filter(({ name }) => !there.has(name))
    .map(({ name, why }) => `${t('invite.failed', { name })} ${failureInWords(why)}`)
    .join(' ');
}
