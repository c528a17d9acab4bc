import type { FqEvent, FqView } from '../../generated/wire';
import type { GameClient } from '../../table/gameClient';
import AboutQuarter from './AboutQuarter.svelte';
import FrenchQuarter from './FrenchQuarter.svelte';
import { indexOf } from './model/boardIndex';
import { follow } from './model/follow';
import { sentence } from './model/sentences';
import { showing } from './model/showing';

/** French Quarter, as the browser shows it. */
export const frenchQuarter: GameClient = {
  Table: FrenchQuarter,
  About: AboutQuarter,
  follow: (view, event) => follow(view as FqView, event as FqEvent),
  showing: (view, event) => showing(view as FqView, event as FqEvent),
  sentence: (event, table, board) => sentence(event as FqEvent, table, indexOf(board)),
};
