import { api } from './http';
import { newerPage } from './newerPage.svelte';

/** What parts of the program failed with that couldn't be loaded: a browser has no word of its own for that. */
const failures = new WeakSet<object>();

/**
 * Notes from now on what loading parts of the program fails with, and loads the page anew where that is because the
 * server has a newer one, whose parts have other names: the address is already that of what somebody wants to see.
 */
export function noteUnloaded(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
    void loadNewer();
  });
}

async function loadNewer(): Promise<void> {
  await api.server().catch(() => undefined);
  if (newerPage.there) location.reload();
}

/** Whether a part of the program couldn't be loaded: nobody answers, or the server has a newer program by now. */
export function isUnloaded(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && failures.has(failure);
}
