import type { GameInfo, LevelInfo, NewTournament, SpectatorView, TimeControl } from '../generated/wire';
import type { Wished } from '../net/onceMade';
import { optionValues } from '../setup/wishes';
import { timeControls } from '../words/time';
import { fewest } from './standing';

const day = 24 * 60 * 60_000;

/** What a tournament begins with: nobody has to be there at a certain time. */
export const usualTime: TimeControl = { type: 'correspondence', turn: 2 * day };

/** What is offered: there always is a limit, or one game could keep all the others waiting. */
export const tournamentTimes: readonly TimeControl[] = [
  ...timeControls.filter((control) => control.type === 'live'),
  { type: 'correspondence', turn: day },
  usualTime,
  ...timeControls.filter((control) => control.type === 'correspondence' && control.turn > day),
];

/** How many rounds a tournament has unless somebody says otherwise. */
export const usualRounds = 3;

/** How many people a table of a game can have: nobody plays a tournament alone. */
export function tableSizes({ minimumSeats, maximumSeats }: GameInfo): readonly number[] {
  const least = Math.max(fewest, minimumSeats);
  return Array.from({ length: Math.max(0, maximumSeats - least + 1) }, (_, more) => least + more);
}

/** How many people its tables have: as many as were wished for, or the nearest number that the game takes. */
export function fittingSize(game: GameInfo, wished: number): number {
  const sizes = tableSizes(game);
  return Math.min(Math.max(wished, sizes[0] ?? fewest), sizes.at(-1) ?? fewest);
}

/** Whether tables can lack people: where two play, whoever is left over rests. */
export function hasBots(seats: number): boolean {
  return seats > fewest;
}

/** The level that its bots have: the one that was chosen, as far as the game has it, else the one that is suggested. */
export function fittingLevel(levels: readonly LevelInfo[], chosen: string): string {
  const found = levels.find(({ name }) => name === chosen) ?? levels.find(({ suggested }) => suggested) ?? levels[0];
  return found?.name ?? '';
}

/** What somebody has chosen for a new tournament, whatever its game. */
export interface TournamentWish {
  readonly seats: number;
  readonly rounds: number;
  readonly time: TimeControl;
  readonly bot: string;
  readonly options: Readonly<Record<string, string>>;
  readonly spectators: SpectatorView;
}

/** What is sent to set it up. */
export function sentWish(game: GameInfo, levels: readonly LevelInfo[], wish: TournamentWish): Wished<NewTournament> {
  const seats = fittingSize(game, wish.seats);
  return {
    ...wish,
    game: game.id,
    seats,
    bot: fittingLevel(levels, wish.bot),
    options: optionValues(game, seats, wish.options),
  };
}
