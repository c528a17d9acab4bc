import { waitingGames } from '../table/waitingGames.svelte';
import { t } from '../texts/texts.svelte';
import { isForPage } from '../ui/pageKeys';
import { toasts } from '../ui/toasts.svelte';
import { router } from '../page/router.svelte';

/** Whether a press of a key asks for the next game that waits: no letter that somebody types, nor a key that is held. */
export function isKeyOfNextGame(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'g' && !event.repeat && !event.defaultPrevented && isForPage(event);
}

/** Goes to the next game that waits for whoever is in front of the screen; says so if there is none. */
export async function goToNextGame(): Promise<void> {
  const next = await waitingGames.next();
  if (next === null) toasts.show(t('next.none'));
  else router.go(`/tables/${next}`);
}
