import type { GameInfo } from '../generated/wire';
import * as registry from '../games/registry';
import { t } from '../texts/texts.svelte';
import { gameName } from '../words/names';
import type { GameFamily } from './gameClient';

/** The families that can be drawn. */
export const families: readonly GameFamily[] = Object.values(registry);

/** Whether the browser's side has what it takes to show a game. */
export function isDrawn({ family }: Pick<GameInfo, 'family'>): boolean {
  return families.some(({ id }) => id === family);
}

/** @throws Error if the browser's side has no such family */
export function familyOf({ family }: Pick<GameInfo, 'family'>): GameFamily {
  const found = families.find(({ id }) => id === family);
  if (found === undefined) throw new Error(`There is no drawing for the family ${family}.`);
  return found;
}

/** Where the rules page begins to tell a game's rules. */
export function rulesOf(game: Pick<GameInfo, 'family'>): string {
  return `/rules#chapter-${familyOf(game).chapters[0]?.id ?? ''}`;
}

/** What a game is called, with its family's name before it if that has one. */
export function fullName(game: Pick<GameInfo, 'name' | 'names' | 'family'>): string {
  const title = familyOf(game).title?.();
  const name = gameName(game);
  return title === undefined ? name : t('lobby.title', { family: title, name });
}
