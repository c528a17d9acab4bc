import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo, TalkLine } from '../generated/wire';
import type { Command } from '../net/outbox';
import { texts } from '../texts/texts.svelte';
import { hearing } from './hearing';
import { lastRead, noteRead } from './lastRead';
import { words } from './phrases';
import { mayTalk, onlyListens, Talk } from './talk.svelte';
import TalkLines from './TalkLines.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('document', { documentElement: { lang: '' } });

let sent: Command[] = [];
let complaints: string[] = [];
let told: number[] = [];

function someTalk(): Talk {
  return new Talk(
    'table',
    (command) => sent.push(command),
    (problem) => complaints.push(problem),
    (line) => told.push(line),
  );
}

const line = (number: number, other: Partial<TalkLine> = {}): TalkLine => ({
  number,
  at: 0,
  seat: 1,
  name: 'Eva',
  own: false,
  phrase: null,
  text: 'Hello',
  ...other,
});

const person = (seat: number): SeatInfo => ({ seat, kind: 'person', name: 'Ana' }) as SeatInfo;
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: '' }) as SeatInfo;
const table = (you: number | null, ...seats: SeatInfo[]): TableInfo => ({ you, seats }) as unknown as TableInfo;

beforeEach(() => {
  kept.clear();
  sent = [];
  complaints = [];
  told = [];
  hearing.watchers.on = true;
});

