import type { CityMark, Label, MapDrawing } from '../../../generated/wire';
import type { Point, ViewBox } from '../../../map/viewBox';
import { labelBoxes } from './labelPoints';
import { count, covered, type Obstacles } from './obstacles';

/**
 * Pixels of a letter's height below which a name is hard to read, where letters are as large as usual, and those to which
 * it then grows: the first in which there is room for all names, otherwise the last.
 */
const unreadable = 10;
const readable = [11, 10.5, 10, 9.5, 9];

/** From a city's middle to a name that stands elsewhere than it was drawn, in radii of its sign. */
const gap = 1.4;

/** So many letters are left of a name that is shortened, and so many it has at least. */
const shortened = 5;
const leastShortened = 8;

/** A name as it is drawn. */
export interface Written extends Label {
  /** The letters that aren't drawn of a name that is shortened, before the `…` that ends it. */
  readonly cut?: string;
}

type Words = Pick<Written, 'lines' | 'cut'>;

/** How the names of cities are drawn; one that is left out has no label. */
export interface CityNames {
  readonly fontSize: number;
  readonly labels: ReadonlyMap<string, Written>;
}

/** What names stand on: the size of the sheet, of its letters and of its signs. */
type Sheet = Pick<MapDrawing, 'width' | 'height' | 'fontSize' | 'cityRadius'>;

/**
 * How large the names on a map are: as they were drawn where they can be read, otherwise larger.
 *
 * @param cities the most important ones first
 * @param unit units of the drawing to a pixel; to more than one where letters are to be larger than usual
 */
export function readableSize(cities: readonly CityMark[], sheet: Sheet, obstacles: Obstacles, unit: number): number {
  const { fontSize: drawn } = sheet;
  if (drawn / unit >= unreadable) return drawn;
  const sizes = readable.map((size) => size * unit).filter((size) => size > drawn);
  const roomy = sizes.find((size) => isWhole(written(cities, new Set(), sheet, obstacles, size), cities));
  return roomy ?? sizes.at(-1) ?? drawn;
}

/**
 * Names that are larger than they were drawn, as many of them as have room on the sheet: where they were drawn if they can,
 * otherwise at another side of their city, over as few points as can be; and if there is no room either, over two lines or
 * shortened. Others stay as they were drawn. Where all find room, none gives way to those that are needed.
 *
 * @param cities the most important ones first
 * @param fontSize units of the drawing
 * @returns draws them, the names of some cities in any case
 */
export function cityNames(
  cities: readonly CityMark[],
  sheet: Sheet,
  obstacles: Obstacles,
  fontSize: number,
): (needed: ReadonlySet<string>) => CityNames {
  const all = fontSize <= sheet.fontSize ? asDrawn(cities) : written(cities, new Set(), sheet, obstacles, fontSize);
  if (isWhole(all, cities)) return () => ({ fontSize, labels: all });
  return (needed) => ({ fontSize, labels: written(cities, needed, sheet, obstacles, fontSize) });
}

function asDrawn(cities: readonly CityMark[]): ReadonlyMap<string, Written> {
  return new Map(cities.map(({ id, label }) => [id, label]));
}

/** Whether all of every name is drawn. */
function isWhole(labels: ReadonlyMap<string, Written>, cities: readonly CityMark[]): boolean {
  return labels.size === cities.length && [...labels.values()].every(({ cut }) => cut === undefined);
}

