import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Paint } from '../generated/wire';
import PaintChoice from './PaintChoice.svelte';

const body = (paint: Paint, taken: ReadonlyMap<Paint, string>): string =>
  render(PaintChoice, { props: { label: 'Your colour', paint, taken, choose: () => undefined } }).body;

const radio = (html: string, value: string): string =>
  html.match(/<input[^>]*>/g)!.find((one) => one.includes(`value="${value}"`))!;

it('five colours are a group of which one is chosen, each with its name and a mark of its own', () => {
  const html = body('green', new Map());
  expect(html).toMatch(/<legend[^>]*>Your colour<\/legend>/);
  expect(html.match(/type="radio"/g)).toHaveLength(5);
  expect(html.match(/ checked/g)).toHaveLength(1);
  expect(radio(html, 'green')).toMatch(/aria-label="green".* checked/);
  expect(new Set([...html.matchAll(/<path d="([^"]*)"/g)].map(([, mark]) => mark)).size).toBe(5);
});

it('a colour that somebody else keeps can’t be chosen, and says who has it', () => {
  const html = body('green', new Map([['red', 'Bea']]));
  expect(radio(html, 'red')).toMatch(/aria-label="red, taken by Bea".* disabled/);
  expect(html).toMatch(/<small[^>]*>Bea<\/small>/);
  expect(radio(html, 'blue')).not.toContain('disabled');
});
