import { describe, expect, it } from 'vitest';
import { chosenAt } from './marketOrder';

describe('one of two alike cards of the market', () => {
  const market = ['red', 'blue', 'red', 'green', 'red'] as const;

  it('becomes the one that the server takes, without a change to what is seen', () => {
    const order = chosenAt([0, 1, 2, 3, 4], 4, market);
    expect(order).toEqual([4, 1, 2, 3, 0]);
    expect(order.map((slot) => market[slot])).toEqual(market);
  });

  it('is the right one also after others were exchanged', () => {
    const order = chosenAt(chosenAt([0, 1, 2, 3, 4], 4, market), 2, market);
    expect(order).toEqual([4, 1, 0, 3, 2]);
    expect(chosenAt(order, 2, market)).toEqual(order);
  });

  it('stays where it is when it is the only one, or there is none', () => {
    expect(chosenAt([0, 1, 2, 3, 4], 3, market)).toEqual([0, 1, 2, 3, 4]);
    expect(chosenAt([0, 1], 7, market)).toEqual([0, 1]);
  });
});
