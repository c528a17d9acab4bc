import type { MissingCards, TtrThought } from '../../../generated/wire';
import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { BoardIndex } from './boardIndex';
import { kinds } from './kinds';

/** What a bot makes of a position, a sentence each. */
export function thoughtsInWords(thoughts: readonly TtrThought[], index: BoardIndex): readonly string[] {
  const told = thoughts.map((thought) => inWords(thought, index)).filter((sentence) => sentence !== '');
  return plannedRoutes(thoughts).size === 0 ? told : [...told, t('thought.marked')];
}

function inWords(thought: TtrThought, index: BoardIndex): string {
  const routes = (ids: readonly string[]): string => listed(ids.map((id) => index.routeName(id)));
  switch (thought.type) {
    case 'ticketWay':
      return thought.via.length === 0
        ? t('thought.direct', { ticket: index.ticketName(thought.ticket) })
        : t('thought.way', {
            ticket: index.ticketName(thought.ticket),
            count: thought.routes.length,
            cities: listed(thought.via.map((city) => index.cityName(city))),
          });
    case 'ticketGivenUp':
      return t('thought.givenUp', { ticket: index.ticketName(thought.ticket) });
    case 'bottleneck':
      return t(thought.noWayRound ? 'thought.noWayRound' : 'thought.longWayRound', {
        route: index.routeName(thought.route),
      });
    case 'missingCards':
      return missingInWords(thought);
    case 'longRoutesNext':
      return t('thought.long', { routes: routes(thought.routes) });
    case 'moreTickets':
      return t('thought.tickets');
    case 'time':
      return timeInWords(thought.needed, thought.left);
  }
}

/** All that is missing is told, and how much of it the wilds in hand are: that is what adds up. */
function missingInWords({ cards: missing, total }: MissingCards): string {
  const cards = listed(
    kinds.flatMap((kind) => {
      const count = missing[kind] ?? 0;
      return count === 0 ? [] : [t(`cards.${kind}`, { count })];
    }),
  );
  if (total === 0) return t('thought.cards.wilds', { cards });
  const all = kinds.reduce((sum, kind) => sum + (missing[kind] ?? 0), 0);
  return all === total
    ? t('thought.cards', { count: total, cards })
    : t('thought.cards.some', { count: all, wilds: all - total, cards });
}

function timeInWords(needed: number, left: number): string {
  if (needed === 0) return t('thought.end', { count: left });
  return left === 1 ? t('thought.time.last', { count: needed }) : t('thought.time', { count: needed, left });
}

/** The routes that a bot would claim for the tickets. */
export function plannedRoutes(thoughts: readonly TtrThought[]): ReadonlySet<string> {
  return new Set(thoughts.flatMap((thought) => (thought.type === 'ticketWay' ? thought.routes : [])));
}
