import { describe, expect, it } from 'vitest';
import { paintsOf, repainted, tableWish, wished, type Wish } from './wishes';
import type { GameInfo } from '../generated/wire';

const me: Wish = { kind: 'me', bot: '' };
const friend: Wish = { kind: 'friend', bot: '' };
const bot: Wish = { kind: 'bot', bot: 'planner' };

describe('the colours of a new table', () => {
  it('begin with the one that whoever sets it up likes', () => {
    expect(paintsOf([friend, me, bot], 'black')).toEqual(['blue', 'black', 'red']);
    expect(paintsOf([friend, me, bot], undefined)).toEqual(['blue', 'red', 'green']);
  });

  it('leave that one to whom it was given', () => {
    expect(paintsOf([me, { ...bot, paint: 'black' }], 'black')).toEqual(['blue', 'black']);
  });

  it('swap where one is chosen that another seat has', () => {
    const seats = repainted([me, bot, friend], 0, 'black');
    expect(paintsOf(seats)).toEqual(['black', 'red', 'green']);
    expect(paintsOf(repainted(seats, 0, 'green'))).toEqual(['green', 'red', 'black']);
  });

  it('go along with whoever moves to another seat, and stay where somebody else is to sit', () => {
    const seats = repainted([me, bot, friend], 0, 'black');
    expect(paintsOf(wished(seats, 2, 'me'))).toEqual(['green', 'red', 'black']);
    expect(paintsOf(wished(seats, 1, 'friend'))).toEqual(paintsOf(seats));
  });

  it('are sent as they were seen', () => {
    const game = { id: 'ttr-usa', options: [] } as unknown as GameInfo;
    const wish = tableWish(game, repainted([me, bot], 1, 'yellow'));
    expect(wish.seats.map(({ paint }) => paint)).toEqual(['blue', 'yellow']);
  });
});
