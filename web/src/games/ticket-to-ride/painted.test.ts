import type { Snippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import TablePaints from '../../table/TablePaints.svelte';
import type { PaintedSeats } from '../../theme/paints';
import StationSign from './map/StationSign.svelte';
import SeatMark from './panels/SeatMark.svelte';
import { marks } from '../../theme/paints';

const seats: PaintedSeats = [
  { seat: 0, paint: 'green' },
  { seat: 1, paint: 'black' },
];

type Drawn = (to: unknown, props: object) => void;

/** What a component draws at a table in these colours. */
function painted(component: unknown, props: object): string {
  const children = ((to: unknown) => (component as Drawn)(to, props)) as unknown as Snippet;
  return render(TablePaints, { props: { seats, children } }).body;
}

it('whatever is drawn at a table by the number of a seat is of the colour that was chosen there', () => {
  const html = painted(SeatMark, { seat: 1 });
  expect(html).toContain('--seat-0: var(--paint-green)');
  expect(html).toContain('--seat-1: var(--paint-black); --on-seat-1: var(--on-paint-black); --stripe-1: var(--stripe-black)');
});

it('a piece has the mark of its colour, whosesoever it is', () => {
  expect(painted(SeatMark, { seat: 1 })).toContain(marks.black);
  expect(painted(StationSign, { seat: 0, size: 10 })).toContain(marks.green);
});

it('a piece that lies at no table is of the colour of its number', () => {
  expect(render(SeatMark, { props: { seat: 1 } }).body).toContain(marks.red);
});
