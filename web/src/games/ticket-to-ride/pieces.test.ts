import { describe, expect, it } from 'vitest';
import { distance, seen, sights, type Sight } from '../../theme/colourSight';
import { closePairs, colors, contrast, long, over, resolved, styled, themes, values } from '../../theme/namedColours';
import { marks, paints } from '../../theme/paints';
import { kinds, symbols } from './model/kinds';

/** The paper within the frame of a route's free spaces. */
function freeSpace(theme: string, card: string): string {
  const tint = Number(values(theme, '\\d+%').get('tint')!.slice(0, -1)) / 100;
  return over(colors(theme).get(card)!, values(theme, '#[\\da-f]{3,6}').get('well')!, tint);
}
/** The symbol on it. */
function symbolColor(theme: string, card: string): string {
  return over(colors(theme).get(card)!, values(theme, '#[\\da-f]{3,6}').get('map-ink')!, 0.5);
}
const cards = [...kinds.filter((kind) => kind !== 'wild'), 'gray'] as const;
const bodies = paints.map((paint) => `paint-${paint}`);
const eyes = Object.keys(sights) as Sight[];

describe('two colours', () => {
  it('of cards and routes lie apart for every kind of eye, in every theme', () => {
    for (const theme of themes) {
      for (const sight of eyes) expect([theme, sight, closePairs(colors(theme), cards, sight, 10)]).toEqual([theme, sight, []]);
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
          const close = bodies.filter((body) => distance(seen(space, sight), seen(all.get(body)!, sight)) < 14);
          expect([theme, sight, card, close]).toEqual([theme, sight, card, []]);
          const [light] = seen(long(space), sight);
          const [contour] = seen(long(all.get('vehicle-contour')!), sight);
          expect(Math.abs(light - contour), `${theme} ${sight} ${card}`).toBeGreaterThan(50);
        }
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
});

// There they have no edge, as pieces do.
it('stripes and bars in the colours of all players are seen on what they lie on at night', () => {
  for (const paint of paints) {
    const own = resolved('night', `var(--stripe-${paint})`) ?? resolved('night', `var(--paint-${paint})`);
    for (const ground of ['paper', 'paper-raised', 'paper-sunk']) {
      expect(contrast(own, resolved('night', `var(--${ground})`)), `${paint} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
});

it('the clock of whoever is to move can be read on what it lies on, in every theme', () => {
  const panel = 'games/ticket-to-ride/panels/Seats.svelte';
  const [ink, ground] = [styled(panel, '.acts :global(.clock:not(.short))', 'color'), styled(panel, '.acts', 'background')];
  for (const theme of themes) {
    expect(contrast(resolved(theme, ink), resolved(theme, ground)), theme).toBeGreaterThanOrEqual(4.5);
  }
});

// In grey no eight colours lie apart: there the symbols tell them.
describe('in grey', () => {
  it('every kind of card has a symbol of its own', () => {
    expect(new Set(kinds.map((kind) => symbols[kind])).size).toBe(9);
  });

  it('every player’s colour has a mark of its own', () => {
    expect(new Set(paints.map((paint) => marks[paint])).size).toBe(5);
  });
});
