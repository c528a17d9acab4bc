import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { isTooOld, tellTooOld } from './oldBrowser';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** A browser that knows these things of style sheets, and can tell whether something is visible, or not. */
function browser(known: (what: string) => boolean, tellsVisible = true): void {
  vi.stubGlobal('CSS', { supports: (...what: string[]) => known(what.join(': ')) });
  vi.stubGlobal('Element', class {});
  if (tellsVisible) Object.assign(Element.prototype, { checkVisibility: () => true });
}

afterEach(() => vi.unstubAllGlobals());

it('a browser of today is new enough', () => {
  browser(() => true);
  expect(isTooOld()).toBe(false);
});

it('one that lacks anything that the pages need is too old', () => {
  browser((what) => !what.includes(':has'));
  expect(isTooOld()).toBe(true);
  browser((what) => !what.includes('color-mix'));
  expect(isTooOld()).toBe(true);
  browser(() => true, false);
  expect(isTooOld()).toBe(true);
});

it('whoever has one reads in each language which would do, and nothing else', () => {
  const classes: string[] = [];
  vi.stubGlobal('document', { documentElement: { classList: { add: (name: string) => classes.push(name) } } });
  tellTooOld();
  const style = read('..', 'theme', 'notLoaded.css');
  expect(style).toMatch(new RegExp(`:root:not\\(\\.${classes[0]}\\) \\.too-old \\{\\s*display: none;`));
  expect(style).toMatch(new RegExp(`\\.${classes[0]} \\.not-loaded \\{\\s*display: none;`));
  const [, told = ''] = /<div class="too-old"[^>]*>(.*?)<\/div>/s.exec(read('..', '..', 'index.html')) ?? [];
  const versions = /Edge 111, Firefox 121.* Safari 17\.4/;
  for (const language of ['es', 'en']) expect(told).toMatch(new RegExp(`lang="${language}">[^<]*${versions.source}`));
  for (const readme of ['README.md', 'README.es.md']) expect(read('..', '..', '..', readme)).toMatch(versions);
});
