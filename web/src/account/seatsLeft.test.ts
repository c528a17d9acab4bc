import { afterEach, expect, it } from 'vitest';
import { toasts } from '../ui/toasts.svelte';
import { tellSeatsLeft } from './seatsLeft';

afterEach(() => toasts.list.forEach(({ id }) => toasts.dismiss(id)));

it('tells whoever has left a second seat by signing in, and nobody else', () => {
  tellSeatsLeft({ seatsLeft: 0 });
  expect(toasts.list).toEqual([]);

  tellSeatsLeft({ seatsLeft: 1 });
  expect(toasts.list.map(({ text }) => text)).toEqual([
    'You sat at a table twice: one place stays yours; the other is free now, or a bot plays on there.',
  ]);
});
