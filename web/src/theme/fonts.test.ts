import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const faces = read('fonts.css');

it('every face that is loaded comes with the program of the page, so that no page is seen to jump when it is there', () => {
  const loaded = [...faces.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file!);
  expect(loaded).toHaveLength(2);
  const page = read('..', '..', 'index.html');
  for (const file of loaded) expect(page).toMatch(new RegExp(`rel="preload" as="font" [^>]*crossorigin href="[^"]*${file}"`));
});

it('until it is there another one as wide and as high takes its place', () => {
  const families = [...read('tokens.css').matchAll(/--(?:display|text): '([^']+)', '([^']+)'/g)];
  expect(families.map(([, face, other]) => `${face} Fallback` === other)).toEqual([true, true]);
  for (const [, , other] of families) expect(faces).toContain(`font-family: '${other}'`);
});
