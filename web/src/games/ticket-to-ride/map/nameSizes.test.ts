import { describe, expect, it } from 'vitest';
import type { CityMark } from '../../../generated/wire';
import { grown, nameSizes } from './nameSizes';

function city(id: string, x: number, y: number): CityMark {
  return { id, x, y, label: { x: x + 8, y: y + 4, anchor: 'start', lines: [id] } };
}

const cities = [city('Wien', 100, 100), city('Brno', 130, 96), city('Roma', 100, 300)];

describe('the names on a map', () => {
  it('are as they were drawn where they can be read', () => {
    expect(nameSizes(cities, new Set(), 12, 5, 1)).toEqual({ growth: 1, hidden: new Set() });
  });

  it('grow where the map is small, and those without room are left out', () => {
    const { growth, hidden } = nameSizes(cities, new Set(), 12, 5, 2);
    expect(growth).toBe(1.5);
    expect(hidden).toEqual(new Set(['Wien']));
    expect(grown(cities[2]!, growth)).toEqual({ x: 112, y: 306, anchor: 'start', lines: ['Roma'] });
  });

  it('are drawn in any case where they are needed, and others give way', () => {
    const near = [city('Brno', 100, 110), city('Wien', 100, 100)];
    expect(nameSizes(near, new Set(), 12, 2, 2).hidden).toEqual(new Set(['Wien']));
    expect(nameSizes(near, new Set(['Wien']), 12, 2, 2).hidden).toEqual(new Set(['Brno']));
  });
});
