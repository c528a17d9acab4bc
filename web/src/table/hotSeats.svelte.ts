import type { DevicePerson, TableInfo } from '../generated/wire';
import { api } from '../net/http';
import { Newest } from '../net/newest';
import { isHandedOn, isWanted, nextOf, seatedOf, type SeatedPerson, type Speaker } from './hotSeats';

/**
 * The people of this device at one table, and who of them is in front of the screen. While nobody is, the page has
 * nobody's hand: not on the screen, and not in memory.
 */
export class HotSeats {
  people = $state.raw<readonly DevicePerson[]>([]);
  /** How things stand, as the live connection tells it. */
  table = $state.raw<TableInfo | null>(null);
  /** The number of whoever is in front of the screen; null while the device is handed on. */
  #front = $state<number | null>(null);
  /** The seat of whoever was in front of the screen last. */
  #after = $state<number | null>(null);

  readonly #looks = new Newest();

  /** Whether the device is handed on at this table. */
  readonly shared = $derived(isHandedOn(this.people));
  readonly seated: readonly SeatedPerson[] = $derived(seatedOf(this.people));
  /** For whom the page speaks. */
  readonly speaker: Speaker = $derived(this.shared ? (this.#front ?? 'nobody') : 0);
  /** Who is in front of the screen of a device that is handed on; null while nobody is. */
  readonly front = $derived(this.shared ? (this.seated.find(({ number }) => number === this.#front) ?? null) : null);
  /** To whom the device is to be handed; null if the table waits for nobody else here. */
  readonly next = $derived(
    this.shared && this.table !== null ? nextOf(this.people, this.table, this.#after, this.front?.seat ?? null) : null,
  );
  /** Whether whoever is in front of the screen has something to choose or to answer. */
  readonly busy = $derived(this.front !== null && this.table !== null && isWanted(this.front.seat, this.table));
  /** Whether the next one's turn is hidden behind the cover. */
  readonly covered = $derived(this.shared && this.front === null && this.next !== null);

  constructor(private readonly id: string) {}

  /** Asks who of the device's people sits here; what somebody who asked later was told already isn't undone. */
  async look(): Promise<void> {
    const isNews = this.#looks.begin();
    const people = await api.here(this.id);
    if (isNews()) this.people = people;
  }

  /** Somebody is in front of the screen now, and says so. */
  welcome({ number, seat }: SeatedPerson): void {
    this.#front = number;
    this.#after = seat;
  }

  /** Nobody is in front of the screen any more. */
  cover(): void {
    this.#front = null;
  }

  /** After the end nothing is hidden: the first one of them looks. */
  reveal(): void {
    this.#front ??= this.seated[0]?.number ?? null;
  }

  /** A table as the device's own person sees it, which nobody sees: nobody looks, so that no hand comes here. */
  asOwner(table: TableInfo): TableInfo {
    const owner = this.people.find(({ number }) => number === 0);
    return { ...table, you: owner?.seat ?? null, host: this.people.some(({ host }) => host) };
  }
}
