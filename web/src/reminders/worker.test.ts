import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

/** What a browser does for its service workers, as far as ours asks for it. */
class Browser {
  readonly #listeners: Record<string, (event: object) => void> = {};
  readonly shown: [string, object][] = [];
  readonly opened: string[] = [];
  pages: { url: string; visibilityState: string; focus: () => string }[] = [];

  constructor() {
    const self = {
      addEventListener: (type: string, listener: (event: object) => void) => (this.#listeners[type] = listener),
      clients: {
        matchAll: async () => this.pages,
        openWindow: async (path: string) => this.opened.push(path),
      },
      registration: { showNotification: async (title: string, note: object) => this.shown.push([title, note]) },
    };
    const file = join(import.meta.dirname, '..', '..', 'public', 'reminders.js');
    runInNewContext(readFileSync(file, 'utf8'), { self, URL });
  }

  page(path: string, visibilityState: 'visible' | 'hidden'): void {
    const focus = (): string => `focus ${path}`;
    this.pages.push({ url: `https://games.example.org${path}`, visibilityState, focus });
  }

  async send(type: string, event: object): Promise<unknown> {
    let done: unknown;
    this.#listeners[type]!({ ...event, waitUntil: (work: unknown) => (done = work) });
    return await done;
  }
}

const told = { title: 'Te toca: Europa', text: 'Te esperan.', path: '/tables/a', tag: 'a', language: 'es' };
const pushed = { data: { json: () => told } };

describe('the service worker', () => {
  let browser: Browser;

  beforeEach(() => {
    browser = new Browser();
  });

  it('shows what the server tells, in its language', async () => {
    browser.page('/tables/a', 'hidden');
    browser.page('/tables/b', 'visible');

    await browser.send('push', pushed);

    expect(browser.shown).toMatchObject([
      ['Te toca: Europa', { body: 'Te esperan.', lang: 'es', tag: 'a', data: { path: '/tables/a' } }],
    ]);
  });

  it('tells nothing of a table that somebody looks at', async () => {
    browser.page('/tables/a', 'visible');

    await browser.send('push', pushed);

    expect(browser.shown).toEqual([]);
  });

  it('shows something even if a message can’t be read', async () => {
    await browser.send('push', { data: null });

    expect(browser.shown).toMatchObject([['Andén', { data: { path: '/' } }]]);
  });

  it('leads to the table: to the page that has it, or to a new one', async () => {
    const notification = { data: { path: '/tables/a' }, close: () => undefined };
    await browser.send('notificationclick', { notification });
    browser.page('/tables/a', 'hidden');

    expect(await browser.send('notificationclick', { notification })).toBe('focus /tables/a');
    expect(browser.opened).toEqual(['/tables/a']);
  });
});
