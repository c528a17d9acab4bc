import { describe, expect, it } from 'vitest';
import type { GameInfo, KnownPerson, LevelInfo } from '../generated/wire';
import { pageOf } from '../page/router.svelte';
import { addressToPlayWith, personAsked } from '../people/playingWith';
import {
  companionProblem,
  firstWishes,
  fitting,
  invitees,
  inviterProblem,
  offeredPeople,
  settledValue,
  tableWish,
  termsInWords,
  unrated,
  countsUnasked,
  waitsForPeople,
  wished,
  withoutSeat,
  withSeat,
  wordOf,
  type Wish,
} from '../setup/wishes';

const game: GameInfo = {
  id: 'ttr-usa',
  family: 'ticket-to-ride',
  name: 'USA',
  names: {},
  rulesVersion: 1,
  minimumSeats: 2,
  maximumSeats: 3,
  provenance: 'verified',
  elements: [],
  options: [],
};
const levels: LevelInfo[] = [
  { name: 'random', difficulty: 'easy', suggested: false },
  { name: 'planner', difficulty: 'hard', suggested: true },
];

const met = (name: string, seat = 1): KnownPerson => ({
  name,
  games: 1,
  wins: 0,
  last: 0,
  table: `t-${name}`,
  seat,
  here: false,
  seen: null,
  standing: null,
  profile: null,
});

describe('an address', () => {
  it('is a page', () => {
    expect(pageOf('/')).toEqual({ name: 'home' });
    expect(pageOf('/here/')).toEqual({ name: 'here' });
    expect(pageOf('/here/a-1_b')).toEqual({ name: 'here-table', id: 'a-1_b' });
    expect(pageOf('/here/a-1_b/analysis/')).toEqual({ name: 'here-analysis', id: 'a-1_b' });
    expect(pageOf('/here/a-1_b/replay')).toEqual({ name: 'here-replay', id: 'a-1_b' });
    expect(pageOf('/tables/a-1_b')).toEqual({ name: 'table', id: 'a-1_b' });
    expect(pageOf('/tables/a-1_b/analysis')).toEqual({ name: 'analysis', id: 'a-1_b' });
    expect(pageOf('/tables/a-1_b/replay/')).toEqual({ name: 'replay', id: 'a-1_b' });
    expect(pageOf('/tables/a-1_b/film')).toEqual({ name: 'lost' });
    expect(pageOf('/rules/')).toEqual({ name: 'rules' });
    expect(pageOf('/about')).toEqual({ name: 'about' });
    expect(pageOf('/unsubscribe')).toEqual({ name: 'unsubscribe' });
    expect(pageOf('/lost-password')).toEqual({ name: 'lost-password' });
    expect(pageOf('/new-password')).toEqual({ name: 'new-password' });
    expect(pageOf('/games')).toEqual({ name: 'games' });
    expect(pageOf('/statistics/')).toEqual({ name: 'statistics' });
    expect(pageOf('/ratings')).toEqual({ name: 'ratings' });
    expect(pageOf('/tournaments/new')).toEqual({ name: 'new-tournament' });
    expect(pageOf('/tournaments/a-1_b/')).toEqual({ name: 'tournament', id: 'a-1_b' });
  });

  it('is lost if no page has it', () => {
    expect(pageOf('/tables/')).toEqual({ name: 'lost' });
    expect(pageOf('/tables/a/b')).toEqual({ name: 'lost' });
    expect(pageOf('/tournaments')).toEqual({ name: 'lost' });
  });
});

