import { describe, expect, it } from 'vitest';
import { layerOf } from './layer';
import { pan, toPane, zoom } from './viewBox';

const content = { x: -10, y: -5, width: 400, height: 200 };
const pane = { width: 300, height: 300 };
const drawn = { x: 40, y: 20, width: 150, height: 150 };

describe('the sheet of the map', () => {
  it('is as large as all of the content in the view’s size', () => {
    expect(layerOf(content, drawn, drawn, pane, 1)).toEqual({ at: { x: -100, y: -50 }, width: 800, height: 400, scale: 1 });
  });

  it('is pushed while the view is dragged, and keeps its size', () => {
    const moved = layerOf(content, drawn, pan(drawn, pane, { x: 12, y: -7 }), pane, 1);
    expect(moved).toEqual({ at: { x: -88, y: -57 }, width: 800, height: 400, scale: 1 });
  });

  it('is stretched while the view is zoomed, and shows each point where the view has it', () => {
    const shown = zoom(drawn, 1.6, { x: 90, y: 70 });
    const layer = layerOf(content, drawn, shown, pane, 1);
    expect(layer).toMatchObject({ width: 800, height: 400, scale: 1.6 });
    const corner = toPane(shown, pane, content);
    expect(layer.at.x).toBeCloseTo(corner.x);
    expect(layer.at.y).toBeCloseTo(corner.y);
  });

  it('lies on whole pixels of the screen when it is shown as it is drawn', () => {
    const between = pan(drawn, pane, { x: 0.3, y: 0.3 });
    expect(layerOf(content, drawn, between, pane, 0.5).at).toEqual({ x: -99.5, y: -49.5 });
  });
});
