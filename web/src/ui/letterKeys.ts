import { KeptSwitch } from '../browser/keptSwitch.svelte';

/**
 * Whether a letter, digit or sign that is pressed alone does something. Whoever speaks to their computer, or presses keys
 * by accident, can do without (WCAG 2.2, 2.1.4).
 */
export const letterKeys = new KeptSwitch('anden.letterKeys');
