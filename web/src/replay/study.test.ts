import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, ReplayChoice, Verdict } from '../generated/wire';
import type { Playback } from './playback.svelte';
import { Study, type StudyQuestions } from './study.svelte';
import type { StudyPlace } from './studyPlace';

const actionOf = (text: string) => ({ type: text }) as unknown as Option['action'];
const option = (text: string, worth: number): Option => ({ action: actionOf(text), worth, error: 0 });

/** Whoever drew twice should have claimed, by two tenths of a win each time. */
const lessons = [4, 9].map((ply) => ({
  ply,
  chosen: option('draw', 0.3),
  better: option('claim', 0.5),
  lost: 0.2,
  error: 0.01,
  costly: true,
})) as Verdict[];

const offers = ['draw', 'claim', 'pass'].map((text) => ({
  target: text,
  choices: [{ text, action: actionOf(text), preview: [] }],
}));

/** A table that only remembers what it was told. */
class Board {
  chosen: (action: string) => void = () => {};
  open = false;
  marks: readonly (string | undefined)[] = [];
  pose(): void {
    this.open = true;
  }
  withdraw(): void {
    this.open = false;
  }
  mark(played: Option | null, better: Option | null): void {
    this.marks = [played, better].map((one) => (one?.action as { type: string } | undefined)?.type);
  }
}

describe('one’s own mistakes', () => {
  let board: Board;
  let study: Study;
  let load: () => Study;
  let failures: unknown[];
  let asked: [number, readonly string[]][];
  let worth: number | null;
  /** Whether the server can't be reached. */
  let away: boolean;
  let left: StudyPlace | null;
  const choose = (text: string): void => board.chosen(text);
  const grade = (): unknown => study.answer?.grade;
  const compared = () => vi.waitFor(() => expect(study.answer?.comparing).toBe(false));
  const posed = () => vi.waitFor(() => expect(board.open).toBe(true));

  beforeEach(async () => {
    board = new Board();
    [failures, asked, worth, away, left] = [[], [], 0.49, false, null];
    const questions: StudyQuestions = {
      choice: (ply) => away ? Promise.reject(new Error('away')) : Promise.resolve({ seat: 0, position: { version: ply, offers } } as unknown as ReplayChoice),
      compared: (ply, actions) => {
        asked.push([ply, actions]);
        if (worth === null) return Promise.reject(new Error('busy'));
        return Promise.resolve([option('claim', 0.52), option('pass', worth + 0.02)]);
      },
    };
    load = () =>
      new Study(
        board as unknown as Playback,
        questions,
        { read: () => left, write: (place) => (left = place) },
        (failure) => failures.push(failure),
      );
    study = load();
    study.open(lessons);
    await posed();
  });

  it('are put before one with what was played marked, and what is better hidden', () => {
    expect([study.place, study.shown, board.marks]).toEqual([0, false, ['draw', undefined]]);
  });

  it('are found a way out of by the better choice, which is marked then', () => {
    choose('claim');
    expect([grade(), study.answer?.worth, study.shown, study.found]).toEqual(['best', 0.5, true, 1]);
    expect([board.open, board.marks, asked]).toEqual([false, ['draw', 'claim'], []]);
  });

  it('are told when they are made again, and may be tried once more', async () => {
    choose('draw');
    expect([grade(), study.found, board.open, board.marks]).toEqual(['played', 0, false, ['draw', undefined]]);
    study.again();
    await posed();
    expect(study.answer).toBeNull();
    choose('claim');
    expect(study.outcomes).toEqual(['found', null]);
  });

  it('are compared with something else in the same imagined deals, as the analysis counts', async () => {
    choose('pass');
    expect([grade(), study.answer?.comparing]).toEqual([null, true]);
    await compared();
    expect(asked).toEqual([[4, ['claim', 'pass']]]);
    expect(grade()).toBe('good');
    expect(study.answer?.worth).toBeCloseTo(0.49);
    expect([study.found, study.shown]).toEqual([1, true]);
  });

  it('aren’t found a way out of by what is hardly better', async () => {
    worth = 0.31;
    choose('pass');
    await compared();
    expect([grade(), study.found, study.shown]).toEqual(['worse', 0, false]);
  });

  it('say so where something can’t be compared', async () => {
    worth = null;
    choose('pass');
    await compared();
    expect([grade(), study.answer?.worth, study.found, failures]).toEqual([null, null, 0, []]);
  });

  it('count as missed once they were shown or passed over, whatever is chosen then', async () => {
    study.show();
    expect([study.shown, board.open, board.marks]).toEqual([true, false, ['draw', 'claim']]);
    study.again();
    await posed();
    choose('claim');
    expect(study.outcomes).toEqual(['missed', null]);
    study.next();
    await posed();
    study.next();
    expect([study.lesson, study.outcomes, study.found]).toEqual([null, ['missed', 'missed'], 0]);
  });

  it('come one after the other, and again from the beginning', async () => {
    choose('claim');
    study.next();
    expect([study.place, study.answer, study.shown]).toEqual([1, null, false]);
    await posed();
    choose('claim');
    study.next();
    expect([study.lesson, study.found]).toEqual([null, 2]);
    study.begin(study.lessons);
    expect([study.place, study.found]).toEqual([0, 0]);
  });

  it('can be gone to in any order, and what was left so may still be found', async () => {
    study.goTo(1);
    await posed();
    expect([study.place, study.outcomes]).toEqual([1, [null, null]]);
    choose('claim');
    study.next();
    expect(study.lesson).toBeNull();
    study.goTo(0);
    await posed();
    choose('claim');
    expect([study.place, study.outcomes, left?.at]).toEqual([0, ['found', 'found'], 4]);
    study.goTo(2);
    study.goTo(0);
    expect([study.place, grade()]).toEqual([0, 'best']);
  });

  it('aren’t shown before they are on the table', async () => {
    study.next();
    study.show();
    expect([study.posed, study.shown, study.outcomes]).toEqual([false, false, ['missed', null]]);
    await posed();
    study.show();
    expect([study.posed, study.shown]).toEqual([true, true]);
  });

  it('can be asked for again where they couldn’t be had', async () => {
    away = true;
    study.next();
    await vi.waitFor(() => expect(study.missing).toBe(true));
    expect([failures.length, study.posed]).toEqual([1, false]);
    study.show();
    expect(study.shown).toBe(false);

    away = false;
    study.again();
    expect(study.missing).toBe(false);
    await posed();
    expect([study.place, study.posed]).toEqual([1, true]);
  });

  it('go on where one was after the page was loaded anew', async () => {
    choose('claim');
    study.next();
    await posed();
    const later = load();
    later.open(lessons);
    expect([later.place, later.outcomes, later.answer]).toEqual([1, ['found', null], null]);
    await posed();
    later.next();
    const last = load();
    last.open(lessons);
    expect([last.lesson, last.outcomes]).toEqual([null, ['found', 'missed']]);
    last.begin(lessons);
    expect([last.place, left]).toEqual([0, { at: 4, outcomes: [] }]);
  });

  it('go on with the next one where an analysis doesn’t find that one again', () => {
    left = { at: 6, outcomes: [[6, 'found']] };
    const later = load();
    later.open(lessons);
    expect([later.place, later.outcomes]).toEqual([1, [null, null]]);
  });

  it('drop what comes of a comparison that nobody waits for any more', async () => {
    choose('pass');
    study.next();
    await posed();
    await new Promise((resolve) => setTimeout(resolve));
    expect([study.place, study.answer, study.outcomes]).toEqual([1, null, ['missed', null]]);
  });
});
