import type { CityMark } from '../../../generated/wire';
import { overlap, type ViewBox } from '../../../map/viewBox';
import { labelBoxes } from './labelPoints';

/**
 * Pixels of a letter's height below which a name can't be read, and to which it then grows, where letters are as large
 * as usual.
 */
const unreadable = 7;
const readable = 9;

/** How the names of cities are drawn: how many times their own size, and those that are left out. */
export interface NameSizes {
  readonly growth: number;
  readonly hidden: ReadonlySet<string>;
}

const asDrawn: NameSizes = { growth: 1, hidden: new Set() };

/**
 * On a map that is shown so small that its names can't be read they are drawn larger, as many of them as have room.
 *
 * @param cities the most important ones first
 * @param needed those whose name is drawn in any case
 * @param unit units of the drawing to a pixel; to more than one where letters are to be larger than usual
 */
export function nameSizes(
  cities: readonly CityMark[],
  needed: ReadonlySet<string>,
  fontSize: number,
  radius: number,
  unit: number,
): NameSizes {
  if (fontSize / unit >= unreadable) return asDrawn;
  const growth = (readable * unit) / fontSize;
  const taken: ViewBox[] = [];
  const hidden = new Set<string>();
  for (const city of [...cities].sort((one, other) => Number(needed.has(other.id)) - Number(needed.has(one.id)))) {
    const boxes = labelBoxes(grown(city, growth), fontSize * growth);
    const signs = cities.filter((other) => other !== city).map((other) => around(other, radius));
    const free = boxes.every((box) => ![...taken, ...signs].some((other) => overlap(box, other) > 0));
    if (free || needed.has(city.id)) taken.push(...boxes);
    else hidden.add(city.id);
  }
  return { growth, hidden };
}

/** Where the label of a city stands when it has grown away from it. */
export function grown({ x, y, label }: CityMark, growth: number): CityMark['label'] {
  return { ...label, x: x + (label.x - x) * growth, y: y + (label.y - y) * growth };
}

function around({ x, y }: CityMark, radius: number): ViewBox {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
