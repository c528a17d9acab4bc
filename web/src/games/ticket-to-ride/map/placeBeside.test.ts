import { describe, expect, it } from 'vitest';
import { placeBeside } from './placeBeside';

const pane = { width: 1000, height: 600 };
const card = { width: 250, height: 150 };

describe('the card of a route', () => {
  it('stands above it where there is room', () => {
    expect(placeBeside([{ x: 500, y: 400 }], card, pane)).toEqual({ x: 375, y: 224 });
  });

  it('stands below it otherwise', () => {
    expect(placeBeside([{ x: 500, y: 60 }], card, pane)).toEqual({ x: 375, y: 86 });
  });

  it('stands at its side when it runs from top to bottom', () => {
    const place = placeBeside([{ x: 300, y: 40 }, { x: 320, y: 560 }], card, pane);
    expect(place.x).toBeGreaterThan(320);
    const left = placeBeside([{ x: 900, y: 40 }, { x: 920, y: 560 }], card, pane);
    expect(left.x + card.width).toBeLessThan(900);
  });

  it('never leaves the pane', () => {
    expect(placeBeside([{ x: 5, y: 300 }], card, pane).x).toBe(8);
    expect(placeBeside([{ x: 995, y: 300 }], card, pane).x).toBe(742);
  });
});
