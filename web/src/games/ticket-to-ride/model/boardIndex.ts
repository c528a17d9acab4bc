import type { RouteView, TicketData, CityMark, RouteDrawing, BoardView } from '../../../generated/wire';

export interface PlacedRoute extends RouteView {
  readonly drawn: RouteDrawing;
}

/** A board, its parts found by id. */
export interface BoardIndex {
  readonly board: BoardView;
  readonly routes: ReadonlyMap<string, PlacedRoute>;
  readonly tickets: ReadonlyMap<string, TicketData>;
  readonly marks: ReadonlyMap<string, CityMark>;
  /** The place of a kind of vehicle in the board's list, and in each player's. */
  kindOf(vehicle: string): number;
  cityName(id: string): string;
  /** `Dallas–Houston` */
  routeName(id: string): string;
  /** Which of the two of a double route it is, 1 or 2; null for a single one. */
  twinNumber(id: string): 1 | 2 | null;
  /** Whether the two of a double route look and cost alike, so that nothing but their place tells them apart. */
  isLikeTwin(id: string): boolean;
  /** `Denver – El Paso` */
  ticketName(id: string): string;
}

const known = new WeakMap<BoardView, BoardIndex>();

/** The index of a board, made once. */
export function indexOf(board: BoardView): BoardIndex {
  const index = known.get(board) ?? indexBoard(board);
  known.set(board, index);
  return index;
}

export function indexBoard(board: BoardView): BoardIndex {
  const names = new Map(board.cities.map((city) => [city.id, city.name]));
  const drawn = new Map(board.drawing.routes.map((drawing) => [drawing.route, drawing]));
  const routes = new Map<string, PlacedRoute>();
  board.routes.forEach((route, index) => {
    const drawing = drawn.get(index);
    if (drawing !== undefined) routes.set(route.id, { ...route, drawn: drawing });
  });
  const tickets = new Map(board.tickets.map((ticket) => [ticket.id, ticket]));
  const cityName = (id: string): string => names.get(id) ?? id;
  const routeName = (id: string): string => {
    const route = routes.get(id);
    return route === undefined ? id : `${cityName(route.from)}–${cityName(route.to)}`;
  };
  const twinNumber = (id: string): 1 | 2 | null => {
    const twin = routes.get(id)?.twin ?? null;
    return twin === null ? null : id < twin ? 1 : 2;
  };
  return {
    board,
    routes,
    tickets,
    marks: new Map(board.drawing.cities.map((mark) => [mark.id, mark])),
    kindOf: (vehicle) => board.vehicles.findIndex((kind) => kind.id === vehicle),
    cityName,
    routeName,
    twinNumber,
    isLikeTwin(id) {
      const route = routes.get(id);
      const twin = routes.get(route?.twin ?? '');
      return route !== undefined && twin !== undefined && alike(route, twin);
    },
    ticketName(id) {
      const ticket = tickets.get(id);
      return ticket === undefined ? id : `${cityName(ticket.from)} – ${cityName(ticket.to)}`;
    },
  };
}

function alike(one: RouteView, other: RouteView): boolean {
  const keys = ['color', 'length', 'vehicles', 'vehicle', 'wilds', 'tunnel'] as const;
  return keys.every((key) => one[key] === other[key]);
}
