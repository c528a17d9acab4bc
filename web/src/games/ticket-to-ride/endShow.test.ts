import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScoreSheet, TtrEvent, TtrView } from '../../generated/wire';
import type { TableSession } from '../../table/session.svelte';
import { EndShow } from './endShow.svelte';
import { sampleBoard } from './model/sampleBoard';
import { Play } from './play.svelte';

const sheet = {
  lines: [
    { seat: 0, rule: 'ttr.ticket.scored-at-end', points: 7, subjects: ['north--south'], achieved: true },
    { seat: 0, rule: 'ttr.end.longest-path', points: 10, subjects: ['middle--east'], achieved: true },
  ],
  totals: [17],
} as unknown as ScoreSheet;
const view = { observer: 0, tickets: [], offered: [], owners: { 'middle--north': 0, 'middle--south': 0 } } as unknown as TtrView;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the map has the cities of what is counted, those of a ticket before its way; and none once all was told', () => {
  const session = { position: { view, offers: [] }, view } as unknown as TableSession<TtrView, TtrEvent>;
  const show = new EndShow(sheet, new Play(session, sampleBoard()));
  show.start();
  expect(show.cities).toEqual(['north', 'south', 'middle']);
  show.next();
  expect(show.cities).toEqual(['middle', 'east']);
  show.skip();
  expect(show.cities).toEqual([]);
});

it('the points of each seat are those that were counted so far', () => {
  const session = { position: { view, offers: [] }, view } as unknown as TableSession<TtrView, TtrEvent>;
  const show = new EndShow(sheet, new Play(session, sampleBoard()));
  show.start();
  expect(show.totals).toEqual([7]);
  show.skip();
  expect(show.totals).toEqual([17]);
});

it('a ticket that was looked at gives way to what is counted next', () => {
  const session = { position: { view, offers: [] }, view } as unknown as TableSession<TtrView, TtrEvent>;
  const play = new Play(session, sampleBoard());
  const show = new EndShow(sheet, play);
  show.skip();
  play.pinTicket('north--south');
  expect(show.trail).toHaveLength(2);
  show.start();
  show.next();
  expect(show.trail).toEqual(['middle--east']);
  show.stop();
});
