import { describe, expect, it } from 'vitest';
import { wireLimits, type Entrant, type TournamentGame, type TournamentInfo } from '../generated/wire';
import { glanceWords, standing } from './standing';

const people = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, place) => ({ number: place + 1, name: `N${place}` }) as Entrant);

const told = (info: Partial<TournamentInfo>): string =>
  standing({ hostName: 'Ana', host: false, you: null, status: 'open', round: 0, rounds: 3, entrants: [], games: [], ...info } as TournamentInfo);

const game = (round: number, outcome: TournamentGame['outcome']): TournamentGame => ({ round, table: 'a', outcome, players: [] });

describe('a tournament that hasn’t begun', () => {
  it('says to its host whether it can', () => {
    expect(told({ host: true, entrants: people(1) })).toBe('It can begin as soon as two people have entered.');
    expect(told({ host: true, entrants: people(2) })).toContain('Begin whenever you like.');
  });

  it('says to others whether they can enter it, or are in', () => {
    expect(told({ entrants: people(2) })).toBe('You can still enter.');
    expect(told({ entrants: people(wireLimits.mostEntrants) })).toBe('All places are taken.');
    expect(told({ entrants: people(2), you: 1 })).toContain('You’re in. The tournament begins when Ana gives the signal.');
    expect(told({ entrants: people(2), you: 1, hostName: '' })).toContain('when Anonymous gives');
  });
});

describe('a round of a tournament', () => {
  const games = [game(2, 'playing'), game(2, 'playing'), game(2, 'counted'), game(1, 'playing')];
  const round = { status: 'playing', round: 2, games } as const;
  const over = { ...round, settled: true };

  it('says how many of its games go on, and not how many of the others', () => {
    expect(told({ ...round, settled: false })).toBe('Round 2 of 3: 2 games are still in progress.');
  });

  it('says what comes next when it is over, and who has it begin', () => {
    expect(told({ ...over, itself: true })).toContain('The next round begins in a moment.');
    expect(told({ ...over, itself: false })).toContain('The next round begins when Ana gives the signal.');
    expect(told({ ...over, itself: false, host: true })).toContain('Begin the next round when everybody is here.');
  });

  it('is followed by none if it is the last', () => {
    expect(told({ ...over, round: 3, itself: true })).toContain('The result comes in a moment.');
    expect(told({ ...over, round: 3, itself: false })).toContain('The tournament ends when Ana gives the signal.');
    expect(told({ ...over, round: 3, itself: false, host: true })).toContain('End the tournament to see who has won.');
  });
});

describe('a tournament of a list', () => {
  it('says how far it is', () => {
    const one = { id: 'x', game: 'usa', hostName: 'Ana', entrants: 4, round: 2, rounds: 3 };
    expect(glanceWords({ ...one, status: 'open' })).toBe('4 participants so far');
    expect(glanceWords({ ...one, status: 'playing' })).toBe('Round 2 of 3');
    expect(glanceWords({ ...one, status: 'over' })).toBe('finished');
  });
});
