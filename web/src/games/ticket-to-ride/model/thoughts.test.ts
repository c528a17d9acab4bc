import { describe, expect, it } from 'vitest';
import { sampleBoard } from './sampleBoard';
import { plannedRoutes, thoughtsInWords } from './thoughts';

const board = sampleBoard();

describe('what a bot makes of a position', () => {
  it('is told a sentence each, and that the map shows the plan', () => {
    expect(
      thoughtsInWords(
        [
          { type: 'ticketWay', ticket: 'north--south', routes: ['middle--north', 'middle--south'], via: ['middle'] },
          { type: 'bottleneck', route: 'middle--south', noWayRound: true },
          { type: 'missingCards', cards: { blue: 2, red: 1 }, total: 3 },
          { type: 'time', needed: 4, left: 9 },
        ],
        board,
      ),
    ).toEqual([
      'North – South: 2 routes to go, via Middle.',
      'Don’t lose Middle–South: there is no other good way.',
      'You need 3 more cards: 1 red and 2 blue.',
      'That takes about 4 turns; 9 or so are left.',
      'The routes of the plan are marked on the map.',
    ]);
  });

  it('says that wilds are enough, and nothing of a map where nothing is planned', () => {
    expect(
      thoughtsInWords(
        [
          { type: 'missingCards', cards: { white: 2 }, total: 0 },
          { type: 'ticketGivenUp', ticket: 'north--south' },
          { type: 'time', needed: 0, left: 1 },
        ],
        board,
      ),
    ).toEqual([
      'Your wilds stand in for the cards you lack: 2 white.',
      'Give up North – South: it would cost more than it can still bring.',
      'The game is about to end.',
    ]);
  });

  it('tells all cards that are missing, and which of them wilds in hand stand in for', () => {
    const missing = (total: number) =>
      thoughtsInWords([{ type: 'missingCards', cards: { blue: 3, red: 1, yellow: 2 }, total }], board);
    expect([...missing(5), ...missing(4)]).toEqual([
      'You need 6 more cards: 1 red, 2 yellow and 3 blue. With wilds you can cover 1 of them.',
      'You need 6 more cards: 1 red, 2 yellow and 3 blue. With wilds you can cover 2 of them.',
    ]);
  });

  it('doesn’t count the turns that are left where there is one', () => {
    expect(thoughtsInWords([{ type: 'time', needed: 2, left: 1 }], board)).toEqual([
      'That takes about 2 turns; this may be your last.',
    ]);
  });

  it('marks the routes of its tickets, and no others', () => {
    expect([
      ...plannedRoutes([
        { type: 'ticketWay', ticket: 'north--south', routes: ['middle--north'], via: ['middle'] },
        { type: 'longRoutesNext', routes: ['north--east'] },
      ]),
    ]).toEqual(['middle--north']);
  });
});
