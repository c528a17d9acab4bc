import { save } from '../here/files';
import type { KeptGame } from '../here/keptGames';
import { movesOf } from '../here/questions';
import { tellFailure } from '../page/problems';
import { t, type TextKey } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';
import { gameFile } from '../words/gameFile';
import { pastHere, reasonOf } from './hereFound';

/** Saves a finished game on this device as the file that a server gives, and takes; says why it can't. */
export async function saveHere({ id, setUp }: KeptGame): Promise<void> {
  try {
    const past = await pastHere(id, () => {});
    if (typeof past === 'string') return tell(past);
    save(await movesOf(past.link).finally(() => past.link.close()), gameFile(setUp.game, id));
  } catch (problem) {
    tell(reasonOf(problem));
  }
}

function tell(reason: unknown): void {
  if (typeof reason === 'string') toasts.show(t(reason as TextKey));
  else tellFailure(reason);
}
