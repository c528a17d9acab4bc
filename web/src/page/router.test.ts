import { beforeEach, describe, expect, it, vi } from 'vitest';

let click: (event: unknown) => void;
const visited: string[] = [];
let popped: () => void;
const location = { origin: 'https://games.example.org', pathname: '/', search: '' };

function standAt(path: string): void {
  [location.pathname, location.search] = [path.replace(/\?.*$/, ''), /\?.*$/.exec(path)?.[0] ?? ''];
}

vi.stubGlobal('location', location);
vi.stubGlobal('history', {
  pushState: (_state: unknown, _title: string, path: string) => {
    visited.push(path);
    standAt(path);
  },
  replaceState: (_state: unknown, _title: string, path: string) => standAt(path),
});
vi.stubGlobal('addEventListener', (_type: string, listener: typeof popped) => (popped = listener));
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

describe('an answer that somebody waited for', () => {
  beforeEach(() => {
    visited.length = 0;
    standAt('/');
    router.start();
  });

  it('leads on whoever is still there', () => {
    const go = router.fromHere();
    go('/tables/a-1');
    expect(router.page).toEqual({ name: 'table', id: 'a-1' });
  });

  it('leads nobody away from where they have gone meanwhile, be it back to the same page', () => {
    const go = router.fromHere();
    router.go('/tables/b-2');
    go('/tables/a-1');
    router.go('/');
    go('/tables/a-1');
    expect([visited, router.page]).toEqual([['/tables/b-2', '/'], { name: 'home' }]);
  });
});

describe('an address that says more than which page it is', () => {
  beforeEach(() => {
    standAt('/');
    router.start();
    router.go('/tables/a-1/replay?ply=4');
  });

  it('is come to anew where somebody goes back to another one of the same page', () => {
    const { visit } = router;
    standAt('/tables/a-1/replay?study=1');
    popped();
    expect([router.visit, router.page]).toEqual([visit + 1, { name: 'replay', id: 'a-1' }]);
  });

  it('isn’t where the page itself has changed it, or a place on the page is gone to', () => {
    const { visit, page } = router;
    router.say('?ply=5');
    popped();
    expect([location.search, router.visit, router.page === page]).toEqual(['?ply=5', visit, true]);
  });
});

describe('a link', () => {
  beforeEach(() => {
    visited.length = 0;
    standAt('/');
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
