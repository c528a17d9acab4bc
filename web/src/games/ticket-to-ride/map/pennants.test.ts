import { describe, expect, it } from 'vitest';
import type { TicketData } from '../../../generated/wire';
import { ticketMarks } from '../model/ticketMarks';
import { beyond } from './obstacles';
import { clothBox, pennantsByCity, roomiestBearing, roomiestBearings, type Pole } from './pennants';

const ticket = (from: string, to: string): TicketData => ({ id: `${from}--${to}`, from, to, points: 5, isLong: false });
const tickets = new Map([ticket('north', 'south'), ticket('north', 'west'), ticket('east', 'west')].map((one) => [one.id, one]));

describe('the pennants on the map', () => {
  it('fly at both cities of each ticket, and a city has those of all its tickets', () => {
    const cities = pennantsByCity({
      marks: ticketMarks(['north--west', 'north--south'], ['east--west']),
      tickets,
      completed: new Set(['north--south']),
      offered: ['east--west'],
      faint: new Set(['north--south']),
      pointed: 'north--west',
    });
    const at = (city: string): string[] => cities.get(city)!.map(({ letter, state }) => `${letter} ${state}`);
    expect([at('north'), at('south'), at('west'), at('east')]).toEqual([
      ['A own', 'B completed'],
      ['B completed'],
      ['A own', 'C offered'],
      ['C offered'],
    ]);
    expect(cities.get('north')!.map(({ faint }) => faint)).toEqual([false, true]);
    expect(cities.get('west')!.map(({ pointed }) => pointed)).toEqual([true, false]);
  });

  const north = { id: 'middle', x: 50, y: 50, label: { x: 52, y: 44, anchor: 'start', lines: ['Middle'] } } as const;
  const pole: Pole = { city: north, pennants: [{ letter: 'A', state: 'own' }] };
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

  it('fly where they cover the fewest things', () => {
    const right = [{ x: 54, y: 42 }];
    expect(roomiestBearing(pole, 4, { boxes: [], points: right })).toEqual({ side: -1, upright: 1, longer: 0 });
    expect(roomiestBearing(pole, 4, { boxes: [], points: [...right, { x: 46, y: 42 }] })).toEqual({ side: 1, upright: -1, longer: 0 });
    expect(roomiestBearing(pole, 4, { boxes: [], points: [] })).toEqual({ side: 1, upright: 1, longer: 0 });
  });

  it('rather cover things than a name or the title', () => {
    const things = [44, 42, 40].flatMap((y) => [54, 46].map((x) => ({ x, y })));
    const boxes = [box(20, 50, 60, 30)];
    expect(roomiestBearing(pole, 4, { boxes, points: things }).upright).toBe(1);
  });

  it('fly from a longer pole over a name that is in the way on all sides', () => {
    const boxes = [box(20, 38, 60, 10), box(20, 52, 60, 40)];
    const bearing = roomiestBearing(pole, 4, { boxes, points: [] });
    expect(bearing).toMatchObject({ side: 1, upright: 1 });
    expect(clothBox(pole, 4, bearing).y + 8).toBeLessThan(38.5);
  });

  it('cover as little as they can where all of it is full', () => {
    const boxes = [box(0, 0, 49, 100), box(49, 0, 51, 48), box(55, 52, 45, 48)];
    const bearing = roomiestBearing(pole, 4, { boxes, points: [] });
    expect(bearing).toMatchObject({ side: 1, upright: -1 });
  });

  it('stay on the sheet', () => {
    const boxes = beyond({ x: 0, y: 44, width: 56, height: 40 });
    expect(roomiestBearing(pole, 4, { boxes, points: [] })).toEqual({ side: -1, upright: -1, longer: 0 });
  });

  it('fly away from one another where their cities are near', () => {
    const label = { x: 0, y: 0, anchor: 'start', lines: [] } as const;
    const near = ['west', 'east'].map((id, place): Pole => ({ ...pole, city: { id, x: 50 + 6 * place, y: 50, label } }));
    const left = near.map(({ city }) => ({ x: city.x - 10, y: 42 }));
    const [west, east] = [...roomiestBearings(near, 4, { boxes: [], points: left }).values()];
    expect(west).toEqual({ side: 1, upright: 1, longer: 0 });
    expect(east).not.toEqual(west);
  });
});
