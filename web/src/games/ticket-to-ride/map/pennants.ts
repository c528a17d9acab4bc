import type { CityMark, TicketData } from '../../../generated/wire';
import type { Point } from '../../../map/viewBox';

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

/** To which side of its pole a pennant flies, and whether the pole stands above the city or hangs below it. */
export interface Bearing {
  readonly side: 1 | -1;
  readonly upright: 1 | -1;
}

const bearings: readonly Bearing[] = [
  { side: 1, upright: 1 },
  { side: -1, upright: 1 },
  { side: 1, upright: -1 },
  { side: -1, upright: -1 },
];

/** How many things another city's cloth stands for: it is to be read, too. */
const clothPoints = 6;

/** The pennants of one city, all at one pole. */
export interface Pole {
  readonly city: CityMark;
  readonly count: number;
}

/**
 * Where the pennants of all cities cover the fewest things, those of one another among them, by the city's id.
 *
 * @param size half of the height of a cloth
 * @param obstacles points of names and spaces
 */
export function roomiestBearings(
  poles: readonly Pole[],
  size: number,
  obstacles: readonly Point[],
): ReadonlyMap<string, Bearing> {
  const found = new Map<string, Bearing>();
  const cloths: Point[] = [];
  for (const pole of poles) {
    const bearing = roomiestBearing(pole, size, [...obstacles, ...cloths]);
    found.set(pole.city.id, bearing);
    cloths.push(...middlesOf(pole, size, bearing));
  }
  return found;
}

/** Points all over the cloths at a pole. */
function middlesOf({ city, count }: Pole, size: number, { side, upright }: Bearing): Point[] {
  return Array.from({ length: count }, (_, place) => city.y - upright * size * (2.1 + 2 * place)).flatMap((y) =>
    Array.from({ length: clothPoints }, (_, part) => ({
      x: city.x + side * size * (0.3 + (2.4 * part) / (clothPoints - 1)),
      y: y + (part % 2 === 0 ? 0.5 : -0.5) * size,
    })),
  );
}

/**
 * Where a city's pennants cover the fewest things.
 *
 * @param size half of the height of a cloth
 * @param obstacles points of names and spaces, and of other cities' pennants
 */
export function roomiestBearing({ city, count }: Pole, size: number, obstacles: readonly Point[]): Bearing {
  const covered = ({ side, upright }: Bearing): number =>
    obstacles.filter(({ x, y }) => {
      const [across, up] = [(x - city.x) * side, (city.y - y) * upright];
      return across > -size * 0.5 && across < size * 3.2 && up > size * 0.6 && up < size * (1.8 + 2 * count);
    }).length;
  return bearings.map((bearing) => ({ bearing, cost: covered(bearing) })).reduce((best, one) => (one.cost < best.cost ? one : best))
    .bearing;
}
