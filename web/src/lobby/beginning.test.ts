import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo, TimeControl } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { beginningWords, waitsForHost } from './beginning';
import StartingChoice from './StartingChoice.svelte';

const slow: TimeControl = { type: 'correspondence', turn: 86_400_000 };
const live: TimeControl = { type: 'live', bank: 600_000, bonus: 0 };
const there = { kind: 'person', present: true } as SeatInfo;
const away = { kind: 'person', present: false } as SeatInfo;
const bot = { kind: 'bot', present: false } as SeatInfo;
const free = { kind: 'free', present: false } as SeatInfo;

const table = (seats: SeatInfo[], startsByItself: boolean, time: TimeControl = slow, host = true): TableInfo =>
  ({ id: 't1', status: 'open', seats, startsByItself, time, host }) as unknown as TableInfo;

describe('a game that its host starts', () => {
  it('waits for them, and they are called once nobody is missing', () => {
    expect(beginningWords(table([there, free], false))).toBe('lobby.wait');
    expect(beginningWords(table([there, away], false))).toBe('lobby.wait.full');
    expect(waitsForHost(table([there, away], false))).toBe(true);
    expect(waitsForHost(table([there, free], false))).toBe(false);
    expect(waitsForHost(table([there, away], false, slow, false))).toBe(false);
  });
});

describe('a game that begins by itself', () => {
  it('is told to do so, whoever is away, and calls nobody', () => {
    expect(beginningWords(table([there, free], true))).toBe('lobby.wait.itself');
    expect(beginningWords(table([there, away, bot], true))).toBe('lobby.wait.begins');
    expect(waitsForHost(table([there, away], true))).toBe(false);
  });

  it('waits for everybody to look where a live clock would run, and calls its host for that', () => {
    expect(beginningWords(table([there, away], true, live))).toBe('lobby.wait.live');
    expect(beginningWords(table([there, bot], true, live))).toBe('lobby.wait.begins');
    expect(waitsForHost(table([there, away], true, live))).toBe(true);
  });
});

describe('the box of the host', () => {
  const box = (byItself: boolean): string =>
    render(StartingChoice, {
      props: { table: table([there, free], byItself), host: 0, hear: () => Promise.resolve(), failed: () => undefined },
    }).body;

  it('says what happens, and how it stands', () => {
    expect(box(true)).toContain(t('lobby.byItself'));
    expect(box(true)).toMatch(/<input type="checkbox"[^>]* checked/);
    expect(box(false)).not.toContain('checked');
  });
});
