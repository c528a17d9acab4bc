import type { Play } from '../play.svelte';

/** One's own vacation card, whosever sheets are on show, or where no hand is hidden that of these; null if none is known. */
export function vacationOf({ view, sheet }: Play): string | null {
  return view.vacation ?? sheet.revealed;
}

/** The vacation card whose goals are marked on the sheets on show; null where it isn't known. */
export function goalOf({ view, seat, you, sheet }: Play): string | null {
  return seat === you ? view.vacation : sheet.revealed;
}
