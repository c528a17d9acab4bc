import type { FqAction, FqBoardView, FqEvent, FqThought, FqView } from '../../generated/wire';
import { gameClient } from '../../table/gameClient';
import AboutQuarter from './AboutQuarter.svelte';
import FrenchQuarter from './FrenchQuarter.svelte';
import { actionInWords, luck } from './model/analysis';
import { indexOf } from './model/boardIndex';
import { follow } from './model/follow';
import { sentence } from './model/sentences';
import { showing } from './model/showing';
import { thoughtsInWords } from './model/thoughts';
import Primer from './Primer.svelte';

/** French Quarter, as the browser shows it. */
export const client = gameClient<FqBoardView, FqView, FqEvent, FqAction, FqThought>({
  Table: FrenchQuarter,
  About: AboutQuarter,
  Primer,
  action: (action, board) => actionInWords(action, indexOf(board)),
  luck,
  thoughts: (thoughts, board) => thoughtsInWords(thoughts, indexOf(board)),
  follow,
  showing,
  sentence: (event, table, board) => sentence(event, table, indexOf(board)),
});
