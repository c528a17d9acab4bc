import { getContext, setContext } from 'svelte';

const key = Symbol('on device');

/** The table is on this device: no server knows it, for whatever is drawn otherwise then. */
export function provideOnDevice(): void {
  setContext(key, true);
}

/**
 * Says where a table is found, below which its replay and its analysis are. To be asked for while a component begins: where
 * that is depends on where the table is.
 */
export function wayToTable(): (id: string) => string {
  const root = isOnDevice() ? '/here' : '/tables';
  return (id) => `${root}/${id}`;
}

/** Whether the table is on this device, and not on a server. */
export function isOnDevice(): boolean {
  return getContext<boolean | undefined>(key) ?? false;
}
