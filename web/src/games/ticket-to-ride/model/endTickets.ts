import type { ScoreLine, ScoreSheet } from '../../../generated/wire';
import { columnOf, type EndStep } from './endSteps';

/** A ticket as the score sheet counts it. */
export interface CountedTicket {
  readonly ticket: string;
  readonly points: number;
  readonly achieved: boolean;
}

/** What a seat has made of its tickets. */
export interface SeatTickets {
  readonly seat: number;
  /** The dearest first, those missed last. */
  readonly tickets: readonly CountedTicket[];
  /** Whether it has the longest path, on a board that scores it. */
  readonly longest: boolean;
}

/** The line of a score sheet that counts a ticket. */
export function lineOf(sheet: ScoreSheet, ticket: string): ScoreLine | undefined {
  return sheet.lines.find((line) => columnOf(line.rule) === 'tickets' && line.subjects[0] === ticket);
}

/** The tickets of every seat that some steps have counted, seat by seat. */
export function seatTickets(counted: readonly EndStep[], seats: readonly number[]): SeatTickets[] {
  const lines = counted.flatMap((step) => step.lines);
  return seats.map((seat) => {
    const own = lines.filter((line) => line.seat === seat);
    const tickets = own
      .filter((line) => columnOf(line.rule) === 'tickets')
      .map(({ subjects, points, achieved }) => ({ ticket: subjects[0] ?? '', points, achieved }))
      .sort((one, other) => other.points - one.points);
    return { seat, tickets, longest: own.some((line) => columnOf(line.rule) === 'path' && line.achieved) };
  });
}
