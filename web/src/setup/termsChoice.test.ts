import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { hindranceToRated, mayWaitAt } from './termsChoice';

const table = (rated: boolean, ...seats: Partial<SeatInfo>[]): TableInfo =>
  ({ you: 0, rated, seats: seats.map((info, seat) => ({ seat, bot: '', ...info })) }) as unknown as TableInfo;
const shown = { type: 'public' } as const;
const [me, friend, free] = [{ kind: 'person' }, { kind: 'person' }, { kind: 'free' }] as const;

it('a game is made to count only as long as nobody else has sat down to one that doesn’t', () => {
  expect(hindranceToRated(table(false, me, free), shown)).toBeNull();
  expect(hindranceToRated(table(false, me, { kind: 'bot', bot: 'expert' }), shown)).toBeNull();
  expect(hindranceToRated(table(false, me, friend), shown)).toBe('terms.rated.others');
  expect(hindranceToRated(table(true, me, friend), shown)).toBeNull();
  expect(hindranceToRated(table(false, me, { kind: 'bot' }), shown)).toBe('rated.network');
  expect(hindranceToRated(table(true, me, friend), { type: 'afterTurns', turns: 1 })).toBe('rated.spectators');
});

it('time is for tables where somebody else waits, or may yet sit down: bots don’t', () => {
  const bot = { kind: 'bot', bot: 'expert' } as const;
  const program = { kind: 'bot', bot: '' } as const;
  expect([free, friend, program].map((other) => mayWaitAt(table(false, me, bot, other)))).toEqual([true, true, true]);
  expect(mayWaitAt(table(false, me, bot, bot))).toBe(false);
});