describe('the company of a new table', () => {
  it('begins with the person and the bot that is suggested', () => {
    expect(firstWishes(levels).map(wordOf)).toEqual(['me', 'bot:planner']);
  });

  it('has as many seats as the game allows', () => {
    const three = withSeat(firstWishes(levels), game, levels);
    expect(three.length).toBe(3);
    expect(withSeat(three, game, levels).length).toBe(3);
    expect(withoutSeat(withoutSeat(three, game, 2), game, 1).length).toBe(2);
  });

  it('stays at another board, as far as it fits', () => {
    const four: Wish[] = [...firstWishes(levels), { kind: 'bot', bot: 'dreamer' }, { kind: 'friend', bot: '' }];
    expect(fitting(four, game, levels).map(wordOf)).toEqual(['me', 'bot:planner', 'bot:planner']);
  });

  it('is the very same where all of it fits: what was said of it still holds', () => {
    const shared: Wish[] = [{ kind: 'me', bot: '' }, { kind: 'companion', bot: '' }];
    expect(fitting(shared, game, levels)).toBe(shared);
  });

  it('says beside the way on that it counts and how much time there is, wherever these were chosen', () => {
    const friends = [{ kind: 'me', bot: '' }, { kind: 'friend', bot: '' }] as const;
    const shown = { type: 'public' } as const;
    const live = { type: 'live', bank: 300_000, bonus: 10_000 } as const;

    expect(termsInWords(friends, live, true, shown)).toBe('Rated, without hints · 5 min + 10 s a turn');
    expect(termsInWords(friends, { type: 'none' }, true, shown)).toBe('Rated, without hints');
    expect(termsInWords(friends, live, true, { type: 'afterTurns', turns: 2 })).toBe('5 min + 10 s a turn');
    expect(termsInWords(friends, { type: 'none' }, false, shown)).toBe('');
    expect(termsInWords(friends.slice(1), live, true, shown)).toBe('');
  });

  it('counts no time where nobody else waits: bots don’t, a program does', () => {
    const live = { type: 'live', bank: 300_000, bonus: 10_000 } as const;
    const me: Wish = { kind: 'me', bot: '' };
    const against = (other: Wish): Wish[] => [me, { kind: 'bot', bot: 'planner' }, other];
    const bot: Wish = { kind: 'bot', bot: 'planner' };
    expect(tableWish(game, against(bot), {}, live).time).toEqual({ type: 'none' });
    expect(termsInWords(against(bot), live, false, { type: 'public' })).toBe('');
    for (const kind of ['friend', 'network-bot'] as const) {
      expect(tableWish(game, against({ kind, bot: '' }), {}, live).time).toEqual(live);
      expect(termsInWords(against({ kind, bot: '' }), live, false, { type: 'public' })).toBe('5 min + 10 s a turn');
    }
  });

  it('has players of the same device, who sit down when there is a table, and whose game isn’t rated', () => {
    const both: Wish[] = [firstWishes(levels)[0]!, { kind: 'companion', bot: '', name: 'Luis' }];
    const wish = tableWish(game, both, {}, { type: 'none' }, true);
    expect(wish.seats).toEqual([
      { kind: 'me', bot: '', paint: 'blue' },
      { kind: 'friend', bot: '', paint: 'red' },
    ]);
    expect(wish.rated).toBe(false);
    expect(unrated(both, { type: 'public' })).toBe('rated.shared');
    expect(companionProblem(both, 'Ana')).toBeNull();
    expect(companionProblem(both, ' luis ')).toBe('companion.name.same');
    expect(companionProblem([...both, { kind: 'companion', bot: '' }], 'Ana')).toBe('companion.name.empty');
  });

  it('has a program of one’s own in one seat only, and isn’t rated then', () => {
    const seated = wished(firstWishes(levels), 1, 'network-bot:4f0c');
    expect(seated.map(wordOf)).toEqual(['me', 'network-bot:4f0c']);
    expect(wished(seated, 0, 'network-bot:4f0c').map(wordOf)).toEqual(['network-bot:4f0c', 'friend']);
    expect(wished(seated, 0, 'network-bot:77aa').map(wordOf)).toEqual(['network-bot:77aa', 'network-bot:4f0c']);
    const wish = tableWish(game, seated, {}, { type: 'none' }, true);
    expect(wish.seats[1]).toMatchObject({ kind: 'network-bot', bot: '4f0c' });
    expect(wish.rated).toBe(false);
    expect(unrated(seated, { type: 'public' })).toBe('rated.network');
  });

  it('isn’t rated where hands are seen by people who watch, and of one who is alone nothing is said', () => {
    const later = { type: 'afterTurns', turns: 2 } as const;
    const wish = tableWish(game, firstWishes(levels), {}, { type: 'none' }, true, later);
    expect(wish.spectators).toEqual(later);
    expect(wish.rated).toBe(false);
    expect(unrated(firstWishes(levels), later)).toBe('rated.spectators');
    expect(unrated(firstWishes(levels), { type: 'public' })).toBeNull();
    const alone = tableWish(game, firstWishes(levels).slice(0, 1), {}, { type: 'none' }, true, later);
    expect(alone.spectators).toEqual({ type: 'public' });
    expect(alone.rated).toBe(false);
  });

  it('is found by people with its link, unless everybody is to find it, and nobody finds whoever is alone', () => {
    const listed = (wishes: Wish[], all: boolean): boolean | null =>
      tableWish(game, wishes, {}, { type: 'none' }, false, { type: 'public' }, all).listed;
    expect(tableWish(game, firstWishes(levels)).listed).toBe(false);
    expect(listed(firstWishes(levels), true)).toBe(true);
    expect(listed(firstWishes(levels).slice(0, 1), true)).toBe(false);
  });

  it('waits for whoever sits down at once to add to the seed, and for nobody where only others do', () => {
    expect(tableWish(game, firstWishes(levels)).waits).toBe(true);
    expect(tableWish(game, firstWishes(levels).slice(1)).waits).toBe(false);
  });

  it('has the person in one seat only', () => {
    expect(wished(firstWishes(levels), 1, 'me').map(wordOf)).toEqual(['friend', 'me']);
  });
});

