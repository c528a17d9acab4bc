import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Retrying } from './retrying';

let answer: () => void;
const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
let retrying: Retrying;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  retrying = new Retrying(ask);
});
afterEach(() => vi.useRealTimers());

test('what could not be had is asked for every few seconds, as long as there is hope', async () => {
  let hopeful = false;
  const end = retrying.start(() => hopeful);
  vi.advanceTimersByTime(10_000);
  expect(ask).not.toHaveBeenCalled();
  hopeful = true;
  vi.advanceTimersByTime(4_000);
  expect(ask).toHaveBeenCalledOnce();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

test('it is never asked for twice at once, however slow the answer is', async () => {
  const end = retrying.start(() => true);
  vi.advanceTimersByTime(12_000);
  void retrying.now();
  expect(ask).toHaveBeenCalledOnce();

  answer();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});
