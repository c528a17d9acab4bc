import { describe, expect, it } from 'vitest';
import { sampleBoard } from '../model/sampleBoard';
import { cityBoxes, cityTarget, nearest, routeBoxes, routeTarget, touched } from './targets';

const index = sampleBoard();
const { drawing } = index.board;
const route = (id: string) => index.routes.get(id)!;
const routes = [...index.routes.values()].map((one) => routeTarget(one, drawing));
const cities = drawing.cities.map((city) => cityTarget(city, drawing));

describe('a finger on the map', () => {
  it('means the route on whose space it is, however near a city lies', () => {
    expect(nearest([...cities, ...routes], { x: 72, y: 50 }, 20)).toBe('route:middle--east');
  });

  it('means what is nearest when it is on nothing', () => {
    expect(nearest([...cities, ...routes], { x: 54, y: 58 }, 20)).toBe('city:middle');
    expect(nearest(routes, { x: 54, y: 62 }, 20)).toBe('route:middle--south');
  });

  it('means the one of two routes close together that can be claimed', () => {
    const can = (id: string) => id === 'route:middle--south';
    const beside = { x: 54, y: 54 };
    expect(nearest(routes, beside, 20)).toBe('route:middle--east');
    expect(touched(routes, beside, 20, 15, can)).toBe('route:middle--south');
    expect(touched(routes, beside, 20, 1, can)).toBe('route:middle--east');
    expect(touched(routes, beside, 20, 15, () => true)).toBe('route:middle--east');
  });

  it('means a city that it is on, whatever can be claimed beside it', () => {
    expect(touched([...cities, ...routes], { x: 50, y: 52 }, 20, 20, (id) => id === 'route:middle--south')).toBe(
      'city:middle',
    );
  });

  it('means nothing on the open sea', () => {
    expect(nearest([...cities, ...routes], { x: 5, y: 5 }, 20)).toBeNull();
  });
});

describe('what a card is about', () => {
  it('is as large as it is drawn, whichever way it runs', () => {
    const [level] = routeBoxes(route('middle--east'), drawing);
    expect(level).toMatchObject({ x: 66, width: 8 });
    const upright = { ...route('middle--east') };
    const turned = { ...upright, drawn: { ...upright.drawn, spaces: [{ x: 50, y: 50, angle: 90 }] } };
    expect(routeBoxes(turned, drawing)[0]!.height).toBeCloseTo(8);
  });

  it('is a city with its name, if that is drawn', () => {
    const [city] = drawing.cities;
    expect(cityBoxes(city!, 2, city!.label, 4)).toHaveLength(2);
    expect(cityBoxes(city!, 2, undefined, 4)).toHaveLength(1);
  });
});
