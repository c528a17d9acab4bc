const kept = 'anden.fingerprints';

/** How many tables are remembered. */
const most = 100;

/**
 * The fingerprint of a table's deals as this browser saw it first: what a server tells later is compared with it.
 *
 * @param now what the server tells now
 */
export function firstSeen(table: string, now: string, storage: Storage = localStorage): string {
  const seen = read(storage);
  const before = seen.find(([id]) => id === table);
  if (before !== undefined) return before[1];
  try {
    storage.setItem(kept, JSON.stringify([...seen, [table, now]].slice(-most)));
  } catch {
    // Without room to remember it, what is told now has to do.
  }
  return now;
}

function read(storage: Storage): readonly (readonly [string, string])[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(kept) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
