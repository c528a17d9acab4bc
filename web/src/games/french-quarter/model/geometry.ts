import type { BuildingView, CrossingView, StretchView } from '../../../generated/wire';

/** Units of the map sheet: between two streets that run alike, across a street, and around the whole. */
const column = 128;
const row = 104;
const street = 22;
const margin = 16;

/** How many blocks lie side by side, and one below the other. */
const columns = 5;
const rows = 7;

/** How high the river is that the Quarter ends at in the south. */
const river = 26;

export const mapWidth = 2 * margin + columns * column;
export const mapHeight = 2 * margin + rows * row + river;

/** The river along the lower edge. */
export const riverBand: Box = { x: 0, y: mapHeight - river - 2, width: mapWidth, height: river + 2 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where a crossing lies on the map sheet. */
export function crossingPoint(crossing: Pick<CrossingView, 'x' | 'y'>): Point {
  return { x: margin + crossing.x * column, y: margin + crossing.y * row };
}

/** The ground of a building: a block, or half of one with an alley between. */
export function buildingBox(building: Pick<BuildingView, 'row' | 'column' | 'half'>): Box {
  const whole = {
    x: margin + building.column * column + street / 2,
    y: margin + building.row * row + street / 2,
    width: column - street,
    height: row - street,
  };
  if (building.half === null) return whole;
  const width = whole.width / 2 - 2;
  return { ...whole, width, x: building.half === 'west' ? whole.x : whole.x + width + 4 };
}

/** The band of a street from edge to edge of the map. */
export function streetBand(line: { readonly eastWest: boolean; readonly order: number }): Box {
  const half = street / 2;
  return line.eastWest
    ? { x: margin, y: margin + line.order * row - half, width: columns * column, height: street }
    : { x: margin + line.order * column - half, y: margin, width: street, height: rows * row };
}

/** Where along a street something stands, in blocks from its beginning; on the line in the middle of the street. */
export function alongStreet(line: { readonly eastWest: boolean; readonly order: number }, blocks: number): Point {
  return line.eastWest
    ? { x: margin + blocks * column, y: margin + line.order * row }
    : { x: margin + line.order * column, y: margin + blocks * row };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The widest and the narrowest look at a part of the map: names can be read, and there is something around. */
const widest = 3.4 * column;
const narrowest = 2.6 * column;

/** A square around the middle of some boxes, large enough for them or at least for as many as can be read at once. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const size = Math.min(widest, Math.max(narrowest, right - left, bottom - top) + 2 * margin);
  return { x: (left + right - size) / 2, y: (top + bottom - size) / 2, width: size, height: size };
}

/** The path of a brush along some stretches; each is a stroke of its own with a slight bow, as a hand makes it. */
export function brush(
  stretches: readonly string[],
  stretchOf: (id: string) => StretchView,
  pointOf: (crossing: string) => Point,
  aside = 0,
): string {
  return stretches
    .map((id, number) => {
      const { from, to } = stretchOf(id);
      const start = pointOf(from);
      const end = pointOf(to);
      const bow = (number % 2 === 0 ? 2.4 : -2.4) + aside;
      const flat = start.y === end.y;
      const middle = flat
        ? `${(start.x + end.x) / 2} ${start.y + bow}`
        : `${start.x + bow} ${(start.y + end.y) / 2}`;
      const shift = flat ? `0 ${aside}` : `${aside} 0`;
      const [dx, dy] = shift.split(' ').map(Number);
      return `M${start.x + dx!} ${start.y + dy!}Q${middle} ${end.x + dx!} ${end.y + dy!}`;
    })
    .join('');
}

/** A name in lines of at most so many letters, broken between words. */
export function lines(name: string, letters: number): string[] {
  return name.split(' ').reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    if (last === undefined || `${last} ${word}`.length > letters) return [...rows, word];
    return [...rows.slice(0, -1), `${last} ${word}`];
  }, []);
}
