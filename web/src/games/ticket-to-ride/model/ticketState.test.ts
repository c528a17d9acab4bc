import { describe, expect, it } from 'vitest';
import type { TtrEvent, TtrView } from '../../../generated/wire';
import type { TableSession } from '../../../table/session.svelte';
import { everything } from '../../../words/spectators';
import { Play } from '../play.svelte';
import { sampleBoard } from './sampleBoard';
import { ticketState } from './ticketState';

/** What is told of a ticket of seat 0 that needs 4 vehicles. */
function told(observer: number, vehicles: number, owners: Readonly<Record<string, number>> = {}): string {
  const ticket = { ticket: 'north--south', completed: false };
  const players = [{ seat: 0, vehicles, stations: 0, revealed: observer === everything ? [ticket] : [] }];
  const tickets = observer === 0 ? [ticket] : [];
  const view = { observer, players, tickets, offered: [], owners, closed: [] } as unknown as TtrView;
  const session = { position: { view, offers: [] }, view } as unknown as TableSession<TtrView, TtrEvent>;
  return ticketState(new Play(session, sampleBoard()), 'north--south').words;
}

describe('how far a ticket has come', () => {
  const joined = { 'middle--north': 0, 'middle--south': 0 };

  it('is told to its owner', () => {
    expect(told(0, 3)).toBe('4 spaces to claim; you have only 3 train cars left');
    expect(told(0, 3, joined)).toBe('Already joined by your routes');
  });

  it('is told to whoever sees all hands, too, but not as theirs', () => {
    expect(told(everything, 3)).toBe('4 spaces to claim; only 3 train cars left');
    expect(told(everything, 3, joined)).toBe('Already joined');
  });
});
