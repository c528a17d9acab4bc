import { describe, expect, it } from 'vitest';
import type { FqEvent, FqView, SheetView } from '../../../generated/wire';
import { follow } from './follow';
import { buildingBox, lines } from './geometry';

const track = { boxes: 0, bonuses: 0, multipliers: 0, multiplier: 0, uses: [] };

const sheet: SheetView = {
  seat: 0,
  tourist: 'hotel-ama-house',
  die: null,
  values: {},
  tracks: { food: track },
  crossedOut: null,
  umbrellas: 2,
  wilds: 0,
  umbrellaBoxes: 1,
  secondLine: 0,
  topRow: ['tuba'],
  bottomRow: [],
  wanted: [],
  performers: 1,
  courtyards: [],
  riverwalk: 0,
  personalLine: null,
  policeValue: null,
  touching: 0,
  vacation: false,
  revealed: null,
  score: {
    activities: {},
    bonuses: 0,
    secondLine: 0,
    giftShops: 0,
    courtyards: 0,
    riverwalk: 0,
    performers: 0,
    vacation: 0,
    total: 0,
  },
};

const view: FqView = {
  observer: 0,
  actor: 0,
  ply: 12,
  phase: 'draft',
  decision: { value: null, card: null, building: null, street: null, activity: null },
  pending: [],
  round: 1,
  first: 0,
  mayor: true,
  tourism: false,
  row: [{ transport: 'walk', card: 'walk-1', dice: [2, 5], spaces: 2, closure: 'none' }],
  mayorCard: null,
  line: { start: 'a', at: 'a', stretches: [] },
  socializer: null,
  sheets: [sheet, { ...sheet, seat: 1 }],
  vacation: null,
};

const after = (...events: FqEvent[]): FqView => events.reduce(follow, view);

describe('what is shown after an event', () => {
  it('is the card without the die that was taken', () => {
    const shown = after({ type: 'dieTaken', seat: 0, transport: 'walk', value: 5, card: 'walk' });
    expect(shown.row[0]?.dice).toEqual([2]);
    expect(shown.sheets[0]?.die).toBe(5);
  });

  it('is the card without the die that the mayor took, and nothing on the sheets', () => {
    const shown = after({ type: 'mayorTookDie', transport: 'walk', value: 2 });
    expect(shown.row[0]?.dice).toEqual([5]);
    expect(shown.sheets).toEqual(view.sheets);
  });

  it('is a row without dice, and no closed street, when a round begins', () => {
    const closed: FqView = { ...view, row: view.row.map((card) => ({ ...card, closure: 'some' })) };
    const shown = follow(closed, { type: 'roundStarted', round: 2, first: 1 });
    expect(shown.row).toEqual([{ ...view.row[0], dice: [] }]);
  });

  it('is a whole chain on the sheet of its seat, and nothing on the other', () => {
    const shown = after(
      { type: 'touristMoved', seat: 0, from: 'hotel-ama-house', to: 'beignet-cafe', further: false },
      { type: 'activityMarked', seat: 0, activity: 'food', box: 1 },
      { type: 'umbrellaMarked', seat: 0, box: 3, wild: true },
      { type: 'performerMarked', seat: 0, performer: 'tuba', row: 2, box: 2 },
      { type: 'buildingMapped', seat: 0, building: 'beignet-cafe', value: 'W' },
    );
    expect(shown.sheets[0]).toMatchObject({
      tourist: 'beignet-cafe',
      umbrellas: 3,
      wilds: 1,
      performers: 2,
      topRow: ['tuba'],
      bottomRow: ['tuba'],
      values: { 'beignet-cafe': 'W' },
      tracks: { food: { boxes: 1 } },
    });
    expect(shown.sheets[1]).toEqual(view.sheets[1]);
  });

  it('is what each source has brought, in a score that still comes to its total', () => {
    const shown = after(
      { type: 'scoreChanged', seat: 0, parts: [{ source: 'food', points: 4 }, { source: 'secondLine', points: 2 }] },
      { type: 'scoreChanged', seat: 0, parts: [{ source: 'food', points: -1 }] },
    );
    expect(shown.sheets[0]?.score).toMatchObject({ activities: { food: 3 }, secondLine: 2, total: 5 });
    expect(shown.sheets[1]).toEqual(view.sheets[1]);
  });

  it('is the Second Line where it has come to', () => {
    expect(after({ type: 'lineAdvanced', stretch: 's', from: 'a', to: 'b' }).line).toEqual({
      start: 'a',
      at: 'b',
      stretches: ['s'],
    });
  });
});

describe('the map sheet', () => {
  it('gives the halves of a block the two sides of it', () => {
    const whole = buildingBox({ row: 1, column: 2, half: null });
    const west = buildingBox({ row: 1, column: 2, half: 'west' });
    const east = buildingBox({ row: 1, column: 2, half: 'east' });
    expect(west.x).toBe(whole.x);
    expect(east.x).toBeGreaterThan(west.x + west.width);
    expect(east.x + east.width).toBe(whole.x + whole.width);
  });

  it('breaks a name between words', () => {
    expect(lines('Leech & Lotion Apothecary', 9)).toEqual(['Leech &', 'Lotion', 'Apothecary']);
  });
});
