import { createSubscriber } from 'svelte/reactivity';

/** How often whoever shows the time looks at it again, in milliseconds: no second is passed over. */
const beat = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, beat);
  return () => clearInterval(timer);
});

/**
 * Milliseconds since this page was opened, by a clock that nobody sets. Whatever is worked out from it is worked out
 * anew as time passes.
 */
export function pageTime(): number {
  subscribe();
  return performance.now();
}
