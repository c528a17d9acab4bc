import type { LevelInfo } from '../generated/wire';
import type { SetUpSeat } from '../here/messages';
import { paintsOf, type Wish } from '../setup/wishes';

/**
 * The seats of a game on this device: one for whoever has the device, and bots in all others. Who moves to another seat
 * leaves the own one to a bot.
 */
export function aloneWishes(wishes: readonly Wish[], levels: readonly LevelInfo[]): readonly Wish[] {
  const level = levels.find(({ suggested }) => suggested) ?? levels[0];
  const own = Math.max(0, wishes.findIndex(({ kind }) => kind === 'me'));
  return wishes.map((wish, seat) => {
    if (seat === own) return { kind: 'me', bot: '', paint: wish.paint };
    return wish.kind === 'bot' ? wish : { kind: 'bot', bot: level?.name ?? '', paint: wish.paint };
  });
}

/** @param name of whoever has the device */
export function setUpSeats(wishes: readonly Wish[], name: string): readonly SetUpSeat[] {
  const paints = paintsOf(wishes);
  return wishes.map(({ kind, bot }, seat) => ({
    ...(kind === 'me' ? { kind, name } : { kind: 'bot' as const, bot }),
    paint: paints[seat]!,
  }));
}

/** What somebody wished for who set such a game up, in the colours that they like now. */
export function wishesOf(seats: readonly SetUpSeat[]): readonly Wish[] {
  return seats.map((seat) => (seat.kind === 'me' ? { kind: 'me', bot: '' } : { kind: 'bot', bot: seat.bot }));
}
