import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Credentials from './Credentials.svelte';

const send = (): Promise<void> => Promise.resolve();

/** What a form says of its password, by the ids with which the field names it. */
function told(chosen: 'new-password' | 'current-password'): readonly string[] {
  const { body } = render(Credentials, { props: { title: '', about: '', action: '', chosen, send } });
  const ids = /type="password"[^>]*aria-describedby="([^"]*)"|aria-describedby="([^"]*)"[^>]*type="password"/.exec(body);
  return (ids?.[1] ?? ids?.[2] ?? '').split(' ').flatMap((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(body)?.[1] ?? []);
}

it('what a new password has to be is told before one is typed', () => {
  expect(told('new-password')).toEqual(['8 to 200 characters, and not your sign-in name.']);
});

it('and of no other it is told', () => {
  expect(told('current-password')).toEqual([]);
});
