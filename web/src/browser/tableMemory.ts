import type { Storing } from './stored';

/** How many tables are remembered of each kind. */
const most = 100;

/**
 * What this browser remembers of a table; null if nothing.
 *
 * @param kept what kind of thing it is, the key of the storage
 */
export function remembered(kept: string, table: string, storage: Storing): string | null {
  return read(kept, storage).find(([id]) => id === table)?.[1] ?? null;
}

/** Remembers something of a table, instead of what was before. */
export function remember(kept: string, table: string, value: string, storage: Storing): void {
  write(kept, [...withoutTable(kept, table, storage), [table, value]], storage);
}

/** Doesn't remember it any more. */
export function forget(kept: string, table: string, storage: Storing): void {
  write(kept, withoutTable(kept, table, storage), storage);
}

type Entry = readonly [string, string];

function withoutTable(kept: string, table: string, storage: Storing): readonly Entry[] {
  return read(kept, storage).filter(([id]) => id !== table);
}

function write(kept: string, entries: readonly Entry[], storage: Storing): void {
  storage.setItem(kept, JSON.stringify(entries.slice(-most)));
}

function read(kept: string, storage: Storing): readonly Entry[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(kept) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
