import type { RouteClaimed, TtrEvent } from '../../../generated/wire';
import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { BoardIndex } from './boardIndex';

/** Routes that are named one by one; of the others is told how many there are. */
const named = 3;

/** What the events of one seat come to, in words that go on after its name: routes first, as they matter most. */
export function deeds(events: readonly TtrEvent[], index: BoardIndex): readonly string[] {
  const count = (...types: readonly TtrEvent['type'][]): number =>
    events.filter((event) => types.includes(event.type)).length;
  const cards = count('marketCardTaken', 'deckCardDrawn');
  return [
    ...claimed(events.filter((event) => event.type === 'routeClaimed'), index),
    ...events.flatMap((event) =>
      event.type === 'stationBuilt' ? [t('away.station', { city: index.cityName(event.city) })] : [],
    ),
    ...events.flatMap((event) =>
      event.type === 'tunnelGivenUp' ? [t('away.givenUp', { route: index.routeName(event.route) })] : [],
    ),
    ...(cards > 0 ? [t('away.cards', { count: cards })] : []),
    ...(count('ticketsKept') > 0 ? [t('away.tickets')] : []),
    ...(count('turnPassed') > 0 ? [t('away.passed')] : []),
  ];
}

function claimed(claims: readonly RouteClaimed[], index: BoardIndex): readonly string[] {
  if (claims.length === 0) return [];
  const names = claims.slice(0, named).map((claim) => index.routeName(claim.route));
  const others = claims.length - names.length;
  const routes = listed(others > 0 ? [...names, t('away.more', { count: others })] : names);
  return [t('away.claimed', { routes, count: claims.reduce((sum, claim) => sum + claim.points, 0) })];
}
