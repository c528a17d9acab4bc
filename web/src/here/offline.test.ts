import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { withProgram } from '../../kept-program';

const home = 'https://games.example.org';
const files = ['/', '/assets/index-1.js'];

/** What a cache keeps by path. */
type Kept = Map<string, Response>;

/** A site, and a browser that keeps what its service worker wants; the worker has to be begun anew for another program. */
class Browser {
  readonly caches = new Map<string, Kept>();
  readonly asked: string[] = [];
  online = true;
  page = 'one';
  #listeners: Record<string, (event: object) => void> = {};

  begin(name: string): void {
    this.#listeners = {};
    const self = {
      location: { origin: home },
      addEventListener: (type: string, listener: (event: object) => void) => (this.#listeners[type] = listener),
      skipWaiting: () => undefined,
      clients: { claim: async () => undefined },
    };
    const place = join(import.meta.dirname, '..', '..', 'public', 'reminders.js');
    const script = withProgram(readFileSync(place, 'utf8'), files, [new TextEncoder().encode(name)]);
    const surroundings = { URL, Response, Promise, Set, setTimeout, fetch: this.#fetch, caches: this.#storage() };
    runInNewContext(script, { self, ...surroundings });
  }

  readonly #fetch = async (asked: string | { url: string }): Promise<Response> => {
    const path = new URL(typeof asked === 'string' ? asked : asked.url, home).pathname;
    this.asked.push(path);
    if (!this.online) throw new TypeError('no network');
    const body = path === '/api/games' ? [{ id: 'a', page: this.page }, { id: 'own' }] : path.endsWith('files') ? [{ game: 'own' }] : this.page;
    return new Response(JSON.stringify(body), { headers: { 'Anden-Page': this.page } });
  };

  #storage(): object {
    const opened = (kept: Kept): object => ({
      keys: async () => [...kept.keys()].map((path) => ({ url: home + path })),
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
    });
    return {
      has: async (name: string) => this.caches.has(name),
      keys: async () => [...this.caches.keys()],
      delete: async (name: string) => this.caches.delete(name),
      open: async (name: string) => {
        const kept = this.caches.get(name) ?? new Map<string, Response>();
        this.caches.set(name, kept);
        return opened(kept);
      },
    };
  }

  async send(type: string, event: object = {}): Promise<unknown> {
    let done: unknown;
    this.#listeners[type]!({ ...event, waitUntil: (work: unknown) => (done = work) });
    return await done;
  }

  /** Somebody comes to the page for games on this device. Says whether all is kept. */
  async keep(): Promise<unknown> {
    let told: unknown = null;
    await this.send('message', { data: 'keep', ports: [{ postMessage: (there: unknown) => (told = there) }] });
    return told;
  }

  /** What an address is answered by the service worker; null where it leaves that to the browser. */
  async get(path: string, mode = 'cors', method = 'GET'): Promise<string | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: home + path, mode, method };
    this.#listeners['fetch']!({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer === null ? null : ((await (answer as Promise<Response>)).text() as Promise<string>);
  }

  get kept(): string[][] {
    return [...this.caches.values()].map((kept) => [...kept.keys()].sort());
  }
}

describe('what is kept for games without a network', () => {
  let browser: Browser;

  beforeEach(() => {
    browser = new Browser();
    browser.begin('one');
  });

  it('is the program, the games and what they are made of, but no board of the operator’s own', async () => {
    expect(await browser.keep()).toBe(true);

    const games = ['/api/games', '/api/games/a/board', '/api/games/a/levels', '/api/games/files'];
    expect(browser.kept).toEqual([['/', ...games, '/assets/index-1.js']]);
  });

  it('is nothing before somebody wants to play here', async () => {
    await browser.send('install');
    await browser.send('activate');

    expect([browser.asked, browser.kept]).toEqual([[], []]);
    expect(await browser.get('/', 'navigate')).toBe('"one"');
  });

  it('opens every page of ours without a network', async () => {
    await browser.keep();
    browser.online = false;

    expect(await browser.get('/here/abc', 'navigate')).toBe('"one"');
    expect(await browser.get('/api/games/a/board')).toBe('"one"');
    expect(await browser.get('/assets/index-1.js')).toBe('"one"');
  });

  it('is never what the server tells one person', async () => {
    await browser.keep();

    for (const path of ['/api/me', '/api/tables', '/api/tables/games', '/api/games/a/board/me', '/api/me/games']) {
      expect(await browser.get(path)).toBeNull();
    }
    expect(await browser.get('/api/games', 'cors', 'POST')).toBeNull();
    for (const path of ['/api/tables/a/export', '/actuator/health', '/icon-512.png']) {
      expect(await browser.get(path, 'navigate')).toBeNull();
    }
  });

  it('gives way to a newer program, all at once', async () => {
    await browser.keep();
    browser.page = 'two';
    browser.begin('two');
    await browser.send('install');
    await browser.send('activate');
    browser.online = false;

    expect(browser.caches.size).toBe(1);
    expect([await browser.get('/', 'navigate'), await browser.get('/api/games/a/board')]).toEqual(['"two"', '"two"']);
  });

  it('stays as long as the newer program can’t be had', async () => {
    await browser.keep();
    const [before] = [...browser.caches.keys()];
    browser.begin('two');
    browser.online = false;

    await expect(browser.send('install')).rejects.toThrow('newer program');
    expect([...browser.caches.keys()]).toEqual([before]);
  });

  it('isn’t mixed with what a newer server says', async () => {
    await browser.keep();
    browser.page = 'two';
    expect(await browser.keep()).toBe(true);
    browser.online = false;

    expect(await browser.get('/api/games')).toContain('"page":"one"');
  });

  it('is nothing rather than half of it', async () => {
    browser.online = false;

    expect(await browser.keep()).toBe(false);
    expect(browser.caches.size).toBe(0);
  });
});
