import { waitingGames } from '../table/waitingGames.svelte';
import { t } from '../texts/texts.svelte';
import { OneAtATime } from '../ui/oneAtATime.svelte';
import { isForPage } from '../ui/pageKeys';
import { toasts } from '../ui/toasts.svelte';
import { router } from '../page/router.svelte';

/** Whether a press of a key asks for the next game that waits: no letter that somebody types, nor a key that is held. */
export function isKeyOfNextGame(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'g' && !event.repeat && !event.defaultPrevented && isForPage(event);
}

const once = new OneAtATime();

/** Goes to the next game that waits for whoever is in front of the screen; says so if there is none. */
export function goToNextGame(): Promise<void> {
  return once.do(async () => {
    const go = router.fromHere();
    const next = await waitingGames.next();
    if (next === null) toasts.show(t('next.none'));
    else go(`/tables/${next}`);
  });
}
