import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import ToastList from './ToastList.svelte';
import { toasts } from './toasts.svelte';

it('says each message by itself, not all that are there again, nor what stays above them', () => {
  toasts.show('First.');
  toasts.show('Second.');
  const regions = render(ToastList).body.split('role="status"');
  expect(regions).toHaveLength(3);
  expect(regions[1]).not.toContain('First.');
  expect(regions[2]).toMatch(/aria-atomic="false".*First\..*Second\./s);
});
