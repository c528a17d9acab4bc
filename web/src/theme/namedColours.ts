import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance, seen, type Sight } from './colourSight';

/** What tests read of the colours that have names, and of what is drawn in them. */
const source = join(import.meta.dirname, '..');

/** The colours and sizes by name: those of all pages, then those of what is loaded when it is needed. */
const css = ['theme/tokens.css', ...readdirSync(source, { recursive: true, encoding: 'utf8' })]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file, place) => file.endsWith('.css') && (place === 0 || file !== 'theme/tokens.css'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('');

export const themes = ['day', 'night', 'contrast'];

/** The values of a theme of a certain form, by name: what it doesn't set is as by day. */
export function values(theme: string, form: string): Map<string, string> {
  const blocks = css.split('\n}\n').filter((block) => /^(:root \{|.*\n:root \{)/.test(block) || block.includes(`'${theme}'`));
  const found = blocks.flatMap((block) => [...block.matchAll(new RegExp(`--([\\w-]+): (${form});`, 'g'))]);
  return new Map(found.map((match) => [match[1]!, match[2]!]));
}

/** The colours of a theme, by name. */
export function colors(theme: string): Map<string, string> {
  return values(theme, '#[\\da-f]{6}');
}

/** All six digits of a colour. */
export function long(color: string): string {
  return color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color;
}

/** What is seen of a colour that lets a part of the ground through. */
export function over(color: string, ground: string, opacity: number): string {
  const parts = (one: string): number[] => [1, 3, 5].map((at) => parseInt(long(one).slice(at, at + 2), 16));
  const mixed = parts(color).map((part, index) => Math.round(part * opacity + parts(ground)[index]! * (1 - opacity)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How much lighter one of two colours is, from 1 to 21, as the Web Content Accessibility Guidelines count it. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [one, other]
    .map((color) => seen(long(color), 'usual')[0])
    .map((light) => (light > 8 ? ((light + 16) / 116) ** 3 : light / 903.3))
    .sort((dark, light) => dark - light);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** What a component's style sheet sets a property to. */
export function styled(file: string, selector: string, property: string): string {
  const [, rule = ''] = readFileSync(join(source, file), 'utf8').split(`\n  ${selector} {\n`);
  return new RegExp(`^    ${property}: (.*);$`, 'm').exec(rule.split('}')[0]!)?.[1] ?? '';
}

/** A colour of a style sheet in a theme: itself, by its name, or mixed. */
export function resolved(theme: string, color: string): string {
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(color);
  if (mix !== null) return over(resolved(theme, mix[1]!), resolved(theme, mix[3]!), Number(mix[2]) / 100);
  const name = /^var\(--([\w-]+)\)$/.exec(color)?.[1];
  return name === undefined ? color : values(theme, '#[\\da-f]{3,6}').get(name)!;
}

/** All pairs of these colours that an eye sees less than `floor` apart. */
export function closePairs(all: Map<string, string>, names: readonly string[], sight: Sight, floor: number): string[] {
  return names.flatMap((one, index) =>
    names.slice(0, index).flatMap((other) => {
      const apart = distance(seen(all.get(one)!, sight), seen(all.get(other)!, sight));
      return apart < floor ? [`${other} and ${one}: ${apart.toFixed(1)}`] : [];
    }),
  );
}
