import { expect, it } from 'vitest';
import { KeptSwitch } from './keptSwitch.svelte';

it('is on until it is turned off, and off after the page is loaded anew', () => {
  const before = new KeptSwitch('one');
  expect(before.on).toBe(true);
  before.on = false;
  expect([before.on, new KeptSwitch('one').on, new KeptSwitch('other').on]).toEqual([false, false, true]);

  before.on = true;
  expect(new KeptSwitch('one').on).toBe(true);
});
