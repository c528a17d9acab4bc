import { describe, expect, it } from 'vitest';
import {
  between,
  clamp,
  cover,
  ends,
  fit,
  holding,
  holdingBeside,
  leastScale,
  legible,
  nothing,
  pan,
  toDrawing,
  toPane,
  withRoom,
  zoom,
} from './viewBox';

const content = { x: 0, y: 0, width: 1600, height: 1000 };
const wide = { width: 1200, height: 600 };
const tall = { width: 390, height: 600 };

describe('a view of the map', () => {
  it('comes nearer to its middle until it can be read, and goes farther until that is enough', () => {
    const view = { x: 0, y: 0, width: 400, height: 200 };
    const pane = { width: 200, height: 100 };
    const near = legible(view, pane, 1, 2, { x: 200, y: 100 });
    expect(near).toEqual({ x: 100, y: 50, width: 200, height: 100 });
    expect(legible(near, pane, 0.75, 2, { x: 0, y: 0 })).toBe(near);
    expect(legible(near, pane, 0.25, 0.5, { x: 200, y: 100 })).toEqual(view);
  });

  it('fits the whole map in the middle of a wide pane', () => {
    expect(fit(content, wide)).toEqual({ x: -200, y: 0, width: 2000, height: 1000 });
  });

  it('fits the whole map beside what lies over the pane, in the middle as far as that goes', () => {
    const beside = fit(content, { width: 800, height: 400 }, { top: 0, right: 60, bottom: 0 });
    expect(toPane(beside, { width: 800, height: 400 }, { x: 1600, y: 1000 })).toEqual({ x: 720, y: 400 });
    const above = fit(content, tall, { top: 0, right: 0, bottom: 60 });
    expect(toPane(above, tall, { x: 1600, y: 500 }).y).toBeCloseTo(300, 6);
    const pushed = fit(content, tall, { top: 0, right: 0, bottom: 200 });
    expect(toPane(pushed, tall, { x: 1600, y: 1000 }).y).toBeCloseTo(400, 6);
  });

  it('fits the whole map at the upper edge of a pane that is higher, if it is to stay there', () => {
    const whole = fit(content, tall, { ...nothing, atTop: true });
    expect(toPane(whole, tall, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(clamp({ ...whole, y: whole.y - 300 }, content, tall, { ...nothing, atTop: true })).toEqual(whole);
  });

  it('may be pushed up until its lowest edge lies above what is over the pane', () => {
    const edges = { top: 0, right: 0, bottom: 250 };
    const low = clamp({ x: 0, y: 5000, width: 390, height: 600 }, content, tall, edges);
    expect(toPane(low, tall, { x: 0, y: 1000 }).y).toBeCloseTo(350, 6);
    const high = clamp({ x: 0, y: -5000, width: 390, height: 600 }, content, tall, edges);
    expect(high.y).toBe(0);
  });

  it('has the proportions of its pane', () => {
    for (const pane of [wide, tall]) {
      for (const view of [fit(content, pane), cover(content, pane, 2), clamp(content, content, pane)]) {
        expect(view.width / view.height).toBeCloseTo(pane.width / pane.height, 6);
      }
    }
  });

  it('covers a tall pane as far as it may', () => {
    const covering = cover(content, tall, 10);
    expect(covering.x).toBeCloseTo(475, 6);
    expect(covering.y).toBeCloseTo(0, 6);
    expect(covering.width).toBeCloseTo(650, 6);
    expect(cover(content, tall, 2).width).toBeCloseTo(800, 6);
  });

  it('keeps the point under the pointer where it is', () => {
    const view = fit(content, wide);
    const point = { x: 300, y: 200 };
    expect(toPane(zoom(view, 1.7, point), wide, point).x).toBeCloseTo(toPane(view, wide, point).x, 6);
    expect(toPane(zoom(view, 1.7, point), wide, point).y).toBeCloseTo(toPane(view, wide, point).y, 6);
  });

  it('follows the finger', () => {
    const view = fit(content, wide);
    const moved = pan(view, wide, { x: 30, y: -20 });
    expect(toPane(moved, wide, { x: 500, y: 500 }).x).toBeCloseTo(toPane(view, wide, { x: 500, y: 500 }).x + 30, 6);
    expect(toPane(moved, wide, { x: 500, y: 500 }).y).toBeCloseTo(toPane(view, wide, { x: 500, y: 500 }).y - 20, 6);
  });

  it('goes no farther away than the whole and no closer than a seventh', () => {
    const whole = fit(content, wide);
    const middle = { x: 800, y: 500 };
    expect(clamp(zoom(whole, 0.2, middle), content, wide)).toEqual(whole);
    expect(clamp(zoom(whole, 50, middle), content, wide).width).toBeCloseTo(whole.width / 7, 6);
  });

  it('leaves no gap at an edge when it is closer than the whole', () => {
    const near = clamp({ x: -900, y: -900, width: 800, height: 400 }, content, wide);
    expect([near.x, near.y]).toEqual([0, 0]);
    const far = clamp({ x: 5000, y: 5000, width: 800, height: 400 }, content, wide);
    expect([far.x + far.width, far.y + far.height]).toEqual([1600, 1000]);
  });

  it('finds the same point in both directions', () => {
    const view = cover(content, tall, 2);
    const point = { x: 123, y: 456 };
    const back = toPane(view, tall, toDrawing(view, tall, point));
    expect(back.x).toBeCloseTo(point.x, 6);
    expect(back.y).toBeCloseTo(point.y, 6);
  });

  it('is halfway between two others at one half', () => {
    const from = { x: 0, y: 0, width: 100, height: 50 };
    const to = { x: 10, y: 20, width: 200, height: 100 };
    expect(between(from, to, 0.5)).toEqual({ x: 5, y: 10, width: 150, height: 75 });
  });

  it('stays where it is when it holds some points already', () => {
    const view = { x: 100, y: 100, width: 200, height: 300 };
    expect(holding(view, withRoom([{ x: 150, y: 150 }, { x: 250, y: 350 }], 20))).toEqual(view);
  });

  it('moves just as far as is needed to hold a point', () => {
    const view = { x: 100, y: 100, width: 200, height: 300 };
    expect(holding(view, withRoom([{ x: 310, y: 90 }], 20))).toEqual({ x: 130, y: 70, width: 200, height: 300 });
  });

  it('goes away to hold points that lie far apart, and keeps its proportions', () => {
    const view = { x: 100, y: 100, width: 200, height: 300 };
    const wider = holding(view, withRoom([{ x: 0, y: 200 }, { x: 360, y: 200 }], 20));
    expect(wider).toEqual({ x: -20, y: -50, width: 400, height: 600 });
  });

  it('holds points beside what lies over the pane, with room around them', () => {
    const view = { x: 0, y: 0, width: 400, height: 400 };
    const pane = { width: 400, height: 400 };
    const edges = { top: 40, right: 100, bottom: 60 };
    const next = holdingBeside(view, pane, edges, [withRoom([{ x: 390, y: 10 }], 50)]);
    const at = toPane(next, pane, { x: 390, y: 10 });
    expect(next).toMatchObject({ width: 400, height: 400 });
    expect(at).toEqual({ x: 250, y: 90 });
  });

  it('holds the whole of a name beside a city, with less room than the city has', () => {
    const view = { x: 100, y: 0, width: 400, height: 400 };
    const pane = { width: 400, height: 400 };
    const name = { x: 60, y: 195, width: 70, height: 10 };
    const beside = holdingBeside(view, pane, nothing, [withRoom(ends(name), 4)]);
    expect(beside).toEqual({ x: 56, y: 0, width: 400, height: 400 });
    expect(holdingBeside(view, pane, nothing, [])).toEqual(view);
  });

  it('goes away where a name at one side and the room of a city at the other have none together', () => {
    const pane = { width: 400, height: 400 };
    const spots = [...withRoom([{ x: 0, y: 200 }], 4), ...withRoom([{ x: 356, y: 200 }], 40)];
    const both = holdingBeside({ x: 0, y: 0, width: 396, height: 396 }, pane, nothing, [spots]);
    expect(both.width).toBeCloseTo(400, 6);
    expect(toPane(both, pane, { x: 0, y: 200 }).x).toBeCloseTo(4, 6);
    expect(toPane(both, pane, { x: 356, y: 200 }).x).toBeCloseTo(360, 6);
  });

  describe('in a low pane', () => {
    const low = { width: 400, height: 60 };
    const near = { x: 600, y: 400, width: 800, height: 120 };
    const far = withRoom([{ x: 400, y: 60 }, { x: 1400, y: 940 }], 10);
    const least = leastScale(content, low, nothing);

    it('holds points beside one another, but doesn’t become a stamp for those that are too far apart', () => {
      expect(least).toBe(0.25);
      const beside = holdingBeside(near, low, nothing, [withRoom([{ x: 100, y: 500 }, { x: 1500, y: 500 }], 10)], least);
      expect(low.width / beside.width).toBeGreaterThan(least);
      const both = holdingBeside(near, low, nothing, [far], least);
      expect(low.width / both.width).toBeCloseTo(least, 6);
      expect(both.y + both.height / 2).toBeCloseTo(500, 6);
      expect(low.width / holdingBeside(near, low, nothing, [far]).width).toBeLessThan(least / 2);
    });

    it('rather shows what is dearest', () => {
      const lower = holdingBeside(near, low, nothing, [far, far.slice(1)], least);
      expect(toPane(lower, low, { x: 1400, y: 940 }).y).toBeCloseTo(50, 6);
      const upper = holdingBeside(near, low, nothing, [far, far, far.slice(0, 1)], least);
      expect(toPane(upper, low, { x: 400, y: 60 }).y).toBeCloseTo(10, 6);
    });

    it('is no stamp before anything is held', () => {
      expect(low.width / cover(content, low, 2.4).width).toBeLessThan(least);
      expect(low.width / legible(cover(content, low, 2.4), low, least, Infinity, { x: 800, y: 500 }).width).toBeCloseTo(least, 6);
    });

    it('stays as far away as somebody has gone', () => {
      const away = { x: -400, y: 0, width: 6400, height: 960 };
      expect(holdingBeside(away, low, nothing, [far], least)).toMatchObject({ width: 6400, height: 960 });
    });
  });
});
