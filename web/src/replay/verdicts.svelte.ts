import type { GameAnalysis, Verdict } from '../generated/wire';
import { Latest } from '../net/latest';
import { poll } from '../net/poll';
import { agreeing } from '../table/worth';
import { courseOf, type Course } from './course';
import type { Judged } from './playback.svelte';

/** What the server is asked about a seat. */
export interface VerdictQuestions {
  /** More than is known, from 0 to 1. */
  ask(seat: number, known: number): Promise<GameAnalysis>;
  /** What it knows without any work. */
  recall(seat: number): Promise<GameAnalysis>;
}

/** What an analysis finds of one seat: how its game went on, and its choices that surely cost something. */
export class Verdicts {
  #analysis = $state.raw<GameAnalysis | null>(null);
  /** Whose game it is; null as long as nobody wants to know. */
  seat = $state<number | null>(null);
  /** Whether nothing more comes of it, for whatever reason. */
  failed = $state(false);
  /** In the order in which they were made. */
  readonly costly: readonly Verdict[] = $derived.by(
    () => this.#analysis?.verdicts.filter(({ costly }) => costly).map((verdict) => agreeing(verdict, this.inPoints)) ?? [],
  );
  readonly judged: Judged = $derived.by(() => new Map(this.costly.map((verdict) => [verdict.ply, verdict])));
  readonly #looks = new Latest();

  constructor(private readonly questions: VerdictQuestions) {}

  /** How much of it is worked out, from 0 to 1. */
  get progress(): number {
    return this.#analysis?.progress ?? 0;
  }

  /** Whether worth is counted in points, not in chances to win. */
  get inPoints(): boolean {
    return this.#analysis?.inPoints ?? false;
  }

  /** Null as long as too little is known. */
  course(stops: readonly number[]): Course | null {
    return this.#analysis === null ? null : courseOf(this.#analysis, stops);
  }

  /** Asks about a seat until everything is found. Without an analysis there is a game to go through still. */
  async look(seat: number): Promise<void> {
    this.#forget();
    const counts = this.#looks.begin();
    this.seat = seat;
    try {
      await poll(
        (known) => this.questions.ask(seat, known),
        counts,
        (found) => (this.#analysis = found),
      );
      if (counts() && this.#analysis?.steps.length === 0) this.failed = true;
    } catch {
      if (counts()) this.failed = true;
    }
  }

  /** Takes what somebody has had found before, if all of it was; else nothing is wanted. */
  async recall(seat: number): Promise<void> {
    const counts = this.#looks.begin();
    const found = await this.questions.recall(seat).catch(() => null);
    if (!counts() || found === null || found.progress < 1 || found.steps.length === 0) return;
    this.#analysis = found;
    this.seat = seat;
  }

  /** Nobody wants to know any more. */
  leave(): void {
    this.#looks.begin();
    this.#forget();
  }

  #forget(): void {
    this.seat = null;
    this.#analysis = null;
    this.failed = false;
  }

  stop(): void {
    this.#looks.end();
  }
}
