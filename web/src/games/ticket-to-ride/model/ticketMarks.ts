import type { LoggedEvent, TicketView } from '../../../generated/wire';

const alphabet = 26;

/** The letter of the n-th ticket, counted from 0: `A` to `Z`, then `AA`, `AB` and so on. */
export function ticketLetter(place: number): string {
  const last = String.fromCharCode(65 + (place % alphabet));
  return place < alphabet ? last : ticketLetter(Math.floor(place / alphabet) - 1) + last;
}

/**
 * A seat's tickets in the order in which it came by them. A view lists them in the board's order, in which a new ticket
 * may come between older ones; the log tells when each was kept. What the log doesn't tell comes last.
 */
export function byReceipt(held: readonly string[], log: readonly LoggedEvent[], seat: number | null): readonly string[] {
  const kept = log.flatMap(({ event }) => (event.type === 'ticketsKept' && event.seat === seat ? event.tickets : []));
  const told = new Set(kept.filter((ticket) => held.includes(ticket)));
  return [...told, ...held.filter((ticket) => !told.has(ticket))];
}

/**
 * The mark of each ticket, the same on its card and on the map: a letter, which a ticket keeps as long as the game goes
 * on.
 *
 * @param received a seat's tickets in the order in which it came by them
 * @param offered those it may choose from now: their letters go on from there
 */
export function ticketMarks(received: readonly string[], offered: readonly string[]): ReadonlyMap<string, string> {
  const tickets = new Set([...received, ...offered]);
  return new Map([...tickets].map((ticket, place) => [ticket, ticketLetter(place)]));
}

/** Tickets as they are listed: those still to be made first, and each in the order of the marks. */
export function inOrder(tickets: readonly TicketView[], marks: ReadonlyMap<string, string>): readonly TicketView[] {
  const places = new Map([...marks.keys()].map((ticket, place) => [ticket, place]));
  const place = ({ ticket }: TicketView): number => places.get(ticket) ?? places.size;
  return tickets.toSorted(
    (one, other) => Number(one.completed) - Number(other.completed) || place(one) - place(other),
  );
}
