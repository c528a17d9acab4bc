import { getContext, setContext } from 'svelte';
import type { Me, TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { showsHands, spectatorWords } from '../words/spectators';

/** What is told to somebody who watches a game of which hands are seen late. */
export interface SpectatorNote {
  readonly words: string;
  /** Whether they don't see them for want of an account. */
  readonly needsAccount: boolean;
}

/**
 * That all hands are seen late, or why they aren't; null where there is nothing to tell.
 *
 * @param sits whether somebody of this device has a seat at the table
 */
export function spectatorNote(table: TableInfo, { handle }: Pick<Me, 'handle'>, sits: boolean): SpectatorNote | null {
  if (table.status !== 'playing' || !showsHands(table.spectators)) return null;
  const view = spectatorWords(table.spectators);
  if (table.late) return { words: t('spectators.late', { view }), needsAccount: false };
  if (sits || table.you !== null) return null;
  // Whoever has an account and doesn't see them has a newer one.
  if (handle !== null) return { words: t('spectators.newer', { view }), needsAccount: false };
  return { words: t('spectators.guest', { view }), needsAccount: true };
}

/**
 * Whether somebody who watches may be one of the players, and this browser doesn't know: they have signed out, or sit on
 * another device.
 *
 * @param sits whether somebody of this device has a seat at the table
 */
export function mayBePlayer(table: TableInfo, { handle }: Pick<Me, 'handle'>, sits: boolean): boolean {
  if (table.status !== 'playing' || sits || table.you !== null || handle !== null) return false;
  return table.seats.some(({ kind }) => kind === 'person');
}

/** The note, for wherever a game's table has a place for it. */
export interface NoteOfSpectators {
  readonly note: SpectatorNote | null;
  /** The id of the table, to which whoever signs in comes back. */
  readonly table: string;
  /** Whether they are told, besides, how they come to a seat of their own. */
  readonly asked: boolean;
  /** They have read that. */
  putAway(): void;
}

const key = Symbol('spectators');

export function provideSpectatorNote(note: NoteOfSpectators): void {
  setContext(key, note);
}

export function useSpectatorNote(): NoteOfSpectators {
  return getContext<NoteOfSpectators>(key);
}
