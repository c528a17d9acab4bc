import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker, and what stands in it before the program is known. */
const worker = 'reminders.js';
const unknown = "const program = { name: '', files: [] };";

/** What the page itself is, and what browsers want to have of it. */
const besides = ['index.html', 'icon.svg', 'icon-turn.svg', 'icon-192.png', 'manifest.json'];

/** Letters that neither of our languages has: whoever is called by them has other ones without a network. */
const foreignLetters = /-(cyrillic|greek|vietnamese)/;

/** Of the built files those that are kept in a browser, as paths. */
export function keptFiles(assets: readonly string[]): string[] {
  const kept = assets.filter((name) => !name.endsWith('.map') && !foreignLetters.test(name));
  return [...besides.map((name) => (name === 'index.html' ? '/' : `/${name}`)), ...kept.sort().map((name) => `/assets/${name}`)];
}

/** The service worker with the names of what it keeps. A program with anything else in it has another name. */
export function withProgram(script: string, files: readonly string[], content: readonly Uint8Array[]): string {
  if (!script.includes(unknown)) throw new Error(`${worker} has no line ${unknown}`);
  const hash = createHash('sha256').update(JSON.stringify(files));
  content.forEach((bytes) => hash.update(bytes));
  const program = { name: hash.digest('hex').slice(0, 16), files };
  return script.replace(unknown, () => `const program = ${JSON.stringify(program)};`);
}

/** Tells the service worker, once all is built, what the program consists of. */
export function keptProgram(): Plugin {
  let folder = '';
  return {
    name: 'anden-kept-program',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const files = keptFiles(readdirSync(join(folder, 'assets')));
      const place = join(folder, worker);
      const content = besides.map((name) => readFileSync(join(folder, name)));
      writeFileSync(place, withProgram(readFileSync(place, 'utf8'), files, content));
    },
  };
}
