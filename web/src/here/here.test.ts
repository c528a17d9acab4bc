import { expect, it, vi } from 'vitest';
import { keptFiles, withProgram } from '../../kept-program';
import { playAlone } from './alone';
import { isHerePossible } from './possible';

/** Locks of a browser that somebody else may have. As in a real one they are free a while after they were let go. */
function locks(): LockManager {
  const held = new Set<string>();
  return {
    request: async (name: string, _: LockOptions, use: (lock: Lock | null) => Promise<void> | undefined) => {
      if (held.has(name)) return use(null);
      held.add(name);
      await use({ name, mode: 'exclusive' });
      await new Promise((later) => setImmediate(later));
      held.delete(name);
    },
  } as unknown as LockManager;
}

it('a game on this device is played by one page at a time, and by any once it was let go', async () => {
  const browser = locks();
  const end = await playAlone('a', browser);

  expect(await playAlone('a', browser)).toBeNull();
  expect(await playAlone('b', browser)).not.toBeNull();
  await end!();
  expect(await playAlone('a', browser)).not.toBeNull();
});

it('nobody is kept from playing where the browser doesn’t know of other pages', async () => {
  expect(await playAlone('a', undefined)).not.toBeNull();
});

it('a browser plays if it has workers, and WebAssembly with garbage collection', () => {
  vi.stubGlobal('Worker', class {});
  vi.stubGlobal('WebAssembly', { validate: (module: Uint8Array) => module[13] === 120 });
  expect(isHerePossible()).toBe(true);
  vi.stubGlobal('WebAssembly', { validate: () => false });
  expect(isHerePossible()).toBe(false);
  vi.unstubAllGlobals();
  expect(isHerePossible()).toBe('Worker' in globalThis);
});

it('what is kept is the page, what belongs to it, and letters of our languages', () => {
  const files = keptFiles(['index-1.js', 'sans-cyrillic-2.woff2', 'sans-latin-3.woff2', 'engine-4.wasm']);

  expect(files.slice(0, 2)).toEqual(['/', '/icon.svg']);
  expect(files.slice(-3)).toEqual(['/assets/engine-4.wasm', '/assets/index-1.js', '/assets/sans-latin-3.woff2']);
});

it('another page has a program of another name', () => {
  const script = "const program = { name: '', files: [] };";
  const named = (text: string): string => withProgram(script, ['/'], [new TextEncoder().encode(text)]);

  expect(named('one')).toBe(named('one'));
  expect(named('one')).not.toBe(named('other'));
  expect(() => withProgram('', ['/'], [])).toThrow('reminders.js');
});
