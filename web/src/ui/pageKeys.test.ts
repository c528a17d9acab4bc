import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letterKeys } from './letterKeys';
import { isForPage } from './pageKeys';

/** Something on the page that is found by a part of a selector only. */
class Thing {
  constructor(private readonly selector: string) {}

  closest(selectors: string): Thing | null {
    return selectors.split(', ').includes(this.selector) ? this : null;
  }
}

const plain = { ctrlKey: false, metaKey: false, altKey: false };

function forPage(key: string, on: string): boolean {
  return isForPage({ ...plain, key, target: new Thing(on) as unknown as Element });
}

let modal: object | null = null;

beforeEach(() => {
  modal = null;
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('document', { querySelector: () => modal });
});
afterEach(() => {
  vi.unstubAllGlobals();
  letterKeys.on = true;
});

it('where somebody writes or chooses, no key is for the page', () => {
  for (const on of ['textarea', 'select', 'dialog', '[contenteditable]']) {
    expect([on, forPage('g', on), forPage('ArrowLeft', on)]).toEqual([on, false, false]);
  }
});

it('while a dialog lies over the page no key is for the page, though the focus is nowhere', () => {
  modal = {};
  expect(forPage('g', 'body')).toBe(false);
});

it('on a tab or a radio button the arrows lead to the next one, and letters are for the page', () => {
  for (const on of ['[role=tab]', '[role=radio]']) {
    expect(['ArrowLeft', 'ArrowDown', 'Home', 'End', 'n'].map((key) => forPage(key, on))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  }
});

it('on anything else, and where nothing has the focus, each key is for the page unless it is a shortcut', () => {
  expect(forPage('g', 'button')).toBe(true);
  expect(forPage('End', 'button')).toBe(true);
  expect(isForPage({ ...plain, key: 'g', target: null })).toBe(true);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(isForPage({ ...plain, [held]: true, key: 'g', target: null })).toBe(false);
  }
});

it('whoever wants no keys that do something alone keeps those that have a name', () => {
  letterKeys.on = false;
  expect(['g', '3', '?', 'Ñ'].map((key) => forPage(key, 'button'))).toEqual([false, false, false, false]);
  expect(['Escape', 'ArrowLeft', 'Enter', ' '].map((key) => forPage(key, 'svg'))).toEqual([true, true, true, true]);
});
