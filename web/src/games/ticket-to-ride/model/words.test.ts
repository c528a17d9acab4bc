import { describe, expect, it, vi } from 'vitest';
import type { LoggedEvent, RouteView, TtrEvent, TunnelView } from '../../../generated/wire';
import { texts } from '../../../texts/texts.svelte';
import { differences } from './differences';
import { indexBoard } from './boardIndex';
import { factsInWords, priceInWords } from './routeWords';
import { sampleBoard } from './sampleBoard';
import { turnedUpCards } from './tunnelCards';
import { mapSubtitle, vehicleInWords, vehiclesInWords } from './vehicleWords';

const { board, routes } = sampleBoard();
const route: RouteView = routes.get('middle--west')!;

/** The words of a route that has a twin. */
function ofTwo(color: RouteView['color'], other: RouteView['color']): string {
  const one: RouteView = { ...route, color, twin: 'twin' };
  const twin: RouteView = { ...route, id: 'twin', color: other, twin: route.id };
  const drawing = { ...board.drawing, routes: [0, 1].map((place) => ({ ...board.drawing.routes[0]!, route: place })) };
  const index = indexBoard({ ...board, routes: [one, twin], drawing });
  return factsInWords(index, one);
}

describe('one of a double route', () => {
  it('is told from the other by its colour, and has no number', () => {
    expect(ofTwo('red', 'blue')).toBe('4 spaces, red');
  });

  it('says that there is another one where both are alike', () => {
    expect(ofTwo('gray', 'gray')).toBe('4 spaces, grey, any one colour; one of two');
  });
});

describe('the price of a route in words', () => {
  it('is its spaces and its colour', () => {
    expect(priceInWords(route)).toBe('4 spaces, grey, any one colour');
  });

  it('tells how many cards of a ferry must be wild', () => {
    expect(priceInWords({ ...route, wilds: 2 })).toBe('Ferry: 4 cards of one colour, at least 2 of them wild');
  });

  it('tells of a ferry that takes nothing but wilds that it takes wilds', () => {
    expect(priceInWords({ ...route, length: 2, wilds: 2 })).toBe('Ferry: 2 wild cards');
    expect(priceInWords({ ...route, length: 1, color: 'red', wilds: 1 })).toBe('Ferry: 1 wild card');
  });

  it('warns that a tunnel may cost more', () => {
    expect(priceInWords({ ...route, color: 'red', tunnel: true })).toBe(
      'Tunnel: 4 spaces, red; may cost extra cards',
    );
  });

  it('tells cards and vehicles apart where a single one is laid', () => {
    expect(priceInWords({ ...route, color: 'blue', vehicle: 'subway', vehicles: 1 })).toBe(
      '1 subway car, 4 cards, blue',
    );
  });

  it('tells the colour of a ferry that has one', () => {
    expect(priceInWords({ ...route, color: 'red', wilds: 1 })).toBe('Ferry: 4 cards, red, at least 1 of them wild');
  });

  it('tells everything of a route that is several things at once', () => {
    const line = { vehicle: 'subway', vehicles: 1 };
    expect(priceInWords({ ...route, ...line, wilds: 2 })).toBe(
      'Ferry: 1 subway car, 4 cards of one colour, at least 2 of them wild',
    );
    expect(priceInWords({ ...route, ...line, color: 'red', tunnel: true })).toBe(
      'Tunnel: 1 subway car, 4 cards, red; may cost extra cards',
    );
    expect(priceInWords({ ...route, wilds: 1, tunnel: true })).toBe(
      'Ferry and tunnel: 4 cards of one colour, at least 1 of them wild; may cost extra cards',
    );
  });

  it('is put together from parts in Spanish, too', () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    texts.choose('es');
    expect(priceInWords({ ...route, wilds: 2 })).toBe('Ferry: 4 cartas de un mismo color; comodines, al menos 2');
    expect(priceInWords({ ...route, vehicle: 'subway', vehicles: 1, color: 'red', wilds: 1, tunnel: true })).toBe(
      'Ferry y túnel: 1 vagón de metro, 4 cartas de color rojo; comodines, al menos 1; puede costar más cartas',
    );
    texts.choose('en');
    vi.unstubAllGlobals();
  });
});

describe('vehicles in words', () => {
  it('have the name of their kind', () => {
    expect(vehicleInWords('tram', 2)).toBe('2 trams');
    expect(vehiclesInWords(board, 1)).toBe('1 train car');
  });

  it('are vehicles where a board has several kinds, or one of its own', () => {
    expect(vehicleInWords('balloon', 2)).toBe('2 vehicles');
    expect(vehiclesInWords({ ...board, vehicles: [...board.vehicles, ...board.vehicles] }, 3)).toBe('3 vehicles');
  });
});

describe('what is different on a board', () => {
  const rules = (changed: Partial<typeof board>): string[] =>
    differences({ ...board, ...changed }).map((difference) => difference.rule);

  it('is little on a plain one', () => {
    expect(rules({})).toEqual(['ttr.setup.vehicles', 'ttr.end.longest-path']);
  });

  it('begins with what is most unusual', () => {
    expect(rules({ stationCosts: [1, 2], longestPathPoints: 0 })[0]).toBe('ttr.europe.station-use');
    expect(rules({ flagColors: ['blue', 'red'], ticketCountsSecret: true })).toContain('ttr.setup.tickets-hidden');
    expect(rules({ routes: [{ ...route, wilds: 1, tunnel: true }] }).slice(0, 2)).toEqual([
      'ttr.europe.ferry',
      'ttr.europe.tunnel-reveal',
    ]);
  });
});

describe('the cards turned up for a tunnel', () => {
  const tunnel: TunnelView = { route: 'a', color: 'red', colored: 2, wilds: 0, turnedUp: { red: 1, wild: 1 }, due: 2 };
  const logged = (event: TtrEvent): LoggedEvent => ({ ply: 0, at: 0, event });
  const laid = logged({ type: 'tunnelLaid', seat: 0, route: 'a', color: 'red', colored: 2, wilds: 0 });
  const turned = (card: 'red' | 'wild' | 'blue'): LoggedEvent =>
    logged({ type: 'tunnelCardTurnedUp', seat: 0, card, matches: card !== 'blue' });

  it('are those that were seen of the last attempt, in their order', () => {
    const log = [laid, turned('blue'), laid, turned('wild'), turned('red'), turned('blue')];
    expect(turnedUpCards(log, tunnel).map((event) => event.card)).toEqual(['wild', 'red']);
  });
});

describe('what stands under the name on the map', () => {
  const kind = (id: string) => ({ id, count: 5, onEachSpace: true, points: {} });

  it('tells what the board is played with', () => {
    expect(mapSubtitle(board)).toBe('A RAILWAY GAME');
    expect(mapSubtitle({ ...board, vehicles: [kind('bus')] })).toBe('A BUS GAME');
    expect(mapSubtitle({ ...board, vehicles: [kind('tram'), kind('subway')] })).toBe('TRAMS AND SUBWAY');
  });

  it('fits a board of one’s own with other vehicles', () => {
    expect(mapSubtitle({ ...board, vehicles: [kind('train'), kind('subway')] })).toBe('A GAME OF ROUTES');
  });
});
