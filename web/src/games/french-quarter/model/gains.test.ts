import { describe, expect, it } from 'vitest';
import type { FqView, LoggedEvent, ScoreView } from '../../../generated/wire';
import { counted, lastOf, noGains, withGains, type Gains } from './gains';

const nothing: ScoreView = {
  activities: { food: 0, culture: 0 },
  bonuses: 0,
  secondLine: 0,
  giftShops: 0,
  courtyards: 0,
  riverwalk: 0,
  performers: 0,
  vacation: 0,
  total: 0,
};

const view = (phase: string, ...scores: Partial<ScoreView>[]): FqView =>
  ({ phase, round: 1, sheets: scores.map((score, seat) => ({ seat, score: { ...nothing, ...score } })) }) as unknown as FqView;

const event = (ply: number, type: string, more: object = {}): LoggedEvent =>
  ({ ply, at: 0, event: { type, ...more } }) as unknown as LoggedEvent;

const start = [event(1, 'roundStarted'), event(2, 'turnStarted', { seat: 0 })];
const turnTaken = [...start, event(3, 'dieTaken', { seat: 0 }), event(4, 'buildingMapped', { seat: 0 })];
const nextTurn = [...turnTaken, event(4, 'turnStarted', { seat: 1 })];

const after = (...steps: readonly (readonly [FqView, readonly LoggedEvent[]])[]): Gains =>
  steps.reduce((gains, [one, log]) => counted(gains, one, log), noGains);

describe('what a turn brought', () => {
  it('is told when the turn is over, source by source', () => {
    const midst = after([view('draft', {}, {}), start], [view('map', { performers: 1, total: 1 }, {}), turnTaken.slice(0, 3)]);
    expect(midst.all).toEqual([]);
    const gains = counted(midst, view('draft', { performers: 1, activities: { food: 4, culture: 0 }, total: 5 }, {}), nextTurn);
    expect(gains.all).toMatchObject([
      { seat: 0, points: 5, parts: [{ source: 'food', points: 4 }, { source: 'performers', points: 1 }] },
    ]);
  });

  it('is told also when it is nothing, but not of those whose turn it was not', () => {
    const gains = after([view('draft', {}, {}), start], [view('draft', {}, {}), nextTurn]);
    expect(gains.all).toMatchObject([{ seat: 0, points: 0, parts: [] }]);
    expect(lastOf(gains, 1)).toBeNull();
  });

  it('stands in the log before the next turn', () => {
    const gains = after([view('draft', {}, {}), start], [view('draft', {}, {}), nextTurn]);
    const told = withGains(nextTurn, gains).map((logged) => (logged.event as { type: string }).type);
    expect(told).toEqual(['roundStarted', 'turnStarted', 'dieTaken', 'buildingMapped', 'pointsCounted', 'turnStarted']);
  });

  it('is not mixed with what the Second Line brings everybody', () => {
    const asked = after([view('draft', {}, {}), start], [view('line', { bonuses: 2, total: 2 }, {}), turnTaken]);
    const advanced = [...turnTaken, event(5, 'lineAdvanced'), event(5, 'secondLineScored'), event(6, 'roundEnded')];
    const next = [...advanced, event(7, 'roundStarted'), event(9, 'turnStarted', { seat: 1 })];
    const gains = counted(asked, view('draft', { bonuses: 2, secondLine: 3, total: 5 }, { secondLine: 1, total: 1 }), next);
    expect(gains.all).toMatchObject([
      { seat: 0, points: 2 },
      { seat: 0, points: 3, parts: [{ source: 'secondLine', points: 3 }] },
      { seat: 1, points: 1 },
    ]);
    const told = withGains(next, gains).map((logged) => (logged.event as { type: string }).type);
    expect(told.indexOf('pointsCounted')).toBeLessThan(told.indexOf('lineAdvanced'));
  });

  it('is told apart from a parade that follows without a question', () => {
    const paraded = [...turnTaken, event(4, 'lineAdvanced'), event(4, 'secondLineScored'), event(4, 'roundEnded')];
    const next = [...paraded, event(5, 'roundStarted'), event(6, 'turnStarted', { seat: 1 })];
    const gains = after(
      [view('draft', {}, {}), start],
      [view('draft', { bonuses: 2, secondLine: 3, total: 5 }, { secondLine: 1, total: 1 }), next],
    );
    expect(gains.all).toMatchObject([
      { seat: 0, points: 2, place: 4 },
      { seat: 0, points: 3, place: 6 },
      { seat: 1, points: 1, place: 6 },
    ]);
  });

  it('is forgotten when the turn is taken back', () => {
    const ended = after([view('draft', {}, {}), start], [view('draft', { bonuses: 2, total: 2 }, {}), nextTurn]);
    const back = [...turnTaken.slice(0, 3), event(4, 'tookBack', { seat: 0 })];
    const gains = counted(ended, view('map', {}, {}), back);
    expect(gains.all).toEqual([]);
    const again = counted(gains, view('draft', { bonuses: 1, total: 1 }, {}), [...back, ...nextTurn.slice(3)]);
    expect(again.all).toMatchObject([{ seat: 0, points: 1 }]);
  });

  it('says nothing of what was there before anybody looked', () => {
    const gains = after([view('draft', { total: 20, bonuses: 20 }, {}), nextTurn]);
    expect(gains.all).toEqual([]);
  });
});
