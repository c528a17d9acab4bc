import { expect, it } from 'vitest';
import type { TableInfo } from '../../../generated/wire';
import { pointsInWords } from './pointsInWords';
import type { ScoreRow } from './scoreRows';

const seats = ['Ana', 'Bea', 'Eva'].map((name) => ({ kind: 'person', name }));
const row = (...points: readonly (number | null)[]): ScoreRow => ({ key: '', rule: 'fq.score.courtyards', subject: '', points });

it('whoever hears the score is told who got what, and nothing of whoever has no such line', () => {
  expect(pointsInWords(row(2, 20, null), { you: 0, seats } as unknown as TableInfo)).toBe('you 2, Bea 20');
});

it('whoever only looks on is told by names', () => {
  expect(pointsInWords(row(2, 20, 0), { you: null, seats } as unknown as TableInfo)).toBe('Ana 2, Bea 20, Eva 0');
});
