import { expect, it } from 'vitest';
import { longestWord } from './longestWord';

it('the longest word of a ticket says how large its letters may be', () => {
  expect(longestWord(['Unter den Linden', 'Nollendorfplatz'])).toBe(15);
  expect(longestWord(['Notre-Dame', 'Zürich'])).toBe(6);
  expect(longestWord([''])).toBe(1);
});
