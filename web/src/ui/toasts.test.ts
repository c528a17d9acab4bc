import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from './toasts.svelte';

const shown = (): readonly string[] => toasts.list.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of toasts.list) toasts.dismiss(id);
});

describe('short messages', () => {
  it('a newer word on a matter takes the place of the older, and of nothing else', () => {
    toasts.show('Saved.');
    toasts.show('The game goes on.', null, 'proposal');
    toasts.show('Nothing is undone.', null, 'proposal');
    expect(shown()).toEqual(['Saved.', 'Nothing is undone.']);
  });

  it('what does not hold any more goes before its time', () => {
    toasts.show('Saved.');
    toasts.show('The game goes on.', null, 'proposal');
    toasts.forget('proposal');
    expect(shown()).toEqual(['Saved.']);
  });

  it('the same words are there once, three at most, and each for a while', () => {
    for (const text of ['one', 'two', 'one', 'three', 'four']) toasts.show(text);
    expect(shown()).toEqual(['one', 'three', 'four']);
    vi.runAllTimers();
    expect(shown()).toEqual([]);
  });

  it('none goes while somebody points at one, and then each stays for a while', () => {
    toasts.show('Saved.');
    const letGo = toasts.hold();
    toasts.show('The game goes on.');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['Saved.', 'The game goes on.']);
    letGo();
    vi.advanceTimersByTime(5_000);
    expect(shown()).toEqual(['Saved.', 'The game goes on.']);
    vi.advanceTimersByTime(5_000);
    expect(shown()).toEqual([]);
  });

  it('they are told in what lies over all else, and on the page again once that has gone', () => {
    const [below, above] = [{ name: 'below' }, { name: 'above' }];
    const closeBelow = toasts.showIn(below);
    const closeAbove = toasts.showIn(above);
    expect(toasts.place).toBe(above);
    closeAbove();
    expect(toasts.place).toBe(below);
    closeBelow();
    expect(toasts.place).toBeNull();
  });
});
