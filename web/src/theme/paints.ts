import { getContext, setContext } from 'svelte';
import type { Paint } from '../generated/wire';

/** The colours that players choose from, in the order in which seats have them of which nothing is said. */
export const paints = ['blue', 'red', 'green', 'yellow', 'black'] as const satisfies readonly Paint[];

/**
 * The mark of each colour on what lies on the board, as path data in a box of 24 by 10 around the origin: stripe, chevron,
 * dots, bar, ring. Whoever can't tell the colours apart knows by it whose something is.
 */
export const marks: Readonly<Record<Paint, string>> = {
  blue: 'M-10-1.2H10V1.2H-10Z',
  red: 'M-7-4 -3 0 -7 4H-3.5L.5 0 -3.5-4ZM1-4 5 0 1 4H4.5L8.5 0 4.5-4Z',
  green: 'M-8 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM4 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
  yellow: 'M-2-5H2V5H-2Z',
  black: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
};

/** The seats of a table, as far as their colours are concerned. */
export type PaintedSeats = readonly { readonly seat: number; readonly paint: Paint }[];

/** The colour of a seat of which nothing is said. */
export function paintOfSeat(seat: number): Paint {
  return paints[seat % paints.length]!;
}

/**
 * The colours of all seats: those that are wished for, the first of two that are the same, and for the others the first ones
 * that nobody has.
 */
export function completePaints(wishes: readonly (Paint | undefined)[]): readonly Paint[] {
  const kept = wishes.map((wish, seat) => (wishes.indexOf(wish) === seat ? wish : undefined));
  const left = paints.filter((paint) => !kept.includes(paint));
  return kept.map((wish, seat) => wish ?? left.shift() ?? paintOfSeat(seat));
}

/**
 * By which names everything at a table is coloured that belongs to a seat (`--seat-0`, what is written on it, and as a stripe):
 * a style for whatever is around all of it.
 */
export function paintStyle(seats: PaintedSeats): string {
  return seats
    .map(
      ({ seat, paint }) =>
        `--seat-${seat}: var(--paint-${paint}); --on-seat-${seat}: var(--on-paint-${paint}); --stripe-${seat}: var(--stripe-${paint});`,
    )
    .join(' ');
}

const key = Symbol('paints');

/** Tells whatever is drawn at a table of which colour its seats are. */
export function providePaints(seats: () => PaintedSeats): void {
  setContext(key, seats);
}

/**
 * Says of which colour a seat is. To be asked for while a component begins: at no table, as in the rules, it is that of its
 * number.
 */
export function seatPaint(): (seat: number) => Paint {
  const seats = getContext<(() => PaintedSeats) | undefined>(key);
  return (seat) => seats?.().find((one) => one.seat === seat)?.paint ?? paintOfSeat(seat);
}
