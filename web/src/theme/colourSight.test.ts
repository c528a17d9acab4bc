import { describe, expect, it } from 'vitest';
import { distance, seen, sights, type Sight } from './colourSight';
import { closePairs, colors, contrast, resolved, styled, themes, values } from './namedColours';
import { paints } from './paints';

const bodies = paints.map((paint) => `paint-${paint}`);
const eyes = Object.keys(sights) as Sight[];

describe('two colours', () => {
  it('around what can be chosen are no player’s', () => {
    for (const theme of themes) {
      const all = values(theme, '#[\\da-f]{3,6}');
      for (const sight of eyes) {
        const ground = seen(all.get('lit-ground')!, sight);
        const close = bodies.filter((body) => distance(ground, seen(all.get(body)!, sight)) < 20);
        expect([theme, sight, close]).toEqual([theme, sight, []]);
      }
    }
  });

  it('of players lie apart for every kind of eye, in every theme', () => {
    for (const theme of themes) {
      for (const sight of eyes) expect([theme, sight, closePairs(colors(theme), bodies, sight, 12)]).toEqual([theme, sight, []]);
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
    const bars = 'statistics/ResultBars.svelte';
    const poster = 'map/PosterFrame.svelte';
    const pairs = [
      ...[1, 2].map((rank) => [styled(bars, `.place-${rank}`, 'color'), styled(bars, `.place-${rank}`, 'background')]),
      ...[3, 4, 5].map((rank) => [styled(bars, '.place', 'color'), styled(bars, `.place-${rank}`, 'background')]),
      [styled(poster, '.subtitle', 'fill'), styled(poster, '.plate', 'fill')],
    ];
    for (const theme of themes) {
      for (const [ink, ground] of pairs) {
        const seenApart = contrast(resolved(theme, ink!), resolved(theme, ground!));
        expect(seenApart, `${theme}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
