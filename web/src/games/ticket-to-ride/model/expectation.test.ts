import { describe, expect, it } from 'vitest';
import { Aloud } from '../../../show/aloud.svelte';
import type { Phase, TableInfo, TtrView } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { lastPress } from '../../../ui/lastPress';
import { t } from '../texts/words';
import { asked, expectation, primary, secondary, wayOut } from './expectation';
import { oneCard } from './sentences';

const seats = ['Ana', 'Luis'].map((name) => ({ kind: 'person', name }));
const table = { you: 0, status: 'over', seats } as unknown as TableInfo;

/** What is known of a game in a phase, while another seat's turn may still be on show. */
function playing(phase: Phase, present: boolean, actor: number): Play {
  const view = { phase: present ? phase : 'turn', actor } as unknown as TtrView;
  return { phase, you: 0, choosing: false, yourMove: false, view, session: { present } } as unknown as Play;
}

describe('what is expected', () => {
  it('is nothing more once the end was seen', () => {
    expect(expectation(playing('over', true, -1), table)).toBe(t('expect.over'));
  });

  it('is to watch while the last turns are still to be seen', () => {
    expect(expectation(playing('over', false, 1), table)).toBe(t('expect.other', { name: 'Luis' }));
    expect(expectation(playing('over', false, -1), table)).toBe(t('expect.watch'));
  });

  it('is to wait for who still chooses tickets; only one’s own choice is told as such, not a bot’s', () => {
    const session = { present: true, position: { chosenEarly: true } };
    const play = { ...playing('opening-tickets', true, -1), session } as unknown as Play;
    const told = (substitute: object | null): string => {
      const [own, other] = [{ ...seats[0], seat: 0, substitute }, { ...seats[1], seat: 1, substitute: null, toAct: true }];
      return expectation(play, { ...table, status: 'playing', seats: [own, other] } as unknown as TableInfo);
    };
    expect(told(null)).toBe(t('expect.kept', { name: 'Luis' }));
    expect(told({ bot: 'expert', reason: 'time' })).toBe(t('expect.others', { name: 'Luis' }));
  });
});

/** Somebody whose tunnel is to be paid for, in so many ways. */
function inTunnel(ways: number, tunnelSeen = true): Play {
  const payments = Array.from({ length: ways }, () => ({ text: 'pay', cards: { color: 'red', colored: 1, wilds: 0 } }));
  return {
    yourMove: true,
    tunnelSeen,
    payments,
    chosenPayment: payments[0] ?? null,
    offers: new Map([['tunnel:give-up', []]]),
    session: { pending: null },
  } as unknown as Play;
}

describe('a tunnel that is to be paid for', () => {
  it('can be given up beside the big button, and by the same key where nothing else is possible', () => {
    expect(secondary(inTunnel(2))?.label).toBe(t('do.giveUp'));
    expect(wayOut(inTunnel(2))?.enabled).toBe(true);
    expect(primary(inTunnel(0))?.label).toBe(t('do.giveUp'));
    expect(secondary(inTunnel(0))).toBeNull();
    expect(wayOut(inTunnel(0))?.label).toBe(t('do.giveUp'));
  });

  it('is not given up before its cards were seen', () => {
    expect(secondary(inTunnel(2, false))).toBeNull();
    expect(wayOut(inTunnel(2, false))?.enabled).toBe(false);
  });

  it('is all that the key is for', () => {
    const turn = { yourMove: true, offers: new Map(), session: { pending: null } } as unknown as Play;
    expect(wayOut(turn)).toBeNull();
  });
});

/** Somebody of whom something is asked in a phase. */
function askedIn(phase: Phase, more: object = {}): Play {
  const play = { phase, yourMove: true, choosing: false, canBuild: false, offers: new Map<string, unknown>(), payments: [] };
  const claim = { event: { type: 'routeClaimed', seat: 0, color: 'blue' } };
  return { ...play, now: {}, session: { log: [claim] }, tunnelSeen: true, ...more } as unknown as Play;
}

describe('what is asked within a turn', () => {
  const choosing = { choosing: true, now: { keepAtLeast: 1 } };
  const tunnel = { now: { tunnel: { due: 2 } } };
  const pass = { offers: new Map([['pass', []]]) };

  it.each([
    ['second-card', {}, t('expect.second')],
    ['keep-tickets', choosing, t('expect.keep', { count: 1 })],
    ['tunnel-payment', { ...tunnel, payments: [{}] }, t('expect.tunnel.due', { count: 2 })],
    ['tunnel-payment', tunnel, t('expect.tunnel.short', { count: 2 })],
    ['flag-card', {}, t('expect.flag', { card: oneCard('blue') })],
    ['turn', pass, t('expect.pass')],
  ] as const)('is said aloud though a turn has just begun: %s', (phase, more, words) => {
    const aloud = new Aloud(() => Promise.resolve());
    aloud.hear({ ply: 0, event: { type: 'turnStarted', seat: 0 } } as never, true);
    aloud.ask(asked(askedIn(phase as Phase, more), table));
    expect(aloud.asked.words).toBe(words);
  });

  it('is left unsaid at its beginning, which is told of already', () => {
    const aloud = new Aloud(() => Promise.resolve());
    aloud.hear({ ply: 0, event: { type: 'turnStarted', seat: 0 } } as never, true);
    aloud.ask(asked(askedIn('turn'), table));
    expect(aloud.asked.words).toBe('');
  });

  describe('and chosen for it', () => {
    const index = { routeName: () => 'Denver–Santa Fe', cityName: () => 'Wien' };
    const ways = [1, 2].map((wilds) => ({ text: 'pay', cards: { color: 'red', colored: 2 - wilds, wilds } }));
    const chosen = (type: string, payments: readonly object[]): string | undefined =>
      asked(askedIn('turn', { index, payments, selected: 'it', offers: new Map([['it', [{ action: { type } }]]]) }), table).chosen;

    it('is told with what it is paid for, and in how many ways it could be', () => {
      lastPress.byKeys = true;
      const cards = `${t('cards.red', { count: 1 })} and ${t('cards.wild', { count: 1 })}`;
      expect(chosen('claimRoute', ways)).toBe(`Press Enter to claim Denver–Santa Fe with ${cards}. 2 ways to pay.`);
      expect(chosen('buildStation', ways.slice(0, 1))).toBe(`Press Enter to build a station in Wien with ${cards}.`);
      expect(chosen('drawTickets', [])).toBe(t('chosen.tickets'));
      lastPress.byKeys = false;
      expect(chosen('claimRoute', ways)).toBe(`Claim Denver–Santa Fe: ${cards}. 2 ways to pay.`);
    });

    it('is nothing where nothing is, or it can’t be done', () => {
      expect(asked(askedIn('turn'), table).chosen).toBe('');
      expect(chosen('claimRoute', [])).toBe('');
    });
  });
});

describe('the big button', () => {
  const play = {
    yourMove: true,
    choosing: false,
    selected: 'route:denver--santa-fe',
    offers: new Map([['route:denver--santa-fe', [{ action: { type: 'claimRoute', route: 'denver--santa-fe' } }]]]),
    chosenPayment: { text: 'pay', cards: { color: 'red', colored: 2, wilds: 0 } },
    index: { routeName: () => 'Denver–Santa Fe' },
    session: { pending: null },
  } as unknown as Play;

  it('says what it does, and where there is little room leaves out what the card beside the route shows', () => {
    expect(primary(play)?.label).toBe('Claim Denver–Santa Fe: 2 red');
    expect(primary(play, true)?.label).toBe('Claim: 2 red');
  });
});
