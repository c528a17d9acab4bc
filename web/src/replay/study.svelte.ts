import type { Choice, Option, ReplayChoice, Verdict } from '../generated/wire';
import { Latest } from '../net/latest';
import { gradeOf, isFound, type Grade } from './grade';
import type { Playback } from './playback.svelte';
import type { Outcome, StudyMemory } from './studyPlace';

/** What the server is asked about choices of a game that is over. */
export interface StudyQuestions {
  /** What could be chosen after a number of plies. */
  choice(ply: number): Promise<ReplayChoice>;
  /** What some actions were worth there, each as it is said at the table, in their order. */
  compared(ply: number, actions: readonly string[]): Promise<readonly Option[]>;
}

/** What somebody chose instead. */
export interface Answer {
  readonly action: Choice['action'];
  /** How good it is; null while it is compared, and where it can't be. */
  readonly grade: Grade | null;
  /** What it is worth, as the analysis counts; null where that isn't known. */
  readonly worth: number | null;
  readonly comparing: boolean;
}

/**
 * One's own mistakes, one after the other: each is put before whoever made it as it was then, to find something better.
 */
export class Study {
  /** Which one is looked at; as many as there are once all were. */
  place = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** Whether what could be chosen is still asked for. */
  busy = $state(false);
  /** Whether what is better is on show. */
  shown = $state(false);
  #lessons = $state.raw<readonly Verdict[] | null>(null);
  #outcomes = $state.raw<ReadonlyMap<number, Outcome>>(new Map());
  #choice = $state.raw<ReplayChoice | null>(null);
  readonly #wishes = new Latest();

  constructor(
    private readonly playback: Playback,
    private readonly questions: StudyQuestions,
    private readonly memory: StudyMemory,
    private readonly failed: (failure: unknown) => void,
  ) {
    playback.chosen = (action) => void this.#judge(action);
  }

  /** Whether it is known what there is to learn from. */
  get ready(): boolean {
    return this.#lessons !== null;
  }

  get lessons(): readonly Verdict[] {
    return this.#lessons ?? [];
  }

  get lesson(): Verdict | null {
    return this.lessons[this.place] ?? null;
  }

  /** Whether it is on the table, so that what is better can be shown there. */
  get posed(): boolean {
    return this.#choice !== null;
  }

  /** Whether it couldn't be had. */
  get missing(): boolean {
    return this.lesson !== null && !this.posed && !this.busy;
  }

  /** How each of them went, in order; null for those that are still to come. */
  readonly outcomes: readonly (Outcome | null)[] = $derived.by(() =>
    this.lessons.map(({ ply }) => this.#outcomes.get(ply) ?? null),
  );

  readonly found: number = $derived.by(() => this.outcomes.filter((outcome) => outcome === 'found').length);

  /** Goes on where somebody was who loads the page anew or comes back; or begins. */
  open(lessons: readonly Verdict[]): void {
    const left = this.memory.read();
    if (left === null) return this.begin(lessons);
    this.#lessons = lessons;
    this.#outcomes = new Map(left.outcomes);
    const place = left.at === null ? -1 : lessons.findIndex(({ ply }) => ply >= left.at!);
    void this.#goTo(place < 0 ? lessons.length : place);
  }

  /** Begins, or begins anew. */
  begin(lessons: readonly Verdict[]): void {
    this.#lessons = lessons;
    this.#outcomes = new Map();
    void this.#goTo(0);
  }

  /** The same choice once more, or one that couldn't be had. */
  again(): void {
    if (this.#choice === null) return void this.#goTo(this.place);
    this.answer = null;
    this.shown = false;
    this.#pose();
  }

  /** Shows what is better: who hasn't found it by now doesn't find it any more. */
  show(): void {
    if (this.#choice === null) return;
    this.#wishes.begin();
    this.#note('missed');
    this.answer = null;
    this.#reveal();
  }

  next(): void {
    this.#note('missed');
    void this.#goTo(this.place + 1);
  }

  /** Goes to one of them, before or after the one that is looked at: what is left so may still be found. */
  goTo(place: number): void {
    if (place !== this.place && this.lessons[place] !== undefined) void this.#goTo(place);
  }

  stop(): void {
    this.#wishes.end();
  }

  async #goTo(place: number): Promise<void> {
    const counts = this.#wishes.begin();
    this.place = place;
    this.answer = null;
    this.shown = false;
    this.busy = false;
    this.#choice = null;
    this.playback.withdraw();
    this.#remember();
    const { lesson } = this;
    if (lesson === null) return;
    this.busy = true;
    try {
      const choice = await this.questions.choice(lesson.ply);
      if (!counts()) return;
      this.#choice = choice;
      this.busy = false;
      this.#pose();
    } catch (failure) {
      if (!counts()) return;
      this.busy = false;
      this.failed(failure);
    }
  }

  #pose(): void {
    if (this.#choice === null || this.lesson === null) return;
    this.playback.pose(this.#choice);
    this.playback.mark(this.lesson.chosen, null);
  }

  #reveal(): void {
    this.playback.withdraw();
    this.shown = true;
    this.playback.mark(this.lesson?.chosen ?? null, this.lesson?.better ?? null);
  }

  /** The first outcome of each counts. */
  #note(outcome: Outcome): void {
    const ply = this.lesson?.ply;
    if (ply === undefined || this.#outcomes.has(ply)) return;
    this.#outcomes = new Map([...this.#outcomes, [ply, outcome]]);
    this.#remember();
  }

  #remember(): void {
    this.memory.write({ at: this.lesson?.ply ?? null, outcomes: [...this.#outcomes] });
  }

  async #judge(text: string): Promise<void> {
    const lesson = this.lesson;
    const choices = this.#choice?.position.offers.flatMap((offer) => offer.choices) ?? [];
    const own = choices.find((choice) => choice.text === text);
    if (lesson === null || own === undefined) return;
    this.playback.withdraw();
    this.playback.mark(lesson.chosen, null);
    if (isSame(own.action, lesson.better.action)) return this.#tell(own, 'best', lesson.better.worth);
    if (isSame(own.action, lesson.chosen.action)) return this.#tell(own, 'played', lesson.chosen.worth);
    this.answer = { action: own.action, grade: null, worth: null, comparing: true };
    const counts = this.#wishes.begin();
    const better = choices.find((choice) => isSame(choice.action, lesson.better.action));
    const loss = better === undefined ? null : await this.#loss(lesson.ply, better.text, own.text);
    if (!counts()) return;
    if (loss === null) this.#tell(own, null, null);
    else this.#tell(own, gradeOf(loss, lesson.lost), lesson.better.worth - loss);
  }

  /** By how much something is worse than what was found best, in the same imagined deals; null if nobody can say. */
  async #loss(ply: number, better: string, own: string): Promise<number | null> {
    try {
      const [best, other] = await this.questions.compared(ply, [better, own]);
      return best === undefined || other === undefined ? null : best.worth - other.worth;
    } catch {
      return null;
    }
  }

  #tell({ action }: Choice, grade: Grade | null, worth: number | null): void {
    this.answer = { action, grade, worth, comparing: false };
    if (!isFound(grade)) return;
    this.#note('found');
    this.#reveal();
  }
}

/** The server writes equal actions alike. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
