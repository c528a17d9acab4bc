import type { Refusal } from '../generated/wire';
import { t, tFirst } from '../texts/texts.svelte';

/** Why something can't be done, and the address of the page that explains the rule. */
export interface Reason {
  readonly text: string;
  readonly why: string;
}

/** A refusal in words: with its facts where there is such a sentence, else what the rule says. */
export function reasonOf(refusal: Refusal | null | undefined): Reason | null {
  if (refusal === null || refusal === undefined) return null;
  const keys = [`refusal.${refusal.rule}`, `rule.${refusal.rule}`];
  return { text: tFirst(keys, refusal.facts) ?? t('refusal.unknown'), why: `/rules#${refusal.rule}` };
}
