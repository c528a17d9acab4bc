import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
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

it('says nothing again because a dialog was opened or closed', () => {
  vi.useFakeTimers();
  const said = (): string => render(ToastList).body.split('role="status"')[2]!;
  toasts.show('Long there.');
  vi.advanceTimersByTime(2_000);
  toasts.show('Just come.');
  toasts.showIn({})();
  toasts.show('Newer.');
  expect(render(ToastList).body).toContain('Long there.');
  expect(said()).not.toContain('Long there.');
  expect(said()).toMatch(/Just come\..*Newer\./s);
  vi.useRealTimers();
});
