import type { FqAction, FqThought } from '../../../generated/wire';

/** How a bot would go on with the turn. */
export function stepsOf(thoughts: readonly FqThought[]): readonly FqAction[] {
  return thoughts.flatMap((thought) => (thought.type === 'turnSteps' ? thought.steps : []));
}

/** The buildings that actions lead to. */
export function marked(steps: readonly FqAction[]): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => ('building' in step ? [step.building] : [])));
}
