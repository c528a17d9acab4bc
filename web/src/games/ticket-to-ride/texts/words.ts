import { bring, type TextKey as SharedKey } from '../../../texts/texts.svelte';
import en from './en.json';
import es from './es.json';

/** The shared texts and this family's own. */
export type TextKey = SharedKey | keyof typeof en;

/** A sentence in the chosen language. */
export const t = bring({ en, es });