describe('people one has played with', () => {
  const [ana, bea] = [met('Ana'), met('Bea')];

  it('are in the second seat of a table that is set up to play with them, at any board', () => {
    const company = firstWishes(levels, ana);
    expect(company.map(wordOf)).toEqual(['me', 'known:t-Ana.1']);
    expect(fitting(company, game, levels)).toEqual(company);
    expect(invitees(company)).toEqual([ana]);
    expect(invitees(firstWishes(levels))).toEqual([]);
  });

  it('have a free seat until they have answered, and are waited for like anybody with the link', () => {
    const company = firstWishes(levels, ana);
    expect(tableWish(game, company, {}, { type: 'none' }, true)).toMatchObject({
      seats: [
        { kind: 'me', bot: '' },
        { kind: 'friend', bot: '' },
      ],
      rated: true,
    });
    expect(waitsForPeople(company)).toBe(true);
    expect(waitsForPeople(wished(company, 1, 'friend'))).toBe(true);
    expect(waitsForPeople(firstWishes(levels))).toBe(false);
  });

  it('play for ratings unless something else is said, but on a board of somebody’s own making only if that is said', () => {
    const company = wished(firstWishes(levels), 1, 'friend');
    expect(countsUnasked(company, false)).toBe(true);
    expect(countsUnasked(company, true)).toBe(false);
    expect(countsUnasked(firstWishes(levels), false)).toBe(false);
  });

  it('have one seat each, and are told apart by where they sat', () => {
    const people = [ana, bea, met('Ana', 2)];
    const three = wished(withSeat(firstWishes(levels, ana), game, levels), 2, 'known:t-Ana.1', people);
    expect(three.map(wordOf)).toEqual(['me', 'friend', 'known:t-Ana.1']);
    expect(wished(three, 1, 'known:t-Ana.2', people).map(wordOf)).toEqual(['me', 'known:t-Ana.2', 'known:t-Ana.1']);
    expect(wished(three, 1, 'known:t-Zoe.1', people).map(wordOf)).toEqual(['me', 'friend', 'known:t-Ana.1']);
  });

  it('are offered as long as they are few, and as long as they have a seat', () => {
    const people = ['Ana', 'Bea', 'Carl', 'Dora', 'Eva', 'Fran', 'Gil'].map((name) => met(name));
    const names = (wishes: readonly Wish[]): string[] => offeredPeople(people, wishes).map(({ name }) => name);
    expect(names(firstWishes(levels))).toEqual(['Ana', 'Bea', 'Carl', 'Dora', 'Eva']);
    expect(names(firstWishes(levels, people[6]))).toEqual(['Ana', 'Bea', 'Carl', 'Dora', 'Eva', 'Gil']);
  });

  it('are invited by somebody who sits there, too', () => {
    const company = firstWishes(levels, ana);
    expect(inviterProblem(company)).toBeNull();
    expect(inviterProblem(company.slice(1))).toBe('new.known.without');
    expect(inviterProblem([{ kind: 'friend', bot: '' }])).toBeNull();
  });

  it('are named by an address, which means nobody to those who haven’t played with them', () => {
    expect(addressToPlayWith(bea)).toBe('/?with=t-Bea.1');
    expect(personAsked('?with=t-Bea.1', [ana, bea])).toBe(bea);
    expect(personAsked('?with=t-Bea.1', [ana])).toBeNull();
    expect(personAsked('?with=t-Bea.0', [ana, bea])).toBeNull();
    expect(personAsked('', [ana, bea])).toBeNull();
  });
});

describe('an option', () => {
  const option = { id: 'ghost', values: ['off', 'on'], standard: 'off', settled: [{ seats: 1, value: 'on' }] };

  it('has nothing to choose with the number of seats that settles it', () => {
    expect(settledValue(option, 1)).toBe('on');
    expect(settledValue(option, 2)).toBeNull();
  });

  it('keeps what was chosen at another game only if this one has it', () => {
    const company = firstWishes(levels);
    const haunted = { ...game, options: [option] };
    expect(tableWish(haunted, company, { ghost: 'on' }).options).toEqual({ ghost: 'on' });
    expect(tableWish(haunted, company, { ghost: '1910' }).options).toEqual({ ghost: 'off' });
    expect(tableWish(game, company, { ghost: 'on' }).options).toEqual({});
  });

  it('has the value that the number of seats settles, whatever was chosen', () => {
    const alone = firstWishes(levels).slice(0, 1);
    expect(tableWish({ ...game, options: [option] }, alone, { ghost: 'off' }).options).toEqual({ ghost: 'on' });
  });
});
