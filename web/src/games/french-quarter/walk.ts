import { isFocusNowhere } from '../../ui/focusKeeper';
import { isWriting } from '../../ui/isWriting';
import { isCovered, isForPage } from '../../ui/pageKeys';
import type { Explainer } from './explain/explainer.svelte';
import { arrows, nearest } from './model/nearest';
import type { Play } from './play.svelte';

/**
 * The way of the keyboard over the table. All that can be chosen is one stop of the Tab key, and the arrows lead from
 * one thing to the next; while it is asked what things are, they lead over everything that can be explained.
 */
export class Walk {
  /** The question that was led to last. */
  #ledTo: readonly unknown[] = [];

  constructor(
    private readonly root: () => HTMLElement,
    private readonly play: Play,
    private readonly explainer: Explainer,
    /** Opens the help, shows all at once what is still to happen, and puts away what is told by the side. */
    private readonly others: { readonly help: () => void; readonly skip: () => void; readonly putAway: () => void },
  ) {}

  /** What can be chosen on the cards and on the sheets. */
  get lit(): readonly HTMLElement[] {
    return this.#shown('[data-lit]');
  }

  /**
   * Leads whoever plays by the keyboard to a question, once: whoever then turns to another sheet stays where they are.
   *
   * @param question what makes it another one
   * @param ready whether it can be answered yet
   */
  lead(question: readonly unknown[], ready: boolean): void {
    const fresh = ready && question.some((part, place) => part !== this.#ledTo[place]);
    if (fresh) this.#ledTo = question;
    if (fresh && this.play.byKeys && !this.explainer.asking && !isWriting(document.activeElement)) this.toFirst();
    this.rove();
  }

  /** The focus goes to the first thing that can be chosen now. */
  toFirst(): void {
    if (isCovered()) return;
    const button = this.root().querySelector<HTMLElement>('.directive > .choices [data-choice]:enabled');
    const first = this.play.asked.length > 0 ? button : (this.lit[0] ?? button);
    first?.focus();
  }

  /** Whether the focus is on nothing that anybody has gone to: not yet led to what is asked. */
  waits(): boolean {
    return isFocusNowhere() || document.activeElement!.matches('[data-turn]');
  }

  /** Of all that can be chosen only one is a stop of the Tab key: where the focus is, or the first. */
  rove(): void {
    const { lit } = this;
    const here = lit.find((one) => one === document.activeElement) ?? lit[0];
    for (const one of lit) one.tabIndex = one === here ? 0 : -1;
  }

  keyed(event: KeyboardEvent): void {
    if (isWriting(event.target)) return;
    this.play.byKeys = true;
    if (!isForPage(event)) return;
    const way = arrows[event.key];
    if (way !== undefined) this.#stepTo(event, way);
    else this.#pressed(event);
  }

  #pressed(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    // A key that is held down answers one question, not the next one too.
    if (event.repeat) {
      if (key === 'enter') event.preventDefault();
    } else if (key === 'escape') this.#back();
    else if (key === '?') this.others.help();
    else if (key === 'e') this.ask(!this.explainer.asking);
    else if (key === 'n') this.toFirst();
    else if (key === 's') this.others.skip();
  }

  #back(): void {
    if (this.explainer.told?.stays && !this.explainer.asking) this.explainer.hush();
    else if (this.explainer.asking) this.ask(false);
    else this.#drop();
  }

  /** Where nothing is to be dropped, what is told by the side goes. */
  #drop(): void {
    const { asked, told } = this.play;
    this.play.drop();
    if (asked.length === 0 && told === null) this.others.putAway();
  }

  /** Begins or ends to explain instead of choosing; begins with what the focus is on, or with the first thing. */
  ask(asking: boolean): void {
    const here = document.activeElement?.closest<HTMLElement>('[data-explain]') ?? null;
    this.explainer.ask(asking);
    if (!asking) this.#forget();
    if (!asking || !this.play.byKeys) return;
    const first = here ?? this.lit[0] ?? this.#shown('[data-explain]')[0];
    if (first === undefined) return;
    this.#goTo(first);
    this.explainer.tell(first, true);
  }

  /** The focus goes to a thing, also to one that it doesn't reach otherwise. */
  #goTo(thing: HTMLElement): void {
    if (!thing.hasAttribute('tabindex') && thing.tabIndex < 0) {
      thing.setAttribute('tabindex', '-1');
      thing.setAttribute('data-walk', '');
    }
    thing.focus();
  }

  /** What the focus was led to, and doesn't reach otherwise, is again as it was. */
  #forget(): void {
    for (const thing of this.root().querySelectorAll('[data-walk]')) {
      thing.removeAttribute('data-walk');
      if (!thing.hasAttribute('data-lit')) thing.removeAttribute('tabindex');
    }
  }

  #stepTo(event: KeyboardEvent, way: readonly [number, number]): void {
    const among = this.explainer.asking ? '[data-explain]' : '[data-lit]';
    const here = document.activeElement;
    if (here === null || !here.matches(among)) return;
    // While it is asked what things are, the arrows do nothing else, even where they lead no further.
    if (this.explainer.asking) event.preventDefault();
    const others = this.#shown(among).filter((one) => one !== here);
    const next = others[nearest(here.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), way)];
    if (next === undefined) return;
    event.preventDefault();
    this.#goTo(next);
  }

  #shown(selector: string): readonly HTMLElement[] {
    return [...this.root().querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  }
}
