import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { GameInfo, KnownPerson, LevelInfo } from '../generated/wire';
import { families } from '../table/families';
import type { LastWish } from './lastWish';
import NewTable from './NewTable.svelte';
import type { Wish } from './wishes';

const game = {
  id: 'one',
  family: families[0]!.id,
  name: 'ONE',
  names: {},
  minimumSeats: 2,
  maximumSeats: 4,
  provenance: 'compared',
  elements: [],
  options: [],
} as unknown as GameInfo;
const levels: LevelInfo[] = [{ name: 'tourist', difficulty: 'easy', suggested: true }];
const carmen = { name: 'Carmen', games: 3, wins: 1, table: 't1', seat: 1 } as KnownPerson;
const me: Wish = { kind: 'me', bot: '' };
const friend: Wish = { kind: 'friend', bot: '' };
const bot: Wish = { kind: 'bot', bot: 'tourist' };

/** What is seen by whoever last wished for that, or now wants to play with somebody. */
function seen(wishes: readonly Wish[], last: Partial<LastWish>, company: KnownPerson | null = null): string {
  const whole: LastWish = {
    game: 'one',
    wishes,
    options: {},
    time: { type: 'none' },
    rated: null,
    spectators: { type: 'public' },
    joinable: false,
    watchable: false,
    ...last,
  };
  const people = company === null ? [] : [company];
  const props = { games: [game], last: whole, firstLevels: levels, files: [], people, company };
  return render(NewTable, { props }).body;
}

/** Whether everybody may join who finds the table on the home page, as the choice says. */
const everybodyJoins = (body: string): boolean => /<input type="radio"[^>]*value="true"[^>]* checked/.test(body);
const everybodyWatches = (body: string): boolean => /<label data-listing[^>]*><input type="checkbox" checked/.test(body);

describe('who finds a new table', () => {
  it('is chosen as last time', () => {
    expect(everybodyJoins(seen([me, friend], { joinable: true }))).toBe(true);
    expect(everybodyWatches(seen([me, bot], { watchable: true }))).toBe(true);
  });

  it('isn’t everybody who may join because everybody might watch, nor the other way round', () => {
    expect(everybodyJoins(seen([me, friend], { watchable: true }))).toBe(false);
    expect(everybodyWatches(seen([me, bot], { joinable: true }))).toBe(false);
  });

  it('is only whom it is for where somebody is to be invited', () => {
    const body = seen([me, friend], { joinable: true }, carmen);
    expect(body).toContain('Carmen (invited)');
    expect(everybodyJoins(body)).toBe(false);
  });
});

describe('how much time there is', () => {
  it('is chosen before friends are invited, not after the way on, where a phone has the rest of the list', () => {
    const place = (wishes: readonly Wish[]): string => {
      const body = seen(wishes, {});
      return body.indexOf('id="time-about"') < body.indexOf('class="list') ? 'before' : 'in the list';
    };
    expect(place([me, friend])).toBe('before');
    expect(place([me, { kind: 'companion', bot: '' }])).toBe('in the list');
    expect(seen([me, friend], {}).match(/id="time-about"/g)).toHaveLength(1);
  });
});
