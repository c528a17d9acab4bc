import { stored, type Storing } from '../browser/stored';
import { remember, remembered } from '../browser/tableMemory';

const kept = 'anden.fingerprints';

/**
 * The fingerprint of a table's deals as this browser saw it first: what a server tells later is compared with it.
 *
 * @param now what the server tells now
 */
export function firstSeen(table: string, now: string, storage: Storing = stored): string {
  const before = remembered(kept, table, storage);
  if (before !== null) return before;
  remember(kept, table, now, storage);
  return now;
}
