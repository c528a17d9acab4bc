import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable, type Connection } from './live';
import type { Command } from './outbox';

/** A connection that comes about when the test says so. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  readonly send = vi.fn();
  readonly close = vi.fn();

  constructor() {
    Socket.all.push(this);
  }

  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  fails(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }

  /** From now on each ping is answered. */
  answers(): void {
    this.send.mockImplementation((text: string) => {
      if (text.includes('"ping"')) setTimeout(() => this.says({ type: 'pong' }), 50);
    });
  }
}

const states: Connection[] = [];
const heard: string[] = [];
const late: string[] = [];
const choice: Command = { type: 'act', command: 'a', version: 1, action: 'deck' };
let live: LiveTable;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'anden.test' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  Socket.all = [];
  states.length = heard.length = late.length = 0;
  live = opened('table');
});

function opened(table: string): LiveTable {
  const one = new LiveTable(table, {
    message: ({ type }) => heard.push(type),
    connection: (state) => states.push(state),
    version: () => 7,
    undoPause: () => null,
  });
  one.open();
  return one;
}

function leave(table = live): void {
  table.close(({ code }) => late.push(code));
}

/** Whether whoever leaves the page altogether is asked. */
function asks(): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

afterEach(() => {
  live.close();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server is away for so long that the next attempt is far off. */
function loseForLong(): void {
  for (let attempt = 0; attempt < 6; attempt++) {
    Socket.all.at(-1)!.fails();
    vi.advanceTimersByTime(15_000);
  }
  Socket.all.at(-1)!.fails();
}

test('whoever chooses while the connection is lost does not wait for the next attempt', () => {
  Socket.all[0]!.opens();
  loseForLong();
  const attempts = Socket.all.length;

  live.carryOut(choice);

  expect(Socket.all).toHaveLength(attempts + 1);
  Socket.all.at(-1)!.opens();
  expect(states.at(-1)).toBe('open');
  expect(Socket.all.at(-1)!.send).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"command":"a"'));
});

test('a server that only ever says why it can’t show the table is asked more and more rarely', () => {
  const attempts = (): number => {
    const before = Socket.all.length;
    for (let second = 0; second < 60; second++) {
      const socket = Socket.all.at(-1)!;
      if (socket.readyState === 0) {
        socket.opens();
        socket.says({ type: 'problem', command: null, code: 'table-busy', refusal: null });
        socket.fails();
      }
      vi.advanceTimersByTime(1_000);
    }
    return Socket.all.length - before;
  };
  attempts();
  expect(attempts()).toBeLessThanOrEqual(60 / 9 + 1);

  while (Socket.all.at(-1)!.readyState !== 0) vi.advanceTimersByTime(100);
  const shown = Socket.all.at(-1)!;
  shown.opens();
  shown.says({ type: 'welcome' });
  shown.fails();
  const before = Socket.all.length;
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(before + 1);
});

test('an attempt that is under way is left to go on', () => {
  live.carryOut(choice);

  expect(Socket.all).toHaveLength(1);
});

test('a network that goes is told of at once, and tried again at once when it is back', () => {
  Socket.all[0]!.opens();

  page.dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('waiting');
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(15_000);
  loseForLong();
  const attempts = Socket.all.length;

  page.dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(attempts + 1);
  Socket.all.at(-1)!.opens();
  expect(states.at(-1)).toBe('open');
});

test('a connection that doesn’t come about is given up, and tried again', () => {
  vi.advanceTimersByTime(15_000);
  expect(states).toEqual(['connecting', 'waiting']);
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);

  Socket.all[1]!.answers();
  Socket.all[1]!.opens();
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe('open');
});

test('what was chosen gets there though the table was left, unheard and unseen', () => {
  Socket.all[0]!.opens();
  Socket.all[0]!.fails();
  live.carryOut(choice);
  leave();
  expect(states.at(-1)).toBe('closed');
  Socket.all.at(-1)!.fails();
  vi.advanceTimersByTime(15_000);
  expect(asks()).toBe(true);

  const socket = Socket.all.at(-1)!;
  socket.opens();
  const sent = socket.send.mock.calls.map(([text]) => JSON.parse(text as string) as object);
  expect(sent).toEqual([{ type: 'looking', looking: false }, choice]);
  socket.says({ type: 'progress' });
  socket.says({ type: 'accepted', command: 'a' });

  expect(socket.close).toHaveBeenCalledOnce();
  expect([heard, late, states.at(-1), asks()]).toEqual([[], [], 'closed', false]);
});

test('an answer that is under way is waited for, and told if it is a no', () => {
  Socket.all[0]!.opens();
  live.carryOut(choice);
  leave();
  expect(Socket.all[0]!.close).not.toHaveBeenCalled();

  Socket.all[0]!.says({ type: 'problem', command: 'a', code: 'stale-version', refusal: null });
  expect(late).toEqual(['stale-version']);
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
});

test('what the server can’t tell of is asked again, and told only once it is known', () => {
  const unsure = { type: 'problem', command: 'a', code: 'not-known', refusal: null };
  Socket.all[0]!.opens();
  live.carryOut(choice);
  Socket.all[0]!.says(unsure);
  vi.advanceTimersByTime(500);

  expect(Socket.all[0]!.send).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([]);
  Socket.all[0]!.says({ type: 'accepted', command: 'a' });
  expect(heard).toEqual(['accepted']);
});

test('what the server can never tell of is told in the end', () => {
  Socket.all[0]!.opens();
  live.carryOut(choice);
  for (let doubts = 0; doubts < 11; doubts++) {
    expect(heard).toEqual([]);
    Socket.all[0]!.says({ type: 'problem', command: 'a', code: 'not-known', refusal: null });
  }
  expect(heard).toEqual(['problem']);
});

test('a table that was left is closed at once where nothing waits, and whoever leaves the page isn’t asked', () => {
  Socket.all[0]!.opens();
  live.carryOut(choice);
  expect(asks()).toBe(true);
  Socket.all[0]!.says({ type: 'accepted', command: 'a' });
  expect(asks()).toBe(false);

  leave();
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
});

test('what waits is given up after some minutes with a network, not without one', () => {
  live.carryOut(choice);
  leave();
  page.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(60 * 60_000);
  expect(late).toEqual([]);

  page.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(4 * 60_000);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect([late, asks()]).toEqual([['unreachable'], false]);
  const attempts = Socket.all.length;
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(attempts);
});

test('only a handful of tables are tried after they were left', () => {
  setMaxListeners(12, document);
  const tables = [live, ...Array.from({ length: 5 }, (_, number) => opened(`table ${number}`))];
  for (const table of tables) {
    table.carryOut(choice);
    leave(table);
  }
  expect(late).toEqual(['unreachable']);
  expect(Socket.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0, 0, 0, 0]);
});

