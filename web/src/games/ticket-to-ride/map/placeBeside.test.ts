import { describe, expect, it } from 'vitest';
import type { Point, ViewBox } from '../../../map/viewBox';
import { placeBeside, type About } from './placeBeside';

const pane = { width: 1000, height: 600 };
const card = { width: 250, height: 150 };
const box = (x: number, y: number, width: number, height: number): ViewBox => ({ x, y, width, height });

function about(subject: readonly ViewBox[]): About {
  return { subject, ends: [] };
}

function meets(place: Point, other: ViewBox): boolean {
  return (
    place.x < other.x + other.width &&
    other.x < place.x + card.width &&
    place.y < other.y + other.height &&
    other.y < place.y + card.height
  );
}

describe('the card of a route', () => {
  it('stands beside it and covers nothing of it', () => {
    const route = [box(480, 280, 30, 12), box(520, 300, 30, 12), box(560, 330, 60, 14)];
    const place = placeBeside(about(route), [], card, pane);
    expect(route.filter((one) => meets(place, one))).toEqual([]);
    expect(Math.abs(place.x + card.width / 2 - 540)).toBeLessThan(260);
    expect(Math.abs(place.y + card.height / 2 - 310)).toBeLessThan(160);
  });

  it('stands between the parts of one that goes across the whole pane', () => {
    const route = Array.from({ length: 20 }, (_, part) => box(part * 50, 290, 45, 20));
    expect(route.filter((one) => meets(placeBeside(about(route), [], card, pane), one))).toEqual([]);
    const upright = Array.from({ length: 12 }, (_, part) => box(490, part * 50, 20, 45));
    expect(upright.filter((one) => meets(placeBeside(about(upright), [], card, pane), one))).toEqual([]);
  });

  it('rather stands in free sea than over other things, where that is near', () => {
    const land = Array.from({ length: 400 }, (_, n) => ({ x: (n % 20) * 30 + 5, y: Math.floor(n / 20) * 30 + 5 }));
    const place = placeBeside(about([box(520, 290, 30, 12)]), land, card, pane);
    expect(place.x).toBeGreaterThan(575);
  });

  it('stays beside it where free sea is far away, or only its cities are', () => {
    const land = Array.from({ length: 400 }, (_, n) => ({ x: (n % 20) * 30 + 5, y: Math.floor(n / 20) * 30 + 5 }));
    const route = box(300, 290, 30, 12);
    const city = box(700, 290, 60, 20);
    for (const ends of [[], [city]]) {
      const place = placeBeside({ subject: [route], ends }, land, card, pane);
      expect(place.x).toBeLessThan(route.x + route.width + 60);
      expect(place.x + card.width).toBeGreaterThan(route.x - 60);
      expect(meets(place, route)).toBe(false);
    }
  });

  it('stands within reach of it however much it covers there', () => {
    const land = Array.from({ length: 6000 }, (_, n) => ({ x: (n % 80) * 8 + 4, y: Math.floor(n / 80) * 8 + 4 }));
    const route = box(300, 290, 30, 12);
    const place = placeBeside(about([route]), land, card, pane);
    expect(meets(place, box(240, 230, 150, 132))).toBe(true);
    expect(meets(place, route)).toBe(false);
  });

  it('rather stands close to it than far away where there is no room for a gap', () => {
    const route = [box(0, 250, 1000, 12)];
    const names = [box(0, 70, 1000, 10), box(0, 420, 400, 10), box(400, 420, 600, 10)];
    const place = placeBeside({ subject: route, ends: names }, [], card, pane);
    expect([...route, ...names].filter((one) => meets(place, one))).toEqual([]);
    expect(Math.min(Math.abs(place.y + card.height - 250), Math.abs(place.y - 262))).toBeLessThan(60);
  });

  it('never leaves the pane', () => {
    for (const corner of [box(0, 0, 10, 10), box(990, 0, 10, 10), box(0, 590, 10, 10), box(990, 590, 10, 10)]) {
      const place = placeBeside(about([corner]), [], card, pane);
      expect(place.x).toBeGreaterThanOrEqual(8);
      expect(place.y).toBeGreaterThanOrEqual(8);
      expect(place.x + card.width).toBeLessThanOrEqual(992);
      expect(place.y + card.height).toBeLessThanOrEqual(592);
    }
  });
});
