import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable, type Connection } from './live';

/** A connection that comes about when the test says so. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  onopen = (): void => {};
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

  fails(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
}

const states: Connection[] = [];
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
  states.length = 0;
  live = new LiveTable('table', {
    message: () => {},
    connection: (state) => states.push(state),
    version: () => -1,
    undoPause: () => null,
  });
  live.open();
});

afterEach(() => {
  live.close();
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

  live.carryOut({ type: 'act', command: 'a', version: 1, action: 'deck' });

  expect(Socket.all).toHaveLength(attempts + 1);
  Socket.all.at(-1)!.opens();
  expect(states.at(-1)).toBe('open');
  expect(Socket.all.at(-1)!.send).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"command":"a"'));
});

test('an attempt that is under way is left to go on', () => {
  live.carryOut({ type: 'act', command: 'a', version: 1, action: 'deck' });

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

  Socket.all[1]!.opens();
  vi.advanceTimersByTime(15_000);
  expect(states.at(-1)).toBe('open');
});
