import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../generated/wire';
import { missingAt } from './patience.svelte';

const sitting: Partial<SeatInfo> = { kind: 'person', toAct: true, present: true, substitute: null };

function table(...seats: Partial<SeatInfo>[]): Parameters<typeof missingAt>[0] {
  return { you: 0, seats: seats.map((info, seat) => ({ ...sitting, ...info, seat })) as SeatInfo[] };
}

describe('who is missing where a clock runs', () => {
  it('is whoever is to choose and is away', () => {
    expect(missingAt(table({ toAct: false }, { present: false }))).toBe(1);
  });

  it('is nobody who is there, whose turn it isn’t, or for whom a bot plays', () => {
    const bot = { substitute: { bot: 'expert', reason: 'time' } } as Partial<SeatInfo>;
    expect(missingAt(table({}, {}))).toBeNull();
    expect(missingAt(table({}, { present: false, toAct: false }))).toBeNull();
    expect(missingAt(table({}, { present: false, ...bot }))).toBeNull();
  });

  it('is never whoever looks, nor a bot', () => {
    expect(missingAt(table({ present: false }, { kind: 'bot', present: false }))).toBeNull();
  });
});
