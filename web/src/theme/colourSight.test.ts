import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds, symbols } from '../games/ticket-to-ride/model/kinds';
import { marks } from '../games/ticket-to-ride/model/vehicles';
import { distance, seen, sights, type Sight } from './colourSight';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The values of a theme of a certain form, by name: what it doesn't set is as by day. */
function values(theme: string, form: string): Map<string, string> {
  const blocks = css.split('\n}\n').filter((block) => /^(:root \{|.*\n:root \{)/.test(block) || block.includes(`'${theme}'`));
  const found = blocks.flatMap((block) => [...block.matchAll(new RegExp(`--([\\w-]+): (${form});`, 'g'))]);
  return new Map(found.map((match) => [match[1]!, match[2]!]));
}

function colors(theme: string): Map<string, string> {
  return values(theme, '#[\\da-f]{6}');
}

/** All six digits of a colour. */
function long(color: string): string {
  return color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color;
}

/** The paper within the frame of a route's free spaces. */
function freeSpace(theme: string, card: string): string {
  const tint = Number(values(theme, '\\d+%').get('tint')!.slice(0, -1)) / 100;
  return over(colors(theme).get(card)!, values(theme, '#[\\da-f]{3,6}').get('well')!, tint);
}

/** The symbol on it. */
function symbolColor(theme: string, card: string): string {
  return over(colors(theme).get(card)!, values(theme, '#[\\da-f]{3,6}').get('map-ink')!, 0.5);
}

/** What is seen of a colour that lets a part of the ground through. */
function over(color: string, ground: string, opacity: number): string {
  const parts = (one: string): number[] => [1, 3, 5].map((at) => parseInt(long(one).slice(at, at + 2), 16));
  const mixed = parts(color).map((part, index) => Math.round(part * opacity + parts(ground)[index]! * (1 - opacity)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How much lighter one of two colours is, from 1 to 21, as the Web Content Accessibility Guidelines count it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [one, other]
    .map((color) => seen(long(color), 'usual')[0])
    .map((light) => (light > 8 ? ((light + 16) / 116) ** 3 : light / 903.3))
    .sort((dark, light) => dark - light);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** What a component's style sheet sets a property to. */
function styled(file: string, selector: string, property: string): string {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const [, rule = ''] = source.split(`\n  ${selector} {\n`);
  return new RegExp(`^    ${property}: (.*);$`, 'm').exec(rule.split('}')[0]!)?.[1] ?? '';
}

/** A colour of a style sheet in a theme: itself, by its name, or mixed. */
function resolved(theme: string, color: string): string {
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(color);
  if (mix !== null) return over(resolved(theme, mix[1]!), resolved(theme, mix[3]!), Number(mix[2]) / 100);
  const name = /^var\(--([\w-]+)\)$/.exec(color)?.[1];
  return name === undefined ? color : values(theme, '#[\\da-f]{3,6}').get(name)!;
}

/** All pairs of these colours that an eye sees less than `floor` apart. */
function tooClose(theme: string, names: readonly string[], sight: Sight, floor: number): string[] {
  return closePairs(colors(theme), names, sight, floor);
}

function closePairs(all: Map<string, string>, names: readonly string[], sight: Sight, floor: number): string[] {
  return names.flatMap((one, index) =>
    names.slice(0, index).flatMap((other) => {
      const apart = distance(seen(all.get(one)!, sight), seen(all.get(other)!, sight));
      return apart < floor ? [`${other} and ${one}: ${apart.toFixed(1)}`] : [];
    }),
  );
}

const cards = [...kinds.filter((kind) => kind !== 'wild'), 'gray'] as const;
const seats = marks.map((_, seat) => `seat-${seat}`);
const themes = ['day', 'night', 'contrast'];
const eyes = Object.keys(sights) as Sight[];

describe('two colours', () => {
  it('of cards and routes lie apart for every kind of eye, in every theme', () => {
    for (const theme of themes) {
      for (const sight of eyes) expect([theme, sight, tooClose(theme, cards, sight, 10)]).toEqual([theme, sight, []]);
    }
  });

  it('of routes that stand back lie apart as well, and their symbols are seen on them', () => {
    for (const theme of themes) {
      const all = colors(theme);
      const opacity = Number(values(theme, '[\\d.]+').get('dimmed'));
      const back = (color: string): string => over(color, values(theme, '#[\\da-f]{3,6}').get('land')!, opacity);
      const spaces = new Map(cards.map((card) => [card, back(all.get(card)!)]));
      for (const sight of eyes) expect([theme, sight, closePairs(spaces, cards, sight, 9)]).toEqual([theme, sight, []]);
      for (const card of cards) {
        const [space] = seen(back(freeSpace(theme, card)), 'usual');
        const [symbol] = seen(back(symbolColor(theme, card)), 'usual');
        expect(Math.abs(space - symbol), `${theme} ${card}`).toBeGreaterThan(28);
      }
    }
  });

  // A vehicle is a body within a contour: a free space of whatever colour looks like neither.
  it('of a free space and of a vehicle lie apart, whosesoever it is and whatever the route', () => {
    for (const theme of themes) {
      const all = values(theme, '#[\\da-f]{3,6}');
      for (const card of cards) {
        const space = freeSpace(theme, card);
        for (const sight of eyes) {
          const close = seats.filter((seat) => distance(seen(space, sight), seen(all.get(seat)!, sight)) < 14);
          expect([theme, sight, card, close]).toEqual([theme, sight, card, []]);
          const [light] = seen(long(space), sight);
          const [contour] = seen(long(all.get('vehicle-contour')!), sight);
          expect(Math.abs(light - contour), `${theme} ${sight} ${card}`).toBeGreaterThan(50);
        }
      }
    }
  });

  it('around what may be claimed are no seat’s', () => {
    for (const theme of themes) {
      const all = values(theme, '#[\\da-f]{3,6}');
      for (const sight of eyes) {
        const ground = seen(all.get('lit-ground')!, sight);
        const close = seats.filter((seat) => distance(ground, seen(all.get(seat)!, sight)) < 20);
        expect([theme, sight, close]).toEqual([theme, sight, []]);
      }
    }
  });

  it('of a route and of the dark land lie apart at night, or a strong light rim lies between them', () => {
    const all = values('night', '#[\\da-f]{3,6}');
    const rims = values('night', '[\\d.]+');
    const land = seen(all.get('land')!, 'usual');
    const isLost = (card: string): boolean => distance(seen(all.get(card)!, 'usual'), land) < 30;
    const isRimmed = (card: string): boolean => Number(rims.get(`${card}-rim`) ?? 1) > 2;
    expect(cards.filter((card) => isLost(card) && !isRimmed(card))).toEqual([]);
    expect(distance(seen(all.get('space-edge')!, 'usual'), land)).toBeGreaterThan(45);
  });

  it('of the back of a card, or of its rim, and of the table’s paper lie apart', () => {
    for (const theme of themes) {
      const all = values(theme, '#[\\da-f]{3,6}');
      const paper = seen(long(all.get('paper')!), 'usual');
      for (const part of ['card-back', 'card-rim']) {
        expect(distance(seen(all.get(part)!, 'usual'), paper), `${theme} ${part}`).toBeGreaterThan(25);
      }
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

describe('what is written small', () => {
  it('can be read on what it lies on, in every theme', () => {
    const seats = 'games/ticket-to-ride/panels/Seats.svelte';
    const bars = 'app/ResultBars.svelte';
    const poster = 'map/PosterFrame.svelte';
    const pairs = [
      ...[1, 2].map((rank) => [styled(bars, `.place-${rank}`, 'color'), styled(bars, `.place-${rank}`, 'background')]),
      ...[3, 4, 5].map((rank) => [styled(bars, '.place', 'color'), styled(bars, `.place-${rank}`, 'background')]),
      [styled(poster, '.subtitle', 'fill'), styled(poster, '.plate', 'fill')],
      [styled(seats, '.acts :global(.clock:not(.short))', 'color'), styled(seats, '.acts', 'background')],
    ];
    for (const theme of themes) {
      for (const [ink, ground] of pairs) {
        const seenApart = contrast(resolved(theme, ink!), resolved(theme, ground!));
        expect(seenApart, `${theme}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
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
