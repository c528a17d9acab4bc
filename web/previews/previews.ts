import type { Component } from 'svelte';
import { families } from '../src/table/families';

/** What a link shows, as a picture. */
export interface DrawnPreview {
  /** The file's name, without what kind it is: a game's id, or the program's name. */
  readonly file: string;
  /** The name on it, in the language that the game was made in: the picture is the same for all. */
  readonly title: readonly string[];
  /** The name of the family, if it has one of its own. */
  readonly family: string;
  readonly scenes: readonly Component[];
}

const railways = [
  ['ttr-usa', 'USA'],
  ['ttr-europe', 'Europe'],
  ['ttr-berlin', 'Berlin'],
  ['ttr-paris', 'Paris'],
] as const;

const quarter = 'french-quarter';

function sceneOf(family: string, game: string): Component {
  return families.find(({ id }) => id === family)!.scene(game);
}

const games: readonly DrawnPreview[] = [
  ...railways.map(([file, name]) => ({
    file,
    title: [name],
    family: 'Ticket to Ride',
    scenes: [sceneOf('ticket-to-ride', file)],
  })),
  { file: quarter, title: ['French', 'Quarter'], family: '', scenes: [sceneOf(quarter, quarter)] },
];

/** One of each game that comes with the program, and one of the program with all of them. */
export const previews: readonly DrawnPreview[] = [
  ...games,
  { file: 'anden', title: ['Andén'], family: '', scenes: games.flatMap(({ scenes }) => scenes) },
];
