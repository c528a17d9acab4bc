import type { RouteView } from '../../../generated/wire';
import { t } from '../texts/words';
import type { BoardIndex } from './boardIndex';
import { vehicleInWords } from './vehicleWords';

/** Whether fewer vehicles are laid than cards are paid, as on a subway route. */
export function isLine(route: RouteView): boolean {
  return route.vehicles < route.length;
}

/**
 * What a route asks for: `3 spaces, red`, or the price of a ferry, a tunnel or a subway route. One that is several of
 * these at once tells of all of them.
 */
export function priceInWords(route: RouteView): string {
  return kindWords(route, tunnelWords(route, wildWords(route, lineWords(route, amountInWords(route)))));
}

/** The same, and of a double route that it is one of two where its colour doesn't tell which. */
export function factsInWords(index: Pick<BoardIndex, 'isLikeTwin'>, route: RouteView): string {
  const price = priceInWords(route);
  return index.isLikeTwin(route.id) ? t('route.twin', { price }) : price;
}

function amountInWords({ color, length: count, wilds, vehicles }: RouteView): string {
  if (wilds >= count) return t('route.wilds.all', { count });
  const inCards = wilds > 0 || vehicles < count;
  if (inCards && color === 'gray') return t('route.cards.any', { count });
  return t(inCards ? 'route.cards' : 'route.facts', { count, color: t(`route.${color}`) });
}

function lineWords(route: RouteView, price: string): string {
  return isLine(route) ? t('route.line', { vehicles: vehicleInWords(route.vehicle, route.vehicles), price }) : price;
}

function wildWords({ wilds, length }: RouteView, price: string): string {
  return wilds > 0 && wilds < length ? t('route.wilds', { price, wilds }) : price;
}

function tunnelWords({ tunnel }: RouteView, price: string): string {
  return tunnel ? t('route.extra', { price }) : price;
}

function kindWords({ wilds, tunnel }: RouteView, price: string): string {
  if (wilds > 0) return t(tunnel ? 'route.ferryTunnel' : 'route.ferry', { price });
  return tunnel ? t('route.tunnel', { price }) : price;
}
