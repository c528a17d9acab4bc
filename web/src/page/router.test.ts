import { beforeEach, describe, expect, it, vi } from 'vitest';

let click: (event: unknown) => void;
const visited: string[] = [];
const location = { origin: 'https://games.example.org', pathname: '/' };
vi.stubGlobal('location', location);
vi.stubGlobal('history', {
  pushState: (_state: unknown, _title: string, path: string) => {
    visited.push(path);
    location.pathname = path.replace(/\?.*$/, '');
  },
});
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('document', { addEventListener: (_type: string, listener: typeof click) => (click = listener) });
const { router } = await import('./router.svelte');

/** Presses a link. Returns whether the page itself leads there, so that the browser doesn't. */
function pressed(address: string, attributes: Readonly<Record<string, string>> = {}): boolean {
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  const target = attributes['target'] ?? '';
  const link = { origin, pathname, search, hash, target, hasAttribute: (name: string) => name in attributes };
  let taken = false;
  click({ button: 0, target: { closest: () => link }, preventDefault: () => (taken = true) });
  return taken;
}

describe('a link', () => {
  beforeEach(() => {
    visited.length = 0;
    location.pathname = '/';
    router.start();
  });

  it('to a page of our own is shown without loading anew', () => {
    expect(pressed('/tables/a-1/replay?ply=4')).toBe(true);
    expect(visited).toEqual(['/tables/a-1/replay?ply=4']);
    expect(router.page).toEqual({ name: 'replay', id: 'a-1' });
  });

  it('to what somebody shows of themselves is one, and to all of these there is none', () => {
    expect(pressed('/players/0f3a')).toBe(true);
    expect(router.page).toEqual({ name: 'profile', id: '0f3a' });
    pressed('/players/');
    expect(router.page).toEqual({ name: 'lost' });
  });

  it('to a file that is to be saved is left to the browser', () => {
    expect(pressed('/api/tables/a-1/export', { download: 'a-1.txt' })).toBe(false);
    expect(visited).toEqual([]);
    expect(router.page).toEqual({ name: 'home' });
  });

  it('that leads elsewhere, to another tab or to a place of a page is left to the browser', () => {
    expect(pressed('https://elsewhere.example.org/')).toBe(false);
    expect(pressed('/rules', { target: '_blank' })).toBe(false);
    expect(pressed('/rules#ttr.game')).toBe(false);
    expect(visited).toEqual([]);
  });
});
