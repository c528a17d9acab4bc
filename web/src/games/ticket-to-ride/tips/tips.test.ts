import { describe, expect, it, vi } from 'vitest';
import type { BoardView, Offer, Phase, RouteView, TtrEvent, TtrView } from '../../../generated/wire';
import type { TableSession } from '../../../table/session.svelte';
import { dueTip } from '../../../tips/tip';
import { indexBoard } from '../model/boardIndex';
import { sampleBoard } from '../model/sampleBoard';
import { Play } from '../play.svelte';
import { tips } from './tips';

vi.stubGlobal('CSS', { escape: (word: string) => word });

/** What is changed of the sample board, of its routes, and of what is seen. */
interface Changes {
  readonly board?: Partial<BoardView>;
  readonly routes?: Partial<RouteView>;
  readonly view?: Partial<TtrView>;
  readonly scores?: object | null;
}

/** A table at which seat 0 is asked something. */
function asked(phase: Phase, targets: readonly string[], { board, routes, view, scores = null }: Changes = {}): Play {
  const printed = sampleBoard().board;
  const changed = { ...printed, ...board, routes: printed.routes.map((route) => ({ ...route, ...routes })) };
  const players = [0, 1].map((seat) => ({ seat, vehicles: 10, stations: 0, revealed: [] }));
  const plain = { observer: 0, actor: 0, phase, market: ['red'], hand: {}, offered: [], tickets: [], owners: {}, closed: [] };
  const now = { ...plain, players, tunnel: null, turnsLeft: null, ...view } as unknown as TtrView;
  const offers: Offer[] = targets.map((target) => ({ target, choices: [] }));
  const seats = [
    { seat: 0, kind: 'person', name: 'Ana' },
    { seat: 1, kind: 'person', name: 'Luis' },
  ];
  const session = {
    table: { you: 0, seats },
    position: { view: now, offers, chosenEarly: false, scores },
    view: now,
    present: true,
    pending: null,
    log: [],
  } as unknown as TableSession<TtrView, TtrEvent>;
  return new Play(session, indexBoard(changed));
}

/** The tip of a moment for whoever has been told others, and what it is about. */
function told(play: Play, ...before: string[]): string | null {
  return dueTip(tips, new Set(before), null, play)?.id ?? null;
}

function words(id: string, play: Play): string {
  return tips.find((tip) => tip.id === id)!.words(play);
}

const ticket = (completed: boolean) => ({ view: { tickets: [{ ticket: 'north--south', completed }] } });
const begun = ['turn', 'market'];

describe('whoever plays for the first time is told', () => {
  it('what the first tickets are', () => {
    expect(told(asked('opening-tickets', ['keep']))).toBe('tickets');
    expect(told(asked('keep-tickets', ['keep']))).toBeNull();
  });

  it('what a turn is, and then where cards are drawn from', () => {
    const play = asked('turn', ['deck', 'market:red']);
    expect(told(play)).toBe('turn');
    expect(told(play, 'turn')).toBe('market');
    expect(told(asked('second-card', ['deck']), ...begun)).toBe('second');
  });

  it('nothing while others play', () => {
    expect(told(asked('turn', []))).toBeNull();
  });

  it('that stations can be built, where they can', () => {
    const board = { stationCosts: [1, 2, 3], stationPoints: 4 };
    expect(words('turn', asked('turn', ['deck'], { board }))).toContain('station');
    expect(words('turn', asked('turn', ['deck']))).not.toContain('station');

    const cutOff = { board, view: { ...ticket(false).view, closed: sampleBoard().board.routes.map(({ id }) => id) } };
    expect(told(asked('turn', ['city:north'], cutOff), 'turn', 'double')).toBe('station');
    expect(words('station', asked('turn', [], cutOff))).toContain('4 points');
  });

  it('that a route on the way of a ticket can be claimed', () => {
    const play = asked('turn', ['deck', 'route:middle--north'], ticket(false));
    expect(told(play, ...begun)).toBe('way');
    expect(words('way', play)).toContain('Middle–North');
    expect(told(asked('turn', ['deck', 'route:middle--east'], ticket(false)), ...begun)).toBe('gray');
  });

  it('what is special about a route that can be claimed', () => {
    const first = (routes: Partial<RouteView>, board: Partial<BoardView> = {}) =>
      told(asked('turn', ['deck', 'route:middle--east'], { routes, board }), ...begun);
    expect(first({ tunnel: true })).toBe('tunnel');
    expect(first({ wilds: 1 })).toBe('ferry');
    expect(first({ color: 'red' })).toBeNull();
    const vehicles = [{ id: 'train', count: 5, onEachSpace: false, points: {} }];
    expect(first({ color: 'red' }, { vehicles })).toBe('subway');
  });

  it('that the other one of a double route is closed', () => {
    const play = asked('turn', ['deck'], { view: { closed: ['middle--west'] } });
    expect(told(play, ...begun)).toBe('double');
    expect(words('double', play)).toContain('Middle–West');
  });

  it('what a flag is, when a card may be kept for it', () => {
    const play = asked('flag-card', ['flag:keep'], { board: { flagColors: ['blue', 'white', 'red'], flagPoints: 4 } });
    expect(told(play, ...begun)).toBe('flag');
    expect(words('flag', play)).toMatch(/blue, white and red.* 4 points/);
  });

  it('that a ticket is completed, and what to do when all are', () => {
    const play = asked('turn', ['tickets'], ticket(true));
    expect(told(play, ...begun)).toBe('made');
    expect(words('made', play)).toMatch(/North – South.* 7 points/);
    expect(told(play, ...begun, 'made')).toBe('all');
    expect(words('all', play)).toContain('10 points');
    expect(told(asked('turn', ['deck'], ticket(true)), ...begun, 'made')).toBeNull();
  });

  it('that the end is near, who brings it, and that it is there', () => {
    const players = (vehicles: number) => ({ view: { players: [{ seat: 0, vehicles: 9 }, { seat: 1, vehicles }] as never } });
    expect(told(asked('turn', ['deck'], players(4)), ...begun)).toBeNull();
    const near = asked('turn', ['deck'], players(3));
    expect(told(near, ...begun)).toBe('near');
    expect(words('near', near)).toMatch(/Luis has 3 train cars left.* 2 train cars or fewer/);
    expect(told(asked('turn', ['deck'], { view: { turnsLeft: 2 } }), ...begun)).toBe('last');
    expect(told(asked('over', [], { scores: {} }))).toBe('count');
  });
});

it('each has its own name, and says something about its board only', () => {
  expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
  const special = ['tunnel', 'ferry', 'subway', 'station', 'flag'];
  const everything = sampleBoard().board.routes.map(({ id }) => `route:${id}`);
  const due = tips.filter((tip) => tip.when(asked('turn', ['deck', 'tickets', ...everything])));
  expect(due.filter(({ id }) => special.includes(id))).toEqual([]);
});
