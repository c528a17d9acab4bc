import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// There nothing has an edge around it: black as pieces are would be lost on the night's paper.
it('everybody’s colour is that of stripes, which are seen on any paper', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
  const sources = files.map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }));
  expect(sources.filter(({ text }) => text.includes('var(--stripe-{')).length).toBeGreaterThan(2);
  expect(sources.filter(({ text }) => text.includes('var(--seat-{')).map(({ name }) => name)).toEqual([]);
});
