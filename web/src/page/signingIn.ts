import { pageOf } from './router.svelte';

/** The address at which somebody signs in who then goes on with a table. */
export function signInFor(table: string): string {
  return `/account?sign-in&to=${encodeURIComponent(`/tables/${table}`)}`;
}

/**
 * Where whoever has signed in goes on, as the address of the page says at which they did: at a table of ours, else on the
 * home page. Anybody can write an address: none leads elsewhere.
 */
export function wayOn(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return pageOf(to).name === 'table' ? to : '/';
}
