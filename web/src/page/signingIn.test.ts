import { describe, expect, it } from 'vitest';
import { signInFor, signInToEnter, wayOn } from './signingIn';

describe('whoever signs in', () => {
  it('comes back to the table that they were invited to', () => {
    const { search } = new URL(signInFor('ab-1'), 'https://games.example.org');
    expect(new URLSearchParams(search).has('sign-in')).toBe(true);
    expect(wayOn(search)).toBe('/tables/ab-1');
  });

  it('comes back to the tournament that they want to enter', () => {
    expect(wayOn(new URL(signInToEnter('ab-1'), 'https://games.example.org').search)).toBe('/tournaments/ab-1');
  });

  it('goes home where they came from nowhere in particular', () => {
    expect([wayOn(''), wayOn('?sign-in'), wayOn('?sign-in&to=')]).toEqual(['/', '/', '/']);
  });

  it.each([
    'https://elsewhere.example/tables/ab-1',
    '//elsewhere.example/tables/ab-1',
    '/\\elsewhere.example/tables/ab-1',
    '/tables/..//elsewhere.example',
    'javascript:alert(1)',
    'tables/ab-1',
    '/tables/ab-1\n//elsewhere.example',
    '/account',
    '/tournaments/new',
    '/unsubscribe?token=1',
  ])('is led nowhere else: %j', (to) => {
    expect(wayOn(`?sign-in&to=${encodeURIComponent(to)}`)).toBe('/');
  });
});
