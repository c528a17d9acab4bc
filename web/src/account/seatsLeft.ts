import { t } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';

/** Whoever becomes one with somebody else keeps one seat at a table: that the other one was left is told once. */
export function tellSeatsLeft({ seatsLeft }: { readonly seatsLeft: number }): void {
  if (seatsLeft > 0) toasts.show(t('account.seatsLeft', { count: seatsLeft }));
}
