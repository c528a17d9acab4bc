import { describe, expect, it } from 'vitest';
import type { TtrEvent } from '../../../generated/wire';
import type { LoggedOf } from '../../../show/happening';
import { laidTickets, savedTickets } from './laidTickets';

const kept = (ply: number, seat: number, tickets: readonly string[], count = tickets.length): LoggedOf<TtrEvent> => ({
  ply,
  at: 0,
  event: { type: 'ticketsKept', seat, kept: count, returned: 1, tickets },
});
const opening = kept(20, 0, ['A', 'B']);
const others = kept(21, 1, [], 2);
const later = kept(40, 0, ['D']);
const fates = (...found: Parameters<typeof laidTickets>): readonly unknown[] =>
  laidTickets(...found).map(({ ticket, fate }) => `${ticket} ${fate}`);

describe('tickets that lie before a seat', () => {
  it('say which of them it is going to keep, each time', () => {
    const all = [opening, others, later];
    expect(fates(['A', 'B', 'C'], 0, [], all)).toEqual(['A kept', 'B kept', 'C returned']);
    expect(fates(['C', 'D'], 0, [opening, others], all)).toEqual(['C returned', 'D kept']);
  });

  it('say nothing where it isn’t known: of others, and of what is still to come', () => {
    expect(fates(['E', 'F'], 1, [], [others])).toEqual(['E null', 'F null']);
    expect(fates(['A', 'B'], 0, [], [])).toEqual(['A null', 'B null']);
  });

  it('are those alone that were chosen, where the choice is saved', () => {
    expect(savedTickets(['A', 'B', 'C'], 0, { type: 'keepTickets', kept: ['A', 'C'], returned: ['B'] })).toEqual([
      { ticket: 'A', seat: 0, fate: 'saved' },
      { ticket: 'C', seat: 0, fate: 'saved' },
    ]);
  });
});
