import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds, symbols } from '../games/ticket-to-ride/model/kinds';
import { marks } from '../games/ticket-to-ride/model/vehicles';
import { distance, seen, sights, type Sight } from './colourSight';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of a theme, by name: what it doesn't set is as by day. */
function colors(theme: string): Map<string, string> {
  const blocks = css.split('\n}\n').filter((block) => /^(:root \{|.*\n:root \{)/.test(block) || block.includes(`'${theme}'`));
  const found = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)]);
  return new Map(found.map((match) => [match[1]!, match[2]!]));
}

/** All pairs of these colours that an eye sees less than `floor` apart. */
function tooClose(theme: string, names: readonly string[], sight: Sight, floor: number): string[] {
  const all = colors(theme);
  return names.flatMap((one, index) =>
    names.slice(0, index).flatMap((other) => {
      const apart = distance(seen(all.get(one)!, sight), seen(all.get(other)!, sight));
      return apart < floor ? [`${other} and ${one}: ${apart.toFixed(1)}`] : [];
    }),
  );
}

const cards = [...kinds.filter((kind) => kind !== 'wild'), 'gray'];
const seats = marks.map((_, seat) => `seat-${seat}`);
const themes = ['day', 'night', 'contrast'];
const eyes = Object.keys(sights) as Sight[];

describe('two colours', () => {
  it('of cards and routes lie apart for every kind of eye, in every theme', () => {
    for (const theme of themes) {
      for (const sight of eyes) expect([theme, sight, tooClose(theme, cards, sight, 10)]).toEqual([theme, sight, []]);
    }
  });

  it('of seats lie apart for every kind of eye, in every theme', () => {
    for (const theme of themes) {
      for (const sight of eyes) expect([theme, sight, tooClose(theme, seats, sight, 12)]).toEqual([theme, sight, []]);
    }
  });

  it('are measured as the standard does', () => {
    expect(seen('#ffffff', 'usual')[0]).toBeCloseTo(100, 2);
    expect(seen('#ff0000', 'usual').map(Math.round)).toEqual([53, 80, 67]);
    expect(distance(seen('#000000', 'usual'), seen('#ffffff', 'usual'))).toBeCloseTo(100, 1);
    // Red and green of one lightness are alike to an eye without the cones for green.
    expect(distance(seen('#c06000', 'deuteranopia'), seen('#808000', 'deuteranopia'))).toBeLessThan(10);
  });
});

// In grey no eight colours lie apart: there the symbols tell them.
describe('in grey', () => {
  it('every kind of card has a symbol of its own', () => {
    expect(new Set(kinds.map((kind) => symbols[kind])).size).toBe(9);
  });

  it('every seat has a mark of its own', () => {
    expect(marks.length).toBe(5);
    expect(new Set(marks).size).toBe(5);
  });
});
