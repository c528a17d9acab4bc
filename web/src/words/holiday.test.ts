import { render } from 'svelte/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AwayDays from '../account/AwayDays.svelte';
import TableList from '../app/TableList.svelte';
import type { HolidayInfo, SeatInfo, TableInfo } from '../generated/wire';
import { inWords } from '../show/log';
import SeatClock from '../table/SeatClock.svelte';
import SeatNote from '../table/SeatNote.svelte';
import { texts } from '../texts/texts.svelte';
import { awayUntil, dateOf, endOf, lastDate } from './holiday';

const now = new Date(2026, 10, 28, 10, 0).getTime();
const day = 86_400_000;

/** Long after the tests are run. */
const far = new Date(2099, 11, 12, 23, 59).getTime();

function seat(more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: 0, kind: 'person', name: 'Ana', owner: null, bot: '', present: false, substitute: null, holiday: far, toAct: true, ...more } as SeatInfo;
}

function holiday(more: Partial<HolidayInfo> = {}): string {
  const info = { until: null, left: 30, days: 30, ...more };
  return render(AwayDays, { props: { holiday: info, changed: () => undefined } }).body;
}

describe('somebody who is away for some days', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told with the last day, in the words of the language, and not once that is over', () => {
    const until = new Date(2026, 11, 12, 23, 59).getTime();
    expect(awayUntil(seat({ holiday: until }), now)).toBe('12 December');
    expect(awayUntil(seat({ holiday: new Date(2027, 0, 3).getTime() }), now)).toBe('3 January 2027');
    expect(awayUntil(seat({ holiday: until }), until)).toBeNull();
    expect(awayUntil(seat({ holiday: null }), now)).toBeNull();
    expect(awayUntil(seat({ holiday: until, substitute: { bot: 'expert', reason: 'left' } }), now)).toBeNull();
    vi.stubGlobal('document', { documentElement: {} });
    texts.choose('es');
    expect(awayUntil(seat({ holiday: until }), now)).toBe('12 de diciembre');
    texts.choose('en');
  });

  it('may choose days up to the last one that is left', () => {
    expect(dateOf(now)).toBe('2026-11-28');
    expect(endOf('2026-12-12')).toBe(new Date(2026, 11, 12, 23, 59, 59, 999).getTime());
    expect(lastDate({ until: null, left: 1, days: 30 }, now)).toBe('2026-11-28');
    expect(lastDate({ until: null, left: 15, days: 30 }, now)).toBe('2026-12-12');
    expect(lastDate({ until: now + 2 * day, left: 3, days: 30 }, now)).toBe('2026-12-03');
    expect(lastDate({ until: endOf('2026-11-30'), left: 3, days: 30 }, now)).toBe('2026-12-03');
  });

  it('may stay away beyond the year as long as the next one allows, if this one’s days last until then', () => {
    const late = Date.UTC(2026, 11, 28, 10, 0);
    expect(lastDate({ until: null, left: 20, days: 30 }, late)).toBe('2027-01-30');
    expect(lastDate({ until: null, left: 4, days: 30 }, late)).toBe('2027-01-30');
    expect(lastDate({ until: null, left: 3, days: 30 }, late)).toBe('2026-12-30');
    const inJanuary = endOf('2027-01-03');
    expect(lastDate({ until: inJanuary, left: 26, days: 30 }, late)).toBe('2027-01-30');
  });

  it('says so on the page of the account, with what is left, and can be back', () => {
    expect(holiday()).toContain('30 days left this year');
    expect(holiday()).toContain('data-holiday-leave');
    expect(holiday()).not.toContain('data-holiday-back');
    const away = holiday({ until: far, left: 0 });
    expect(away).toContain('You’re away until 12 December 2099.');
    expect(away).toContain('data-holiday-back');
    expect(away).toContain('data-holiday-leave');
    expect(holiday({ left: 0 })).not.toContain('data-holiday-leave');
    expect(holiday({ left: 0, days: 0 })).toContain('nobody has away days');
  });

  it('is told so beside the name, by the clock, in lists and in the log', () => {
    const table = { id: 't', you: 1, status: 'playing', seats: [seat(), seat({ seat: 1, name: 'Bea', holiday: null })] } as unknown as TableInfo;
    const note = render(SeatNote, { props: { info: seat() } }).body;
    expect(note).toContain('(away until 12 December 2099)');
    expect(note).toContain('title="Ana is away until 12 December 2099"');
    expect(note).not.toContain('data-away');
    expect(render(SeatNote, { props: { info: seat(), live: false } }).body).not.toContain('data-holiday');
    const clock = render(SeatClock, { props: { info: seat({ clock: { left: 2 * day, runs: false, stands: 5 * day } }) } }).body;
    expect(clock).toContain('Time left: 2 d 0 h. It stands still until 12 December 2099.');
    const list = { ...table, time: { type: 'correspondence', turn: day }, options: {}, spectators: { type: 'public' }, branch: null, result: null, created: 0 };
    expect(render(TableList, { props: { id: 'mine', title: 'Yours', games: [], tables: [list as unknown as TableInfo] } }).body).toContain(
      'Ana is away until 12 December 2099',
    );
    const words = (seat: number, event: object): string | null => inWords({ seat, ...event } as never, table, () => null, new Set());
    expect(words(0, { type: 'onHoliday', until: far })).toBe('Ana is away until 12 December 2099. Their time stands still.');
    expect(words(1, { type: 'onHoliday', until: far })).toBe('You’re away until 12 December 2099. Your time stands still.');
    expect(words(0, { type: 'backFromHoliday' })).toBe('Ana is back. Their time goes on.');
    expect(words(1, { type: 'backFromHoliday' })).toBe('You’re back. Your time goes on.');
  });
});
