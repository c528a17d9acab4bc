import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, GameName } from '../generated/wire';
import { api } from '../net/http';
import { t } from '../texts/texts.svelte';
import { askForGoneGames, boardName } from './goneGames.svelte';

const usa = { id: 'ttr-usa', name: 'USA', names: {} } as GameInfo;
const brava: GameName = { id: 'ttr-brava', name: 'Isla Brava', names: {} };

afterEach(() => vi.restoreAllMocks());

describe('the name of a board that something was played on', () => {
  it('is the one it had if it is gone, and in words if nobody knows it', async () => {
    vi.spyOn(api, 'goneGames').mockResolvedValue([brava]);
    await askForGoneGames();

    expect(boardName('ttr-usa', [usa])).toBe('USA');
    expect(boardName('ttr-brava', [usa])).toBe('Isla Brava');
    expect(boardName('ttr-other', [usa])).toBe(t('past.goneBoard'));
  });
});
