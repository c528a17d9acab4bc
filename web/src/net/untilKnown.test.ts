import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilKnown } from './untilKnown';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fails so many times, and answers then. */
function answerAfter(failures: number): () => Promise<string> {
  let left = failures;
  return () => (left-- > 0 ? Promise.reject(new Error('away')) : Promise.resolve('Paris'));
}

test('what is not answered is asked again, and that it was not is told once', async () => {
  const [known, failed] = [vi.fn(), vi.fn()];

  untilKnown(answerAfter(2), known, failed);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(known).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);

  expect(known).toHaveBeenCalledExactlyOnceWith('Paris');
  expect(failed).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('what nobody wants to know any more is neither told nor asked', async () => {
  const [known, failed] = [vi.fn(), vi.fn()];
  const ask = vi.fn(answerAfter(1));

  const end = untilKnown(ask, known, failed);
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(ask).toHaveBeenCalledOnce();
  expect(known).not.toHaveBeenCalled();
});
