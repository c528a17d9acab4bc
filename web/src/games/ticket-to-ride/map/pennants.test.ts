import { describe, expect, it } from 'vitest';
import type { TicketData } from '../../../generated/wire';
import { ticketMarks } from '../model/ticketMarks';
import { pennantsByCity, roomiestBearing, roomiestBearings } from './pennants';

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

  it('fly where they cover the fewest names and spaces', () => {
    const city = { id: 'middle', x: 50, y: 50, label: { x: 52, y: 44, anchor: 'start', lines: ['Middle'] } } as const;
    const pole = { city, count: 1 };
    const right = [{ x: 54, y: 44 }];
    expect(roomiestBearing(pole, 4, right)).toEqual({ side: -1, upright: 1 });
    expect(roomiestBearing(pole, 4, [...right, { x: 46, y: 44 }])).toEqual({ side: 1, upright: -1 });
    expect(roomiestBearing(pole, 4, [])).toEqual({ side: 1, upright: 1 });
  });

  it('fly away from one another where their cities are near', () => {
    const label = { x: 0, y: 0, anchor: 'start', lines: [] } as const;
    const near = ['west', 'east'].map((id, place) => ({ city: { id, x: 50 + 6 * place, y: 50, label }, count: 1 }));
    const left = near.map(({ city }) => ({ x: city.x - 10, y: 42 }));
    const [west, east] = [...roomiestBearings(near, 4, left).values()];
    expect(west).toEqual({ side: 1, upright: 1 });
    expect(east).not.toEqual(west);
  });
});
