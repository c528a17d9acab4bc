import { describe, expect, it } from 'vitest';
import type { LoggedEvent, TtrEvent } from '../../../generated/wire';
import { byReceipt, inOrder, ticketLetter, ticketMarks } from './ticketMarks';

const logged = (event: TtrEvent): LoggedEvent => ({ ply: 0, at: 0, event });
const kept = (seat: number, ...tickets: string[]): LoggedEvent =>
  logged({ type: 'ticketsKept', seat, kept: tickets.length, returned: 0, tickets });

describe('the marks of tickets', () => {
  it('are letters in the order in which they came, whatever the order on the board', () => {
    const log = [kept(0, 'south', 'west'), kept(1, 'other'), kept(0, 'east')];
    const received = byReceipt(['east', 'south', 'west'], log, 0);
    expect(received).toEqual(['south', 'west', 'east']);
    expect([...ticketMarks(received, [])]).toEqual([
      ['south', 'A'],
      ['west', 'B'],
      ['east', 'C'],
    ]);
  });

  it('go on with those that are offered', () => {
    const marks = ticketMarks(['south'], ['east', 'west']);
    expect([marks.get('east'), marks.get('west')]).toEqual(['B', 'C']);
  });

  it('are given to tickets that the log doesn’t tell of, too', () => {
    expect(byReceipt(['east', 'south'], [kept(0, 'south', 'never held')], 0)).toEqual(['south', 'east']);
    expect(byReceipt([], [], null)).toEqual([]);
  });

  it('are in order where the tickets are listed, those that are made behind the others', () => {
    const marks = ticketMarks(['south', 'west', 'east'], []);
    const held = [
      { ticket: 'east', completed: false },
      { ticket: 'south', completed: true },
      { ticket: 'west', completed: false },
    ];
    expect(inOrder(held, marks).map(({ ticket }) => marks.get(ticket))).toEqual(['B', 'C', 'A']);
  });

  it('never run out', () => {
    expect([0, 25, 26, 27, 701, 702].map(ticketLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
  });
});
