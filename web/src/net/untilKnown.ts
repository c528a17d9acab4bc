/** Milliseconds before a question that wasn't answered is asked again. */
const patience = 4_000;

/**
 * Asks until there is an answer.
 *
 * @param failed told of the first time that there wasn't any
 * @returns ends it: nothing is told any more
 */
export function untilKnown<Answer>(
  ask: () => Promise<Answer>,
  known: (answer: Answer) => void,
  failed: (failure: unknown) => void,
): () => void {
  const asking = { ended: false, told: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function again(failure: unknown): void {
    if (asking.ended) return;
    if (!asking.told) failed(failure);
    asking.told = true;
    timer = setTimeout(turn, patience);
  }

  function turn(): void {
    ask().then((answer) => {
      if (!asking.ended) known(answer);
    }, again);
  }

  turn();
  return () => {
    asking.ended = true;
    clearTimeout(timer);
  };
}
