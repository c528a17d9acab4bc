import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { contribute, contributed, withdraw } from './contribution';

function memory(found: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(found));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const open = { id: 't', status: 'open', you: 0, contribution: null } as TableInfo;

/** Adds for a person of the device, and tells what the server was sent. */
async function adding(person: number, storage: Storage, table = open): Promise<string> {
  let sent = '';
  await contribute(
    table,
    (digits) => {
      sent = digits;
      return Promise.resolve({ ...table, contribution: digits });
    },
    person,
    storage,
  );
  return sent;
}

describe('what a browser adds to the seed', () => {
  it('is something of their own for each of its people, and all of it is looked for afterwards', async () => {
    const storage = memory();
    const [ana, luis] = [await adding(0, storage), await adding(1, storage)];
    expect(ana).toMatch(/^[\da-f]{64}$/);
    expect(luis).not.toBe(ana);
    expect(contributed('t', storage)).toEqual([ana, luis]);
    expect(contributed('other', storage)).toEqual([]);
  });

  it('is what was added last by whoever stood up and sat down again', async () => {
    const storage = memory();
    const luis = await adding(1, storage);
    await adding(0, storage);
    withdraw('t', 0, storage);
    expect(contributed('t', storage)).toEqual([luis]);
    const again = await adding(0, storage);
    expect(contributed('t', storage)).toEqual([luis, again]);
    withdraw('t', 0, storage);
    withdraw('t', 1, storage);
    expect(contributed('t', storage)).toEqual([]);
  });

  it('isn’t looked for where another browser of theirs was first', async () => {
    const storage = memory();
    const added = { ...open, contribution: 'ff' };
    expect(await contribute(open, () => Promise.resolve(added), 0, storage)).toBe(added);
    expect(contributed('t', storage)).toEqual([]);
  });

  it('is kept as it was by an older page', async () => {
    const storage = memory({ 'anden.contributions': JSON.stringify([['t', 'ff']]) });
    expect(contributed('t', storage)).toEqual(['ff']);
    const luis = await adding(1, storage);
    expect(contributed('t', storage)).toEqual(['ff', luis]);
    const ana = await adding(0, storage);
    expect(contributed('t', storage)).toEqual([luis, ana]);
  });

  it('is nothing where the game has begun, or the person has no seat, or has added something', async () => {
    const storage = memory();
    for (const table of [{ ...open, status: 'playing' }, { ...open, you: null }, { ...open, contribution: 'ff' }]) {
      expect(await adding(0, storage, table as TableInfo)).toBe('');
    }
    expect(contributed('t', storage)).toEqual([]);
  });
});
