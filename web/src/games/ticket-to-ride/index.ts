import type { GameClient } from '../../table/gameClient';
import type { BoardView, TtrEvent, TtrView } from '../../generated/wire';
import AboutBoard from './AboutBoard.svelte';
import { indexBoard, type BoardIndex } from './model/boardIndex';
import { deeds } from './model/deeds';
import { follow } from './model/follow';
import { sentence } from './model/sentences';
import { showing } from './model/showing';
import { boardInPlay, setInWords } from './model/ticketSets';
import TicketToRide from './TicketToRide.svelte';

const indexed = new WeakMap<object, BoardIndex>();

function indexOf(board: unknown): BoardIndex {
  const known = indexed.get(board as object);
  if (known !== undefined) return known;
  const index = indexBoard(board as BoardView);
  indexed.set(board as object, index);
  return index;
}

/** The family of Ticket to Ride, as the browser shows it. */
export const ticketToRide: GameClient = {
  Table: TicketToRide,
  About: AboutBoard,
  inPlay: (board, options) => boardInPlay(board as BoardView, options),
  choice: (_option, board, options) => setInWords(board as BoardView, options),
  follow: (view, event, board) => follow(view as TtrView, event as TtrEvent, indexOf(board)),
  showing: (view, event) => showing(view as TtrView, event as TtrEvent),
  sentence: (event, table, board) => sentence(event as TtrEvent, table, indexOf(board)),
  deeds: (events, _table, board) => deeds(events as readonly TtrEvent[], indexOf(board)),
};