/** Places names one after the other, those that are needed first, and these in any case. */
function written(
  cities: readonly CityMark[],
  needed: ReadonlySet<string>,
  sheet: Sheet,
  { boxes, spared = [], points }: Obstacles,
  fontSize: number,
): ReadonlyMap<string, Written> {
  const { fontSize: drawn, cityRadius } = sheet;
  const labels = new Map<string, Written>();
  const taken: ViewBox[] = [...boxes];
  /** Where a name has most room and covers least, of some places. */
  const best = (city: CityMark, places: readonly Written[], usual?: Written) => {
    const signs = cities.filter((other) => other !== city).map((other) => around(other, cityRadius));
    return places
      .map((place) => {
        const label = movedOnto(place, fontSize, sheet);
        const own = labelBoxes(label, fontSize);
        // One that is moved may come to lie on its own city.
        const moved = label.x !== place.x || label.y !== place.y;
        const met = [...taken, ...signs, ...(moved ? [around(city, cityRadius)] : [])];
        const meets = own.reduce((sum, box) => sum + covered(box, met), 0);
        const hides = own.reduce((sum, box) => sum + covered(box, spared), 0);
        return { label, own, meets, hides, cost: place === usual ? 0 : 1 + count(own, points) };
      })
      .reduce((one, other) =>
        (other.meets - one.meets || other.hides - one.hides || other.cost - one.cost) < 0 ? other : one,
      );
  };
  const usually = (city: CityMark) => {
    const usual = grown(city, fontSize / drawn);
    return best(city, [usual, ...placesAround(city, city.label, fontSize, cityRadius)], usual);
  };
  const write = (city: CityMark, { label, own }: { label: Written; own: readonly ViewBox[] }) => {
    labels.set(city.id, label);
    taken.push(...own);
  };
  const ordered = [...cities].sort((one, other) => Number(needed.has(other.id)) - Number(needed.has(one.id)));
  for (const city of ordered) {
    const found = usually(city);
    if (found.meets + found.hides === 0 || needed.has(city.id)) write(city, found);
  }
  // What has no room as it is gets what the others leave.
  for (const city of ordered.filter(({ id }) => !labels.has(id))) {
    const ways = narrower(city.label.lines).map((words) => best(city, placesAround(city, words, fontSize, cityRadius)));
    const whole = ways.filter(({ label }) => label.cut === undefined);
    const found =
      whole.find(({ meets, hides }) => meets + hides === 0) ?? [usually(city), ...ways].find(({ meets }) => meets === 0);
    if (found !== undefined) write(city, found);
  }
  return labels;
}

/** Ways to write a name that has no room as it is: over two lines, or only its beginning, if that is a good part of it. */
function narrower(lines: readonly string[]): readonly Words[] {
  const name = lines.join(' ');
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const middle = gaps.toSorted((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0];
  const halves =
    lines.length > 1 || middle === undefined ? [] : [{ lines: [name.slice(0, middle).trimEnd(), name.slice(middle)] }];
  const letters = [...name];
  if (letters.length < leastShortened) return halves;
  const start = letters.slice(0, shortened).join('').trimEnd();
  return [...halves, { lines: [`${start}…`], cut: name.slice(start.length) }];
}

/** Where the name of a city stands when it has grown away from it. */
function grown({ x, y, label }: CityMark, growth: number): Label {
  return { ...label, x: x + (label.x - x) * growth, y: y + (label.y - y) * growth };
}

/** At its right, at its left, above it and below it. */
function placesAround({ x, y }: CityMark, words: Words, fontSize: number, cityRadius: number): readonly Written[] {
  const away = gap * cityRadius;
  const { length } = words.lines;
  const level = y + (0.35 - (length - 1) / 2) * fontSize;
  return [
    { ...words, anchor: 'start', x: x + away, y: level },
    { ...words, anchor: 'end', x: x - away, y: level },
    { ...words, anchor: 'middle', x, y: y - away - (length - 0.65) * fontSize },
    { ...words, anchor: 'middle', x, y: y + away + 0.9 * fontSize },
  ];
}

/** A name, moved just so far that it doesn't reach over an edge of the sheet. */
function movedOnto(label: Written, fontSize: number, { width, height }: Sheet): Written {
  const boxes = labelBoxes(label, fontSize);
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { ...label, x: label.x + inward(left, right, width), y: label.y + inward(top, bottom, height) };
}

/** By how much something must be moved to lie between 0 and an edge. */
function inward(start: number, end: number, edge: number): number {
  return Math.max(0, -start) - Math.max(0, end - edge);
}

function around({ x, y }: Point, radius: number): ViewBox {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
