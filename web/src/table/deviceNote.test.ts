import { afterEach, describe, expect, it, vi } from 'vitest';
import { showOnDevice } from './deviceNote';

/** What a note of the page itself does in a browser that knows such notes. */
class PageNote {
  static readonly open = new Set<string>();

  constructor(private readonly title: string) {
    PageNote.open.add(title);
  }

  close(): void {
    PageNote.open.delete(this.title);
  }
}

/** Chrome on Android: a page can't make notes. */
class NoPageNote {
  constructor() {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }
}

class Worker {
  readonly open: { title: string; tag: string; data: unknown }[] = [];

  showNotification = async (title: string, { tag, data }: { tag: string; data: unknown }): Promise<void> => {
    this.open.push({ title, tag, data });
  };

  getNotifications = async ({ tag }: { tag: string }): Promise<{ close: () => void }[]> =>
    this.open.filter((note) => note.tag === tag).map((note) => ({ close: () => this.open.splice(this.open.indexOf(note), 1) }));
}

function browser(notes: unknown, getRegistration?: () => Promise<unknown>): void {
  vi.stubGlobal('location', { pathname: '/tables/a' });
  vi.stubGlobal('navigator', getRegistration === undefined ? {} : { serviceWorker: { getRegistration } });
  vi.stubGlobal('Notification', notes);
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('a note on the device', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    PageNote.open.clear();
  });

  it('is the service worker’s where a page can’t make one, leads to the table and goes again', async () => {
    const worker = new Worker();
    browser(NoPageNote, async () => worker);

    const takeAway = showOnDevice('Your turn', 'a');
    await settled();
    expect(worker.open).toEqual([{ title: 'Your turn', tag: 'a', data: { path: '/tables/a' } }]);

    takeAway();
    await settled();
    expect(worker.open).toEqual([]);
  });

  it('is the page’s where there is no service worker', async () => {
    browser(PageNote);

    const takeAway = showOnDevice('Your turn', 'a');
    await settled();
    expect([...PageNote.open]).toEqual(['Your turn']);

    takeAway();
    expect([...PageNote.open]).toEqual([]);
  });

  it('doesn’t take the place of another table’s, nor takes it away', async () => {
    const worker = new Worker();
    browser(NoPageNote, async () => worker);

    const takeAway = showOnDevice('Your turn', 'a');
    showOnDevice('Your turn', 'b');
    await settled();
    expect(worker.open.map(({ tag }) => tag)).toEqual(['a', 'b']);

    takeAway();
    await settled();
    expect(worker.open.map(({ tag }) => tag)).toEqual(['b']);
  });

  it('is taken away even if it wasn’t up yet', async () => {
    const worker = new Worker();
    browser(NoPageNote, async () => worker);

    showOnDevice('Your turn', 'a')();
    await settled();

    expect(worker.open).toEqual([]);
  });

  it('fails without a word where neither can show one', async () => {
    const failures: unknown[] = [];
    const failed = (failure: unknown): unknown => failures.push(failure);
    process.on('unhandledRejection', failed);
    browser(NoPageNote, () => Promise.reject(new Error('The operation is insecure.')));

    showOnDevice('Your turn', 'a')();
    browser(NoPageNote, async () => ({ showNotification: () => Promise.reject(new TypeError('No active worker')) }));
    showOnDevice('Your turn', 'a')();
    await settled();

    process.off('unhandledRejection', failed);
    expect(failures).toEqual([]);
  });
});
