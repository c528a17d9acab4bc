import type { BoardView, RouteView, TicketSetView } from '../../../generated/wire';
import { indexBoard, type BoardIndex } from './boardIndex';

const places: Readonly<Record<string, readonly [number, number]>> = {
  north: [50, 10],
  east: [90, 50],
  south: [50, 90],
  west: [10, 50],
  middle: [50, 50],
};

const ends: readonly (readonly [string, string, number])[] = [
  ['middle', 'north', 1],
  ['middle', 'east', 2],
  ['middle', 'south', 3],
  ['middle', 'west', 4],
  ['north', 'east', 6],
];

/** A set of tickets for it, which nobody compared with a box. */
export const sampleSet: TicketSetView = {
  id: 'mega',
  opening: 5,
  openingKeep: 3,
  draw: 4,
  drawKeep: 1,
  longestPathPoints: 0,
  mostTicketsPoints: 15,
  provenance: 'reconstructed',
  source: 'Public sources.',
  tickets: [{ id: 'east--west', from: 'east', to: 'west', points: 9, isLong: true }],
};

/** A board of five cities for tests: a cross, and a long way round. */
export function sampleBoard(): BoardIndex {
  const cities = Object.keys(places);
  const routes: RouteView[] = ends.map(([from, to, length]) => ({
    id: `${from}--${to}`,
    from,
    to,
    length,
    color: 'gray',
    twin: null,
    points: length,
    vehicle: 'train',
    vehicles: length,
    wilds: 0,
    tunnel: false,
  }));
  const board: BoardView = {
    id: 'sample',
    name: 'Sample',
    names: {},
    provenance: 'reconstructed',
    source: 'Made for tests.',
    elements: [],
    vehicles: [{ id: 'train', count: 10, onEachSpace: true, points: {} }],
    ticketCountsSecret: false,
    drawKeep: 1,
    lastRoundAt: 2,
    longestPathPoints: 10,
    longestPathBreaksTies: true,
    mostTicketsPoints: 0,
    tunnelCards: 3,
    stationCosts: [],
    stationPoints: 0,
    flagColors: [],
    flagPoints: 0,
    cities: cities.map((id) => ({ id, name: id[0]!.toUpperCase() + id.slice(1) })),
    routes,
    tickets: [{ id: 'north--south', from: 'north', to: 'south', points: 7, isLong: false }],
    ticketSets: [],
    cards: {},
    drawing: {
      width: 100,
      height: 100,
      spaceLength: 8,
      spaceWidth: 3,
      cityRadius: 2,
      fontSize: 4,
      cities: cities.map((id) => ({
        id,
        x: places[id]![0],
        y: places[id]![1],
        label: { x: 0, y: 0, anchor: 'start', lines: [id] },
      })),
      routes: ends.map(([from, to], route) => {
        const [x1, y1] = places[from]!;
        const [x2, y2] = places[to]!;
        const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2, angle: 0 };
        return { route, from: cities.indexOf(from), to: cities.indexOf(to), path: '', spaces: [middle] };
      }),
      land: [],
      lakes: [],
      parks: [],
      rivers: [],
      borders: [],
    },
  };
  return indexBoard(board);
}
