import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Entrant, Me, TournamentGame, TournamentGlance, TournamentInfo } from '../generated/wire';
import { waitingGames } from '../table/waitingGames.svelte';
import LostTournament from './LostTournament.svelte';
import { HttpFailure } from '../net/http';
import Tournament from './Tournament.svelte';
import TournamentList from './TournamentList.svelte';

const entrant = (number: number, name: string, told: Partial<Entrant> = {}): Entrant => ({
  ...{ number, name, withdrawn: false, games: 0, points: 0, opposition: 0, place: 1 },
  ...told,
});

const open: TournamentInfo = {
  id: 'ab-1',
  game: 'usa',
  options: {},
  hostName: 'Ana',
  host: false,
  you: null,
  seats: 2,
  rounds: 3,
  time: { type: 'correspondence', turn: 172_800_000 },
  spectators: { type: 'public' },
  bot: 'planner',
  status: 'open',
  round: 0,
  settled: false,
  itself: true,
  entrants: [entrant(1, 'Ana'), entrant(2, 'Bea'), entrant(3, '')],
  games: [],
};

const games: TournamentGame[] = [
  { round: 2, table: 't-3', outcome: 'playing', players: [{ entrant: 1, score: null, points: null }, { entrant: 2, score: null, points: null }] },
  { round: 2, table: null, outcome: 'counted', players: [{ entrant: 3, score: null, points: 1 }] },
  { round: 1, table: 't-1', outcome: 'counted', players: [{ entrant: 3, score: 88, points: 0.5 }, { entrant: 1, score: 88, points: 0.5 }] },
  { round: 1, table: 't-2', outcome: 'void', players: [{ entrant: 2, score: null, points: null }] },
];

const playing: TournamentInfo = {
  ...open,
  status: 'playing',
  round: 2,
  entrants: [
    entrant(3, '', { games: 2, points: 1.5, opposition: 0.5 }),
    entrant(1, 'Ana', { games: 1, points: 0.5, opposition: 1.5, place: 2 }),
    entrant(2, 'Bea', { withdrawn: true, place: 3 }),
  ],
  games,
};

const guest = { name: 'Andén 7', chosen: false, handle: null, companions: [] } as unknown as Me;
const nothing = (): Promise<void> => Promise.resolve();

/** What the page shows, without what only leads the eye. */
function shown(info: TournamentInfo, me = guest): string {
  const { body } = render(Tournament, { props: { info, game: null, me, act: nothing, hear: nothing, callOff: nothing, named: () => undefined } });
  return body.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' ');
}

/** The words alone. */
const words = (info: TournamentInfo): string => shown(info).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://games.example.org/tournaments/ab-1'));
  vi.stubGlobal('navigator', {});
});

describe('a tournament that hasn’t begun', () => {
  it('says what it is, who has entered it, and by which link others do', () => {
    for (const told of ['Host: Ana', 'Rounds: 3', 'Players per table: 2', 'Time: 2 days a turn', '3 participants', 'Bea', 'Anonymous']) {
      expect(words(open)).toContain(told);
    }
    expect(shown(open)).toContain('value="https://games.example.org/tournaments/ab-1"');
    expect(words(open)).not.toContain('Bots: Planner');
    expect(words({ ...open, seats: 3 })).toContain('Bots: Planner');
  });

  it('lets whoever isn’t in enter it, and whoever is withdraw', () => {
    expect(shown(open)).toContain('data-enter');
    expect(shown(open)).toContain('placeholder="Andén 7"');
    expect(shown(open)).toContain('/account?sign-in&amp;to=%2Ftournaments%2Fab-1');
    expect(shown(open)).not.toContain('data-withdraw');
    expect(shown({ ...open, you: 2 })).toContain('data-withdraw');
    expect(shown({ ...open, you: 2 })).not.toContain('data-enter');
  });

  it('is begun and called off by its host alone, who can also remove others', () => {
    expect(words(open)).not.toMatch(/Begin the tournament|Call the tournament off|Remove/);
    const host = { ...open, host: true, you: 1 };
    expect(words(host)).toMatch(/Begin the tournament.*Call the tournament off/);
    expect(words(host).match(/Remove/g)).toHaveLength(2);
    expect(shown(host)).not.toMatch(/<button[^>]* disabled[^>]*data-begin/);
    expect(shown({ ...host, entrants: open.entrants.slice(0, 1) })).toMatch(/<button[^>]* disabled[^>]*data-begin/);
  });

  it('tells how it goes as it does', () => {
    expect(words(open)).toMatch(/one of them rests.*The next round begins by itself/);
    expect(words({ ...open, seats: 4, itself: false })).toMatch(/bots take part.*The host starts each round/);
  });
});

