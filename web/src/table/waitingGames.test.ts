import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WaitingGames } from '../generated/wire';
import { api } from '../net/http';
import { nextOf, waitingGames } from './waitingGames.svelte';

describe('the next game that waits', () => {
  it('is the most urgent one for whoever is at none of them', () => {
    expect(nextOf(['a', 'b'], null)).toBe('a');
    expect(nextOf(['a', 'b'], 'elsewhere')).toBe('a');
  });

  it('is the one behind this one, and after the last one the first', () => {
    expect(nextOf(['a', 'b', 'c'], 'a')).toBe('b');
    expect(nextOf(['a', 'b', 'c'], 'c')).toBe('a');
  });

  it('is none where no other waits', () => {
    expect(nextOf([], null)).toBeNull();
    expect(nextOf(['a'], 'a')).toBeNull();
  });
});

describe('an invitation that was declined', () => {
  const invited: WaitingGames = { tables: ['a', 'b'], invitations: [{ table: 'a' }] } as unknown as WaitingGames;

  afterEach(() => vi.unstubAllGlobals());

  it('isn’t brought back by an answer to what was asked before', async () => {
    const looks: ((waiting: WaitingGames) => void)[] = [];
    vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
      method === 'DELETE'
        ? Promise.resolve(new Response('null'))
        : new Promise((resolve) => looks.push((waiting) => resolve(new Response(JSON.stringify(waiting))))),
    );
    const before = waitingGames.refresh();
    const declined = waitingGames.decline('a');
    await vi.waitFor(() => expect(looks).toHaveLength(2));

    looks[1]!({ ...invited, tables: ['b'], invitations: [] });
    await declined;
    looks[0]!(invited);
    await before;
    expect([waitingGames.tables, waitingGames.invitations]).toEqual([['b'], []]);
  });
});

describe('whoever signs out', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('leaves nothing behind that waits for them', async () => {
    vi.useFakeTimers();
    const waiting: WaitingGames = { tables: ['a'], invitations: [{ table: 'a' }] } as unknown as WaitingGames;
    let mine = waiting;
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      if (method === 'DELETE') mine = { tables: [], invitations: [] } as unknown as WaitingGames;
      return Promise.resolve(new Response(JSON.stringify(path.endsWith('/waiting') ? mine : null)));
    });
    waitingGames.start();
    await vi.waitFor(() => expect(waitingGames.tables).toEqual(['a']));

    await api.signOut();
    expect([waitingGames.tables, waitingGames.invitations]).toEqual([[], []]);
  });
});
