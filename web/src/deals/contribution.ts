import type { TableInfo } from '../generated/wire';
import { randomHex } from '../browser/randomHex';
import { stored, type Storing } from '../browser/stored';
import { forget, remember, remembered } from '../browser/tableMemory';

const kept = 'anden.contributions';
const bytes = 32;

/**
 * Adds something to the seed of a table's game as long as it hasn't begun: then not even the server can choose it. Once
 * is enough for a person; whatever another browser of theirs added meanwhile stays.
 *
 * @param table as the person sees it
 * @param send tells the server; it answers with the table as it is then
 * @param person the number of whoever of this device adds it
 * @returns the table with it; null if there was nothing to add
 */
export async function contribute(
  table: TableInfo,
  send: (digits: string) => Promise<TableInfo>,
  person = 0,
  storage: Storing = stored,
): Promise<TableInfo | null> {
  if (table.status !== 'open' || table.you === null || table.contribution !== null) return null;
  const digits = randomHex(bytes);
  const changed = await send(digits);
  // Another browser of theirs was first: what this one sent isn't looked for in the end.
  if (changed.contribution !== digits) return changed;
  keep(table.id, [...others(table.id, person, storage), `${person}=${digits}`], storage);
  return changed;
}

/** Whoever stands up takes along what they have added. */
export function withdraw(table: string, person = 0, storage: Storing = stored): void {
  keep(table, others(table, person, storage), storage);
}

/** What the people of this browser have added to the seed of a table. */
export function contributed(table: string, storage: Storing = stored): readonly string[] {
  return entries(table, storage).map((entry) => entry.slice(entry.indexOf('=') + 1));
}

/** What is kept of a table: `1=00ff…` for each person; an entry without a number is the device's own person's. */
function entries(table: string, storage: Storing): readonly string[] {
  return (remembered(kept, table, storage) ?? '').split(' ').filter((entry) => entry !== '');
}

function others(table: string, person: number, storage: Storing): readonly string[] {
  const own = (entry: string): boolean => entry.startsWith(`${person}=`) || (person === 0 && !entry.includes('='));
  return entries(table, storage).filter((entry) => !own(entry));
}

function keep(table: string, added: readonly string[], storage: Storing): void {
  if (added.length === 0) forget(kept, table, storage);
  else remember(kept, table, added.join(' '), storage);
}
