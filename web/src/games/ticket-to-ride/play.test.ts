import { describe, expect, it } from 'vitest';
import type { Offer, Phase, TtrEvent, TtrView } from '../../generated/wire';
import type { LoggedOf } from '../../show/happening';
import type { TableSession } from '../../table/session.svelte';
import { everything } from '../../words/spectators';
import { sampleBoard } from './model/sampleBoard';
import { Play } from './play.svelte';

const draw: Offer = { target: 'deck', choices: [{ text: 'draw', action: { type: 'drawFromDeck' }, preview: [] }] };

function view(phase: Phase, actor: number): TtrView {
  const players = [{ seat: 0 }, { seat: 1 }];
  const nothing = { offered: [], tickets: [], market: [], hand: {}, tunnel: null };
  return { observer: 0, phase, actor, players, ...nothing } as unknown as TtrView;
}

/** A table at which the server waits for seat 0, and something else may still be on show. */
function playing(now: TtrView, shown: TtrView) {
  const sent: string[] = [];
  const session = {
    table: { you: 0 },
    position: { view: now, offers: [draw], chosenEarly: false },
    view: shown,
    present: now === shown,
    pending: null,
    log: [],
    act: (action: string) => sent.push(action),
  } as unknown as TableSession<TtrView, TtrEvent>;
  return { play: new Play(session, sampleBoard()), sent };
}

describe('one’s move', () => {
  it('is shown once what the others did was seen', () => {
    const now = view('turn', 0);
    expect(playing(now, view('turn', 2)).play.yourMove).toBe(false);
    expect(playing(now, now).play.yourMove).toBe(true);
  });

  it('can be made before, by whoever presses something', () => {
    const { play, sent } = playing(view('turn', 0), view('turn', 2));
    expect(play.can('deck')).toBe(false);
    play.act('deck');
    expect(sent).toEqual(['draw']);
  });

  it('goes on with the second card while the first is on its way', () => {
    expect(playing(view('second-card', 0), view('turn', 0)).play.yourMove).toBe(true);
  });

  it('goes on with the first tickets while others keep theirs', () => {
    expect(playing(view('opening-tickets', 1), view('opening-tickets', 1)).play.yourMove).toBe(true);
    expect(playing(view('opening-tickets', 1), view('deal', 1)).play.yourMove).toBe(false);
  });
});

describe('the route that the map marks', () => {
  const digging = (actor: number): TtrView => ({
    ...view('tunnel-payment', actor),
    tunnel: { route: 'middle--east', color: 'red', colored: 2, wilds: 0, cards: [], due: 1 } as unknown as TtrView['tunnel'],
  });

  it('is the tunnel that somebody is claiming, while it is on show', () => {
    const dug = digging(1);
    expect(playing(dug, dug).play.markedRoute).toBe('middle--east');
    expect(playing(view('turn', 0), dug).play.markedRoute).toBe('middle--east');
    expect(playing(dug, view('turn', 0)).play.markedRoute).toBeNull();
  });

  it('is rather the one that is looked at meanwhile', () => {
    const { play } = playing(digging(1), digging(1));
    play.select('route:middle--west');
    expect(play.markedRoute).toBe('middle--west');
  });
});

describe('tickets that are kept', () => {
  it('stay checked until the server has taken the choice, which can take long without a connection', () => {
    const { play, session, sent } = choosing('keep A');
    play.toggleTicket('A');

    play.keep();
    session.pending = 'c1';
    play.toggleTicket('B');
    play.keep();

    expect(sent).toEqual(['keep A']);
    expect(play.kept).toEqual(['A']);
  });

  it('are checked no longer once it was taken', () => {
    const { play, session } = choosing('keep A');
    play.toggleTicket('A');
    play.keep();

    session.position = { ...session.position, chosenEarly: true };
    play.settle();

    expect(play.kept).toEqual([]);
  });
});

describe('tickets that were chosen before one’s turn', () => {
  it('stay in sight, with their letters, until they are one’s own', () => {
    const { play, session } = choosing('keep A');
    expect(play.laid).toEqual([]);

    const chosen = { type: 'keepTickets', kept: ['B'], returned: ['A'] };
    session.position = { ...session.position, offers: [], chosenEarly: true, chosen } as typeof session.position;

    expect(play.laid).toEqual([{ ticket: 'B', seat: 0, fate: 'saved' }]);
    expect([...play.ticketMarks]).toEqual([['B', 'A']]);
  });
});

describe('tickets on offer in a game that is gone through', () => {
  const kept = { ply: 3, at: 0, event: { type: 'ticketsKept', seat: 1, kept: 1, returned: 1, tickets: ['D'] } };

  /** A game seen with other eyes than those of somebody who plays. */
  function lookedAt(observer: number, offered: readonly string[], onOffer: readonly (readonly string[])[]): Play {
    const players = onOffer.map((tickets, seat) => ({ seat, onOffer: tickets, revealed: [] }));
    const now = { ...view('opening-tickets', 0), observer, offered, players } as unknown as TtrView;
    const position = { view: now, offers: [], chosenEarly: false, chosen: null };
    const session = { table: { you: null }, position, view: now, present: true, pending: null, log: [] };
    const whole = [kept] as unknown as LoggedOf<TtrEvent>[];
    return new Play(session as unknown as TableSession<TtrView, TtrEvent>, sampleBoard(), () => whole);
  }

  it('are those of the seat with whose eyes it is seen', () => {
    const play = lookedAt(1, ['C', 'D'], [[], []]);
    expect(play.laid.map(({ ticket, fate }) => `${ticket} ${fate}`)).toEqual(['C returned', 'D kept']);
    expect([...play.ticketMarks.keys()]).toEqual(['C', 'D']);
  });

  it('are those of every seat where no hand is hidden', () => {
    const play = lookedAt(everything, [], [['A'], ['C', 'D']]);
    expect(play.laid.map(({ seat, ticket, fate }) => `${seat} ${ticket} ${fate}`)).toEqual([
      '0 A null',
      '1 C returned',
      '1 D kept',
    ]);
    expect(play.holderOf('C')).toBe(1);
  });
});

/** A table at which seat 0 chooses among tickets. */
function choosing(text: string) {
  const action = { type: 'keepTickets', kept: ['A'], returned: ['B'] };
  const now = { ...view('opening-tickets', 0), offered: ['A', 'B'] } as TtrView;
  const keep = { target: 'keep', choices: [{ text, action, preview: [] }] } as unknown as Offer;
  const sent: string[] = [];
  const session = {
    table: { you: 0 },
    position: { view: now, offers: [keep], chosenEarly: false },
    view: now,
    present: true,
    pending: null as string | null,
    log: [],
    act: (choice: string) => sent.push(choice),
  };
  const play = new Play(session as unknown as TableSession<TtrView, TtrEvent>, sampleBoard());
  return { play, session, sent };
}
