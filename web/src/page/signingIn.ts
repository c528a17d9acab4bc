import { pageOf } from './router.svelte';

/** The address at which somebody signs in who then goes on with a table. */
export function signInFor(table: string): string {
  return signInAndGoOn(`/tables/${table}`);
}

/** The address at which somebody signs in who then enters a tournament. */
export function signInToEnter(tournament: string): string {
  return signInAndGoOn(`/tournaments/${tournament}`);
}

function signInAndGoOn(path: string): string {
  return `/account?sign-in&to=${encodeURIComponent(path)}`;
}

/** What somebody goes on with. */
const goals: readonly string[] = ['table', 'tournament'];

/**
 * Where whoever has signed in goes on, as the address of the page says at which they did: at a table of ours
 * or a tournament, else on the home page. Anybody can write an address: none leads elsewhere.
 */
export function wayOn(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return goals.includes(pageOf(to).name) ? to : '/';
}