test('what waits for a table that isn’t there any more is given up', () => {
  live.carryOut(choice);
  leave();
  Socket.all[0]!.onclose({ code: 4404 });
  expect([late, asks()]).toEqual([['no-such-table'], false]);
});

/** The page is hidden, or looked at again. */
function isSeen(seen: boolean): void {
  Object.assign(document, { visibilityState: seen ? 'visible' : 'hidden', hidden: !seen });
  document.dispatchEvent(new Event('visibilitychange'));
}

function pings(socket: Socket): number {
  return socket.send.mock.calls.filter(([text]) => (text as string).includes('"ping"')).length;
}

test('whoever looks again soon has another connection where the one before has died without a word', () => {
  Socket.all[0]!.opens();
  isSeen(false);
  vi.advanceTimersByTime(1_000);
  expect(pings(Socket.all[0]!)).toBe(0);

  isSeen(true);
  expect(pings(Socket.all[0]!)).toBe(1);
  vi.advanceTimersByTime(4_000);
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
  expect(Socket.all).toHaveLength(2);
});

test('whoever looks again keeps a connection that says a word, and isn’t asked about for each look', () => {
  Socket.all[0]!.opens();
  for (const seen of [false, true, false, true]) isSeen(seen);
  expect(pings(Socket.all[0]!)).toBe(1);

  Socket.all[0]!.says({ type: 'pong' });
  vi.advanceTimersByTime(15_000);
  expect(Socket.all).toHaveLength(1);
});

test('a connection that dies while somebody looks is noticed some seconds after the next beat', () => {
  Socket.all[0]!.opens();
  vi.advanceTimersByTime(20_000);
  expect(pings(Socket.all[0]!)).toBe(1);
  vi.advanceTimersByTime(4_000);
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
  expect(Socket.all).toHaveLength(2);
});

