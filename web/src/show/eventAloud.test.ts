import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { eventAloud } from './eventAloud';
import type { Happening } from './happening';

const table = {
  you: 0,
  seats: [
    { seat: 0, kind: 'person', name: 'Ana', bot: '' },
    { seat: 1, kind: 'person', name: 'Blas', bot: '' },
  ],
} as unknown as TableInfo;

/** What is said aloud of an event, of which its game tells nothing unless it is a draw. */
function said(event: Happening, byBots: readonly Happening[] = []): string | null {
  return eventAloud(event, table, ({ type }, { you }) => (type === 'drawn' ? `drawn, ${you}` : null), new Set(byBots));
}

describe('what a game tells', () => {
  it('is said aloud, of a bot in somebody’s place as of somebody else', () => {
    const drawn = { type: 'drawn', seat: 0 };
    expect(said(drawn)).toBe('drawn, 0');
    expect(said(drawn, [drawn])).toBe('drawn, null');
  });
});

describe('the beginning of a turn', () => {
  it('is said aloud, whoever’s it is', () => {
    expect(said({ type: 'turnStarted', seat: 0 })).toBe(t('turn.yours'));
    expect(said({ type: 'turnStarted', seat: 1 })).toBe(t('turn.others', { name: 'Blas' }));
  });

  it('is all that is said so', () => {
    expect(said({ type: 'turnPassed', seat: 1 })).toBeNull();
  });
});
