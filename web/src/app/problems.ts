import type { Problem } from '../generated/wire';
import { PasskeyFailure } from '../account/passkey';
import { HttpFailure } from '../net/http';
import { isUnloaded } from '../net/unloaded';
import { reasonOf } from '../table/reasons';
import { t, tFirst } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';

/** The word for what went wrong with a question over HTTP, to a passkey, or when loading; null if it has none. */
export function codeOf(failure: unknown): string | null {
  if (failure instanceof PasskeyFailure) return failure.code;
  if (isUnloaded(failure)) return 'unloaded';
  return failure instanceof HttpFailure ? failure.problem.code : null;
}

/** What went wrong with a question over HTTP, in a sentence. */
export function failureInWords(failure: unknown): string {
  const facts = failure instanceof HttpFailure ? failure.problem.facts : {};
  return tFirst([`problem.${codeOf(failure)}`], facts) ?? t('problem.unknown');
}

/** Says what went wrong with a question over HTTP. */
export function tellFailure(failure: unknown): void {
  toasts.show(failureInWords(failure));
}

/** Says what went wrong with something sent to a table. */
export function tellProblem(problem: Pick<Problem, 'code' | 'refusal'>): void {
  const reason = reasonOf(problem.refusal);
  if (reason !== null) toasts.show(reason.text, reason.why);
  else toasts.show(tFirst([`problem.${problem.code}`]) ?? t('problem.unknown'));
}
