import { describe, expect, it } from 'vitest';
import { backoff } from './backoff';
import { commandId, Outbox } from './outbox';

describe('connecting again', () => {
  it('waits twice as long each time, up to a quarter of a minute', () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => backoff(attempt, 1));
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 15_000]);
  });

  it('waits less long where somebody is to see it', () => {
    expect([3, 4, 10].map((attempt) => backoff(attempt, 1, 4_000))).toEqual([4_000, 4_000, 4_000]);
  });

  it('is spread by chance', () => {
    expect(backoff(2, 0)).toBe(1_200);
  });
});

describe('commands without an answer', () => {
  it('wait in order until they are answered', () => {
    const outbox = new Outbox();
    const act = (command: string) => ({ type: 'act', command, version: 1, action: 'deck' }) as const;
    outbox.add(act('a'));
    outbox.add(act('b'));
    expect(outbox.answered('a')).toBe(true);
    expect(outbox.answered('a')).toBe(false);
    expect(outbox.waiting.map((one) => one.command)).toEqual(['b']);
  });

  it('are sent again when the server can’t tell whether they were carried out, but not for ever', () => {
    const outbox = new Outbox();
    outbox.add({ type: 'act', command: 'a', version: 1, action: 'deck' });
    for (let doubts = 0; doubts < 10; doubts++) {
      expect(outbox.doubted('a')).toBe(doubts);
      expect(outbox.find('a')?.command).toBe('a');
    }
    expect(outbox.doubted('a')).toBeNull();
    expect(outbox.doubted('b')).toBeNull();
  });

  it('have ids that are random UUIDs', () => {
    const ids = new Set(Array.from({ length: 50 }, commandId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
