/** A point of the drawing, or of the pane in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the drawing that the pane shows; of the pane's own proportions. */
export interface ViewBox extends Point, Size {}

export function isSame(one: ViewBox, other: ViewBox): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Pixels at the edges of a pane that something else lies over. */
export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether a drawing that is lower than the pane stands at its upper edge, not in its middle. */
  readonly atTop?: boolean;
}

export const nothing: Edges = { top: 0, right: 0, bottom: 0 };

/** How many times larger than the whole the closest look is. */
const closest = 7;

/** The part of a pane that is taken to be free at least. */
const leastFree = 0.2;

/** The whole content beside what lies over the pane, as large as that allows, and in its middle if it can be. */
export function fit(content: ViewBox, pane: Size, edges: Edges = nothing): ViewBox {
  const free = freeOf(pane, edges);
  const scale = Math.min(free.width / content.width, free.height / content.height);
  const centered = around(middle(content), { width: pane.width / scale, height: pane.height / scale });
  return placed(centered, content, pane, edges);
}

/** The size of the part of a pane that nothing lies over: some of it, even where there is nearly none. */
export function freeOf(pane: Size, edges: Edges): Size {
  return {
    width: Math.max(pane.width * leastFree, pane.width - edges.right),
    height: Math.max(pane.height * leastFree, pane.height - edges.top - edges.bottom),
  };
}

/** The middle of the content, large enough to leave no gap in the pane, but at most `limit` times the whole. */
export function cover(content: ViewBox, pane: Size, limit: number): ViewBox {
  const whole = fit(content, pane);
  const factor = Math.min(limit, Math.max(whole.width / content.width, whole.height / content.height));
  return clamp(zoom(whole, factor, middle(content)), content, pane);
}

/**
 * A view itself if a unit of it takes as many pixels as is wanted at least and at most; otherwise one nearer to a point of
 * it or farther from it, so that it does.
 */
export function legible(view: ViewBox, pane: Size, least: number, most: number, at: Point): ViewBox {
  const scale = pane.width / view.width;
  const wanted = Math.max(least, Math.min(most, scale));
  return scale === wanted ? view : zoom(view, wanted / scale, at);
}

/** The view after zooming in by a factor; the point of the drawing stays where it is in the pane. */
export function zoom(view: ViewBox, factor: number, at: Point): ViewBox {
  return {
    x: at.x - (at.x - view.x) / factor,
    y: at.y - (at.y - view.y) / factor,
    width: view.width / factor,
    height: view.height / factor,
  };
}

/** The view after dragging the drawing by some pixels of the pane. */
export function pan(view: ViewBox, pane: Size, pixels: Point): ViewBox {
  const scale = view.width / pane.width;
  return { ...view, x: view.x - pixels.x * scale, y: view.y - pixels.y * scale };
}

/**
 * The nearest view that is allowed: not farther away than the whole, not too close, and without needless gaps; what
 * lies over the pane needn't be filled.
 */
export function clamp(view: ViewBox, content: ViewBox, pane: Size, edges: Edges = nothing): ViewBox {
  const whole = fit(content, pane, edges);
  const width = Math.min(whole.width, Math.max(whole.width / closest, view.width));
  return placed(around(middle(view), { width, height: (width * pane.height) / pane.width }), content, pane, edges);
}

/** A point that is to be seen, and how much room is left around it. */
export interface Spot extends Point {
  readonly room: number;
}

/** Points, each with the same room around it. */
export function withRoom(points: readonly Point[], room: number): readonly Spot[] {
  return points.map(({ x, y }) => ({ x, y, room }));
}

/**
 * The view, moved and widened just so far that it holds some points with room around each; as it is for none. It isn't
 * widened beyond a width: of points that are too far apart for that it shows the middle.
 */
export function holding(view: ViewBox, spots: readonly Spot[], widest = Infinity): ViewBox {
  if (spots.length === 0) return view;
  const [left, right] = [Math.min(...spots.map(({ x, room }) => x - room)), Math.max(...spots.map(({ x, room }) => x + room))];
  const [top, bottom] = [Math.min(...spots.map(({ y, room }) => y - room)), Math.max(...spots.map(({ y, room }) => y + room))];
  const wanted = Math.max(1, (right - left) / view.width, (bottom - top) / view.height);
  const factor = Math.max(1, Math.min(wanted, widest / view.width));
  const size = { width: view.width * factor, height: view.height * factor };
  const center = middle(view);
  return {
    x: startHolding(center.x - size.width / 2, size.width, left, right),
    y: startHolding(center.y - size.height / 2, size.height, top, bottom),
    ...size,
  };
}

