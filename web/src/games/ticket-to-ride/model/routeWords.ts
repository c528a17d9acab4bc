import type { RouteView } from '../../../generated/wire';
import { t } from '../texts/words';
import { vehicleInWords } from './vehicleWords';

/** Whether fewer vehicles are laid than cards are paid, as on a subway route. */
export function isLine(route: RouteView): boolean {
  return route.vehicles < route.length;
}

/** What a route asks for: `3 spaces, red`, or the price of a ferry, a tunnel or a subway route. */
export function priceInWords(route: RouteView): string {
  const color = t(`route.${route.color}`);
  const count = route.length;
  if (route.wilds > 0) return t('route.ferry', { count, wilds: route.wilds });
  if (route.tunnel) return t('route.tunnel', { count, color });
  if (isLine(route)) return t('route.line', { vehicles: vehicleInWords(route.vehicle, route.vehicles), count, color });
  return t('route.facts', { count, color });
}
