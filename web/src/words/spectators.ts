import { noSeat, wireLimits, type SpectatorView } from '../generated/wire';
import { t } from '../texts/texts.svelte';

/** The observer of a view in which no hand is hidden. */
export const { everything } = noSeat;

/** What is offered to whoever sets a table up, besides a number of turns of their own. */
export const spectatorViews: readonly SpectatorView[] = [
  { type: 'public' },
  { type: 'afterMinutes', minutes: 5 },
  { type: 'afterMinutes', minutes: 15 },
  { type: 'afterMinutes', minutes: 60 },
];

/** How many turns late hands can be seen: the server takes no fewer and no more. */
export const turnLimits = { least: 1, most: wireLimits.mostTurnsLate } as const;

/** Whether hands are seen by people who watch. */
export function showsHands(view: SpectatorView): boolean {
  return view.type !== 'public';
}

/** What people see who watch, as a part of a sentence. */
export function spectatorWords(view: SpectatorView): string {
  switch (view.type) {
    case 'public':
      return t('spectators.public');
    case 'afterMinutes':
      return t('spectators.minutes', { count: view.minutes });
    case 'afterTurns':
      return t('spectators.turns', { count: view.turns });
  }
}
