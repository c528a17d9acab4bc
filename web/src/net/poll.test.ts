import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpFailure } from './http';
import { poll } from './poll';

const failure = (status: number, code: string): HttpFailure => new HttpFailure(status, { code, facts: {}, detail: '' });
const unreachable = failure(0, 'unreachable');

describe('what is found bit by bit', () => {
  const asked: number[] = [];
  const found: number[] = [];
  const failed: unknown[] = [];
  let answers: (number | Error)[];
  let wanted: boolean;

  const ask = (known: number): Promise<{ progress: number }> => {
    asked.push(known);
    const answer = answers.shift()!;
    return typeof answer === 'number' ? Promise.resolve({ progress: answer }) : Promise.reject(answer);
  };
  const look = (): Promise<void> =>
    poll(
      ask,
      () => wanted,
      ({ progress }) => found.push(progress),
      (one) => failed.push(one),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, found, failed].forEach((list) => (list.length = 0));
    wanted = true;
  });

  afterEach(() => vi.useRealTimers());

  it('is asked for until all of it is there', async () => {
    answers = [0.2, 0.7, 1];
    await look();
    expect([asked, found]).toEqual([[-1, 0.2, 0.7], [0.2, 0.7, 1]]);
  });

  it('is asked for again after a pause when there was no answer, which is told once', async () => {
    answers = [0.2, unreachable, failure(503, 'busy'), failure(429, 'too-many-requests'), 0.7, unreachable, 1];
    const done = look();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([-1, 0.2]);

    await vi.runAllTimersAsync();
    await done;
    expect([asked, found]).toEqual([[-1, 0.2, 0.2, 0.2, 0.2, 0.7, 0.7], [0.2, 0.7, 1]]);
    expect(failed).toEqual([unreachable, unreachable]);
  });

  it('is given up where the server says that there is none', async () => {
    const none = failure(404, 'no-such-table');
    answers = [0.2, none];
    await expect(look()).rejects.toBe(none);
    expect(failed).toEqual([]);
  });

  it('is neither told nor asked for any more once nobody wants to know', async () => {
    answers = [0.2, unreachable, 1];
    const done = look();
    await vi.advanceTimersByTimeAsync(1);
    wanted = false;
    await vi.runAllTimersAsync();
    await done;
    expect([asked, found]).toEqual([[-1, 0.2], [0.2]]);
  });
});
