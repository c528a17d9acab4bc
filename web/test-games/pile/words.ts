import { bring } from '../../src/texts/texts.svelte';
import en from './en.json';
import es from './es.json';

/** A sentence in the chosen language. */
export const t = bring({ en, es });
