import { expect, it, vi } from 'vitest';
import { closedByBack } from './closedByBack';

class Watcher {
  static last: Watcher | null = null;
  onclose: (() => void) | null = null;
  readonly destroy = vi.fn();

  constructor() {
    Watcher.last = this;
  }
}

function browser(hovers: boolean, watcher: unknown): typeof globalThis {
  Watcher.last = null;
  return { matchMedia: () => ({ matches: hovers }), CloseWatcher: watcher } as unknown as typeof globalThis;
}

it('closes on a phone what is open when one goes back, until it is closed', () => {
  const close = vi.fn();
  const end = closedByBack(close, browser(false, Watcher));

  Watcher.last!.onclose!();
  expect(close).toHaveBeenCalledOnce();
  end();
  expect(Watcher.last!.destroy).toHaveBeenCalledOnce();
});

it('leaves the keys alone where there is a keyboard, and a browser that does not know it', () => {
  closedByBack(vi.fn(), browser(true, Watcher))();
  expect(Watcher.last).toBeNull();
  closedByBack(vi.fn(), browser(false, undefined))();
});
