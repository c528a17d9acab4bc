import type { TtrEvent } from '../../../generated/wire';
import type { Point } from '../../../map/viewBox';
import type { LoggedOf } from '../../../show/happening';
import type { News } from '../../../show/lately';
import type { BoardIndex } from './boardIndex';

/** Something that somebody has laid on the map: where, and what is told of it. */
export interface MapNews {
  readonly target: string;
  readonly seat: number;
  readonly words: string;
  readonly at: Point;
}

/** What of all that happened lies on the map now. */
export function mapNews(news: readonly News<LoggedOf<TtrEvent>>[], index: BoardIndex): readonly MapNews[] {
  return news.flatMap(({ logged, words }) => {
    const target = targetOf(logged.event);
    const at = target === null ? undefined : pointOf(target, index);
    return target === null || at === undefined || !('seat' in logged.event) ? [] : [{ target, seat: logged.event.seat, words, at }];
  });
}

/** Where on the map something was laid; null for whatever else happens. */
export function targetOf(event: LoggedOf<TtrEvent>['event']): string | null {
  switch (event.type) {
    case 'routeClaimed':
      return `route:${event.route}`;
    case 'stationBuilt':
      return `city:${event.city}`;
    default:
      return null;
  }
}

/** The middle of a route, or a city. */
function pointOf(target: string, index: BoardIndex): Point | undefined {
  const [kind, id = ''] = target.split(':');
  if (kind === 'city') return index.marks.get(id);
  const spaces = index.routes.get(id)?.drawn.spaces ?? [];
  return spaces[Math.floor(spaces.length / 2)];
}
