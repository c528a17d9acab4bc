import { limits } from '../../../ui/limits';
import type { Leaf } from '../panels/Leaves.svelte';
import { mapHeight, mapWidth } from './geometry';
import { page } from './trackLayout';

/** How much of the table is seen at once: both sheets; one large and the words beside it; or one above the words. */
export type Layout = 'both' | 'single' | 'phone';

/** The narrowest screens, in pixels, on which the two sheets, or one and the words, are read side by side. */
const both = 1200;
const single = limits.wide;

/** Below so many pixels of height a whole sheet is too small to be read, such as on a phone on its side. */
const low = limits.high;

/** Pixels of height that cards, sheet, players and words of a phone need one above the other. */
const tall = 640;

/** Up to so many pixels of width the mayor's card would leave the others no room beside it; */
const lined = 1000;
/** and on a low screen, whose cards are small, up to so many. */
const linedLow = 830;

/** Pixels that the card of a round needs for what it says, beside its die, in letters that can be read; and between two. */
const leastCard = 92;
const betweenCards = 4;

/** From so many pixels on there is room beside a sheet where there is none below it. */
const { onItsSide } = limits;

/** And no fewer letters may find room there than on so many pixels: words beside the sheet would be broken. */
const leastLetters = 500;

/** Pixels to a unit of the tracks' page below which what is printed on it is read only with an effort. */
const legible = 0.75;

/** Pixels of a sheet's margins, between two of them, and beside them for the tools and all gaps. */
const rim = 12;
const between = 8;
const tools = 86;

/** Up to so many pixels of width the cards of a round have their dice below their names. */
const dicedBelow = 1358;

/**
 * Pixels to a unit of the tracks' page where it lies beside the map, as the style sheet of the table lays both out.
 *
 * @param crowd whether three or four play: then there is less room below it
 */
export function tracksScale(width: number, height: number, crowd: boolean, scale = 1): number {
  const row = scale * (width / scale > dicedBelow ? 74 : 98);
  const wide = crowd && height <= 820 && width >= 1.7 * height;
  const map = Math.min((height - row - 36) * 0.855 + rim, 0.54 * width);
  const beside = width - tools - map - (wide ? 186 + between : 0);
  const above = height - row - (!crowd ? 220 : wide ? 230 : 278);
  return Math.min((beside - rim) / page.width, (above - rim) / page.height);
}

/**
 * Both sheets lie on the table where both can be read. At the end of the game the points take the room of one of them.
 *
 * @param crowd whether three or four play
 * @param scale how many times as large as usual letters are: they leave less room, here as below
 */
export function layoutFor(width: number, height: number, ended: boolean, crowd = false, scale = 1): Layout {
  const letters = width / scale;
  const fits = height / scale < low ? width >= onItsSide && letters >= leastLetters : letters >= single;
  if (!fits) return 'phone';
  return letters < both || ended || tracksScale(width, height, crowd, scale) < legible ? 'single' : 'both';
}

/** Whether there is so little room that all is close together, and sheets are shown near. */
export function isSmall(layout: Layout, height: number, scale = 1): boolean {
  return layout === 'phone' || (layout === 'single' && height / scale < low);
}

/** Pixels to a unit of the map below which the names of its buildings can't be read. */
const readable = 0.7;

/** Pixels of a tablet's width that the tools, the gaps and the paper's margins take. */
const margins = 98;

/** Pixels of height from which a tablet that is upright has room for the words below a sheet, which is as wide as the screen then. */
const high = 880;

/** Pixels of height that cards, players, gaps and the paper's margins take there, and what the words do. */
const above = 180;
const below = (height: number): number => Math.max(200, 0.22 * height);

/** Whether the words lie below a sheet, as wide as the screen, rather than beside it. At the end the points need more room. */
export function isUpright(layout: Layout, width: number, height: number, ended: boolean, scale = 1): boolean {
  return layout === 'single' && !ended && height > width && height / scale >= high;
}

/** Whether sheets are shown near, a part at a time: on a phone, and where a tablet is upright and a whole one too small. */
export function isNear(layout: Layout, width: number, height: number, ended: boolean, scale = 1): boolean {
  const upright = isUpright(layout, width, height, ended, scale);
  const words = upright ? 0 : ended ? Math.max(340, 0.42 * width) : Math.max(290, 0.34 * width);
  const across = (width - margins - words) / mapWidth;
  const down = upright ? (height - above - below(height)) / mapHeight : Infinity;
  return isSmall(layout, height, scale) || (layout === 'single' && Math.min(across, down) < readable);
}

/** Whether the mayor's card has a line of its own below the others. */
export function isMayorBelow(layout: Layout, width: number, height: number, scale = 1): boolean {
  return layout === 'phone' || width / scale <= (height / scale > low ? lined : linedLow);
}

/** How many of a round's cards stand beside one another where there is little room; the rows are filled evenly. */
export function cardsInLine(cards: number, width: number, scale = 1): number {
  const most = Math.max(2, Math.floor((width + betweenCards) / (leastCard * scale + betweenCards)));
  return Math.ceil(cards / Math.ceil(cards / most));
}

/** Whether a phone's table is longer than the screen: letters are so large, or the screen is smaller than any phone's. */
export function isLong(layout: Layout, height: number, scale = 1): boolean {
  return layout === 'phone' && height / scale < tall;
}

/**
 * What lies there to be turned over. The words beside a sheet are always seen; at the end of the game they are the points,
 * which leave the log no room below them.
 *
 * @param replayed whether the game is gone through: that is done by its log, which is always seen as well
 */
export function leavesOf(layout: Layout, ended: boolean, replayed = false): readonly Leaf[] {
  if (layout !== 'phone') return ended && !replayed ? ['map', 'tracks', 'log'] : ['map', 'tracks'];
  return ended ? ['map', 'tracks', 'score', 'log'] : ['map', 'tracks', 'log'];
}

/** The sheet on which a phase's choices are made; null if it has none of its own. */
export function leafOf(phase: string, ended: boolean, leaves: readonly Leaf[]): Leaf | null {
  if (ended) return leaves.includes('score') ? 'score' : 'map';
  if (['wild', 'circle', 'performer'].includes(phase)) return 'tracks';
  return phase === 'chance' ? null : 'map';
}

/** What decides which leaf lies on top. */
export interface Moment {
  readonly phase: string;
  /** Whether the game is over, and that was seen. */
  readonly ended: boolean;
  /** Whether the choice is made here. */
  readonly yours: boolean;
  readonly leaves: readonly Leaf[];
}

/** Turns the sheet over for a new question and at the end of the game; else it is left to whoever reads. */
export class Turning {
  #last: Moment | null = null;
  #beforeEnd: Leaf = 'map';

  /**
   * @param leaf the one that lies on top
   * @returns the one that does now
   */
  to(now: Moment, leaf: Leaf): Leaf {
    const last = this.#last;
    this.#last = now;
    if (now.ended && !last?.ended) this.#beforeEnd = leaf;
    const asked = now.yours && !(last?.yours && last.phase === now.phase);
    const over = now.ended && !last?.ended;
    // Whoever goes back from the end of a replay reads on where they were.
    const resting = last?.ended && !now.ended ? this.#beforeEnd : leaf;
    const next = (asked || over ? leafOf(now.phase, now.ended, now.leaves) : null) ?? resting;
    return now.leaves.includes(next) ? next : 'map';
  }
}
