import type { GameAnalysis, Step, Verdict } from '../generated/wire';

/** In which order what moved a game is told: what moved it most first, or as it happened. */
export type MoveOrder = 'size' | 'time';

/** What is told of one thing that chance brought at most; of more only what kind of luck it was. */
const MOST_TOLD = 4;

/** So many errors to both sides leave out the true cost once in twenty times. */
const WIDTH = 2;

/** The steps of a game, in an order. */
export function moves(analysis: GameAnalysis, order: MoveOrder): readonly Step[] {
  if (order === 'time') return analysis.steps;
  return analysis.steps.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

/** What chance brought, in sentences; its kind where there are none, or too many to read. */
export function brought(sentences: readonly (string | null)[], kind: string): string {
  const told = new Set(sentences.filter((sentence) => sentence !== null && sentence !== ''));
  return told.size === 0 || told.size > MOST_TOLD ? kind : [...told].join(' · ');
}

/** Between what it very likely lies what a choice cost. */
export function costRange({ lost, error }: Verdict): { readonly least: number; readonly most: number } {
  return { least: Math.max(0, lost - WIDTH * error), most: lost + WIDTH * error };
}