describe('a tournament that goes on', () => {
  it('says how people stand, in a table, with halves as they are written', () => {
    const standings = shown(playing).match(/<table[^>]*>.*?<\/table>/)![0];
    const rows = [...standings.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) => row!.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim());

    expect(rows).toEqual([
      'Place Player Games Points Opponents',
      '1 Anonymous 2 1½ ½',
      '2 Ana 1 ½ 1½',
      '3 Bea (withdrawn) 0 0 0',
    ]);
    expect(standings.match(/scope="col"/g)).toHaveLength(5);
    expect(standings.match(/scope="row"/g)).toHaveLength(3);
    expect(standings).toContain('title="The points of all their opponents, added up"');
  });

  it('has its rounds from the latest on, with what came of each game and the way to its table', () => {
    const told = words(playing);
    expect(told).toMatch(/Round 2 of 3 Game 1 in progress Player Ana Bea Rest .*Anonymous 1 Round 1 of 3/);
    expect(told).toMatch(/Round 1 of 3 Game 1 finished Player Score Points Anonymous 88 ½ Ana 88 ½ Game 2 doesn’t count/);
    for (const table of ['t-1', 't-2', 't-3']) expect(shown(playing)).toContain(`href="/tables/${table}"`);
  });

  it('leads whoever plays to their own game, and says so if it waits for them', () => {
    expect(shown(playing)).not.toContain('data-own-game');
    expect(words({ ...playing, you: 1 })).toContain('To your game of round 2');
    expect(words({ ...playing, you: 1 })).toContain('Your game in progress');
    waitingGames.tables = ['t-3'];
    expect(words({ ...playing, you: 1 })).toContain('It’s your turn in round 2');
    waitingGames.tables = [];
    expect(shown({ ...playing, you: 3 })).not.toContain('data-own-game');
  });

  it('lets its host go on without games that aren’t over, and begin the next round where it doesn’t by itself', () => {
    const host = { ...playing, host: true, you: 1 };
    expect(words(playing)).not.toMatch(/Go on without|Begin round|Call the tournament off/);
    expect(words(host)).toContain('Go on without the unfinished games');
    expect(words(host)).not.toContain('Begin round');
    expect(words({ ...host, settled: true })).not.toMatch(/Begin round|Go on without/);
    expect(words({ ...host, settled: true, itself: false })).toContain('Begin round 3');
    expect(words({ ...host, settled: true, itself: false, round: 3 })).toMatch(/End the tournament (?!to see)/);
  });

  it('can be left by whoever plays, and its host can withdraw others who still do', () => {
    expect(words({ ...playing, you: 1 })).toContain('Withdraw');
    expect(words({ ...playing, you: 1 })).not.toContain('Withdraw somebody');
    const gone = words({ ...playing, you: 2 });
    expect(gone).toContain('You’ve withdrawn: you won’t play in further rounds.');
    expect(gone).not.toMatch(/Withdraw /);
    expect(words({ ...playing, host: true, you: 1 })).toMatch(/Withdraw somebody Anonymous Remove Round 2/);
  });

  it('is entered by nobody any more', () => {
    expect(shown(playing)).not.toContain('data-enter');
    expect(shown(playing)).not.toContain('/tournaments/ab-1');
  });
});

describe('a tournament that is over', () => {
  const over: TournamentInfo = { ...playing, status: 'over', round: 3, settled: true, host: true, you: 1 };

  it('says who has won, and nothing can be done with it any more', () => {
    expect(words(over)).toContain('Anonymous wins the tournament!');
    expect(words(over)).not.toMatch(/Withdraw |Call the tournament off|Begin/);
    expect(words(over)).not.toContain('Over after');
  });

  it('says so if it ended early', () => {
    expect(words({ ...over, round: 2 })).toContain('Over after round 2 of 3');
  });
});

describe('a list of tournaments', () => {
  const glance = (id: string, status: TournamentGlance['status']): TournamentGlance =>
    ({ id, status, game: 'usa', hostName: 'Ana', entrants: 3, round: 1, rounds: 3 });
  const listed = (...tournaments: TournamentGlance[]): string => render(TournamentList, { props: { tournaments, games: [] } }).body;

  it('has those that aren’t over', () => {
    const all = listed(glance('a', 'playing'), glance('b', 'open'), glance('c', 'over'));
    expect(all).toContain('href="/tournaments/a"');
    expect(all).toContain('href="/tournaments/b"');
    expect(all).not.toContain('href="/tournaments/c"');
  });

  it('isn’t there where there are none', () => {
    expect(listed(glance('c', 'over'))).not.toContain('<section');
    expect(listed()).not.toContain('<section');
  });
});

describe('what stands in for a tournament', () => {
  const lost = (gone: boolean, code: string): string =>
    render(LostTournament, { props: { gone, failure: new HttpFailure(404, { code, facts: {}, detail: '' }), again: nothing } }).body;

  it('says whether it isn’t there, was called off meanwhile, or can’t be had', () => {
    expect(lost(false, 'no-such-tournament')).toContain('The link may be incomplete');
    expect(lost(false, 'no-such-tournament')).not.toContain('Try again');
    expect(lost(true, 'no-such-tournament')).toContain('This tournament has been called off');
    expect(lost(false, 'unreachable')).toContain('The server doesn’t answer.');
  });
});