test('nobody looks: a connection has until the next beat to say a word', () => {
  Socket.all[0]!.answers();
  Socket.all[0]!.opens();
  vi.advanceTimersByTime(5 * 60_000 + 1_000);
  Socket.all[0]!.send.mockReset();
  vi.advanceTimersByTime(38_900);
  expect(Socket.all[0]!.close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
});

test('whoever asks for a sign of life gets it, or soon another connection', () => {
  Socket.all[0]!.opens();
  live.ask();
  Socket.all[0]!.says({ type: 'pong' });
  vi.advanceTimersByTime(5_000);
  expect(Socket.all).toHaveLength(1);

  live.ask();
  vi.advanceTimersByTime(3_900);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(Socket.all).toHaveLength(2);
});

test('whoever asks isn’t kept waiting by a connection that doesn’t come about, nor by a pause', () => {
  live.ask();
  vi.advanceTimersByTime(4_000);
  expect(Socket.all).toHaveLength(2);

  loseForLong();
  const attempts = Socket.all.length;
  live.ask();
  expect(Socket.all).toHaveLength(attempts + 1);
  Socket.all.at(-1)!.opens();
  vi.advanceTimersByTime(4_000);
  expect(states.at(-1)).toBe('open');
});

/** How many attempts there are in a minute in which the server is away. */
function attemptsInAMinute(): number {
  const before = Socket.all.length;
  for (let second = 0; second < 60; second++) {
    if (Socket.all.at(-1)!.readyState !== 3) Socket.all.at(-1)!.fails();
    vi.advanceTimersByTime(1_000);
  }
  return Socket.all.length - before;
}

test('a page in sight soon sees that the server is back, and one out of sight doesn’t press it', () => {
  attemptsInAMinute();
  expect(attemptsInAMinute()).toBeGreaterThanOrEqual(60 / 5);
  isSeen(false);
  attemptsInAMinute();
  expect(attemptsInAMinute()).toBeLessThanOrEqual(60 / 9 + 1);
});

test('a connection that was just asked about isn’t given up by the next beat', () => {
  Socket.all[0]!.opens();
  vi.advanceTimersByTime(19_000);
  isSeen(true);
  vi.advanceTimersByTime(3_000);
  expect(Socket.all[0]!.close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(Socket.all[0]!.close).toHaveBeenCalledOnce();
});

test('what is chosen gets there by another connection after some seconds without a word', () => {
  Socket.all[0]!.opens();
  live.carryOut(choice);
  vi.advanceTimersByTime(2_900);
  expect(pings(Socket.all[0]!)).toBe(0);
  vi.advanceTimersByTime(4_100);

  expect(Socket.all).toHaveLength(2);
  Socket.all[1]!.opens();
  expect(Socket.all[1]!.send).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"command":"a"'));
});

test('an answer that comes late, while other words come, is waited for', () => {
  Socket.all[0]!.opens();
  live.carryOut(choice);
  vi.advanceTimersByTime(3_000);
  Socket.all[0]!.says({ type: 'pong' });
  vi.advanceTimersByTime(15_000);
  expect(Socket.all).toHaveLength(1);

  Socket.all[0]!.says({ type: 'accepted', command: 'a' });
  vi.advanceTimersByTime(1_000);
  expect(Socket.all[0]!.close).not.toHaveBeenCalled();
});

test('a server that is slow is come back to ever less often', () => {
  live.carryOut(choice);
  const given = [3_000, 6_000, 12_000].map((patience) => {
    const socket = Socket.all.at(-1)!;
    socket.opens();
    vi.advanceTimersByTime(patience + 3_900);
    const before = socket.close.mock.calls.length;
    vi.advanceTimersByTime(100);
    return [before, socket.close.mock.calls.length];
  });
  expect(given).toEqual([[0, 1], [0, 1], [0, 1]]);
});

const line = (command: string): Command => ({ type: 'say', command, text: command });

/** What of some commands was sent, in order. */
function commands(socket: Socket): string[] {
  return socket.send.mock.calls
    .map(([text]) => (JSON.parse(text as string) as { readonly command?: string }).command)
    .filter((command) => command !== undefined);
}

test('however many lines were written without a network, all get there, in order, as soon as so much may be said', () => {
  const lines = Array.from({ length: 12 }, (_, number) => `line ${number}`);
  lines.forEach((one) => live.carryOut(line(one)));
  const socket = Socket.all[0]!;
  socket.opens();
  const said: string[] = [];
  let mayBeSaid = 8;
  let answered = 0;
  for (let step = 0; step < 200 && said.length < lines.length; step++) {
    const sent = commands(socket);
    const waiting = sent.slice(answered);
    answered = sent.length;
    for (const command of waiting) {
      const heard = mayBeSaid >= 1;
      if (heard) mayBeSaid--;
      if (heard) said.push(command);
      socket.says(heard ? { type: 'heard', command } : { type: 'problem', command, code: 'too-much-talk', refusal: null });
    }
    socket.says({ type: 'pong' });
    vi.advanceTimersByTime(500);
    mayBeSaid += 0.25;
  }
  expect(said).toEqual(lines);
  expect(heard).not.toContain('problem');
  expect(asks()).toBe(false);
});

test('a line that waits for another one holds up no choice', () => {
  live.carryOut(line('one'));
  live.carryOut(line('two'));
  live.carryOut(choice);
  Socket.all[0]!.opens();
  expect(commands(Socket.all[0]!)).toEqual(['one', 'a']);

  Socket.all[0]!.says({ type: 'heard', command: 'one' });
  expect(commands(Socket.all[0]!)).toEqual(['one', 'a', 'two']);
});

test('a line that can never be said is told in the end, and the next one is tried', () => {
  Socket.all[0]!.opens();
  live.carryOut(line('one'));
  live.carryOut(line('two'));
  for (let refusals = 0; refusals < 11; refusals++) {
    expect(heard).toEqual([]);
    Socket.all[0]!.says({ type: 'problem', command: 'one', code: 'too-much-talk', refusal: null });
  }
  expect(heard).toEqual(['problem']);
  expect(commands(Socket.all[0]!).at(-1)).toBe('two');
});

test('a choice that comes too often is told at once', () => {
  Socket.all[0]!.opens();
  live.carryOut(choice);
  Socket.all[0]!.says({ type: 'problem', command: 'a', code: 'too-many-requests', refusal: null });
  expect(heard).toEqual(['problem']);
});
