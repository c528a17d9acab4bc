import type { FqBoardView, FqEvent, FqView } from '../../generated/wire';
import { gameClient } from '../../table/gameClient';
import AboutQuarter from './AboutQuarter.svelte';
import FrenchQuarter from './FrenchQuarter.svelte';
import { indexOf } from './model/boardIndex';
import { follow } from './model/follow';
import { sentence } from './model/sentences';
import { showing } from './model/showing';

/** French Quarter, as the browser shows it. */
export const client = gameClient<FqBoardView, FqView, FqEvent>({
  Table: FrenchQuarter,
  About: AboutQuarter,
  follow,
  showing,
  sentence: (event, table, board) => sentence(event, table, indexOf(board)),
});
