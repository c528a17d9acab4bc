/** Whether a mistake was found a way out of, or somebody had to be shown it or went on. */
export type Outcome = 'found' | 'missed';

/** Where somebody is among their mistakes. */
export interface StudyPlace {
  /** The plies before the one that is looked at; null once all were. */
  readonly at: number | null;
  /** How those went that were looked at: each with the plies before it. */
  readonly outcomes: readonly (readonly [number, Outcome])[];
}

/** What remembers it. */
export interface StudyMemory {
  read(): StudyPlace | null;
  write(place: StudyPlace): void;
}

/**
 * Remembers the place with this page's entry of the browser's history: whoever loads the page anew or comes back goes on
 * there, and whoever follows the link begins.
 */
export const entryMemory: StudyMemory = {
  read: () => (history.state as { study?: StudyPlace } | null)?.study ?? null,
  write(study) {
    history.replaceState({ ...(history.state as object | null), study }, '');
  },
};
