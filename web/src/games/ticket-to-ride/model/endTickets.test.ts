import { describe, expect, it } from 'vitest';
import type { ScoreSheet } from '../../../generated/wire';
import { endSteps } from './endSteps';
import { lineOf, seatTickets } from './endTickets';

const sheet: ScoreSheet = {
  lines: [
    { seat: 0, rule: 'ttr.claim.score-at-once', points: 40, subjects: [], achieved: true },
    { seat: 0, rule: 'ttr.ticket.scored-at-end', points: -8, subjects: ['a'], achieved: false },
    { seat: 0, rule: 'ttr.ticket.scored-at-end', points: 9, subjects: ['b'], achieved: true },
    { seat: 0, rule: 'ttr.end.longest-path', points: 0, subjects: [], achieved: false },
    { seat: 1, rule: 'ttr.ticket.scored-at-end', points: 5, subjects: ['c'], achieved: true },
    { seat: 1, rule: 'ttr.end.longest-path', points: 10, subjects: ['x', 'y'], achieved: true },
  ],
  totals: [41, 15],
  ranks: [1, 2],
  decidedBy: 'ttr.end.totals',
};
const steps = endSteps(sheet);

describe('the tickets at the end', () => {
  it('stand seat by seat in the order asked for, the dearest first and those missed last', () => {
    const groups = seatTickets(steps, [1, 0]).map(({ seat, tickets }) => [seat, tickets.map((one) => one.ticket)]);
    expect(groups).toEqual([
      [1, ['c']],
      [0, ['b', 'a']],
    ]);
    expect(seatTickets(steps, [0])[0]!.tickets.map((one) => [one.points, one.achieved])).toEqual([
      [9, true],
      [-8, false],
    ]);
  });

  it('are shown only as far as they were counted', () => {
    const [first, second] = seatTickets(steps.slice(0, 2), [0, 1]);
    expect(first!.tickets.map((one) => one.ticket)).toEqual(['a']);
    expect(second!.tickets).toEqual([]);
    expect(second!.longest).toBe(false);
  });

  it('tell which seat has the longest path', () => {
    expect(seatTickets(steps, [0, 1]).map((group) => group.longest)).toEqual([false, true]);
  });

  it('are found in the sheet, and nothing else is', () => {
    expect(lineOf(sheet, 'b')?.points).toBe(9);
    expect(lineOf(sheet, 'x')).toBeUndefined();
  });
});
