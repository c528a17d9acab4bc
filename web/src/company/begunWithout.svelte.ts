import type { TableInfo } from '../generated/wire';

/**
 * The table at which people may have begun to play again without whoever looks at the one where they played: they sat
 * there, and aren't waited for at the next one. Null if there is none.
 */
export function nextWithout({ you, rematch, joinable }: Pick<TableInfo, 'you' | 'rematch' | 'joinable'>): string | null {
  return you === null || joinable ? null : rematch;
}

/** Whether the game of a table goes on and whoever looks has no seat there. */
export function goesOnWithout({ status, you }: Pick<TableInfo, 'status' | 'you'>): boolean {
  return status === 'playing' && you === null;
}

/**
 * The id of the table at which the others have begun to play again without whoever looks; null as long as that isn't so,
 * or isn't known. It is looked at whenever something is told of the table where they played.
 *
 * @param ask asks for a table as whoever looks sees it
 */
export function begunWithout(
  table: () => TableInfo,
  ask: (id: string) => Promise<TableInfo>,
): { readonly next: string | null } {
  let begun = $state<string | null>(null);
  $effect(() => {
    const next = nextWithout(table());
    if (next === null) {
      begun = null;
      return;
    }
    let here = true;
    ask(next).then(
      (found) => {
        if (here) begun = goesOnWithout(found) ? next : null;
      },
      () => undefined,
    );
    return () => (here = false);
  });
  return {
    get next() {
      return begun;
    },
  };
}
