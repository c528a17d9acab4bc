import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { HotSeats } from './hotSeats.svelte';
import HotSeatNotice from './HotSeatNotice.svelte';

it('asks who looks when a game ends while the device is covered', () => {
  const seats = new HotSeats('t1');
  seats.people = [0, 1].map((number) => ({ number, name: ['Ana', 'Luis'][number]!, seat: number, host: number === 0 }));
  seats.table = { status: 'over', seats: [{ seat: 0 }, { seat: 1 }], proposal: null } as unknown as TableInfo;
  const words = (): string => render(HotSeatNotice, { props: { seats } }).body;
  expect(words()).toContain(t('hotSeat.over'));
  expect(words()).toContain(t('hotSeat.here', { name: 'Luis' }));

  seats.welcome(seats.seated[1]!);
  expect(words()).not.toContain('<section');
});
