import type { Point, Size, ViewBox } from './viewBox';

/** Where the sheet on which all of the content is drawn lies in the pane, in CSS pixels. */
export interface Layer extends Size {
  /** Its upper left corner. */
  readonly at: Point;
  /** How many times its own size it is shown. */
  readonly scale: number;
}

/**
 * The sheet that shows a view. It is drawn in the size that another view needs, so that what is on it stays as it is
 * while it is only pushed about or stretched.
 *
 * @param drawn the view in whose size the sheet is drawn
 * @param pixel the side of a pixel of the screen: a sheet at its own size lies on whole pixels, so that it is sharp
 */
export function layerOf(content: ViewBox, drawn: ViewBox, shown: ViewBox, pane: Size, pixel: number): Layer {
  const unit = pane.width / drawn.width;
  const scale = drawn.width / shown.width;
  const whole = (length: number): number => (scale === 1 ? Math.round(length / pixel) * pixel : length);
  return {
    at: {
      x: whole((content.x - shown.x) * unit * scale),
      y: whole((content.y - shown.y) * unit * scale),
    },
    width: content.width * unit,
    height: content.height * unit,
    scale,
  };
}
