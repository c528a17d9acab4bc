import { describe, expect, it } from 'vitest';
import {
  gap,
  most,
  page,
  sources,
  strip,
  type BoxesLayout,
  type CellsLayout,
  type RowLayout,
  type Spot,
  type TrackLayout,
} from './trackLayout';

interface Area extends Spot {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/** The lower edge of a line of words lies on its point; how wide it is depends on the language. */
const words = (what: string, { x, y }: Spot, width: number): Area => ({ what, x, y: y - 11, width, height: 13 });

function row(what: string, { x, y, pitch, half }: RowLayout, count: number, height = 2 * half): Area[] {
  return Array.from({ length: count }, (_, place) => ({
    what: `${what} ${place}`,
    x: x + place * pitch - half,
    y: y - height / 2,
    width: 2 * half,
    height,
  }));
}

function boxes(what: string, { x, y, across, size }: BoxesLayout, count: number): Area {
  const pitch = size + gap;
  return { what, x, y, width: across * pitch - gap, height: Math.ceil(count / across) * pitch - gap };
}

function cells(what: string, { x, y, across, width, height }: CellsLayout, count: number): Area {
  return { what, x, y, width: across * width, height: Math.ceil(count / across) * height };
}

function activity({ activity: one, activities }: TrackLayout, place: number): Area[] {
  const parts = [
    words('title', one.title, 170),
    words('sum', { x: one.sum.x - 70, y: one.sum.y }, 70),
    ...row('box', one.boxes, most.boxes),
    ...row('bonus', one.bonuses, most.bonuses),
    ...row('multiplier', one.multipliers, most.multipliers, one.multipliers.height),
  ];
  const top = activities.y + place * activities.pitch;
  return parts.map((part) => ({ ...part, what: `track ${place} ${part.what}`, x: part.x + activities.x, y: part.y + top }));
}

function areas(layout: TrackLayout): Area[] {
  const { umbrellas, performers, line, rounds } = layout;
  return [
    ...[0, 1, 2, 3, 4].flatMap((place) => activity(layout, place)),
    words('umbrellas', umbrellas.title, 100),
    boxes('umbrella boxes', umbrellas.boxes, 30),
    words('performers', performers.title, 150),
    ...Array.from({ length: 8 }, (_, place) => ({
      what: `performer ${place}`,
      x: performers.marks.x + place * performers.marks.pitch,
      y: performers.marks.y,
      width: 34,
      height: 71,
    })),
    cells('points of a row', performers.cells, 8),
    boxes('performer boxes', performers.boxes, 16),
    words('line', line.title, 100),
    boxes('line boxes', line.boxes, 60),
    { what: 'line umbrellas', x: line.umbrellas.x, y: line.umbrellas.y, width: line.umbrellas.size, height: 6 * (line.boxes.size + gap) - gap },
    words('touching', line.words, 215),
    words('rounds', rounds.title, 100),
    ...row('round', rounds.circles, 8),
    cells('points', layout.points, sources),
    { what: 'total', x: layout.total.x, y: layout.total.y - 20, width: 190, height: 24 },
  ];
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe.each([
  ['page', page],
  ['strip', strip],
])('the score sheet as a %s', (_, layout) => {
  const all = areas(layout);

  it('has nothing that lies over another thing', () => {
    const pairs = all.flatMap((one, index) => all.slice(0, index).filter((other) => overlap(one, other)).map((other) => `${other.what} and ${one.what}`));
    expect(pairs).toEqual([]);
  });

  it('has nothing beyond its edges', () => {
    const beyond = all.filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > layout.width || y + height > layout.height,
    );
    expect(beyond.map((one) => one.what)).toEqual([]);
  });
});

it('is read on a phone without a closer look: no box is smaller than 24 pixels', () => {
  const { activity: one, umbrellas, performers, line } = strip;
  const sizes = [2 * one.boxes.half, 2 * one.bonuses.half, umbrellas.boxes.size, performers.boxes.size, line.boxes.size];
  expect(strip.width).toBeLessThanOrEqual(384);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
