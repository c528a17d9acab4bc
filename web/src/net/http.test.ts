import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreateTable } from '../generated/wire';
import { toldBrowser } from '../browser/toldBrowser';
import { api, apiAs, HttpFailure } from './http';
import { newerPage } from './newerPage.svelte';

/** A server that answers when it is told to: each request by what it asks. */
function patientServer() {
  const asked: string[] = [];
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    const question = `${method} ${path}`;
    asked.push(question);
    return new Promise<Response>((resolve) => answers.set(question, resolve));
  });
  const answer = async (question: string, body: unknown, status = 200): Promise<void> => {
    answers.get(question)?.(new Response(JSON.stringify(body), { status }));
    await settled();
  };
  return { asked, answer };
}

/** Whatever can go on without an answer has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const ANA = { name: 'Ana', chosen: true, handle: null, companions: [] };

describe('whoever is new here', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('does nothing before it is known who they are, and so isn’t two people', async () => {
    const { asked, answer } = patientServer();
    const me = api.me();
    const renamed = api.rename({ name: 'Ana' });
    const companion = apiAs(1).rename({ name: 'Eva' });
    await settled();
    expect(asked).toEqual(['GET /api/me']);

    await answer('GET /api/me', ANA);
    expect(asked).toEqual(['GET /api/me', 'PUT /api/me', 'PUT /api/me?as=1']);
    await answer('PUT /api/me', { name: 'Ana' });
    await answer('PUT /api/me?as=1', { name: 'Eva' });
    expect(await me).toEqual(ANA);
    expect(await renamed).toEqual({ name: 'Ana' });
    expect(await companion).toEqual({ name: 'Eva' });
  });

  it('is asked for once by all parts of a page, and anew when that has been answered', async () => {
    const { asked, answer } = patientServer();
    const both = [api.me(), api.me()];
    const games = api.games();
    expect(asked).toEqual(['GET /api/me', 'GET /api/games']);

    await answer('GET /api/me', ANA);
    await answer('GET /api/games', []);
    expect(await Promise.all(both)).toEqual([ANA, ANA]);
    expect(await games).toEqual([]);
    const later = api.me();
    expect(asked).toHaveLength(3);
    await answer('GET /api/me', { ...ANA, name: 'Bea' });
    expect((await later).name).toBe('Bea');
  });

  it('may still do something when nobody could say who they are', async () => {
    const { answer } = patientServer();
    const me = api.me().catch((failure: Error) => failure.message);
    const renamed = api.rename({ name: 'Ana' });
    await settled();
    await answer('GET /api/me', { code: 'busy', detail: 'Too busy.' }, 503);
    await answer('PUT /api/me', { name: 'Ana' });
    expect(await me).toBe('Too busy.');
    expect(await renamed).toEqual({ name: 'Ana' });
  });
});

describe('whoever has no name yet', () => {
  type Http = typeof import('./http');
  let http: Http;
  let asked: string[];

  beforeEach(async () => {
    vi.stubGlobal('navigator', { cookieEnabled: true });
    vi.resetModules();
    http = await import('./http');
    asked = [];
  });
  afterEach(() => vi.unstubAllGlobals());

  function serverNaming(...names: string[]): void {
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      const name = names.length > 1 ? names.shift()! : names[0]!;
      return Promise.resolve(new Response(JSON.stringify({ name, chosen: false, handle: null, companions: [] })));
    });
  }

  const setUp = (): Promise<string> =>
    http.api.createTable({} as CreateTable).then(
      () => 'set up',
      (failure: unknown) => (failure as HttpFailure).problem.code,
    );

  it('sets nothing up where each question is somebody else’s, since cookies don’t get through', async () => {
    serverNaming('Andén 1', 'Andén 2', 'Andén 3', 'Andén 4', 'Andén 5', 'Andén 6');
    await http.api.me();
    expect(await setUp()).toBe('no-cookies');
    expect(asked).not.toContain('POST /api/tables');
    // Once cookies are allowed, nothing has to be loaded anew.
    serverNaming('Andén 7');
    expect(await setUp()).toBe('set up');
  });

  it('sets nothing up in a browser that keeps no cookies', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    serverNaming('Andén 1', 'Andén 2');
    await http.api.me();
    expect(await setUp()).toBe('no-cookies');
    expect(asked).toEqual(['GET /api/me']);
  });

  it('is asked once more who they are, and not again', async () => {
    serverNaming('Andén 1');
    await http.api.me();
    expect([await setUp(), await setUp()]).toEqual(['set up', 'set up']);
    expect(asked).toEqual(['GET /api/me', 'GET /api/me', 'POST /api/tables', 'POST /api/tables']);
  });

  it('may have become somebody else elsewhere', async () => {
    serverNaming('Andén 1', 'Andén 2', 'Andén 2');
    await http.api.me();
    expect(await setUp()).toBe('set up');
  });
});

describe('an answer that doesn’t come', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const failureOf = (question: Promise<unknown>): Promise<string> =>
    question.then(
      () => 'answered',
      (failure: unknown) => (failure instanceof HttpFailure ? failure.problem.code : String(failure)),
    );

  it('is the same as one that breaks off', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    expect(await failureOf(api.games())).toBe('unreachable');
  });

  it('is the same as one of somebody else, who doesn’t speak as the server does', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<title>Welcome to our network</title>')));
    expect(await failureOf(api.games())).toBe('unreachable');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
    expect(await failureOf(api.declineInvitation('a'))).toBe('answered');
  });

  it('isn’t waited for any more after a while, which is longer where a bot thinks, and for a file as long as it takes', async () => {
    const timeout = new AbortController();
    const never = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => (after > 30_000 ? never : timeout).signal);
    const waiting: string[] = [];
    vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
      waiting.push(path);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const games = failureOf(api.games());
    const slow = [
      api.hint('a'),
      api.pastHint('a', 3),
      api.analysis('a', 0, 0.5),
      api.bringGames(new File([], 'a'), new URLSearchParams()),
    ];
    const ended: unknown[] = [];
    for (const question of slow) void failureOf(question).then((code) => ended.push(code));
    await settled();
    expect(waiting).toHaveLength(5);

    timeout.abort();
    expect(await games).toBe('unreachable');
    await settled();
    expect(ended).toEqual([]);
  });
});

describe('the page that the server has', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Every answer comes from a server that has this page. */
  const serverWith = (page: string | null): void => {
    const headers = new Headers(page === null ? [] : [['Anden-Page', page]]);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers })));
  };

  it('is a newer one as soon as an answer names another one than the first', async () => {
    for (const page of [null, 'one', 'one', null]) {
      serverWith(page);
      await api.games();
      expect(newerPage.there).toBe(false);
    }

    serverWith('two');
    await api.games();
    expect(newerPage.there).toBe(true);
  });
});

describe('a browser that is told while no page is open', () => {
  afterEach(() => {
    toldBrowser.id = null;
    vi.unstubAllGlobals();
  });

  it('says which it is where somebody signs in, and nothing if it isn’t told', async () => {
    const said: (string | null)[] = [];
    vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
      said.push(new Headers(headers).get('Anden-Browser'));
      return Promise.resolve(new Response('{}'));
    });

    await api.signIn({ handle: 'ana', password: 'a quiet platform' });
    toldBrowser.id = 'phone';
    await api.signIn({ handle: 'ana', password: 'a quiet platform' });
    await api.games();
    expect(said).toEqual([null, 'phone', null]);
  });
});
