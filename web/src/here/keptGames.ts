import type { Release } from './alone';
import type { SetUp } from './messages';

/** A game on this device, as it is kept. */
export interface KeptGame {
  readonly id: string;
  readonly setUp: SetUp;
  /** The version of the game's rules that it is played by. */
  readonly rules: number;
  /** What happened so far; null if nothing did. */
  readonly log: string | null;
  /** When something was chosen last. */
  readonly played: number;
  readonly over: boolean;
}

/** What keeps games by their ids, and may refuse to. */
export interface GameShelf {
  all(): Promise<readonly KeptGame[]>;
  put(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
}

/** So many are kept; whoever begins one more loses the one that was left alone for longest. */
export const mostKept = 30;

/**
 * The games on this device. Where nothing can be kept, since site data are blocked or there is no room, they last as
 * long as the page is open.
 */
export class KeptGames {
  /** What couldn't be kept, or is on its way. */
  readonly #onPage = new Map<string, KeptGame>();
  readonly #writing = new Set<string>();
  #kept = true;

  /**
   * @param alone keeps other pages from playing a game; null if one does that already
   * @param told that something couldn't be kept; once
   */
  constructor(
    private readonly shelf: GameShelf,
    private readonly alone: (id: string) => Promise<Release | null>,
    private readonly told: () => void = () => {},
  ) {}

  /** The games, those that were played last first, unfinished ones before those that are over. */
  async all(): Promise<readonly KeptGame[]> {
    const onShelf = await this.shelf.all().catch(() => this.#refused([]));
    const games = new Map([...onShelf.map((game) => [game.id, game] as const), ...this.#onPage]);
    return [...games.values()].sort((one, other) => Number(one.over) - Number(other.over) || other.played - one.played);
  }

  async find(id: string): Promise<KeptGame | null> {
    return this.#onPage.get(id) ?? (await this.all()).find((game) => game.id === id) ?? null;
  }

  /**
   * Keeps how a game stands. Of what comes while something is written only the last is written.
   *
   * @param fresh whether it is one more
   */
  async put(game: KeptGame, fresh = game.log === null): Promise<void> {
    this.#onPage.set(game.id, game);
    if (this.#writing.has(game.id)) return;
    this.#writing.add(game.id);
    try {
      await this.#write(game);
    } finally {
      this.#writing.delete(game.id);
    }
    if (fresh) await this.#makeRoom(game.id);
  }

  /**
   * Removes a game, unless it is being played: whoever plays it would write it down once more.
   *
   * @returns whether it is gone
   */
  async remove(id: string): Promise<boolean> {
    const release = await this.alone(id);
    if (release === null) return false;
    await this.#forget(id);
    await release();
    return true;
  }

  async #forget(id: string): Promise<void> {
    this.#onPage.delete(id);
    await this.shelf.remove(id).catch(() => this.#refused(undefined));
  }

  async #write(first: KeptGame): Promise<void> {
    for (let game: KeptGame | undefined = first; game !== undefined; ) {
      try {
        await this.shelf.put(game);
      } catch {
        return this.#refused(undefined);
      }
      const newest = this.#onPage.get(game.id);
      // It was removed meanwhile.
      if (newest === undefined) await this.#forget(game.id);
      else if (newest === game) this.#onPage.delete(game.id);
      game = newest === game ? undefined : newest;
    }
  }

  /** One that is being played stays, until room is made the next time. */
  async #makeRoom(latest: string): Promise<void> {
    const games = (await this.shelf.all().catch(() => [])).filter(({ id }) => id !== latest);
    const oldest = [...games].sort((one, other) => other.played - one.played).slice(mostKept - 1);
    for (const { id } of oldest) await this.remove(id);
  }

  #refused<T>(instead: T): T {
    if (this.#kept) this.told();
    this.#kept = false;
    return instead;
  }
}
