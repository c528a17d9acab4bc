import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../../../generated/wire';
import { gainsOf, lastOf, newsAmong, withGains, withoutLastPly, type Gain } from './gains';

const event = (ply: number, type: string, more: object = {}): LoggedEvent =>
  ({ ply, at: 0, event: { type, ...more } }) as unknown as LoggedEvent;

const scored = (ply: number, seat: number, parts: Readonly<Record<string, number>>): LoggedEvent =>
  event(ply, 'scoreChanged', { seat, parts: Object.entries(parts).map(([source, points]) => ({ source, points })) });

const start = [event(1, 'roundStarted'), event(2, 'turnStarted', { seat: 0 })];
const taken = [...start, event(3, 'dieTaken', { seat: 0 }), scored(3, 0, { performers: 1 })];
const mapped = [...taken, event(4, 'buildingMapped', { seat: 0 })];
const nextTurn = [...mapped, event(4, 'turnStarted', { seat: 1 })];

const types = (log: readonly LoggedEvent[]): readonly string[] =>
  withGains(log, gainsOf(log, 'draft')).map((logged) => (logged.event as { type: string }).type);

describe('what a turn brought', () => {
  it('is told when the turn is over, source by source', () => {
    expect(gainsOf(mapped, 'map-adjacent')).toEqual([]);
    expect(gainsOf([...nextTurn, scored(4, 0, { food: 4, performers: 2 })], 'draft')).toMatchObject([
      { seat: 0, points: 7, parts: [{ source: 'performers', points: 3 }, { source: 'food', points: 4 }] },
    ]);
  });

  it('is told also when it is nothing, but not of those whose turn it was not', () => {
    const gains = gainsOf([...start, event(4, 'buildingMapped'), event(4, 'turnStarted', { seat: 1 })], 'draft');
    expect(gains).toMatchObject([{ seat: 0, points: 0, parts: [] }]);
    expect(lastOf(gains, 1)).toBeNull();
  });

  it('leaves out a source whose points came and went', () => {
    const log = [...taken, scored(4, 0, { performers: -1, food: 2 }), event(5, 'turnStarted', { seat: 1 })];
    expect(gainsOf(log, 'draft')).toMatchObject([{ points: 2, parts: [{ source: 'food', points: 2 }] }]);
  });

  it('stands in the log before the next turn', () => {
    expect(types(nextTurn)).toEqual([
      'roundStarted',
      'turnStarted',
      'dieTaken',
      'scoreChanged',
      'buildingMapped',
      'pointsCounted',
      'turnStarted',
    ]);
  });

  it('is told when it is asked where the Second Line goes, and not mixed with what that brings everybody', () => {
    const asked = [...mapped, scored(4, 0, { bonuses: 2 })];
    expect(gainsOf(asked, 'line')).toMatchObject([{ seat: 0, points: 3 }]);
    const advanced = [...asked, event(5, 'lineAdvanced'), event(5, 'secondLineScored'), event(5, 'roundEnded')];
    const next = [
      ...advanced,
      scored(5, 0, { secondLine: 3 }),
      scored(5, 1, { secondLine: 1 }),
      event(7, 'roundStarted'),
      event(9, 'turnStarted', { seat: 1 }),
    ];
    expect(gainsOf(next, 'draft')).toMatchObject([
      { seat: 0, points: 3 },
      { seat: 0, points: 3, parts: [{ source: 'secondLine', points: 3 }] },
      { seat: 1, points: 1 },
    ]);
    expect(types(next).indexOf('pointsCounted')).toBeLessThan(types(next).indexOf('lineAdvanced'));
  });

  it('is told apart from a parade that follows without a question', () => {
    const paraded = [...mapped, event(4, 'lineAdvanced'), event(4, 'secondLineScored'), event(4, 'roundEnded')];
    const next = [...paraded, scored(4, 0, { bonuses: 2, secondLine: 3 }), scored(4, 1, { secondLine: 1 })];
    expect(gainsOf(next, 'chance')).toMatchObject([
      { seat: 0, points: 3, place: 5 },
      { seat: 0, points: 3, place: 7 },
      { seat: 1, points: 1, place: 7 },
    ]);
  });

  it('counts what the end of the game brings', () => {
    const over = [...mapped, event(4, 'roundEnded'), event(4, 'gameEnded'), scored(4, 0, { vacation: 7 }), scored(4, 1, { vacation: 7 })];
    expect(gainsOf(over, 'over')).toMatchObject([
      { seat: 0, points: 8 },
      { seat: 1, points: 7, parts: [{ source: 'vacation', points: 7 }] },
    ]);
  });

  it('waits for the end of the ply that is being shown', () => {
    expect(withoutLastPly(nextTurn)).toEqual(taken);
    expect(gainsOf(withoutLastPly(nextTurn), null)).toEqual([]);
  });
});

describe('what is said aloud of gains', () => {
  const gain = (ply: number): Gain => ({ type: 'pointsCounted', seat: 0, ply, place: ply, points: 1, parts: [] });

  it('is what is new, once', () => {
    expect(newsAmong([gain(3), gain(7)], 3)).toEqual([gain(7)]);
    expect(newsAmong([gain(3), gain(7)], 7)).toEqual([]);
  });

  it('is what a turn brought, too, where the parade after it ends at the same moment', () => {
    expect(newsAmong([gain(3), gain(7), gain(7), gain(8)], 3)).toEqual([gain(7), gain(7), gain(8)]);
  });

  it('is no more than anybody listens to', () => {
    expect(newsAmong([1, 2, 3, 4, 5, 6].map(gain), 0)).toHaveLength(5);
  });

  it('is nothing of what was there when somebody came', () => {
    expect(newsAmong([gain(3)], null)).toEqual([]);
    expect(newsAmong([], -1)).toEqual([]);
  });

  it('is nothing of what is last again because something was taken back', () => {
    expect(newsAmong([gain(3)], 7)).toEqual([]);
  });
});
