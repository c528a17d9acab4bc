import { describe, expect, it } from 'vitest';
import type { GameAnalysis } from '../generated/wire';
import { Verdicts } from './verdicts.svelte';

const verdict = { chosen: { action: 'a' }, better: { action: 'b' }, lost: 0.02, error: 0.03 };
const found = {
  progress: 1,
  steps: [{ from: 0, before: 0.5 }],
  end: 1,
  verdicts: [
    { ...verdict, ply: 3, costly: false },
    { ...verdict, ply: 5, costly: true },
  ],
} as unknown as GameAnalysis;

const recalling = (known: GameAnalysis) =>
  new Verdicts({ ask: () => Promise.reject(new Error('busy')), recall: () => Promise.resolve(known) });

it('nothing is said to be better unless it clearly is', async () => {
  const verdicts = new Verdicts({ ask: () => Promise.resolve(found), recall: () => Promise.reject(new Error()) });
  await verdicts.look(0);
  expect([...verdicts.judged.keys()]).toEqual([5]);
});

describe('what was found before', () => {
  it('is told without being worked out again', async () => {
    const verdicts = recalling(found);
    await verdicts.recall(1);
    expect([verdicts.seat, verdicts.course([0, 5])?.worths]).toEqual([1, [0.5, 1]]);
  });

  it('is left alone unless all of it was', async () => {
    const verdicts = recalling({ ...found, progress: 0.7 });
    await verdicts.recall(1);
    expect([verdicts.seat, verdicts.course([0, 5])]).toEqual([null, null]);
    const failed = recalling({ ...found, steps: [] });
    await failed.recall(1);
    expect(failed.seat).toBeNull();
  });

  it('is forgotten where nobody wants to know any more, or something else fails', async () => {
    const verdicts = recalling(found);
    await verdicts.recall(1);
    verdicts.leave();
    expect([verdicts.seat, verdicts.judged.size]).toEqual([null, 0]);
    await verdicts.look(0);
    expect([verdicts.seat, verdicts.failed]).toEqual([0, true]);
  });
});
