import { afterEach, describe, expect, it, vi } from 'vitest';

/** A page that was just loaded, whose server has another one where it says so. */
async function open(newer: boolean) {
  vi.resetModules();
  const { newerPage } = await import('./newerPage.svelte');
  const { isUnloaded, noteUnloaded } = await import('./unloaded');
  const listeners = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => {
    newerPage.there = newer;
    return Promise.resolve(new Response('{}'));
  });
  noteUnloaded();
  const fails = (failure: Error) =>
    listeners.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  return { isUnloaded, reload, fails };
}

const unloaded = () => new TypeError('Failed to fetch dynamically imported module');

describe('a part of the program that couldn’t be loaded', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told from all other failures', async () => {
    const { isUnloaded, fails } = await open(false);
    const failure = unloaded();

    fails(failure);

    expect(isUnloaded(failure)).toBe(true);
    expect(isUnloaded(unloaded())).toBe(false);
    expect(isUnloaded(null)).toBe(false);
  });

  it('has the page loaded anew where the server has a newer one', async () => {
    const { reload, fails } = await open(true);

    fails(unloaded());

    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