describe('what is said', () => {
  it('is unread until somebody looks, and stays read in this browser', () => {
    const talk = someTalk();
    talk.receive({ type: 'talk', lines: [line(1), line(2, { own: true })], silenced: [], read: null });
    talk.receive({ type: 'said', line: line(3) });
    expect(talk.unread).toBe(2);
    expect(talk.news?.number).toBe(3);

    talk.show();
    expect([talk.unread, talk.news]).toEqual([0, null]);
    talk.receive({ type: 'said', line: line(4) });
    talk.receive({ type: 'renamed', lines: [2, 4], name: 'Evita' });
    expect(talk.lines.map(({ name }) => name === 'Evita')).toEqual([false, true, false, true]);
    expect([talk.unread, talk.news]).toEqual([0, null]);
    expect(lastRead('table')).toBe(4);

    const reloaded = someTalk();
    reloaded.receive({ type: 'talk', lines: [line(3), line(4), line(5)], silenced: [], read: null });
    expect(reloaded.unread).toBe(1);
  });

  it('is there once and in order, however it comes', () => {
    const talk = someTalk();
    talk.receive({ type: 'said', line: line(2) });
    talk.receive({ type: 'said', line: line(2) });
    talk.receive({ type: 'said', line: line(1) });
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('isn’t heard of those who only watch, if one doesn’t want to', () => {
    const talk = someTalk();
    hearing.watchers.on = false;
    talk.receive({ type: 'said', line: line(1, { seat: null }) });
    talk.receive({ type: 'said', line: line(2, { seat: null, own: true }) });
    expect([talk.unread, talk.news]).toEqual([0, null]);
    expect(talk.lines.map(({ number }) => number)).toEqual([2]);

    hearing.watchers.on = true;
    expect(talk.lines).toHaveLength(2);
  });

  it('stays in sight if it was refused, with the reason, until it is said again or dropped', () => {
    const talk = someTalk();
    talk.show();
    talk.draft = 'Hello';
    talk.say(talk.draft);
    talk.draft = 'Next';
    talk.sayPhrase('thanks');
    for (const { command } of sent) {
      expect(talk.receive({ type: 'problem', command, code: 'too-much-talk', refusal: null, detail: '' })).toBe(true);
    }
    expect([talk.refused.map(words), talk.draft, talk.problem]).toEqual([['Hello', 'Thanks!'], 'Next', 'too-much-talk']);
    const shown = render(TalkLines, { props: { talk } }).body;
    expect(shown).toContain('Hello');
    expect(shown).toContain('Not sent');

    talk.sayAgain(talk.refused[0]!);
    expect([talk.refused.map(words), talk.unsent.map(words), talk.problem]).toEqual([['Thanks!'], ['Hello'], null]);
    expect(sent[2]).toEqual(sent[0]);
    talk.receive({ type: 'heard', command: sent[2]!.command });
    talk.drop(talk.refused[0]!);
    expect([talk.refused, talk.unsent]).toEqual([[], []]);
  });

  it('was said if it comes back, whatever was thought of it', () => {
    const talk = someTalk();
    talk.say('Hello');
    talk.receive({ type: 'problem', command: sent[0]!.command, code: 'not-known', refusal: null, detail: '' });
    talk.receive({ type: 'said', line: line(1, { own: true }) });
    expect(talk.refused).toEqual([]);
  });

  it('waits in sight until it has got there', () => {
    const talk = someTalk();
    const waiting = (): string[] => talk.unsent.map(words);
    talk.receive({ type: 'talk', lines: [line(1, { own: true, text: 'Wait' })], silenced: [], read: null });
    talk.say(' Wait ');
    talk.sayPhrase('thanks');
    talk.say('Wait');
    talk.say('Much');
    expect(waiting()).toEqual(['Wait', 'Thanks!', 'Wait', 'Much']);

    talk.receive({ type: 'said', line: line(2, { text: 'Wait' }) });
    expect(waiting()).toHaveLength(4);
    const own = [line(3, { own: true, text: 'Wait' }), line(4, { own: true, phrase: 'thanks', text: '' })];
    talk.receive({ type: 'talk', lines: [line(1, { own: true, text: 'Wait' }), line(2), ...own], silenced: [], read: null });
    expect(waiting()).toEqual(['Wait', 'Much']);

    talk.receive({ type: 'problem', command: sent[3]!.command, code: 'too-much-talk', refusal: null, detail: '' });
    expect(waiting()).toEqual(['Wait']);
    talk.receive({ type: 'heard', command: sent[0]!.command });
    talk.receive({ type: 'said', line: line(5, { own: true, text: 'Wait' }) });
    talk.receive({ type: 'heard', command: sent[2]!.command });
    expect(waiting()).toEqual([]);
  });

  it('is told of beside the table if it was refused after the talk was closed', () => {
    const talk = someTalk();
    talk.show();
    talk.say('Hello');
    talk.sayPhrase('thanks');
    talk.hide();
    for (const { command } of sent) {
      talk.receive({ type: 'problem', command, code: 'too-much-talk', refusal: null, detail: '' });
    }
    expect([talk.refused.length, complaints]).toEqual([2, ['too-much-talk', 'too-much-talk']]);
  });

  it('leaves to others what is about the game', () => {
    const talk = someTalk();
    expect(talk.receive({ type: 'problem', command: 'x', code: 'rule', refusal: null, detail: '' })).toBe(false);
    expect(talk.receive({ type: 'problem', command: null, code: 'bad-message', refusal: null, detail: '' })).toBe(false);
    expect(talk.receive({ type: 'pong' })).toBe(false);
  });

  it('is read in the reader’s language if it was a phrase, and is a text otherwise', () => {
    texts.choose('es');
    expect(words({ phrase: 'well-played', text: '' })).toBe('¡Bien jugado!');
    texts.choose('en');
    expect(words({ phrase: 'well-played', text: '' })).toBe('Well played!');
    expect(words({ phrase: null, text: '<b>{name}</b>' })).toBe('<b>{name}</b>');
  });
});

describe('a report', () => {
  it('is thanked for once it is kept, and complained about if it isn’t', () => {
    const talk = someTalk();
    const done = vi.fn();
    talk.report({ type: 'speaker', line: 1 }, 'rude', done);
    talk.report({ type: 'seated', seat: 1 }, '', done);
    talk.receive({ type: 'heard', command: sent[0]!.command });
    talk.receive({ type: 'problem', command: sent[1]!.command, code: 'too-many-reports', refusal: null, detail: '' });
    expect(done).toHaveBeenCalledOnce();
    expect(complaints).toEqual(['too-many-reports']);
    expect(talk.problem).toBeNull();
  });
});

describe('whoever isn’t to be heard any more', () => {
  it('is told of once the server has agreed, and not if it hasn’t', () => {
    const talk = someTalk();
    const done = vi.fn();
    talk.silence({ type: 'speaker', line: 1 }, 'mute', done);
    talk.silence({ type: 'seated', seat: 1 }, 'block', done);
    expect(done).not.toHaveBeenCalled();
    talk.receive({ type: 'heard', command: sent[0]!.command });
    talk.receive({ type: 'problem', command: sent[1]!.command, code: 'too-many-silenced', refusal: null, detail: '' });
    expect(done).toHaveBeenCalledOnce();
    expect(complaints).toEqual(['too-many-silenced']);
  });
});

describe('what was read', () => {
  afterEach(() => vi.useRealTimers());

  it('is told to the server once it can be seen, and not before', () => {
    const talk = someTalk();
    talk.receive({ type: 'talk', lines: [line(1)], silenced: [], read: 0 });
    talk.look(false);
    talk.show();
    expect([talk.unread, told]).toEqual([1, []]);

    talk.turn();
    talk.look(true);
    expect([talk.unread, told]).toEqual([1, []]);

    talk.turn();
    expect([talk.unread, told]).toEqual([0, [1]]);
  });

  it('is told at once and then once for all that is said meanwhile, or when nobody looks any more', () => {
    vi.useFakeTimers();
    const talk = someTalk();
    talk.show();
    for (let number = 1; number <= 5; number++) talk.receive({ type: 'said', line: line(number) });
    expect(told).toEqual([1]);
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual([1, 5]);

    talk.receive({ type: 'said', line: line(6) });
    talk.look(false);
    expect(told).toEqual([1, 5, 6]);
    talk.receive({ type: 'said', line: line(7) });
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([1, 5, 6]);
  });

  it('is told when the table is left, if it wasn’t yet', () => {
    vi.useFakeTimers();
    const talk = someTalk();
    talk.show();
    talk.receive({ type: 'said', line: line(1) });
    talk.receive({ type: 'said', line: line(2) });
    talk.leave();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([1, 2]);
  });

  it('on another device isn’t unread here, nor news', () => {
    const talk = someTalk();
    talk.receive({ type: 'talk', lines: [line(1), line(2)], silenced: [], read: 1 });
    talk.receive({ type: 'said', line: line(3) });
    expect([talk.unread, talk.news?.number]).toEqual([2, 3]);
    talk.receive({ type: 'talkRead', line: 2 });
    expect([talk.unread, talk.news?.number]).toEqual([1, 3]);
    talk.receive({ type: 'talkRead', line: 3 });
    expect([talk.unread, talk.news, told]).toEqual([0, null, []]);
  });

  it('by somebody else in this browser isn’t read by whoever looks now', () => {
    noteRead('table', 2);
    const talk = someTalk();
    talk.receive({ type: 'talk', lines: [line(1), line(2)], silenced: [], read: 0 });
    expect(talk.unread).toBe(2);
  });

  it('is told again if it was lost on the way', () => {
    vi.useFakeTimers();
    const talk = someTalk();
    talk.receive({ type: 'talk', lines: [line(1), line(2)], silenced: [], read: 0 });
    talk.show();
    talk.hide();
    vi.advanceTimersByTime(5_000);
    talk.receive({ type: 'talk', lines: [line(1), line(2), line(3)], silenced: [], read: 1 });
    expect([talk.unread, told]).toEqual([1, [2, 2]]);
  });

  it('is forgotten of the tables that were read longest ago', () => {
    for (let number = 0; number < 60; number++) noteRead(`t${number}`, number);
    expect([lastRead('t0'), lastRead('t59')]).toEqual([0, 59]);
    kept.set('anden.talk.read', 'nonsense');
    expect(lastRead('t59')).toBe(0);
  });
});

describe('talk', () => {
  it('isn’t offered to whoever plays alone against bots', () => {
    const talk = someTalk();
    expect(mayTalk(table(0, person(0), bot(1)), talk)).toBe(false);
    expect(mayTalk(table(0, person(0), person(1)), talk)).toBe(true);
    expect(mayTalk(table(null, person(0), bot(1)), talk)).toBe(true);
    talk.receive({ type: 'watching', names: [], others: 1 });
    expect(mayTalk(table(0, person(0), bot(1)), talk)).toBe(true);
  });

  it('is only listened to by whoever could tell of hands that they see', () => {
    const later = { spectators: { type: 'afterTurns', turns: 2 }, status: 'playing' } as const;
    const watched = { ...table(null, person(0), person(1)), ...later };
    expect(onlyListens(watched)).toBe(true);
    expect(onlyListens({ ...watched, you: 1 })).toBe(false);
    expect(onlyListens({ ...watched, status: 'over' })).toBe(false);
    expect(onlyListens({ ...watched, spectators: { type: 'public' } })).toBe(false);
  });
});
