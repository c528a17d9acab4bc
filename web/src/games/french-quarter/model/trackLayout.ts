/** A row of boxes: where the first one lies, how many stand in a row, and how large each is. */
export interface BoxesLayout {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly size: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Things of one size at equal distances from left to right; the point is the middle of the first. */
export interface RowLayout extends Spot {
  readonly pitch: number;
  /** Half of the width of each. */
  readonly half: number;
}

/** The track of an activity, from its own upper edge. */
export interface ActivityLayout {
  readonly icon: Spot & { readonly size: number };
  readonly title: Spot;
  /** Where the sum ends. */
  readonly sum: Spot;
  readonly ground: Spot & { readonly width: number; readonly height: number };
  readonly boxes: RowLayout;
  readonly bonuses: RowLayout;
  readonly multipliers: RowLayout & { readonly height: number };
}

/** Cells of a small table: the upper left corner of the first, and how they follow one another. */
export interface CellsLayout extends Spot {
  readonly across: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of the score sheet lies, in units of its drawing. */
export interface TrackLayout {
  readonly width: number;
  readonly height: number;
  readonly activity: ActivityLayout;
  /** The first track, and how far the others are below one another. */
  readonly activities: Spot & { readonly pitch: number };
  readonly umbrellas: { readonly title: Spot; readonly boxes: BoxesLayout };
  readonly performers: {
    readonly title: Spot;
    readonly marks: Spot & { readonly pitch: number };
    /** What 1 to 8 performers of a row are worth. */
    readonly cells: CellsLayout;
    readonly boxes: BoxesLayout;
  };
  readonly line: {
    readonly title: Spot;
    readonly boxes: BoxesLayout;
    readonly umbrellas: Spot & { readonly size: number };
    readonly words: Spot;
  };
  readonly rounds: { readonly title: Spot; readonly circles: RowLayout };
  /** The sources of points, the first of which begins at the left of the spot. */
  readonly points: CellsLayout;
  readonly total: Spot;
}

/** Between two boxes of a [BoxesLayout]. */
export const gap = 4;

/** How many boxes a track of an activity has, and how many bonuses and multipliers at most. */
export const most = { boxes: 14, bonuses: 4, multipliers: 5 };

/** How many sources of points there are. */
export const sources = 8;

/** A page, for a screen that shows both sheets. */
export const page: TrackLayout = {
  width: 760,
  height: 650,
  activities: { x: 0, y: 4, pitch: 68 },
  activity: {
    icon: { x: 13, y: 21, size: 28 },
    title: { x: 8, y: 13 },
    sum: { x: 586, y: 13 },
    ground: { x: 2, y: 18, width: 588, height: 42 },
    boxes: { x: 70, y: 36, pitch: 37.5, half: 15 },
    bonuses: { x: 618, y: 20, pitch: 38, half: 15 },
    multipliers: { x: 613, y: 51, pitch: 32, half: 14.5, height: 21 },
  },
  umbrellas: { title: { x: 8, y: 362 }, boxes: { x: 8, y: 370, across: 15, size: 24 } },
  performers: {
    title: { x: 8, y: 446 },
    marks: { x: 8, y: 454, pitch: 52.5 },
    cells: { x: 8, y: 532, across: 8, width: 52.5, height: 20 },
    boxes: { x: 8, y: 560, across: 16, size: 22.25 },
  },
  line: {
    title: { x: 452, y: 362 },
    boxes: { x: 452, y: 370, across: 10, size: 22 },
    umbrellas: { x: 716, y: 371, size: 20 },
    words: { x: 452, y: 538 },
  },
  points: { x: 452, y: 548, across: 2, width: 150, height: 17 },
  rounds: { title: { x: 8, y: 622 }, circles: { x: 122, y: 617, pitch: 36, half: 14 } },
  total: { x: 452, y: 642 },
};

/** A strip as wide as a phone, unit for pixel, to be scrolled. */
export const strip: TrackLayout = {
  width: 384,
  height: 1252,
  activities: { x: 0, y: 4, pitch: 86 },
  activity: {
    icon: { x: 7, y: 2, size: 16 },
    title: { x: 35, y: 14 },
    sum: { x: 381, y: 14 },
    ground: { x: 0, y: 19, width: 384, height: 34 },
    boxes: { x: 16, y: 34, pitch: 27, half: 12 },
    bonuses: { x: 15, y: 67, pitch: 32, half: 12 },
    multipliers: { x: 239, y: 67, pitch: 32, half: 14, height: 22 },
  },
  umbrellas: { title: { x: 3, y: 460 }, boxes: { x: 3, y: 468, across: 10, size: 32 } },
  performers: {
    title: { x: 3, y: 598 },
    marks: { x: 3, y: 606, pitch: 48 },
    cells: { x: 3, y: 684, across: 8, width: 47, height: 22 },
    boxes: { x: 3, y: 716, across: 8, size: 34 },
  },
  line: {
    title: { x: 3, y: 814 },
    boxes: { x: 3, y: 822, across: 10, size: 28 },
    umbrellas: { x: 330, y: 825, size: 22 },
    words: { x: 3, y: 1032 },
  },
  rounds: { title: { x: 3, y: 1066 }, circles: { x: 17, y: 1088, pitch: 36, half: 14 } },
  points: { x: 3, y: 1116, across: 2, width: 189, height: 24 },
  total: { x: 3, y: 1240 },
};
