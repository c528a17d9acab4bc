import type { PlayerView } from '../../../generated/wire';
import type { Tip } from '../../../tips/tip';
import { seatName } from '../../../words/names';
import { vehiclesInWords } from '../model/vehicleWords';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { turnBegins } from './moments';

/** What part of a fleet is left when the end is told to be near: soon enough for some turns more. */
const nearly = 1 / 7;

/** Tickets that are completed. */
export const completed: readonly Tip<Play>[] = [
  {
    id: 'made',
    when: (play) => turnBegins(play) && firstMade(play) !== undefined,
    words: (play) => {
      const ticket = firstMade(play)!;
      const points = play.index.tickets.get(ticket)?.points ?? 0;
      return t('tip.made', { ticket: play.index.ticketName(ticket), points: t('points', { count: points }) });
    },
    about: (play) => `[data-part="tickets"] [data-ticket="${CSS.escape(firstMade(play)!)}"]`,
  },
  {
    id: 'all',
    when: (play) => {
      const { tickets } = play.view;
      const all = tickets.length > 0 && tickets.every((one) => one.completed);
      return all && turnBegins(play) && play.offers.has('tickets');
    },
    words: ({ index: { board } }) => {
      const { longestPathPoints: count } = board;
      return count > 0 ? t('tip.all.longest', { points: t('points', { count }) }) : t('tip.all');
    },
    about: () => '[data-place="tickets"]',
  },
];

/** The end of the game, as it comes near and when it is there. */
export const ending: readonly Tip<Play>[] = [
  {
    id: 'last',
    when: (play) => turnBegins(play) && play.now.turnsLeft !== null,
    words: () => t('tip.last'),
    about: () => '[data-turn]',
  },
  {
    id: 'near',
    when: (play) => turnBegins(play) && play.now.turnsLeft === null && poorest(play).vehicles <= soon(play),
    words: (play) => {
      const { board } = play.index;
      const { seat, vehicles } = poorest(play);
      return t(seat === play.you ? 'tip.near.you' : 'tip.near', {
        name: seatName(play.session.table!, seat),
        vehicles: vehiclesInWords(board, vehicles),
        limit: vehiclesInWords(board, board.lastRoundAt),
      });
    },
    about: (play) => `[data-place="seat-${poorest(play).seat}"]`,
  },
  {
    id: 'count',
    when: ({ session }) => session.present && (session.position?.scores ?? null) !== null,
    words: ({ index: { board } }) => {
      const { longestPathPoints: count } = board;
      return count > 0 ? t('tip.count.longest', { points: t('points', { count }) }) : t('tip.count');
    },
    about: () => null,
  },
];

function firstMade({ view }: Play): string | undefined {
  return view.tickets.find((one) => one.completed)?.ticket;
}

/** Who has the fewest vehicles left. */
function poorest({ view }: Play): PlayerView {
  return view.players.reduce((least, player) => (player.vehicles < least.vehicles ? player : least));
}

function soon({ index: { board } }: Play): number {
  const fleet = board.vehicles.reduce((sum, { count }) => sum + count, 0);
  return board.lastRoundAt + Math.round(fleet * nearly);
}
