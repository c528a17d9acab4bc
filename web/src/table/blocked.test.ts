import { render } from 'svelte/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Blocked } from './blocked.svelte';
import ConnectionNotice from './ConnectionNotice.svelte';
import type { TableSession } from './session.svelte';

let heard: boolean;
let answers: boolean;
let blocked: Blocked;
let end: () => void;
const ask = vi.fn(() => (answers ? Promise.resolve() : Promise.reject(new Error('Nobody answers.'))));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  heard = false;
  answers = true;
  blocked = new Blocked(() => heard, ask);
  end = blocked.start();
});
afterEach(() => vi.useRealTimers());

test('a live connection that never tells anything is blocked where the server answers otherwise', async () => {
  await vi.advanceTimersByTimeAsync(7_900);
  expect([blocked.now, ask.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(blocked.now).toBe(true);

  heard = true;
  expect(blocked.now).toBe(false);
});

test('a server that answers nothing isn’t out of reach for live connections alone', async () => {
  answers = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([blocked.now, ask.mock.calls.length]).toEqual([false, 2]);
  answers = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(blocked.now).toBe(true);
});

test('whoever tries again has hope once more, for some seconds', async () => {
  await vi.advanceTimersByTimeAsync(8_000);
  blocked.again();
  expect(blocked.now).toBe(false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(blocked.now).toBe(true);
});

test('nothing is asked where a connection tells something, or the table was left', async () => {
  heard = true;
  await vi.advanceTimersByTimeAsync(8_000);
  heard = false;
  const other = new Blocked(() => heard, ask);
  other.start()();
  end();
  await vi.advanceTimersByTimeAsync(8_000);
  expect([ask.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

test('a connection that never came about isn’t said to be lost', () => {
  const session = { connection: 'waiting', pending: null } as unknown as TableSession;
  const said = render(ConnectionNotice, { props: { session, blocked: true } }).body;
  expect(said).toContain('the live connection doesn’t get through');
  expect(said).not.toContain('Reconnecting');
});
