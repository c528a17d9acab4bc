import { lastOf, newsAmong, type Gain } from './model/gains';

/**
 * The last gains that came while somebody looked. What was there on arrival is none of them, nor what is last after going
 * back; and they stay the same ones, however often all gains are counted anew.
 */
export class GainNews {
  gains = $state.raw<readonly Gain[]>([]);
  /** The ply of the last gain that is known; null if nobody has looked yet. */
  #known: number | null = null;

  /** Hears all gains, once they have been seen. */
  hear(all: readonly Gain[]): void {
    const news = newsAmong(all, this.#known);
    if (news.length > 0) this.gains = news;
    this.#known = all.at(-1)?.ply ?? -1;
  }

  /** They are no news any more. */
  forget(): void {
    this.gains = [];
  }

  /** What has just brought a seat points: worth a flash. */
  pointsOf(seat: number): Gain | null {
    const gain = lastOf(this.gains, seat);
    return gain !== null && gain.points > 0 ? gain : null;
  }
}
