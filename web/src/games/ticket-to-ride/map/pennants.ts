import type { CityMark, TicketData } from '../../../generated/wire';
import type { Point } from '../../../map/viewBox';

/** The mark of a ticket at one of its cities. */
export interface Pennant {
  readonly ticket: string;
  readonly letter: string;
  readonly state: 'own' | 'completed' | 'offered';
  /** Whether the ticket is being looked at. */
  readonly pointed: boolean;
}

/** What there is to know of the tickets whose marks fly on the map. */
export interface FlownTickets {
  readonly marks: ReadonlyMap<string, string>;
  readonly tickets: ReadonlyMap<string, TicketData>;
  readonly completed: ReadonlySet<string>;
  readonly offered: readonly string[];
  /** The ticket that is being looked at. */
  readonly pointed: string | null;
}

/** The pennants of each city, by the city's id. */
export function pennantsByCity({ marks, tickets, completed, offered, pointed }: FlownTickets): ReadonlyMap<string, readonly Pennant[]> {
  const byCity = new Map<string, Pennant[]>();
  for (const [id, letter] of marks) {
    const ticket = tickets.get(id);
    if (ticket === undefined) continue;
    const state = offered.includes(id) ? 'offered' : completed.has(id) ? 'completed' : 'own';
    const pennant: Pennant = { ticket: id, letter, state, pointed: pointed === id };
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

/**
 * Where a city's pennants cover the fewest things.
 *
 * @param size half of the height of a cloth
 * @param obstacles points of names and spaces
 */
export function roomiestBearing(city: CityMark, count: number, size: number, obstacles: readonly Point[]): Bearing {
  const covered = ({ side, upright }: Bearing): number =>
    obstacles.filter(({ x, y }) => {
      const [across, up] = [(x - city.x) * side, (city.y - y) * upright];
      return across > -size * 0.5 && across < size * 3.2 && up > size * 0.6 && up < size * (1.8 + 2 * count);
    }).length;
  return bearings.map((bearing) => ({ bearing, cost: covered(bearing) })).reduce((best, one) => (one.cost < best.cost ? one : best))
    .bearing;
}
