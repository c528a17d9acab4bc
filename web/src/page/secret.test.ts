import { afterEach, expect, test, vi } from 'vitest';
import { secretOfAddress } from './secret';

const page = new EventTarget();
const location = { pathname: '/recover', hash: '#first' };
vi.stubGlobal('location', location);
vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, path: string) => open(path) });
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

function open(address: string): void {
  const { pathname, hash } = new URL(address, 'https://games.example.org');
  Object.assign(location, { pathname, hash });
}

let end = (): void => {};
afterEach(() => end());

test('each secret that is opened on a page is taken, and none is left in its address', () => {
  const taken: string[] = [];
  end = secretOfAddress((secret) => taken.push(secret));
  expect([taken, location.hash]).toEqual([['first'], '']);

  open('/recover#second');
  page.dispatchEvent(new Event('hashchange'));
  expect([taken, location]).toEqual([['first', 'second'], { pathname: '/recover', hash: '' }]);

  // Whoever goes back to where there was one already has no other.
  page.dispatchEvent(new Event('hashchange'));
  expect(taken).toHaveLength(2);

  end();
  open('/recover#third');
  page.dispatchEvent(new Event('hashchange'));
  expect(taken).toHaveLength(2);
});
