import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focusKeeper';

/** What can have the focus on a page, and tells when it goes. */
class Part {
  readonly parentElement: Part | null;
  readonly listeners: (() => void)[] = [];
  isConnected = true;
  id = '';
  #tabIndex: number | null;

  constructor(parent: Part | null, tabIndex: number | null) {
    this.parentElement = parent;
    this.#tabIndex = tabIndex;
  }

  set tabIndex(index: number) {
    this.#tabIndex = index;
  }

  addEventListener(_type: string, listener: () => void): void {
    this.listeners.push(listener);
  }

  matches(selector: string): boolean {
    return selector !== ':disabled' && this.#tabIndex !== null;
  }

  getAttribute(name: string): string | null {
    return name === 'tabindex' && this.#tabIndex !== null ? String(this.#tabIndex) : null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  removeAttribute(): void {
    this.#tabIndex = null;
    changed();
  }

  checkVisibility(): boolean {
    return true;
  }

  focus(): void {
    leave();
    // Where that has led the focus elsewhere, it stays there.
    if (at !== body) return;
    at = this;
    came();
  }

  /** The page where the link was had another title, or none. */
  querySelector(): Part | null {
    return link.isConnected ? null : title;
  }

  querySelectorAll(): Part[] {
    return [link, title, other, field].filter((part) => part.isConnected && part.matches('[tabindex]'));
  }
}

const body = new Part(null, null);
let at: Part = body;
let root: Part;
let page: Part;
let link: Part;
let title: Part;
let other: Part;
let field: Part;
let came: () => void = () => {};
let changed: () => void = () => {};

/** What had the focus is told; what was changed by that is told before the focus has come anywhere. */
function leave(): void {
  const before = at;
  at = body;
  for (const listener of before.listeners) listener();
}

beforeEach(() => {
  vi.useFakeTimers();
  [root, at] = [new Part(body, null), body];
  root.id = 'app';
  page = new Part(root, null);
  [link, title, other, field] = [new Part(root, 0), new Part(page, null), new Part(page, 0), new Part(page, 0)];
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return at;
    },
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'focusin') came = listener;
    },
    getElementById: () => root,
  });
  vi.stubGlobal('HTMLDialogElement', class {});
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(check: (changes: readonly MutationRecord[]) => void) {
        changed = () => check([]);
      }
      observe(): void {}
    },
  );
  keepFocus(root as unknown as HTMLElement);
  link.focus();
  link.isConnected = false;
  changed();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('whoever has come to another page is at its title', () => {
  expect(at).toBe(title);
});

it('the first thing that is pressed there has the focus, not what comes after the title', () => {
  field.focus();
  vi.runAllTimers();
  expect(at).toBe(field);
  expect(title.hasAttribute('tabindex')).toBe(false);
});

it('a press beside everything leads to nothing', () => {
  leave();
  vi.runAllTimers();
  expect(at).toBe(body);
  expect(title.hasAttribute('tabindex')).toBe(false);
});
