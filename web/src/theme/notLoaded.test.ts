import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../texts/texts.svelte';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const page = read('..', '..', 'index.html');
const [, waiting = ''] = /<div id="app">(.*?)<noscript>/s.exec(page) ?? [];
const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? [];

it('a page whose program doesn’t come says so in each language, with a way to load it anew', () => {
  for (const language of languages) {
    expect(waiting).toMatch(new RegExp(`lang="${language}"[^\\n]*<a href="">`));
    expect(without).toContain(`lang="${language}"`);
  }
});

it('nothing of that is seen while a slow program is on its way, nor once it is there', () => {
  const style = read('notLoaded.css');
  expect(style).toMatch(/\.not-loaded \{\s*visibility: hidden;/);
  const [, seconds] = /animation: not-loaded 0s (\d+)s forwards/.exec(style) ?? [];
  expect(Number(seconds)).toBeGreaterThan(10);
  expect(read('..', 'app', 'main.ts')).toMatch(/page\.replaceChildren\(\);.*mount\(App/s);
});

it('nothing of that is written where the content security policy forbids it', () => {
  expect(page).not.toMatch(/<style|<script>|\son\w+=/);
});
