import type { Invitation } from '../generated/wire';
import { t } from '../texts/texts.svelte';

/** Who asks for the reader's company, in words; of somebody of whom nothing is known, that there is something to answer. */
export function invitationWords({ by, rematch }: Pick<Invitation, 'by' | 'rematch'>): string {
  if (by === null) return t(rematch ? 'rematch.asked.nobody' : 'invite.asked.nobody');
  return t(rematch ? 'rematch.asked' : 'invite.asked', { name: by });
}
