/** A value once it has been the same for so many milliseconds; null before, and as long as there is none. */
export function lasting<Value>(value: () => Value | null, milliseconds: number): { readonly now: Value | null } {
  let now = $state.raw<Value | null>(null);
  $effect(() => {
    const waiting = value();
    now = null;
    if (waiting === null) return undefined;
    const timer = setTimeout(() => (now = waiting), milliseconds);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
