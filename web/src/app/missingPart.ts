import { api } from '../net/http';
import { newerPage } from '../net/newerPage.svelte';

/**
 * Loads the page anew when a part of it can't be had because the server has a newer one, whose parts have other names.
 * The address is already that of what somebody wants to see.
 */
export function startMissingPart(): void {
  addEventListener('vite:preloadError', () => void look());
}

async function look(): Promise<void> {
  await api.server().catch(() => undefined);
  if (newerPage.there) location.reload();
}
