import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DevicePerson, ProposalInfo, SeatInfo, TableInfo } from '../generated/wire';
import { isHandedOn, isWanted, nextOf } from './hotSeats';
import { HotSeats } from './hotSeats.svelte';

const person = (number: number, seat: number | null): DevicePerson => ({ number, name: `P${number}`, seat, host: false });

const seats = (toAct: readonly number[], bots: readonly number[] = []): SeatInfo[] =>
  [0, 1, 2].map(
    (seat) =>
      ({
        seat,
        toAct: toAct.includes(seat),
        substitute: bots.includes(seat) ? { bot: 'expert', reason: 'left' } : null,
      }) as SeatInfo,
  );

const table = (toAct: readonly number[], bots: readonly number[] = [], awaited: readonly number[] = []): TableInfo =>
  ({
    status: 'playing',
    seats: seats(toAct, bots),
    proposal: awaited.length === 0 ? null : ({ awaited } as unknown as ProposalInfo),
  }) as unknown as TableInfo;

const family = [person(0, 0), person(1, 2), person(2, null)];

describe('a device', () => {
  it('is handed on where somebody else than its own person sits', () => {
    expect(isHandedOn(family)).toBe(true);
    expect(isHandedOn([person(0, 0), person(1, null)])).toBe(false);
    expect(isHandedOn([person(0, null), person(1, 1)])).toBe(true);
  });

  it('goes to the next one round the table who has something to choose', () => {
    expect(nextOf(family, table([0, 2]), null, null)?.seat).toBe(0);
    expect(nextOf(family, table([0, 2]), 0, 0)?.seat).toBe(2);
    expect(nextOf(family, table([0]), 2, 2)?.seat).toBe(0);
  });

  it('goes to nobody while others are to choose, or a bot does', () => {
    expect(nextOf(family, table([1]), 0, 0)).toBeNull();
    expect(nextOf(family, table([2], [2]), 0, 0)).toBeNull();
    expect(nextOf(family, table([0]), 0, 0)).toBeNull();
  });

  it('goes back to whoever has covered it, be it in the middle of their turn, but first to the others', () => {
    expect(nextOf(family, table([0]), 0, null)?.seat).toBe(0);
    expect(nextOf(family, table([0, 2]), 0, null)?.seat).toBe(2);
  });

  it('goes to whoever is asked something, once nobody has anything to choose', () => {
    expect(nextOf(family, table([1], [], [0, 2]), null, null)?.seat).toBe(0);
    expect(nextOf(family, table([2], [], [0, 2]), null, null)?.seat).toBe(2);
    expect(isWanted(0, table([1], [], [0]))).toBe(true);
  });

  it('goes to nobody once the game is over', () => {
    expect(nextOf(family, { ...table([0]), status: 'over' }, null, null)).toBeNull();
  });
});

describe('who of a device sits at a table', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is what was asked last, though something older is answered later', async () => {
    const answers: ((people: readonly DevicePerson[]) => void)[] = [];
    const asked = (): Promise<Response> =>
      new Promise((resolve) => answers.push((people) => resolve(new Response(JSON.stringify(people)))));
    vi.stubGlobal('fetch', asked);
    const seats = new HotSeats('table');
    const [before, after] = [seats.look(), seats.look()];

    answers[1]!([person(0, 0), person(1, 2)]);
    await after;
    answers[0]!([person(0, 0), person(1, null)]);
    await before;
    expect([seats.shared, seats.speaker]).toEqual([true, 'nobody']);
  });

  it('is handed to them again once they have covered the table in the middle of their turn', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([person(0, 0), person(1, 2)]))));
    const seats = new HotSeats('table');
    await seats.look();
    seats.table = table([0]);
    seats.welcome(seats.seated[0]!);
    expect([seats.covered, seats.next]).toEqual([false, null]);

    seats.cover();
    expect([seats.covered, seats.next?.seat]).toEqual([true, 0]);
  });
});
