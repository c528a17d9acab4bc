import type { BoardView } from '../../../generated/wire';
import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import { vehicleInWords } from './vehicleWords';

/** Something that a board has and others may not, and the rule that tells all of it. */
export interface Difference {
  readonly text: string;
  readonly rule: string;
}

/** What is to be known of a board before it is played, the most unusual first. */
export function differences(board: BoardView): Difference[] {
  const found: (Difference | false)[] = [
    board.routes.some((route) => route.wilds > 0) && { text: t('about.ferry'), rule: 'ttr.europe.ferry' },
    board.routes.some((route) => route.tunnel) && { text: t('about.tunnel'), rule: 'ttr.europe.tunnel-reveal' },
    board.stationCosts.length > 0 && {
      text: t('about.station', { count: board.stationCosts.length, points: t('points', { count: board.stationPoints }) }),
      rule: 'ttr.europe.station-use',
    },
    board.vehicles.some((kind) => !kind.onEachSpace) && { text: t('about.subway'), rule: 'ttr.berlin.subway' },
    board.flagColors.length > 0 && { text: t('about.flag', { count: board.flagPoints, colors: flagColors(board) }), rule: 'ttr.paris.flag-keep' },
    { text: t('about.vehicles', { vehicles: fleet(board) }), rule: 'ttr.setup.vehicles' },
    board.tickets.some((ticket) => ticket.isLong) && { text: t('about.long'), rule: 'ttr.setup.opening-tickets' },
    board.ticketCountsSecret && { text: t('about.secret'), rule: 'ttr.setup.tickets-hidden' },
    board.longestPathPoints > 0 && {
      text: t('about.longest', { count: board.longestPathPoints }),
      rule: 'ttr.end.longest-path',
    },
    board.mostTicketsPoints > 0 && {
      text: t('about.most', { count: board.mostTicketsPoints }),
      rule: 'ttr.end.most-tickets',
    },
  ];
  return found.filter((one) => one !== false);
}

/** `blue, white and red` */
function flagColors(board: BoardView): string {
  return listed(board.flagColors.map((color) => t(`route.${color === 'wild' ? 'gray' : color}`)));
}

/** `11 trams and 5 subway cars` */
function fleet(board: BoardView): string {
  return listed(board.vehicles.map((kind) => vehicleInWords(kind.id, kind.count)));
}
