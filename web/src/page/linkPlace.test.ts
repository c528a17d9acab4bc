import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadTo, linkOfReturn, rememberLink, seatAsked } from './linkPlace';

class Details {
  open = false;
  parentElement = null;
}

/** A link, perhaps in something that is opened. */
function link(href: string, around: Details | null = null) {
  return { getAttribute: () => href, parentElement: { closest: () => around }, focus: vi.fn() };
}

const around = new Details();
const links = [link('/rules'), link('/replay?ply=4'), link('/replay?ply=4', around)];
const third = links[2]!;
const scrollTo = vi.fn();
let state: unknown;

beforeEach(() => {
  state = { past: 1 };
  vi.stubGlobal('HTMLDetailsElement', Details);
  vi.stubGlobal('document', { querySelectorAll: () => links });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 700);
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState: (next: unknown) => (state = next),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('whoever comes back is at the link that they followed, be it in something that was opened, once', () => {
  rememberLink(third as unknown as HTMLAnchorElement);
  const place = linkOfReturn();
  expect(place).toEqual({ href: '/replay?ply=4', nth: 1, top: 700 });
  expect([linkOfReturn(), state]).toEqual([null, { past: 1 }]);

  expect(leadTo(place!)).toBe(true);
  expect(around.open).toBe(true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
  expect(links.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1]);
});

it('a link that isn’t there yet is waited for', () => {
  expect(leadTo({ href: '/replay?ply=9', nth: 0, top: 3 })).toBe(false);
});

it('an address asks for a seat that there is, or for none', () => {
  expect(['?seat=2', '?seat=4', '?seat=x', '', '?seat='].map((search) => seatAsked(search, 4))).toEqual([2, null, null, null, null]);
});
