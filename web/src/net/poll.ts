import { backoff } from './backoff';
import { HttpFailure } from './http';

/** Whether something may be had if it is asked for again: nobody answered, or somebody who had no time. */
export function isPassing(failure: unknown): boolean {
  return failure instanceof HttpFailure && (failure.problem.code === 'unreachable' || [429, 503].includes(failure.status));
}

/**
 * Asks for something that is found bit by bit until all of it is. A question that nobody had an answer to is asked again
 * after a pause.
 *
 * @param ask asks for more than is known, from 0 to 1; -1 if nothing is
 * @param wanted whether anybody still wants to know
 * @param found told of each answer that is wanted
 * @param failed told once of failures in a row
 * @throws what the server says if asking again won't help, as long as anybody wants to know
 */
export async function poll<Answer extends { readonly progress: number }>(
  ask: (known: number) => Promise<Answer>,
  wanted: () => boolean,
  found: (answer: Answer) => void,
  failed: (failure: unknown) => void = () => {},
): Promise<void> {
  let known = -1;
  let attempt = 0;
  while (known < 1 && wanted()) {
    try {
      const answer = await ask(known);
      if (!wanted()) return;
      [known, attempt] = [answer.progress, 0];
      found(answer);
    } catch (failure) {
      if (!wanted()) return;
      if (!isPassing(failure)) throw failure;
      if (attempt === 0) failed(failure);
      const pause = backoff(attempt++, Math.random());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
