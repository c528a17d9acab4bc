import { describe, expect, it } from 'vitest';
import type { CityMark } from '../../../generated/wire';
import type { ViewBox } from '../../../map/viewBox';
import { cityNames, readableSize, type CityNames } from './cityNames';
import { labelBoxes } from './labelPoints';

function city(id: string, x: number, y: number): CityMark {
  return { id, x, y, label: { x: x + 8, y: y + 4, anchor: 'start', lines: [id] } };
}

const cities = [city('Wien', 100, 100), city('Brno', 130, 96), city('Roma', 100, 300)];
const sheet = { width: 400, height: 400, fontSize: 12, cityRadius: 5 };
const nothing = { boxes: [], points: [] };
const hidden = (all: readonly CityMark[], { labels }: CityNames) => all.flatMap(({ id }) => (labels.has(id) ? [] : [id]));

describe('the names on a map', () => {
  it('are as large as they were drawn where that can be read, otherwise as large as all of them have room', () => {
    expect(readableSize(cities, sheet, nothing, 1.2)).toBe(12);
    expect(readableSize(cities, sheet, nothing, 2)).toBe(22);
    const letters = { ...city('Nykøbing', 20, 200), label: { x: 28, y: 204, anchor: 'start', lines: ['Nykøbing'] } } as const;
    const lanes = [
      { x: 0, y: 0, width: 400, height: 180 },
      { x: 0, y: 225, width: 400, height: 175 },
    ];
    const upTo = (wall: number) =>
      readableSize([letters], sheet, { boxes: [...lanes, { x: wall, y: 180, width: 400, height: 45 }], points: [] }, 2);
    expect([upTo(140), upTo(120), upTo(60)]).toEqual([22, 21, 18]);
  });

  it('are as they were drawn where they can be read', () => {
    const { fontSize, labels } = cityNames(cities, sheet, nothing, 12)(new Set());
    expect(fontSize).toBe(12);
    expect(labels.get('Roma')).toBe(cities[2]!.label);
  });

  it('grow where the map is small, away from their cities', () => {
    const { fontSize, labels } = cityNames(cities, sheet, nothing, 18)(new Set());
    expect(fontSize).toBe(18);
    expect(labels.get('Roma')).toEqual({ x: 112, y: 306, anchor: 'start', lines: ['Roma'] });
  });

  it('go to another side of their city where something is in the way', () => {
    const { labels } = cityNames(cities, sheet, nothing, 18)(new Set());
    expect(labels.get('Wien')).toMatchObject({ anchor: 'end' });
    expect(labels.get('Brno')).toMatchObject({ anchor: 'start' });
  });

  it('give way to pennants, but rather lie under one than be left out', () => {
    const roma = [cities[2]!];
    const right = { x: 105, y: 285, width: 60, height: 30 };
    const spared = (boxes: ViewBox[]) => cityNames(roma, sheet, { ...nothing, spared: boxes }, 18)(new Set()).labels.get('Roma');
    expect(spared([right])).toMatchObject({ anchor: 'end' });
    expect(spared([{ x: 0, y: 200, width: 400, height: 200 }])).toMatchObject({ anchor: 'start', lines: ['Roma'] });
  });

  it('cover as few spaces there as they can', () => {
    const points = Array.from({ length: 9 }, (_, n) => ({ x: 90 - 5 * n, y: 100 }));
    expect(cityNames(cities, sheet, { boxes: [], points }, 18)(new Set()).labels.get('Wien')?.anchor).toBe('middle');
  });

  it('cover as few spaces as they can at an edge of the sheet, too', () => {
    const lisboa = city('Lisboa', 4, 200);
    const label = { ...lisboa.label, x: -4, anchor: 'end' } as const;
    const points = [{ x: 40, y: 200 }];
    const { labels } = cityNames([{ ...lisboa, label }], sheet, { boxes: [], points }, 18)(new Set());
    expect(labels.get('Lisboa')?.anchor).toBe('middle');
  });

  it('that have no room are left out, unless they are needed: then others give way', () => {
    const above = { x: 0, y: 0, width: 400, height: 89 };
    const below = { x: 0, y: 123, width: 400, height: 277 };
    const left = { x: 0, y: 89, width: 95, height: 34 };
    const room = { boxes: [above, below, left], points: [] };
    const near = [city('Brno', 100, 110), city('Wien', 100, 100)];
    const narrow = { ...sheet, cityRadius: 2 };
    expect(hidden(near, cityNames(near, narrow, room, 18)(new Set()))).toEqual(['Wien']);
    expect(hidden(near, cityNames(near, narrow, room, 18)(new Set(['Wien'])))).toEqual(['Brno']);
  });

  it('that have no room stand over two lines or shortened, where the others leave as much', () => {
    const written = (left: number, name: string) => {
      const walls = [
        { x: 0, y: 0, width: 400, height: 80 },
        { x: 0, y: 130, width: 400, height: 270 },
        { x: left, y: 80, width: 400, height: 50 },
        { x: 0, y: 80, width: 95, height: 50 },
      ];
      const one = { ...city(name, 100, 100), label: { x: 108, y: 104, anchor: 'start', lines: [name] } } as const;
      return cityNames([one], sheet, { boxes: walls, points: [] }, 18)(new Set()).labels.get(name);
    };
    const lines = (left: number, name: string) => written(left, name)?.lines;
    expect(lines(300, 'Nykøbing Falster')).toEqual(['Nykøbing Falster']);
    expect(lines(200, 'Nykøbing Falster')).toEqual(['Nykøbing', 'Falster']);
    expect(lines(200, 'Stratford-upon-Avon')).toEqual(['Strat…']);
    expect(lines(175, 'Frederikshavn')).toEqual(['Frede…']);
    expect(lines(150, 'Frederikshavn')).toBeUndefined();
    expect(lines(130, 'Aarhus')).toBeUndefined();
    expect(written(175, 'Frederikshavn')?.cut).toEqual('rikshavn');
    expect(written(200, 'Nykøbing Falster')?.cut).toBeUndefined();
  });

  it('lose no letter at an edge of the sheet, be they needed or not', () => {
    const edges = [city('Erzurum', 390, 200), { ...city('Lisboa', 12, 200), label: { x: 4, y: 204, anchor: 'end', lines: ['Lisboa'] } } as const];
    const corners = [city('Petrograd', 396, 3), city('Palermo', 3, 397)];
    const all = [...edges, ...corners];
    for (const needed of [[], all.map(({ id }) => id)]) {
      const { fontSize, labels } = cityNames(all, sheet, nothing, 18)(new Set(needed));
      expect(hidden(all, { fontSize, labels })).toEqual([]);
      const boxes = [...labels.values()].flatMap((label) => labelBoxes(label, fontSize));
      expect(boxes.filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > 400 || box.y + box.height > 400)).toEqual([]);
    }
  });
});
