import type {
  ActionCardView,
  BuildingView,
  CrossingView,
  FqBoardView,
  SheetView,
  StretchView,
  TransportView,
} from '../../../generated/wire';
import { t } from '../texts/words';

/** What is printed, found by its id. */
export interface QuarterIndex {
  readonly board: FqBoardView;
  readonly building: (id: string) => BuildingView;
  readonly crossing: (id: string) => CrossingView;
  readonly stretch: (id: string) => StretchView;
  readonly card: (id: string) => ActionCardView;
  readonly transport: (id: string) => TransportView;
  readonly streetName: (id: string) => string;
}

const known = new WeakMap<FqBoardView, QuarterIndex>();

/** The index of a board, made once. */
export function indexOf(board: FqBoardView): QuarterIndex {
  const found = known.get(board);
  if (found !== undefined) return found;
  const index = indexBoard(board);
  known.set(board, index);
  return index;
}

/** The edges of the map have no names of their own: they are called what they are. */
const edges = {
  'edge-north': 'fq.street.edge-north',
  'edge-south': 'fq.street.edge-south',
  'edge-west': 'fq.street.edge-west',
  'edge-east': 'fq.street.edge-east',
} as const;

function isEdge(street: string): street is keyof typeof edges {
  return street in edges;
}

function indexBoard(board: FqBoardView): QuarterIndex {
  const streets = finder(board.streets);
  return {
    board,
    building: finder(board.buildings),
    crossing: finder(board.crossings),
    stretch: finder(board.stretches),
    card: finder(board.cards),
    transport: finder(board.transports),
    streetName: (id) => (isEdge(id) ? t(edges[id]) : streets(id).name),
  };
}

/** How many buildings on a street are mapped on a sheet. */
export function mappedOn(index: QuarterIndex, sheet: SheetView, street: string): number {
  return Object.keys(sheet.values).filter((id) => index.building(id).streets.includes(street)).length;
}

function finder<T extends { readonly id: string }>(things: readonly T[]): (id: string) => T {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const thing = byId.get(id);
    if (thing === undefined) throw new Error(`Nothing on the board is called ${id}.`);
    return thing;
  };
}
