import type { LevelInfo, NewBranch, TableInfo } from '../generated/wire';
import type { Wished } from '../net/onceMade';

/** What somebody needs who plays on from a moment of a game. */
export interface Branching {
  /** The bots that there are for the game, from the weakest on. */
  levels(): Promise<readonly LevelInfo[]>;
  /** Sets up a table of one's own that goes on from there. Says which. */
  begin(wish: Wished<NewBranch>): Promise<string>;
  /** Goes to that table. */
  go(table: string): void;
  failed(failure: unknown): void;
}

/** Against whom one plays on if one says nothing: the bots of that game, or else those that are suggested. */
export function levelAgainst({ seats }: Pick<TableInfo, 'seats'>, levels: readonly LevelInfo[]): string {
  const before = seats.map(({ bot }) => levels.find(({ name }) => name === bot)).find((level) => level !== undefined);
  return (before ?? levels.find(({ suggested }) => suggested) ?? levels.at(-1))?.name ?? '';
}

/** Where one sits if one says nothing: where one has played, or else where somebody has to choose. */
export function seatFor({ you, seats }: Pick<TableInfo, 'you' | 'seats'>, actor: number): number {
  return you ?? (actor >= 0 && actor < seats.length ? actor : 0);
}
