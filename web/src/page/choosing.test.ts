import { beforeEach, describe, expect, it } from 'vitest';
import { Choosing } from './choosing.svelte';

describe('what somebody chooses to be shown', () => {
  let choosing: Choosing<string>;
  let shown: string[];
  let failures: unknown[];
  const choose = (wish: string, question: Promise<string>): Promise<void> =>
    choosing.choose(
      wish,
      question,
      (answer) => shown.push(answer),
      (failure) => failures.push(failure),
    );

  beforeEach(() => {
    choosing = new Choosing('Europe');
    shown = [];
    failures = [];
  });

  it('is late until its answer is there', async () => {
    const asked = choose('Berlin', Promise.resolve('of Berlin'));
    expect([choosing.wish, choosing.late, shown]).toEqual(['Berlin', true, []]);

    await asked;
    expect([choosing.wish, choosing.late, shown]).toEqual(['Berlin', false, ['of Berlin']]);
  });

  it('goes back to what is on show if nothing comes of it', async () => {
    const lost = new Error('lost');
    await choose('Berlin', Promise.resolve('of Berlin'));
    await choose('Paris', Promise.reject(lost));

    expect([choosing.wish, choosing.late]).toEqual(['Berlin', false]);
    expect([shown, failures]).toEqual([['of Berlin'], [lost]]);
  });

  it('is the last choice, whatever comes of those before it', async () => {
    await Promise.all([
      choose('Berlin', Promise.reject(new Error('lost'))),
      choose('Paris', Promise.resolve('of Paris')),
    ]);

    expect([choosing.wish, choosing.late]).toEqual(['Paris', false]);
    expect([shown, failures]).toEqual([['of Paris'], []]);
  });
});