/** The start of a window, moved just so far that it holds a stretch, or the middle of one that is longer. */
function startHolding(start: number, length: number, from: number, to: number): number {
  return to - from > length ? (from + to - length) / 2 : Math.max(to - length, Math.min(from, start));
}

/**
 * The view, moved and widened just so far that some points lie where nothing lies over the pane, with room around each:
 * so many pixels, or a sixth of what is free. It isn't widened so far that a unit of the drawing takes fewer pixels than
 * `least`; if not all of them can be seen then, those named later are seen rather than those before.
 */
export function holdingBeside(
  view: ViewBox,
  pane: Size,
  edges: Edges,
  [spots = [], ...dearer]: readonly (readonly Spot[])[],
  least = 0,
): ViewBox {
  const pixel = view.width / pane.width;
  const above = edges.top * pixel;
  const free = freeOf(pane, edges);
  const widest = least > 0 ? free.width / least : Infinity;
  const seen = { x: view.x, y: view.y + above, width: free.width * pixel, height: free.height * pixel };
  const near = spots.map((spot) => ({ ...spot, room: Math.min(spot.room, free.width / 6) }));
  const wide = Math.max(seen.width, Math.min(widest, widthFor(near, seen.width, free))) / free.width;
  const next = holding(
    seen,
    near.map((spot) => ({ ...spot, room: spot.room * wide })),
    widest,
  );
  const factor = next.width / seen.width;
  const held = { x: next.x, y: next.y - above * factor, width: view.width * factor, height: view.height * factor };
  return dearer.length === 0 ? held : holdingBeside(held, pane, edges, dearer, least);
}

/**
 * Pixels that a unit of a drawing takes at least where points of it are held in sight: as much of it is seen across as
 * there is, however low the pane is.
 */
export function leastScale(content: ViewBox, pane: Size, edges: Edges): number {
  return freeOf(pane, edges).width / content.width;
}

/**
 * How much of the drawing must be seen across, at least so much, to hold some points with so many pixels around each.
 * Where nothing is left between the room of two, no width would do.
 */
function widthFor(spots: readonly Spot[], least: number, free: Size): number {
  const unit = (apart: number, left: number): number => (left > 0 ? apart / left : 0);
  const units = spots.flatMap((one) =>
    spots.flatMap((other) => {
      const room = one.room + other.room;
      return [unit(other.x - one.x, free.width - room), unit(other.y - one.y, free.height - room)];
    }),
  );
  return Math.max(least, ...units.map((each) => each * free.width));
}

/** Two points of a box between which all of it lies. */
export function ends({ x, y, width, height }: ViewBox): readonly [Point, Point] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

/** Where a point of the pane lies in the drawing. */
export function toDrawing(view: ViewBox, pane: Size, point: Point): Point {
  return {
    x: view.x + (point.x * view.width) / pane.width,
    y: view.y + (point.y * view.height) / pane.height,
  };
}

/** Where a point of the drawing lies in the pane. */
export function toPane(view: ViewBox, pane: Size, point: Point): Point {
  return {
    x: ((point.x - view.x) * pane.width) / view.width,
    y: ((point.y - view.y) * pane.height) / view.height,
  };
}

/** The view on the way from one to another; `part` from 0 to 1. */
export function between(from: ViewBox, to: ViewBox, part: number): ViewBox {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

function around(center: Point, size: Size): ViewBox {
  return { x: center.x - size.width / 2, y: center.y - size.height / 2, ...size };
}

export function middle(box: ViewBox): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest view of the same size that leaves no needless gaps. */
function placed(view: ViewBox, content: ViewBox, pane: Size, { top, right, bottom, atTop = false }: Edges): ViewBox {
  const pixel = view.width / pane.width;
  return {
    ...view,
    x: inside(view.x, view.width, content.x, content.width, 0, right * pixel),
    y: inside(view.y, view.height, content.y, content.height, top * pixel, bottom * pixel, atTop),
  };
}

/**
 * A window's start so that its free part stays within the content. Where the content is smaller it is in the middle of
 * the window, or as near to it as the free part allows, or at its start.
 */
function inside(
  start: number,
  length: number,
  contentStart: number,
  contentLength: number,
  before: number,
  after: number,
  atStart = false,
): number {
  const first = contentStart - before;
  const last = contentStart + contentLength - length + after;
  if (last <= first && atStart) return first;
  if (last <= first) return Math.min(first, Math.max(last, contentStart + (contentLength - length) / 2));
  return Math.min(last, Math.max(first, start));
}

/** The area that two boxes have in common. */
export function overlap(one: ViewBox, other: ViewBox): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
