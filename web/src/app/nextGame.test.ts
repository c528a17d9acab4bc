import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isKeyOfNextGame } from './nextGame';

const press = { key: 'g', repeat: false, defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false, target: null };

beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

it('a key asks for the next game once, however long it is held', () => {
  expect(isKeyOfNextGame(press as KeyboardEvent)).toBe(true);
  expect(isKeyOfNextGame({ ...press, repeat: true } as KeyboardEvent)).toBe(false);
});
