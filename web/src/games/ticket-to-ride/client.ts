import type { BoardView, TtrAction, TtrEvent, TtrThought, TtrView } from '../../generated/wire';
import { gameClient } from '../../table/gameClient';
import AboutBoard from './AboutBoard.svelte';
import { actionInWords, luck } from './model/analysis';
import { indexOf } from './model/boardIndex';
import { deeds } from './model/deeds';
import { follow } from './model/follow';
import { sentence, turnedUp } from './model/sentences';
import { showing } from './model/showing';
import { thoughtsInWords } from './model/thoughts';
import { boardInPlay, setInWords } from './model/ticketSets';
import Primer from './Primer.svelte';
import { t } from './texts/words';
import TicketToRide from './TicketToRide.svelte';

/** Ticket to Ride, as the browser shows it. */
export const client = gameClient<BoardView, TtrView, TtrEvent, TtrAction, TtrThought>({
  Table: TicketToRide,
  About: AboutBoard,
  Primer,
  inPlay: boardInPlay,
  action: (action, board) => actionInWords(action, indexOf(board)),
  luck,
  thoughts: (thoughts, board) => thoughtsInWords(thoughts, indexOf(board)),
  judgedApart: { heading: () => t('judged.tickets'), belongs: (action) => action.type === 'keepTickets' },
  choice: (_option, board, options) => setInWords(board, options),
  follow: (view, event, board) => follow(view, event, indexOf(board)),
  showing,
  sentence: (event, table, board) => sentence(event, table, indexOf(board)),
  aside: turnedUp,
  deeds: (events, _table, board) => deeds(events, indexOf(board)),
});
