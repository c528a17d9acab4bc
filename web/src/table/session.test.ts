import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage, TableInfo } from '../generated/wire';
import type { Happening } from '../show/happening';
import type { Telling } from '../show/telling';

/** A connection as the browser has it, with the server's end in the hands of a test. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number }): void => {};

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
}

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const page = { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible', hidden: false };
vi.stubGlobal('document', { ...page, documentElement: { lang: '' } });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal('location', { protocol: 'http:', host: 'games.example.org' });
vi.stubGlobal('WebSocket', Line);
const { TableSession } = await import('./session.svelte');
const { leftNow } = await import('./clockTold');
const { undoPause } = await import('./undoPause.svelte');

const table = { you: 0, seats: [], status: 'playing' } as unknown as TableInfo;
const position = (version: number): unknown => ({ version, view: {}, offers: [], scores: null });

describe('a table', () => {
  let session: InstanceType<typeof TableSession>;
  const problems: string[] = [];
  const shown: string[] = [];
  const telling = {
    showing: () => ({ milliseconds: 200, effect: { kind: 'pause' }, cue: 'take' }),
    follow: (view: unknown) => view,
    sentence: () => '',
  } as unknown as Telling<unknown, unknown, Happening>;
  const commands = (): string[] => Line.last.sent.map(({ type }) => type);
  const idOf = (type: string): string =>
    (Line.last.sent.find((one) => one.type === type) as unknown as { command: string }).command;
  const answer = (type: string): void => Line.last.say({ type: 'accepted', command: idOf(type), version: 2 });

  function connect(): void {
    Line.last.readyState = Line.OPEN;
    Line.last.onopen();
    const welcome = { type: 'welcome', table, position: position(1), log: [] } as unknown as ServerMessage;
    Line.last.say(welcome);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    problems.length = shown.length = 0;
    session = new TableSession('table', {
      problem: ({ code }) => problems.push(code),
      shown: ({ event }) => shown.push(event.type),
    });
    session.open(telling, {});
    connect();
    return () => {
      session.close();
      vi.useRealTimers();
    };
  });

  /** Whether something is known to be answered. */
  function watched(done: Promise<void>): { answered: boolean } {
    const state = { answered: false };
    void done.then(() => (state.answered = true));
    return state;
  }

  it('is told what was read of what is said there, at the latest when it is left', () => {
    const line = (number: number): unknown => ({ type: 'said', line: { number, own: false, seat: 1, text: 'Hello' } });
    const read = (): unknown[] => Line.last.sent.filter(({ type }) => type === 'readTalk');
    session.talk.show();
    for (const number of [1, 2, 3]) Line.last.say(line(number));
    expect(read()).toEqual([{ type: 'readTalk', line: 1 }]);

    session.close();
    expect(read().at(-1)).toEqual({ type: 'readTalk', line: 3 });
  });

  it('hears of whatever is ordered there, one thing after another', async () => {
    session.act('deck');
    const away = watched(session.stepAway());
    const back = watched(session.comeBack());
    expect(commands()).toEqual(['act']);

    answer('act');
    expect(commands()).toEqual(['act', 'stepAway']);
    answer('stepAway');
    await vi.advanceTimersByTimeAsync(0);
    expect([away.answered, back.answered]).toEqual([true, false]);

    Line.last.say({ type: 'problem', command: idOf('comeBack'), code: 'bot-plays', refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    expect([back.answered, problems]).toEqual([true, ['bot-plays']]);
  });

  it('waits for the answer to a choice while others choose their first tickets, and not once something else is asked', () => {
    const asking = (version: number, text: string): unknown => ({
      ...(position(version) as object),
      offers: [{ target: '', choices: [{ text }] }],
    });
    const progress = (next: unknown): void => Line.last.say({ type: 'progress', table, position: next, events: [] });
    progress(asking(2, 'keep all'));
    session.act('keep all');

    progress(asking(3, 'keep all'));
    expect(session.pending).not.toBeNull();
    progress(asking(4, 'draw deck'));
    expect(session.pending).toBeNull();
  });

  it('takes no trouble of a connection for the answer to what waits for one', async () => {
    Line.last.break();
    const resigned = watched(session.resign());
    await vi.advanceTimersByTimeAsync(20_000);
    Line.last.readyState = Line.OPEN;
    Line.last.onopen();
    Line.last.say({ type: 'problem', command: null, code: 'table-busy', refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    expect([resigned.answered, session.pending === null, problems]).toEqual([false, false, []]);

    Line.last.break();
    // However often it was tried before, it is tried again.
    while (Line.last.readyState !== 0) await vi.advanceTimersByTimeAsync(100);
    connect();
    answer('resign');
    await vi.advanceTimersByTimeAsync(0);
    expect([resigned.answered, session.pending]).toEqual([true, null]);
    Line.last.say({ type: 'problem', command: null, code: 'table-busy', refusal: null });
    expect(problems).toEqual(['table-busy']);
  });

  it('tells of too many requests only where somebody has asked for something', () => {
    Line.last.say({ type: 'problem', command: null, code: 'too-many-requests', refusal: null });
    expect(problems).toEqual([]);
    session.act('deck');
    Line.last.say({ type: 'problem', command: idOf('act'), code: 'too-many-requests', refusal: null });
    expect(problems).toEqual(['too-many-requests']);
  });

  it('hears of a resignation that was said while the connection was lost, once', async () => {
    Line.last.break();
    session.act('deck');
    const resigned = watched(session.resign());
    const again = watched(session.resign());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(resigned.answered).toBe(false);

    connect();
    answer('act');
    answer('resign');
    await vi.advanceTimersByTimeAsync(0);

    expect(commands().filter((type) => type !== 'ping')).toEqual(['act', 'resign']);
    expect([resigned.answered, again.answered]).toEqual([true, true]);
  });

  it('doesn’t go back to the waiting room for an answer that comes after the game has begun', async () => {
    const waiting = { ...table, status: 'open' } as TableInfo;
    Line.last.say({ type: 'tableChanged', table: waiting });
    const heard = session.hear(Promise.resolve(waiting));
    Line.last.say({ type: 'progress', table, position: position(2), events: [] });
    await vi.advanceTimersByTimeAsync(0);
    Line.last.say({ type: 'pong' });

    await heard;
    expect(session.table?.status).toBe('playing');
  });

  it('is told in order by its connection, though an answer overtakes what was told before', async () => {
    const [free, seated] = [null, 1].map((you) => ({ ...table, status: 'open', you }) as TableInfo);
    Line.last.say({ type: 'tableChanged', table: free });
    const heard = watched(session.hear(Promise.resolve(seated!)));
    await vi.advanceTimersByTimeAsync(0);
    expect([session.table?.you, heard.answered]).toEqual([null, false]);

    Line.last.say({ type: 'tableChanged', table: free });
    Line.last.say({ type: 'tableChanged', table: seated });
    Line.last.say({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(0);
    expect([session.table?.you, heard.answered]).toEqual([1, true]);
  });

  it('is told in order by a connection that comes about only after an answer', async () => {
    const [free, seated] = [null, 1].map((you) => ({ ...table, status: 'open', you }) as TableInfo);
    const fresh = new TableSession('other', { problem: () => {}, shown: () => {} });
    fresh.open(telling, {});
    const heard = watched(fresh.hear(Promise.resolve(seated!)));
    await vi.advanceTimersByTimeAsync(0);
    expect([fresh.table, heard.answered]).toEqual([null, false]);

    Line.last.readyState = Line.OPEN;
    Line.last.onopen();
    Line.last.say({ type: 'welcome', table: free, position: null, log: [] });
    Line.last.say({ type: 'tableChanged', table: seated });
    expect(commands()).toContain('ping');
    Line.last.say({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(0);
    expect([fresh.table?.you, heard.answered]).toEqual([1, true]);
    fresh.close();
  });

  it('takes an answer that comes while its connection can’t be made', async () => {
    const fresh = new TableSession('other', { problem: () => {}, shown: () => {} });
    fresh.open(telling, {});
    const full = { ...table, status: 'open' } as TableInfo;
    const heard = fresh.hear(Promise.resolve(full));
    await vi.advanceTimersByTimeAsync(0);
    Line.last.break();

    await heard;
    expect(fresh.table).toBe(full);
    fresh.close();
  });

  it('takes an answer of which its connection tells nothing, and doesn’t wait for one that is lost', async () => {
    const full = { ...table, status: 'open' } as TableInfo;
    const heard = session.hear(Promise.resolve(full));
    await vi.advanceTimersByTimeAsync(0);
    Line.last.say({ type: 'pong' });
    await heard;
    expect(session.table).toBe(full);

    const later = { ...full };
    const heardLater = session.hear(Promise.resolve(later));
    await vi.advanceTimersByTimeAsync(0);
    Line.last.break();
    await heardLater;
    expect(session.table).toBe(later);
  });

  it('takes an answer while the connection is made anew for another undo pause', async () => {
    undoPause.choose(3_000);
    const anew = Line.last;
    anew.readyState = 0;
    const full = { ...table, status: 'open' } as TableInfo;
    const heard = session.hear(Promise.resolve(full));
    await vi.advanceTimersByTimeAsync(0);
    expect(commands()).toEqual([]);

    anew.readyState = Line.OPEN;
    anew.onopen();
    expect(commands()).toEqual(['ping']);
    anew.say({ type: 'pong' });
    await heard;
    expect(session.table).toBe(full);
  });

  it('takes an answer as long as the connection tells nothing', async () => {
    const full = { ...table, status: 'open' } as TableInfo;
    Line.last.break();

    const lost = Line.last;
    await session.hear(Promise.resolve(full));
    expect(session.table).toBe(full);
    // Somebody answers: the connection is tried at once.
    expect(Line.last).not.toBe(lost);

    Line.last.break();
    await session.hear(Promise.resolve(null));
    expect(session.table).toBe(full);
  });

  it('takes an answer some seconds later where the connection has died, or doesn’t come about', async () => {
    const full = { ...table, status: 'open' } as TableInfo;
    const later = { ...full };
    for (const answer of [full, later]) {
      const heard = watched(session.hear(Promise.resolve(answer)));
      await vi.advanceTimersByTimeAsync(3_900);
      expect(heard.answered).toBe(false);
      await vi.advanceTimersByTimeAsync(100);
      expect([heard.answered, session.table]).toEqual([true, answer]);
    }
  });

  it('is told everything that was ordered there, though it is left before the first answer', () => {
    session.act('deck');
    void session.resign();
    const late: string[] = [];
    session.close(({ code }) => late.push(code));
    expect(commands()).toEqual(['act', 'resign', 'looking']);

    answer('act');
    Line.last.say({ type: 'problem', command: idOf('resign'), code: 'game-over', refusal: null });
    expect([late, problems]).toEqual([['game-over'], []]);
  });

  it('has clocks that run from when they were told, whoever looks at them later', async () => {
    const seats = [{ clock: { left: 60_000, runs: true, stands: 0 } }, { clock: { left: 60_000, runs: false, stands: 0 } }, { clock: null }];
    Line.last.say({ type: 'tableChanged', table: { ...table, seats } });
    await vi.advanceTimersByTimeAsync(10_000);
    session.table = { ...session.table!, proposal: null };
    await vi.advanceTimersByTimeAsync(5_000);

    expect(session.table.seats.map(({ clock }) => clock && leftNow(clock))).toEqual([45_000, 60_000, null]);
  });

  it('shows nothing more of what happened there once it is left', async () => {
    const events = ['drawn', 'claimed'].map((type, ply) => ({ ply, at: 0, event: { type, seat: 1 } }));
    Line.last.say({ type: 'progress', table, position: position(2), events });

    session.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([]);
  });

  it('isn’t told two choices at once: the second one is of a position that has passed', () => {
    session.act('deck');
    session.act('market 2');
    answer('act');

    expect(commands()).toEqual(['act']);
  });
});
