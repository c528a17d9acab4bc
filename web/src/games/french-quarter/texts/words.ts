import type { Values } from '../../../texts/fill';
import { bring, type TextKey as SharedKey } from '../../../texts/texts.svelte';
import en from './en.json';
import es from './es.json';

type OwnKey = keyof typeof en;

/** The shared texts and this family's own. */
export type TextKey = SharedKey | OwnKey;

/** A key with a second text, for whoever it happened to: `fq.log.moved` and `fq.log.moved.you`. */
export type ToldKey = { [Key in OwnKey]: `${Key}.you` extends OwnKey ? Key : never }[OwnKey];

/** A sentence in the chosen language. */
export const t = bring({ en, es });

/** What happened, in a sentence to whom it happened to or about somebody else. */
export function told(key: ToldKey, own: boolean, values: Values): string {
  return t(own ? `${key}.you` : key, values);
}
