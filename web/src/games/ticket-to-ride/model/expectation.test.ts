import { describe, expect, it } from 'vitest';
import type { Phase, TableInfo, TtrView } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { expectation } from './expectation';

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
});
