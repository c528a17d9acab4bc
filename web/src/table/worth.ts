import { texts } from '../texts/texts.svelte';

const make = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(language, options);

/** A chance to win as a percentage, or points where somebody played alone. */
export function worthWords(worth: number, inPoints: boolean): string {
  return inPoints
    ? make(texts.language, { maximumFractionDigits: 0 }).format(worth)
    : make(texts.language, { style: 'percent', maximumFractionDigits: 0 }).format(worth);
}

/** The same with a sign: what something added or took. */
export function changeWords(change: number, inPoints: boolean): string {
  const style = inPoints ? 'decimal' : 'percent';
  return make(texts.language, { style, maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(change);
}
