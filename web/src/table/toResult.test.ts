import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toResult } from './toResult';

/** Something on the page, and what it is in. */
class Thing {
  constructor(
    private readonly selector: string,
    private readonly within: Thing | null = null,
  ) {}

  get id(): string {
    return '';
  }

  closest(selector: string): Thing | null {
    return selector.split(', ').includes(this.selector) ? this : (this.within?.closest(selector) ?? null);
  }

  contains(other: Thing | null): boolean {
    return other !== null && (other === this || this.contains(other.within));
  }

  querySelector(): Thing {
    return next;
  }
}

const body = new Thing('body');
const part = new Thing('.end', body);
const winner = new Thing('.winner', part);
const next: Thing = new Thing('button', part);
const route = new Thing('[data-route]', body);
const talk = new Thing('input', new Thing('[data-talk-panel]', body));
const note = new Thing('textarea', new Thing('[data-note-panel]', body));

function from(at: Thing, result: Thing | null, begins = false): unknown {
  vi.stubGlobal('document', { activeElement: at, body });
  return toResult(part as unknown as HTMLElement, result as unknown as HTMLElement | null, begins);
}

beforeEach(() => vi.stubGlobal('Element', Thing));
afterEach(() => vi.unstubAllGlobals());

describe('when a game has ended, the focus', () => {
  it('doesn’t stay on a route of the map', () => {
    expect(from(route, null, true)).toBe(next);
    expect(from(route, winner, true)).toBe(winner);
  });

  it('goes to the result once the points are counted', () => {
    expect(from(next, winner)).toBe(winner);
    expect(from(body, winner)).toBe(winner);
  });

  it('stays with whoever talks or writes a note, or has gone to look at the map meanwhile', () => {
    expect(from(talk, null, true)).toBeNull();
    expect(from(talk, winner)).toBeNull();
    expect(from(note, null, true)).toBeNull();
    expect(from(note, winner)).toBeNull();
    expect(from(route, winner)).toBeNull();
  });

  it('stays on what tells the next of the points', () => {
    expect(from(next, null)).toBeNull();
  });
});
