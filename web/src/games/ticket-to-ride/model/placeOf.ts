import type { TtrAction } from '../../../generated/wire';

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
