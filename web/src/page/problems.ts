import { CodedFailure } from '../net/codedFailure';
import { HttpFailure } from '../net/http';
import { isUnloaded } from '../net/unloaded';
import { t, tFirst, type TextKey } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';

/** The word for what went wrong with a question over HTTP, to a passkey, or when loading; null if it has none. */
export function codeOf(failure: unknown): string | null {
  if (isUnloaded(failure)) return 'unloaded';
  return failure instanceof CodedFailure ? failure.code : null;
}

/** What went wrong with a question over HTTP, in a sentence. */
export function failureInWords(failure: unknown): string {
  const facts = failure instanceof HttpFailure ? failure.problem.facts : {};
  return tFirst([`problem.${codeOf(failure)}`], facts) ?? t('problem.unknown');
}

/** What may pass by itself, with the key of what is said of it. */
const passing: Readonly<Record<string, TextKey>> = {
  unloaded: 'trouble.unloaded',
  unreachable: 'trouble.unreachable',
  'not-read': 'trouble.unread',
};

/** The key of what is said of what may pass by itself; null if it won't. */
export function hopeOf(failure: unknown): TextKey | null {
  return passing[codeOf(failure) ?? ''] ?? null;
}

/** Says what went wrong with a question over HTTP. */
export function tellFailure(failure: unknown): void {
  toasts.show(failureInWords(failure));
}
