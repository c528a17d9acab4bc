import { beforeEach, describe, expect, it } from 'vitest';
import { Latest } from './latest';

/** A question that is answered when it is told to. */
function open() {
  let answer!: (word: string) => void;
  let fail!: (failure: Error) => void;
  const question = new Promise<string>((resolve, reject) => ([answer, fail] = [resolve, reject]));
  return { question, answer, fail };
}

describe('of questions of one kind', () => {
  let latest: Latest;
  let told: unknown[];
  const ask = (question: Promise<string>): Promise<void> =>
    latest.ask(
      question,
      (answer) => told.push(answer),
      (failure) => told.push(failure),
    );

  beforeEach(() => {
    latest = new Latest();
    told = [];
  });

  it('the last one counts, whichever is answered first', async () => {
    const [europe, berlin] = [open(), open()];
    const asked = [ask(europe.question), ask(berlin.question)];
    berlin.answer('Berlin');
    await asked[1];
    europe.answer('Europe');
    await asked[0];
    expect(told).toEqual(['Berlin']);
  });

  it('an earlier one isn’t said to have failed, the last one is', async () => {
    const [europe, berlin] = [open(), open()];
    const asked = [ask(europe.question), ask(berlin.question)];
    europe.fail(new Error('Europe'));
    berlin.fail(new Error('Berlin'));
    await Promise.all(asked);
    expect(told).toEqual([new Error('Berlin')]);
  });

  it('one that is asked twice counts once', () => {
    const first = latest.begin();
    latest.begin();
    const again = latest.begin();
    expect([first(), again()]).toEqual([false, true]);
  });

  it('none counts once nobody wants to know, be it asked afterwards', () => {
    const before = latest.begin();
    latest.end();
    expect([before(), latest.begin()()]).toEqual([false, false]);
  });
});
