import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KnownPerson, SeatInfo } from '../generated/wire';
import { api, HttpFailure } from '../net/http';
import { texts } from '../texts/texts.svelte';
import { inviteFirst, missedWords } from './firstInvitations';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const [ana, bea] = ['Ana', 'Bea'].map((name, seat) => ({ name, table: 'played', seat }) as KnownPerson);
const failing = (code: string): HttpFailure => new HttpFailure(409, { code, facts: {}, detail: '' });
const waiting = { id: 'new', invited: [], seats: [] };

describe('people who are invited as soon as there is a table', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are named by a game that was played with them', async () => {
    const invite = vi.spyOn(api, 'invite').mockResolvedValue({} as never);
    await inviteFirst('fine', [ana!, bea!]);
    expect(invite.mock.calls).toEqual([
      ['fine', { table: 'played', seat: 0 }],
      ['fine', { table: 'played', seat: 1 }],
    ]);
    expect(missedWords({ ...waiting, id: 'fine' })).toBe('');
  });

  it('are told of in the waiting room if that failed, with the reason, until they are invited or come', async () => {
    vi.spyOn(api, 'invite')
      .mockRejectedValueOnce(failing('too-many-invited'))
      .mockRejectedValueOnce(failing('no-such-person'));
    await inviteFirst('new', [ana!, bea!]);
    expect(missedWords(waiting)).toBe(
      'Ana couldn’t be invited. You have invited enough people for now. Wait until some of them have answered. ' +
        'Bea couldn’t be invited. You haven’t played with that person, or they’re no longer here.',
    );
    expect(missedWords({ ...waiting, invited: [{ name: 'Ana', invitation: 'i' }] })).toMatch(/^Bea/);
    expect(missedWords({ ...waiting, seats: [{ name: 'Bea' } as SeatInfo] })).not.toContain('Bea');
    expect(missedWords({ ...waiting, id: 'other' })).toBe('');
    texts.choose('es');
    expect(missedWords(waiting)).not.toMatch(/Wait|You/);
    texts.choose('en');
  });
});
