import { expect, test } from 'vitest';
import { isUnloaded, noteUnloaded } from './unloaded';

test('a failure to load a part of the program is told from all others', () => {
  const listeners = new EventTarget();
  globalThis.addEventListener = listeners.addEventListener.bind(listeners);
  noteUnloaded();
  const failure = new TypeError('Failed to fetch dynamically imported module');

  listeners.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));

  expect(isUnloaded(failure)).toBe(true);
  expect(isUnloaded(new TypeError('Failed to fetch dynamically imported module'))).toBe(false);
  expect(isUnloaded(null)).toBe(false);
});
