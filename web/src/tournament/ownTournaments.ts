import type { TournamentGlance } from '../generated/wire';
import { api } from '../net/http';

/** The reader's tournaments; null if they can't be had: the page around them is shown without. */
export async function askForTournaments(): Promise<readonly TournamentGlance[] | null> {
  try {
    return (await api.tournaments()).tournaments;
  } catch {
    return null;
  }
}
