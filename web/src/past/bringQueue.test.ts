import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportedFile } from '../generated/wire';
import { BringQueue } from './bringQueue.svelte';

/** How the server answers, once the test says so, to the files that were sent so far. */
let answers: ((outcome: ImportedFile['outcome']) => Promise<void>)[] = [];
const changed = vi.fn();
const tell = vi.fn();
let queue: BringQueue;

function send({ name }: File): Promise<readonly ImportedFile[]> {
  return new Promise((resolve) => {
    answers.push(async (outcome) => {
      const seats = [{ seat: 0, name: 'Ana', bot: '' }];
      resolve([{ file: name, outcome, game: 'ttr-usa', table: null, seats, problem: null, message: '' }]);
      await new Promise((next) => setTimeout(next));
    });
  });
}

function files(...names: readonly string[]): readonly File[] {
  return names.map((name) => new File([], name));
}

const names = (): readonly string[] => queue.brought.map(({ file }) => file.name);

beforeEach(() => {
  answers = [];
  changed.mockClear();
  tell.mockClear();
  queue = new BringQueue(send, changed, tell);
});

describe('files that are brought along', () => {
  it('are sent though they come while others are on their way', async () => {
    void queue.take(files('a', 'b'));
    void queue.take(files('c'));
    expect(queue.work).toEqual({ done: 1, count: 3 });

    for (let file = 0; file < 3; file++) await answers[file]!('imported');

    expect(names()).toEqual(['a', 'b', 'c']);
    expect(queue.work).toBeNull();
    expect(changed).toHaveBeenCalledOnce();
  });

  it('wait for the answer who somebody was, though others come', async () => {
    void queue.take(files('a', 'b'));
    await answers[0]!('whose');
    await answers[1]!('imported');
    void queue.take(files('c'));
    await answers[2]!('imported');
    expect(names()).toEqual(['a', 'c']);
    expect(queue.undecided).toBe(1);

    queue.skipped = true;
    void queue.take(files('d'));
    await answers[3]!('imported');
    expect(names()).toEqual(['d']);
  });

  it('are told of when all have come, if nobody looks any more', async () => {
    void queue.take(files('a', 'b'));
    queue.leave();
    await answers[0]!('imported');
    expect(tell).not.toHaveBeenCalled();
    await answers[1]!('refused');
    expect(tell).toHaveBeenCalledExactlyOnceWith(queue);
    expect(queue.refused).toHaveLength(1);
  });

  it('are told of at once if all have come before', async () => {
    void queue.take(files('a'));
    await answers[0]!('whose');
    expect(tell).not.toHaveBeenCalled();
    queue.leave();
    expect(tell).toHaveBeenCalledExactlyOnceWith(queue);
  });
});
