import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyOf } from './keys';

/** Something on the page that is found by a part of a selector only. */
class Thing {
  constructor(private readonly selector: string) {}

  closest(selectors: string): Thing | null {
    return selectors.split(', ').includes(this.selector) ? this : null;
  }
}

function pressed(key: string, on: string, defaultPrevented = false): string | null {
  const target = new Thing(on) as unknown as Element;
  return keyOf({ key, target, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented });
}

beforeEach(() => {
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

it('arrows go through the game unless they lead from tab to tab, over the board or through a list', () => {
  expect(pressed('ArrowLeft', 'button')).toBe('back');
  for (const on of ['[role=tab]', 'svg', 'select']) expect([on, pressed('ArrowLeft', on)]).toEqual([on, null]);
});

it('a key that the table has used does nothing besides', () => {
  expect(pressed('ArrowLeft', 'button', true)).toBeNull();
});

it('a letter does the same as the button that names it', () => {
  expect([pressed('h', 'main'), pressed('H', 'button')]).toEqual(['hint', 'hint']);
  expect(pressed('h', 'dialog')).toBeNull();
});

it('the space bar presses the button that has the focus', () => {
  expect(pressed(' ', 'button')).toBeNull();
  expect(pressed(' ', 'main')).toBe('toggle');
});
