import { numeral } from '../texts/texts.svelte';

/** A rating as it is written everywhere; a question mark says that it is provisional. */
export function ratingInWords(points: number, provisional: boolean): string {
  return `${numeral(points)}${provisional ? '?' : ''}`;
}
