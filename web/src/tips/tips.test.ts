import { beforeEach, describe, expect, it } from 'vitest';
import type { Storing } from '../browser/stored';
import { dueTip, type Tip } from './tip';
import { beginTips, TipMemory } from './tipMemory';
import { Tips } from './tips.svelte';

/** What is played in these tests: moments by name. */
type Play = Set<string>;

function tip(id: string): Tip<Play> {
  return { id, when: (play) => play.has(id), words: () => `about ${id}`, about: () => null };
}

const tips = [tip('a'), tip('b'), tip('c')];

function storage(): Storing {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, word) => void kept.set(key, word),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('the tip that is due', () => {
  const due = (told: string[], shown: Tip<Play> | null, ...moments: string[]) =>
    dueTip(tips, new Set(told), shown, new Set(moments))?.id ?? null;

  it('is the first whose moment this is', () => {
    expect(due([], null, 'b', 'c')).toBe('b');
    expect(due([], null)).toBeNull();
  });

  it('isn’t one that was told', () => {
    expect(due(['b'], null, 'b', 'c')).toBe('c');
  });

  it('stays the same as long as its moment lasts, whatever else would be due', () => {
    expect(due([], tips[1]!, 'a', 'b')).toBe('b');
    expect(due([], tips[1]!, 'a')).toBe('a');
  });
});

describe('the tips of a table', () => {
  let play: Play;
  let kept: Storing;
  let clock: number;

  beforeEach(() => {
    play = new Set();
    kept = storage();
    clock = 0;
  });

  const seated = (table = 't1', possible = true): Tips<Play> =>
    new Tips(tips, play, new TipMemory('pile', table, kept), possible, () => clock);

  function shown(at: Tips<Play>, ...moments: string[]): string | null {
    play.clear();
    moments.forEach((moment) => play.add(moment));
    at.look();
    return at.shown?.id ?? null;
  }

  it('are off until somebody asks for them', () => {
    const table = seated();
    expect(shown(table, 'a')).toBeNull();

    table.on = true;

    expect(table.shown?.id).toBe('a');
    expect(table.words).toBe('about a');
  });

  it('are remembered to be on at that table only', () => {
    seated().on = true;
    expect(seated().on).toBe(true);
    expect(seated('t2').on).toBe(false);
  });

  it('are for whoever plays there', () => {
    beginTips('pile', 't1', kept);
    expect(seated('t1', false).on).toBe(false);
  });

  it('are told once on a device, at whatever table', () => {
    beginTips('pile', 't1', kept);
    const first = seated();
    expect(shown(first, 'a')).toBe('a');
    first.putAway();
    expect(first.shown).toBeNull();

    const second = seated('t2');
    second.on = true;

    expect(shown(second, 'a')).toBeNull();
    expect(shown(second, 'a', 'b')).toBe('b');
  });

  it('lead from one that was read to the next', () => {
    beginTips('pile', 't1', kept);
    const table = seated();
    expect(shown(table, 'a', 'b')).toBe('a');
    table.putAway();
    expect(table.shown?.id).toBe('b');
  });

  it('go with their moment, and were told if there was time to read them', () => {
    beginTips('pile', 't1', kept);
    const table = seated();
    expect(shown(table, 'a')).toBe('a');
    clock += 100;
    expect(shown(table)).toBeNull();
    expect(shown(table, 'a')).toBe('a');
    clock += 5_000;
    expect(shown(table)).toBeNull();
    expect(shown(table, 'a')).toBeNull();
  });

  it('stop when nobody wants them any more', () => {
    beginTips('pile', 't1', kept);
    const table = seated();
    shown(table, 'a', 'b');
    table.stop();
    expect(table.on).toBe(false);
    expect(shown(table, 'b')).toBeNull();
    expect(seated().on).toBe(false);
  });

  it('begin anew for whoever learns the game once more, or asks for them after the last one', () => {
    beginTips('pile', 't1', kept);
    const table = seated();
    for (const { id } of tips) {
      shown(table, id);
      table.putAway();
    }
    expect(shown(table, 'a')).toBeNull();

    table.on = false;
    table.on = true;
    expect(table.shown?.id).toBe('a');
    table.putAway();

    beginTips('pile', 't2', kept);
    expect(shown(seated('t2'), 'a')).toBe('a');
  });

  it('remember nothing of tips that aren’t there any more, nor of another game', () => {
    new TipMemory('pile', 't1', kept).told = new Set(['old', 'c']);
    new TipMemory('coins', 't1', kept).told = new Set(['a']);
    beginTips('coins', 't9', kept);
    const table = seated();
    table.on = true;
    shown(table, 'b', 'c');
    table.putAway();
    expect([...new TipMemory('pile', 't1', kept).told]).toEqual(['c', 'b']);
  });
});
