import { expect, it } from 'vitest';
import type { GameAnalysis } from '../generated/wire';
import { Verdicts } from './verdicts.svelte';

it('nothing is said to be better unless it clearly is', async () => {
  const verdict = { chosen: { action: 'a' }, better: { action: 'b' }, lost: 0.02, error: 0.03 };
  const verdicts = [
    { ...verdict, ply: 3, costly: false },
    { ...verdict, ply: 5, costly: true },
  ];
  const found = new Verdicts(() => Promise.resolve({ verdicts, progress: 1 } as unknown as GameAnalysis));
  await found.look();
  expect([...found.judged.keys()]).toEqual([5]);
});
