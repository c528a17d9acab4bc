import type { Problem, Refusal } from '../generated/wire';
import { t, tFirst } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';

/** Why something can't be done, and the address of the page that explains the rule. */
export interface Reason {
  readonly text: string;
  readonly why: string;
}

/**
 * A refusal in words: what there is to say about one of its facts, else with all of them in a sentence, else what the
 * rule says.
 */
export function reasonOf(refusal: Refusal | null | undefined): Reason | null {
  if (refusal === null || refusal === undefined) return null;
  const { rule, facts } = refusal;
  const keys = [...Object.keys(facts).map((fact) => `refusal.${rule}.${fact}`), `refusal.${rule}`, `rule.${rule}`];
  return { text: tFirst(keys, inWords(facts)) ?? t('refusal.unknown'), why: `/rules#${rule}` };
}

/** Facts that are words of the wire, such as a colour, in words of the language. */
function inWords(facts: Refusal['facts']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, tFirst([`fact.${fact}.${value}`]) ?? value]),
  );
}

/** Says what went wrong with something sent to a table. */
export function tellProblem(problem: Pick<Problem, 'code' | 'refusal'>): void {
  const reason = reasonOf(problem.refusal);
  toasts.show(reason?.text ?? problemWords(problem.code), reason?.why);
}

/** Says what went wrong with something sent to a table that isn't on show any more. */
export function tellLateProblem(problem: Pick<Problem, 'code' | 'refusal'>): void {
  const reason = reasonOf(problem.refusal);
  toasts.show(t('connection.late', { problem: reason?.text ?? problemWords(problem.code) }), reason?.why);
}

function problemWords(code: string): string {
  return tFirst([`problem.${code}`]) ?? t('problem.unknown');
}
