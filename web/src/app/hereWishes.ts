import type { LevelInfo } from '../generated/wire';
import type { SetUpSeat } from '../here/messages';
import type { Wish } from '../setup/wishes';

/**
 * The seats of a game on this device: one for whoever has the device, and bots in all others. Who moves to another seat
 * leaves the own one to a bot.
 */
export function aloneWishes(wishes: readonly Wish[], levels: readonly LevelInfo[]): readonly Wish[] {
  const level = levels.find(({ suggested }) => suggested) ?? levels[0];
  const own = Math.max(0, wishes.findIndex(({ kind }) => kind === 'me'));
  return wishes.map((wish, seat) => {
    if (seat === own) return { kind: 'me', bot: '' };
    return wish.kind === 'bot' ? wish : { kind: 'bot', bot: level?.name ?? '' };
  });
}

/** @param name of whoever has the device */
export function setUpSeats(wishes: readonly Wish[], name: string): readonly SetUpSeat[] {
  return wishes.map(({ kind, bot }) => (kind === 'me' ? { kind, name } : { kind: 'bot', bot }));
}

/** What somebody wished for who set such a game up. */
export function wishesOf(seats: readonly SetUpSeat[]): readonly Wish[] {
  return seats.map((seat) => (seat.kind === 'me' ? { kind: 'me', bot: '' } : seat));
}
