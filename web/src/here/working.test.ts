import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from './engine';
import type { FromWorker, SetUp } from './messages';
import { Working } from './working';

const setUp: SetUp = { id: 'a', game: 'pile', options: {}, seed: '0'.repeat(64), seats: [{ kind: 'me', name: 'Ana' }] };

/** A game of nothing but versions: each message and each choice of a bot is one more. */
class Versions implements Engine {
  version = 0;
  bots = 0;
  wait = 0;
  thought = 0;
  begin = (): string => this.#next('welcome');
  tell = (message: { type: string }): string => (message.type === 'ping' ? '[{"type":"pong"}]' : this.#next('progress'));
  ask = (): string => `{"version":${this.version}}`;
  botsToAct = (): boolean => this.bots > 0;
  botsWait = (): number => this.wait;
  pause = (milliseconds: number): void => void (this.wait = milliseconds);
  log = (): string => `log ${this.version}`;

  resume(_: SetUp, log: string): string {
    if (log !== 'log 1') throw new Error('Line 0 is damaged.');
    this.version = 0;
    return this.#next('welcome');
  }

  letBotAct(): string {
    if (this.wait > 0 && this.thought++ === 0) return '[]';
    this.bots--;
    this.wait = 0;
    return this.#next('progress');
  }

  #next(type: string): string {
    this.version++;
    return JSON.stringify([{ type }]);
  }
}

describe('the worker that plays', () => {
  let engine: Versions;
  let told: FromWorker[];
  let working: Working;
  const kinds = () => told.map((one) => (one.type === 'messages' ? one.messages.map(({ type }) => type).join() : one.type));

  beforeEach(() => {
    vi.useFakeTimers();
    engine = new Versions();
    told = [];
    working = new Working(() => Promise.resolve(engine), (one) => told.push(one), () => 0);
  });
  afterEach(() => vi.useRealTimers());

  it('tells what happens and then the log, once for each change', async () => {
    working.hear({ type: 'begin', setUp });
    working.hear({ type: 'message', message: { type: 'ping' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['welcome', 'log', 'pong']);
    expect(told[1]).toEqual({ type: 'log', log: 'log 1' });
  });

  it('lets bots make one choice at a time, and messages come between', async () => {
    engine.bots = 2;
    working.hear({ type: 'begin', setUp });
    await vi.advanceTimersByTimeAsync(100);
    expect(kinds()).toEqual(['welcome', 'log', 'progress', 'log']);
    working.hear({ type: 'message', message: { type: 'ping' } });
    expect(kinds().at(-1)).toBe('pong');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kinds().slice(5)).toEqual(['progress', 'log']);
  });

  it('has a bot that waits think first', async () => {
    engine.bots = 1;
    working.hear({ type: 'begin', setUp });
    working.hear({ type: 'pause', milliseconds: 3_000 });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(engine.thought).toBe(1);
    expect(kinds()).toEqual(['welcome', 'log']);
    await vi.advanceTimersByTimeAsync(200);
    expect(kinds()).toEqual(['welcome', 'log', 'progress', 'log']);
  });

  it('answers what it is asked in its turn, and goes on where that fails', async () => {
    working.hear({ type: 'begin', setUp });
    await vi.advanceTimersByTimeAsync(0);
    engine.bots = 1;
    working.hear({ type: 'ask', number: 4, question: { type: 'hint' } });
    engine.ask = () => {
      throw new WebAssembly.RuntimeError('array element access out of bounds');
    };
    working.hear({ type: 'ask', number: 5, question: { type: 'hint' } });
    expect(told.slice(2)).toEqual([
      { type: 'answer', number: 4, answer: { version: 1 } },
      { type: 'unanswered', number: 5, detail: 'array element access out of bounds' },
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kinds().slice(4)).toEqual(['progress', 'log']);
  });

  it('goes on from a log, and tells why it can’t from one that is damaged', async () => {
    working.hear({ type: 'resume', setUp, log: 'log 1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['welcome']);

    const other = new Working(() => Promise.resolve(engine), (one) => told.push(one), () => 0);
    other.hear({ type: 'resume', setUp, log: 'log' });
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toEqual({ type: 'failed', detail: 'Line 0 is damaged.', loaded: true });
  });

  it('does nothing more once the program has failed, or doesn’t come', async () => {
    engine.bots = 2;
    engine.letBotAct = () => {
      throw new WebAssembly.RuntimeError('array element access out of bounds');
    };
    working.hear({ type: 'begin', setUp });
    await vi.advanceTimersByTimeAsync(1_000);
    working.hear({ type: 'message', message: { type: 'ping' } });
    expect(kinds()).toEqual(['welcome', 'log', 'failed']);

    const lost = new Working(() => Promise.reject(new Error('No network')), (one) => told.push(one), () => 0);
    lost.hear({ type: 'begin', setUp });
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toEqual({ type: 'failed', detail: 'No network', loaded: false });
  });
});
