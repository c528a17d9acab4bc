import type { CityMark, TicketData } from '../../../generated/wire';
import type { ViewBox } from '../../../map/viewBox';
import { count, covered, type Obstacles } from './obstacles';

/** The mark of a ticket at one of its cities. */
export interface Pennant {
  readonly ticket: string;
  readonly letter: string;
  readonly state: 'own' | 'completed' | 'offered';
  /** Whether it is drawn faintly: a ticket that is going to be kept, or to go back. */
  readonly faint: boolean;
  /** Whether the ticket is being looked at. */
  readonly pointed: boolean;
}

/** What there is to know of the tickets whose marks fly on the map. */
export interface FlownTickets {
  readonly marks: ReadonlyMap<string, string>;
  readonly tickets: ReadonlyMap<string, TicketData>;
  readonly completed: ReadonlySet<string>;
  readonly offered: readonly string[];
  readonly faint: ReadonlySet<string>;
  /** The ticket that is being looked at. */
  readonly pointed: string | null;
}

/** The pennants of each city, by the city's id. */
export function pennantsByCity({ marks, tickets, completed, offered, faint, pointed }: FlownTickets): ReadonlyMap<string, readonly Pennant[]> {
  const byCity = new Map<string, Pennant[]>();
  for (const [id, letter] of marks) {
    const ticket = tickets.get(id);
    if (ticket === undefined) continue;
    const state = offered.includes(id) ? 'offered' : completed.has(id) ? 'completed' : 'own';
    const pennant: Pennant = { ticket: id, letter, state, faint: faint.has(id), pointed: pointed === id };
    for (const city of [ticket.from, ticket.to]) byCity.set(city, [...(byCity.get(city) ?? []), pennant]);
  }
  return byCity;
}

/** Of a pennant, in halves of the height of its cloth: where the lowest cloth of a pole begins, and how high each is. */
export const foot = 1.1;
export const clothHeight = 2;

/** The letters of a cloth, and the tick on that of a completed ticket: colours alone don't tell it. */
export const lettersBreadth = (letter: string): number => 1.25 + 0.75 * letter.length;
export const tickBreadth = 1.15;

/** How broad a cloth is, in the same measure. */
export function clothBreadth({ letter, state }: Pick<Pennant, 'letter' | 'state'>): number {
  return lettersBreadth(letter) + (state === 'completed' ? tickBreadth : 0) + 0.5;
}

/**
 * To which side of its pole a pennant flies, whether the pole stands above the city or hangs below it, and by how much it
 * is longer than usual.
 */
export interface Bearing {
  readonly side: 1 | -1;
  readonly upright: 1 | -1;
  readonly longer: number;
}

/** By how much poles are longer, where a short one would have its cloth over what is to be read. */
const lengths = [0, 0.7, 1.4, 2.1, 2.8];

const bearings: readonly Bearing[] = lengths.flatMap((longer): Bearing[] => [
  { side: 1, upright: 1, longer },
  { side: -1, upright: 1, longer },
  { side: 1, upright: -1, longer },
  { side: -1, upright: -1, longer },
]);

/** What a cloth may cover of what is to be read, as a part of its height times itself: just the rim of a letter. */
const rim = 0.05;

/** The pennants of one city, all at one pole. */
export interface Pole {
  readonly city: CityMark;
  readonly pennants: readonly Pick<Pennant, 'letter' | 'state'>[];
}

/**
 * Where the pennants of all cities cover least of what is to be read, that of one another among it, and then the fewest
 * other things; by the city's id.
 *
 * @param size half of the height of a cloth
 * @param obstacles boxes of what is to be read, and points of other things
 */
export function roomiestBearings(poles: readonly Pole[], size: number, { boxes, points }: Obstacles): ReadonlyMap<string, Bearing> {
  const found = new Map<string, Bearing>();
  const cloths: ViewBox[] = [];
  for (const pole of poles) {
    const bearing = roomiestBearing(pole, size, { boxes: [...boxes, ...cloths], points });
    found.set(pole.city.id, bearing);
    cloths.push(clothBox(pole, size, bearing));
  }
  return found;
}

/** Around all cloths at a pole. */
export function clothBox({ city, pennants }: Pole, size: number, { side, upright, longer }: Bearing): ViewBox {
  const width = Math.max(...pennants.map(clothBreadth)) * size;
  const height = pennants.length * clothHeight * size;
  const near = (foot + longer) * size;
  return {
    x: side === 1 ? city.x : city.x - width,
    y: upright === 1 ? city.y - near - height : city.y + near,
    width,
    height,
  };
}

/** Where a city's pennants cover least, at as short a pole as can be. */
export function roomiestBearing(pole: Pole, size: number, { boxes, points }: Obstacles): Bearing {
  const allowed = rim * (clothHeight * size) ** 2;
  return bearings
    .map((bearing) => {
      const cloth = clothBox(pole, size, bearing);
      return { bearing, hidden: Math.max(0, covered(cloth, boxes) - allowed), things: count([cloth], points) };
    })
    .reduce((best, one) => {
      const by = one.hidden - best.hidden || one.bearing.longer - best.bearing.longer || one.things - best.things;
      return by < 0 ? one : best;
    }).bearing;
}
