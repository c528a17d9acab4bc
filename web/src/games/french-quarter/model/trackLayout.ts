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

/** Where everything of the score sheet lies, in units of its drawing. */
export interface TrackLayout {
  readonly width: number;
  readonly height: number;
  readonly activity: ActivityLayout;
  /** The first track, and how far the others are below one another. */
  readonly activities: Spot & { readonly pitch: number };
  readonly umbrellas: { readonly title: Spot; readonly boxes: BoxesLayout };
  readonly performers: { readonly title: Spot; readonly marks: Spot & { readonly pitch: number }; readonly boxes: BoxesLayout };
  readonly line: { readonly title: Spot; readonly boxes: BoxesLayout; readonly umbrellas: Spot & { readonly size: number }; readonly words: Spot };
  readonly sights: { readonly title: Spot; readonly words: Spot & { readonly pitch: number } };
  readonly rounds: { readonly title: Spot; readonly circles: RowLayout };
  readonly parts: Spot;
  readonly total: Spot;
}

/** Between two boxes of a [BoxesLayout]. */
export const gap = 4;

/** How many boxes a track of an activity has, and how many bonuses and multipliers at most. */
export const most = { boxes: 14, bonuses: 4, multipliers: 5 };

/** A page, for a screen that shows both sheets. */
export const page: TrackLayout = {
  width: 672,
  height: 672,
  activities: { x: 0, y: 6, pitch: 68 },
  activity: {
    icon: { x: 6, y: 21, size: 30 },
    title: { x: 8, y: 12 },
    sum: { x: 516, y: 12 },
    ground: { x: 2, y: 16, width: 518, height: 40 },
    boxes: { x: 56, y: 36, pitch: 34, half: 15 },
    bonuses: { x: 543, y: 19, pitch: 34, half: 14 },
    multipliers: { x: 538, y: 48, pitch: 29, half: 13.5, height: 20 },
  },
  umbrellas: { title: { x: 8, y: 364 }, boxes: { x: 8, y: 372, across: 15, size: 24 } },
  performers: {
    title: { x: 8, y: 448 },
    marks: { x: 8, y: 456, pitch: 40 },
    boxes: { x: 8, y: 534, across: 8, size: 28 },
  },
  line: {
    title: { x: 438, y: 364 },
    boxes: { x: 438, y: 372, across: 10, size: 17 },
    umbrellas: { x: 649, y: 372, size: 17 },
    words: { x: 438, y: 514 },
  },
  sights: { title: { x: 438, y: 542 }, words: { x: 438, y: 561, pitch: 18 } },
  rounds: { title: { x: 438, y: 640 }, circles: { x: 451, y: 657, pitch: 28.5, half: 12 } },
  parts: { x: 8, y: 622 },
  total: { x: 8, y: 656 },
};

/** A strip as wide as a phone, unit for pixel, to be scrolled. */
export const strip: TrackLayout = {
  width: 384,
  height: 1190,
  activities: { x: 0, y: 4, pitch: 80 },
  activity: {
    icon: { x: 3, y: 0, size: 18 },
    title: { x: 26, y: 14 },
    sum: { x: 381, y: 14 },
    ground: { x: 0, y: 18, width: 384, height: 30 },
    boxes: { x: 16, y: 33, pitch: 27, half: 12 },
    bonuses: { x: 15, y: 62, pitch: 32, half: 12 },
    multipliers: { x: 239, y: 62, pitch: 32, half: 14, height: 22 },
  },
  umbrellas: { title: { x: 3, y: 428 }, boxes: { x: 3, y: 436, across: 10, size: 32 } },
  performers: {
    title: { x: 3, y: 566 },
    marks: { x: 3, y: 574, pitch: 48 },
    boxes: { x: 3, y: 654, across: 8, size: 34 },
  },
  line: {
    title: { x: 3, y: 752 },
    boxes: { x: 3, y: 760, across: 10, size: 28 },
    umbrellas: { x: 330, y: 763, size: 22 },
    words: { x: 3, y: 972 },
  },
  sights: { title: { x: 3, y: 1000 }, words: { x: 3, y: 1020, pitch: 19 } },
  rounds: { title: { x: 3, y: 1102 }, circles: { x: 17, y: 1126, pitch: 36, half: 14 } },
  parts: { x: 3, y: 1162 },
  total: { x: 3, y: 1186 },
};
