import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Explainer } from './explain/explainer.svelte';
import type { Play } from './play.svelte';
import { Walk } from './walk';

/** Something on the page that is found by a part of a selector only. */
class Thing {
  constructor(private readonly selector: string) {}

  closest(selectors: string): Thing | null {
    return selectors.split(', ').includes(this.selector) ? this : null;
  }
}

const skip = vi.fn();
const walk = new Walk(() => null!, {} as Play, {} as Explainer, { help: () => {}, skip });

function press(on: string, repeat = false): void {
  const target = new Thing(on);
  walk.keyed({ key: 's', repeat, ctrlKey: false, metaKey: false, altKey: false, target } as unknown as KeyboardEvent);
}

beforeEach(() => {
  skip.mockClear();
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

it('letters that choose from a list, or that are said to the others, are no keys of the table', () => {
  press('select');
  press('[data-talk-panel]');
  expect(skip).not.toHaveBeenCalled();
});

it('a key acts once, however long it is held', () => {
  press('button');
  press('button', true);
  expect(skip).toHaveBeenCalledOnce();
});
