import { getContext, setContext } from 'svelte';

const key = Symbol('on device');

/** The table is on this device: no server knows it, for whatever is drawn otherwise then. */
export function provideOnDevice(): void {
  setContext(key, true);
}

/** Whether the table is on this device, and not on a server. */
export function isOnDevice(): boolean {
  return getContext<boolean | undefined>(key) ?? false;
}
