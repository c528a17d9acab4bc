import type { RouteView } from '../../../generated/wire';
import { listed } from '../../../texts/texts.svelte';
import type { Tip } from '../../../tips/tip';
import type { Play } from '../play.svelte';
import { t, type TextKey } from '../texts/words';
import { claimable, isCutOff, onTheWay, ownRoutes, turnBegins } from './moments';

/** A route that one's tickets need, and the cards for it. */
export const way: Tip<Play> = about('way', 'tip.way', onTheWay);

/** What is special about a board's routes, when one could claim such a route. */
export const kinds: readonly Tip<Play>[] = [
  about('tunnel', 'tip.tunnel', (play) => claimable(play, ({ tunnel }) => tunnel)),
  about('ferry', 'tip.ferry', (play) => claimable(play, ({ wilds, color }) => wilds > 0 && color === 'gray')),
  about('subway', 'tip.subway', (play) => claimable(play, (route) => isOfOneVehicle(play, route))),
  about('gray', 'tip.gray', (play) => claimable(play, ({ color, wilds }) => color === 'gray' && wilds === 0)),
  {
    id: 'double',
    when: (play) => turnBegins(play) && play.view.closed.length > 0,
    words: ({ index, view }) => t('tip.double', { route: index.routeName(view.closed[0]!) }),
    about: ({ view }) => routeMark(view.closed[0]!),
  },
];

/** What only some boards have besides. */
export const others: readonly Tip<Play>[] = [
  {
    id: 'flag',
    when: (play) => play.yourMove && play.phase === 'flag-card',
    words: ({ index: { board } }) =>
      t('tip.flag', {
        colors: listed(board.flagColors.map((color) => t(`route.${color === 'wild' ? 'gray' : color}`))),
        points: t('points', { count: board.flagPoints }),
      }),
    about: () => '[data-turn]',
  },
  {
    id: 'station',
    when: (play) => turnBegins(play) && play.canBuild && (isCutOff(play) || ownRoutes(play) > 1),
    words: ({ index: { board } }) => t('tip.station', { points: t('points', { count: board.stationPoints }) }),
    about: () => null,
  },
];

/** A tip about a route that there is in its moment, which is named in it. */
function about(id: string, key: TextKey, found: (play: Play) => RouteView | null): Tip<Play> {
  return {
    id,
    when: (play) => found(play) !== null,
    words: (play) => t(key, { route: play.index.routeName(found(play)?.id ?? '') }),
    about: (play) => routeMark(found(play)?.id ?? ''),
  };
}

function routeMark(id: string): string {
  return `[data-route="${CSS.escape(id)}"]`;
}

function isOfOneVehicle({ index }: Play, { vehicle }: RouteView): boolean {
  return index.board.vehicles.some(({ id, onEachSpace }) => id === vehicle && !onEachSpace);
}
