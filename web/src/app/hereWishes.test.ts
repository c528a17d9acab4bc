import { describe, expect, it } from 'vitest';
import type { LevelInfo } from '../generated/wire';
import { aloneWishes, setUpSeats, wishesOf } from './hereWishes';
import { wished } from '../setup/wishes';

const levels: LevelInfo[] = [
  { name: 'random', difficulty: 'easy', suggested: false },
  { name: 'planner', difficulty: 'hard', suggested: true },
];
const me = { kind: 'me', bot: '' } as const;
const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;

describe('the seats of a game on this device', () => {
  it('are one for a person, and bots in all others', () => {
    const friend = { kind: 'friend', bot: '' } as const;
    expect(aloneWishes([me, friend, bot('random')], levels)).toEqual([me, bot('planner'), bot('random')]);
    expect(aloneWishes([bot('random'), friend], levels)).toEqual([me, bot('planner')]);
    expect(aloneWishes([me], levels)).toEqual([me]);
  });

  it('can be changed: who moves leaves the own one to a bot', () => {
    expect(aloneWishes(wished([me, bot('random')], 1, 'me'), levels)).toEqual([bot('planner'), me]);
  });

  it('are kept with a name, and wished for again without it', () => {
    const seats = setUpSeats([bot('random'), me], 'Ana');
    expect(seats).toEqual([
      { ...bot('random'), paint: 'blue' },
      { kind: 'me', name: 'Ana', paint: 'red' },
    ]);
    expect(wishesOf(seats)).toEqual([bot('random'), me]);
  });
});
