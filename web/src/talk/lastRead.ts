import { stored } from '../browser/stored';

const kept = 'anden.talk.read';

/** Tables of which it is known; the one that was read longest ago goes first. */
const most = 40;

type Read = Readonly<Record<string, number>>;

function all(): Read {
  try {
    const read: unknown = JSON.parse(stored.getItem(kept) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Read) : {};
  } catch {
    return {};
  }
}

/** The number of the last line of a table that was read in this browser; 0 if none was. */
export function lastRead(table: string): number {
  const number = all()[table];
  return typeof number === 'number' ? number : 0;
}

/** Keeps it. */
export function noteRead(table: string, number: number): void {
  const { [table]: _before, ...others } = all();
  const entries = [...Object.entries(others), [table, number] as const].slice(-most);
  stored.setItem(kept, JSON.stringify(Object.fromEntries(entries)));
}
