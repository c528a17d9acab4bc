import type { Invitation } from '../generated/wire';
import { api, HttpFailure, onBecoming } from '../net/http';
import { Latest } from '../net/latest';

/** Milliseconds between two looks at which games wait, as long as the page is seen. */
const every = 20_000;

/** The games that wait for the person in front of the screen, wherever on the site that is. */
class WaitingGames {
  /** Ids of tables, the most urgent first. */
  tables = $state.raw<readonly string[]>([]);

  /** How somebody asks for their company at some of them. */
  invitations = $state.raw<readonly Invitation[]>([]);

  /** The table that is on the screen; null if none is. */
  here = $state<string | null>(null);

  /** How many wait besides the one that is on the screen. */
  readonly others = $derived(this.tables.filter((table) => table !== this.here).length);

  readonly #looks = new Latest();

  start(): void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    look();
    setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    onBecoming(() => this.#anew());
  }

  /**
   * Looks which games wait; what can't be learnt now will be the next time, and the page itself says that the server
   * doesn't answer.
   *
   * @returns those that were found to wait, or the last that were
   */
  async refresh(): Promise<readonly string[]> {
    const counts = this.#looks.begin();
    try {
      const { tables, invitations } = await api.waiting();
      if (counts()) [this.tables, this.invitations] = [tables, invitations];
      return tables;
    } catch {
      return this.tables;
    }
  }

  /**
   * Says no to an invitation; one that isn't asked for any more needs no answer.
   *
   * @returns whether anybody still asked
   */
  async decline(table: string): Promise<boolean> {
    let asked = true;
    try {
      await api.declineInvitation(table);
    } catch (failure) {
      if (!(failure instanceof HttpFailure) || failure.problem.code !== 'nothing-asked') throw failure;
      asked = false;
    }
    this.#forget(table);
    await this.refresh();
    return asked;
  }

  #forget(table: string): void {
    this.tables = this.tables.filter((one) => one !== table);
    this.invitations = this.invitations.filter((one) => one.table !== table);
  }

  /** What waited for somebody else doesn't wait for whoever is there now. */
  #anew(): void {
    this.tables = this.invitations = [];
    void this.refresh();
  }

  /** The most urgent one that isn't on the screen; null if there is none. */
  async next(): Promise<string | null> {
    return nextOf(await this.refresh(), this.here);
  }
}

/** The game to go to: the one behind this one in the list, and after the last one the first. */
export function nextOf(tables: readonly string[], here: string | null): string | null {
  const place = here === null ? -1 : tables.indexOf(here);
  const next = tables[(place + 1) % Math.max(1, tables.length)];
  return next === undefined || next === here ? null : next;
}

export const waitingGames = new WaitingGames();
