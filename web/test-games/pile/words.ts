import { tFirst } from '../../src/texts/texts.svelte';
import type { Values } from '../../src/texts/fill';
import type en from './en.json';

/** A sentence of this game in the chosen language. */
export function t(key: keyof typeof en, values?: Values): string {
  return tFirst([key], values) ?? key;
}
