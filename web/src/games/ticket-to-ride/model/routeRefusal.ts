import type { Refusal } from '../../../generated/wire';
import type { Play } from '../play.svelte';

/** Of two routes between the same places the other one is claimed, and with so few players this one stays closed. */
const doubleClosed: Refusal = { rule: 'ttr.claim.double-closed', facts: {} };

/**
 * Why a route can't be claimed: what the server says to whoever may choose, and to all that nobody may any more.
 * Undefined if nothing is known against it.
 */
export function refusalOfRoute(play: Play, route: string): Refusal | undefined {
  return play.session.refusalOf(`route:${route}`) ?? (play.view.closed.includes(route) ? doubleClosed : undefined);
}
