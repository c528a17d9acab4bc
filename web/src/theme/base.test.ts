import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));

it('what changes all that comes after it has a name that no component has for something of its own', () => {
  const names = [...base.matchAll(/^\.([\w-]+) ~ \*/gm)].map(([, name]) => name!);
  expect(names).toEqual(['unanswered']);
  const own = components.filter((file) => {
    const [, style = ''] = readFileSync(join(root, file), 'utf8').split('<style>');
    return names.some((name) => new RegExp(`\\.${name}\\b`).test(style));
  });
  expect(own).toEqual([]);
});

it('no component takes from a list the arrow that all lists have, nor the room for it', () => {
  const own = components.filter((file) => {
    const [, style = ''] = readFileSync(join(root, file), 'utf8').split('<style>');
    return [...style.matchAll(/\bselect \{([^}]*)\}/g)].some(([, rule]) => /\s(background|padding):/.test(rule!));
  });
  expect(own).toEqual([]);
});
