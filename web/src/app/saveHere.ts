import { save, fileOf } from '../here/files';
import type { KeptGame } from '../here/keptGames';
import { LocalTable } from '../here/localTable';
import { movesOf } from '../here/questions';
import { worked } from '../here/worked';
import { tellFailure } from '../page/problems';
import { t, type TextKey } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';
import { foundHere, reasonOf } from './hereFound';

/** Saves a finished game on this device as the file that a server gives, and takes; says why it can't. */
export async function saveHere({ id }: KeptGame): Promise<void> {
  const table = new LocalTable(worked(), { changed: () => {}, failed: () => {} });
  try {
    const found = await foundHere(id);
    if (typeof found === 'string') return tell(found);
    const { setUp, log } = found.kept;
    await table.begin(setUp, log);
    save(await movesOf(table), fileOf(setUp.game, id));
  } catch (problem) {
    tell(reasonOf(problem));
  } finally {
    table.close();
  }
}

function tell(reason: unknown): void {
  if (typeof reason === 'string') toasts.show(t(reason as TextKey));
  else tellFailure(reason);
}
