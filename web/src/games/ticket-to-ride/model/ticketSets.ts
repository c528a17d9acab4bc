import type { BoardView, TicketSetView } from '../../../generated/wire';
import { t } from '../texts/words';

/** The option of a game by which its tickets are chosen. */
const OPTION = 'tickets';

/** The provenance of what may differ from the box. */
const RECONSTRUCTED = 'reconstructed';

type Options = Readonly<Record<string, string>>;

/** A board as it is played: with the set whose tickets it has, unless they are those of the box. */
export type BoardInPlay = BoardView & { readonly set?: TicketSetView };

/** The set that is chosen in place of the tickets of the box; null if those are played with. */
export function chosenSet(board: BoardView, options: Options): TicketSetView | null {
  return board.ticketSets.find((set) => set.id === options[OPTION]) ?? null;
}

/** The board as a table with these options has it: with the tickets of its set, and the numbers that go with them. */
export function boardInPlay(board: BoardView, options: Options): BoardInPlay {
  const set = chosenSet(board, options);
  if (set === null) return board;
  const { tickets, drawKeep, longestPathPoints, mostTicketsPoints } = set;
  return { ...board, tickets, drawKeep, longestPathPoints, mostTicketsPoints, set };
}

/**
 * What of a board in play isn't the box's, and why: all of its data, or only the tickets of its set; null if nothing is.
 * A set says of itself where it comes from, for its board may well have been compared with the box.
 */
export function reconstructed(board: BoardInPlay): { title: string; why: string } | null {
  if (board.provenance === RECONSTRUCTED) return { title: t('new.reconstructed'), why: t('about.reconstructed') };
  if (board.set?.provenance !== RECONSTRUCTED) return null;
  return { title: t('set.reconstructed'), why: t('set.reconstructed.why') };
}

/** What a set changes, in words; null for the tickets of the box. */
export function setInWords(board: BoardView, options: Options): string | null {
  const set = chosenSet(board, options);
  if (set === null) return null;
  const sentences = [
    t('set.tickets', { count: set.tickets.length }),
    t('set.deal', { count: set.opening, keep: set.openingKeep, draw: set.draw }),
    ...(set.mostTicketsPoints > 0 ? [t('about.most', { count: set.mostTicketsPoints })] : []),
    ...(set.longestPathPoints === 0 && board.longestPathPoints > 0
      ? [t(board.longestPathBreaksTies ? 'set.noLongest.tie' : 'set.noLongest')]
      : []),
  ];
  return sentences.join(' ');
}
