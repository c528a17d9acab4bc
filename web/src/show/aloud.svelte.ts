import { getContext, setContext } from 'svelte';
import type { Happening, LoggedOf } from './happening';

/** What is asked of somebody, as their game's table puts it. */
export interface Asked {
  readonly words: string;
  /** Whether it says no more than that their turn begins. */
  readonly turn: boolean;
  /** What has been chosen for it and can be done by another press; nothing where nothing has. */
  readonly chosen?: string;
}

/**
 * What is said aloud at a table: what was seen to happen, and after that what is asked now. It is all said in one
 * place, since of two places it isn't known which is heard first.
 */
export class Aloud {
  /** What was seen last: what comes together with something else is said together with it. */
  heard = $state.raw<readonly LoggedOf<Happening>[]>([]);
  /** What is asked, if it is said: another one each time, so that the same words twice are said twice. */
  asked = $state.raw<{ readonly words: string }>({ words: '' });
  /** What is chosen and would be done by another press; another one each time, too. */
  chosen = $state.raw<{ readonly words: string }>({ words: '' });
  /**
   * What has just become of a choice that is made before its turn: that isn't in the log, whose lines are read out. Null
   * if nothing has.
   */
  early = $state.raw<'kept' | 'givenBack' | null>(null);
  /** Whether one was kept; null before anything is known. */
  #kept: boolean | null = null;
  /** Whether what was seen last is on the page, so that whatever comes now is said next. */
  #said = true;
  /** What was asked last of whoever still has to choose. */
  #last: string | null = null;
  /** Whether it was said that a turn of one's own begins, and nothing was asked since. */
  #turnSaid = false;

  /** @param onPage resolves once what was heard is on the page */
  constructor(private readonly onPage: () => Promise<void>) {}

  /** Something that is worth words was seen to happen; `ownTurn` if it is the beginning of one's own turn. */
  hear(logged: LoggedOf<Happening>, ownTurn: boolean): void {
    if (ownTurn) this.#turnSaid = true;
    this.heard = this.#said ? [logged] : [...this.heard, logged];
    if (!this.#said) return;
    this.#said = false;
    void this.onPage().then(() => (this.#said = true));
  }

  /** Another position is there: whether a choice is kept in it, and whether one may be, before its turn. */
  stand(kept: boolean, early: boolean): void {
    if (kept) this.early = this.#kept === false ? 'kept' : null;
    else this.early = this.#kept === true && early ? 'givenBack' : null;
    this.#kept = kept;
  }

  /**
   * Asks what there is to choose, null if nothing. It is said whenever it is something else, but not right after it was
   * said that one's turn begins if it says no more.
   */
  ask(asked: Asked | null): void {
    if (asked?.words === this.#last) return;
    this.#last = asked?.words ?? null;
    const known = asked === null || (asked.turn && this.#turnSaid);
    if (asked !== null) this.#turnSaid = false;
    this.asked = { words: known ? '' : asked.words };
  }

  /** Tells what is chosen and would be done by another press; empty if nothing is. */
  choose(words: string): void {
    if (words !== this.chosen.words) this.chosen = { words };
  }
}

const key = Symbol('aloud');

/** Hears what the table's game asks; to be called by whatever says it aloud. */
export function provideAsking(hear: (asked: Asked) => void): void {
  setContext(key, hear);
}

/**
 * Tells what a game's table asks for as things stand, whether or not it is seen already and of whomever it is asked: the
 * page knows that. To be called where the table begins; where a game is gone through nobody is asked.
 */
export function tellAsked(asked: () => Asked): void {
  const hear = getContext<((asked: Asked) => void) | undefined>(key);
  if (hear !== undefined) $effect(() => hear(asked()));
}
