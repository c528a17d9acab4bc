import type { BoardView, TicketSetView } from '../../../generated/wire';
import { t } from '../texts/words';

/** The option of a game by which its tickets are chosen. */
const OPTION = 'tickets';

type Options = Readonly<Record<string, string>>;

/** The set that is chosen in place of the tickets of the box; null if those are played with. */
export function chosenSet(board: BoardView, options: Options): TicketSetView | null {
  return board.ticketSets.find((set) => set.id === options[OPTION]) ?? null;
}

/** The board as a table with these options has it: with the tickets of its set, and the numbers that go with them. */
export function boardInPlay(board: BoardView, options: Options): BoardView {
  const set = chosenSet(board, options);
  if (set === null) return board;
  const { tickets, drawKeep, longestPathPoints, mostTicketsPoints } = set;
  return { ...board, tickets, drawKeep, longestPathPoints, mostTicketsPoints };
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
