import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { turnAloud } from './turnAloud';

const table = {
  you: 0,
  seats: [
    { seat: 0, kind: 'person', name: 'Ana', bot: '' },
    { seat: 1, kind: 'person', name: 'Blas', bot: '' },
  ],
} as unknown as TableInfo;

describe('the beginning of a turn', () => {
  it('is said aloud, whoever’s it is', () => {
    expect(turnAloud({ type: 'turnStarted', seat: 0 }, table)).toBe(t('turn.yours'));
    expect(turnAloud({ type: 'turnStarted', seat: 1 }, table)).toBe(t('turn.others', { name: 'Blas' }));
  });

  it('is all that is said so', () => {
    expect(turnAloud({ type: 'turnPassed', seat: 1 }, table)).toBeNull();
  });
});
