import type { TtrAction } from '../../../generated/wire';
import type { BoardIndex } from './boardIndex';

/** Where on the table an action is made: what it points at. Null for one that is made where nothing lies. */
export function placeOf(action: TtrAction): string | null {
  switch (action.type) {
    case 'drawFromDeck':
      return 'deck';
    case 'drawFromMarket':
      return `market:${action.card}`;
    case 'claimRoute':
      return `route:${action.route}`;
    case 'drawTickets':
      return 'tickets';
    case 'buildStation':
      return `city:${action.city}`;
    default:
      return null;
  }
}

/** The cities of what lies on the map: both ends of a route, or the place of a station. */
export function citiesAt(place: string, index: BoardIndex): readonly string[] {
  const [kind, id = ''] = place.split(':');
  const route = kind === 'route' ? index.routes.get(id) : undefined;
  if (route !== undefined) return [route.from, route.to];
  return kind === 'city' ? [id] : [];
}
