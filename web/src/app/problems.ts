import type { Problem } from '../generated/wire';
import { HttpFailure } from '../net/http';
import { reasonOf } from '../table/reasons';
import { t, tFirst } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';

/** Says what went wrong with a question over HTTP. */
export function tellFailure(failure: unknown): void {
  const problem = failure instanceof HttpFailure ? failure.problem : null;
  toasts.show(tFirst([`problem.${problem?.code}`], problem?.facts) ?? t('problem.unknown'));
}

/** Says what went wrong with something sent to a table. */
export function tellProblem(problem: Problem): void {
  const reason = reasonOf(problem.refusal);
  if (reason !== null) toasts.show(reason.text, reason.why);
  else toasts.show(tFirst([`problem.${problem.code}`]) ?? t('problem.unknown'));
}
