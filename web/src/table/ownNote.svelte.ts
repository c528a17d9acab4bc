import type { OwnNote as Note } from '../generated/wire';
import type { Storing } from '../browser/stored';
import { forget, remember, remembered } from '../browser/tableMemory';
import { backoff } from '../net/backoff';
import { HttpFailure } from '../net/http';
import { isPassing } from '../net/poll';

/** What the server is asked about a person's note on a game. */
export interface NoteQuestions {
  read(): Promise<Note>;
  /** @param note with the version that it was made from */
  write(note: Note): Promise<Note>;
}

/** How a note stands: whether it is known, kept, on its way, only in this browser as yet, or not to be had or kept. */
export type NoteState = 'reading' | 'kept' | 'writing' | 'waiting' | 'failed';

/** Milliseconds after the last key until what was typed is sent. */
const QUIET = 800;

/** What another page has made of a note meanwhile. */
type Other = Note;

/**
 * What somebody writes down of a game for themselves. It is kept as they type: until the server has it, this browser does.
 * What another page has made of it meanwhile is never overwritten unseen: whoever writes says which of the two stays.
 */
export class OwnNote {
  text = $state('');
  failure = $state.raw<unknown>(null);
  /** As long as nobody has said which of the two stays; null otherwise. */
  other = $state.raw<Other | null>(null);
  /** The version that the text was made from. */
  #version = 0;
  #stands = $state<NoteState>('reading');
  /** Whether what is typed isn't kept yet. */
  #changed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #ended = false;
  /** What this browser has sent without an answer as yet, or kept itself: whoever finds that kept has kept it. */
  readonly #own = new Set<string>();
  readonly #kept: string;

  /** @param seat where the person sits: a browser may be several people's */
  constructor(
    private readonly table: string,
    seat: number,
    private readonly questions: NoteQuestions,
    private readonly storage: Storing,
  ) {
    this.#kept = `anden.note.${seat}`;
    const draft = readDraft(remembered(this.#kept, table, storage));
    if (draft === null) return;
    this.#changed = true;
    this.#own.add(draft.text);
    [this.text, this.#version] = [draft.text, draft.version];
  }

  /** How it stands: what is typed is on its way as soon as nothing more is. */
  get state(): NoteState {
    return this.#changed && this.#stands === 'kept' ? 'writing' : this.#stands;
  }

  /** Asks for what is kept. What was typed here before and didn't get through is there again. */
  async open(): Promise<void> {
    try {
      const note = await this.questions.read();
      if (this.#ended) return;
      [this.failure, this.#attempt] = [null, 0];
      this.#meet(note);
    } catch (failure) {
      this.#fail(failure, () => this.open());
    }
  }

  /** Somebody has typed. */
  type(text: string): void {
    this.text = text;
    this.#changed = true;
    this.#keepHere();
    if (this.#rests) this.#later(QUIET, () => this.#write());
  }

  /** What is typed stays, and what the other page made of it goes. */
  keepOwn(): void {
    this.#version = this.other?.version ?? this.#version;
    this.other = null;
    this.#keepHere();
    void this.#write();
  }

  /** What the other page made of it stays. */
  takeOther(): void {
    if (this.other !== null) this.#settle(this.other);
  }

  /** Sends what isn't kept yet at once, if it can be sent: nobody may be here to type on. */
  hurry(): void {
    if (this.#changed && this.#rests) void this.#write();
  }

  /** Nobody looks at it any more. What isn't kept yet is sent, and stays in this browser until it is. */
  close(): void {
    this.hurry();
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** Whether it is known what there was, nobody has to say anything about it, and nothing is on its way. */
  get #rests(): boolean {
    return this.other === null && (this.#stands === 'kept' || this.#stands === 'failed');
  }

  /** What is kept is known. */
  #meet(note: Note): void {
    if (!this.#changed || this.text === note.text) return this.#settle(note);
    this.#stands = 'kept';
    if (note.version === this.#version || this.#own.has(note.text)) {
      this.#version = note.version;
      this.#later(QUIET, () => this.#write());
    } else this.other = note;
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    const { text } = this;
    this.#stands = 'writing';
    this.#own.add(text);
    try {
      const note = await this.questions.write({ text, version: this.#version });
      [this.failure, this.#attempt, this.#version] = [null, 0, note.version];
      this.#own.clear();
      if (this.text === text) return this.#settle(note);
      this.#stands = 'kept';
      if (!this.#ended) this.#keepHere();
      void this.#write();
    } catch (failure) {
      if (failure instanceof HttpFailure && failure.problem.code === 'note-changed') await this.open();
      else this.#fail(failure, () => this.#write());
    }
  }

  /** What may pass is tried again; whatever it is, what was typed stays here. */
  #fail(failure: unknown, again: () => Promise<void>): void {
    if (this.#ended) return;
    this.failure = failure;
    const passes = isPassing(failure);
    this.#stands = passes ? 'waiting' : 'failed';
    if (passes) this.#later(backoff(this.#attempt++, Math.random()), again);
  }

  #settle({ text, version }: Note): void {
    [this.text, this.#version, this.other] = [text, version, null];
    this.#changed = false;
    this.#stands = 'kept';
    this.#own.clear();
    // Whoever has come back meanwhile may have typed more.
    const here = readDraft(remembered(this.#kept, this.table, this.storage));
    if (this.#ended && here?.text !== text) return;
    forget(this.#kept, this.table, this.storage);
  }

  #later(pause: number, then: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void then(), pause);
  }

  #keepHere(): void {
    const draft: Note = { text: this.text, version: this.#version };
    remember(this.#kept, this.table, JSON.stringify(draft), this.storage);
  }
}

/** What was typed and didn't get through; null if that is nothing. */
function readDraft(word: string | null): Note | null {
  try {
    const { text, version } = (JSON.parse(word ?? 'null') ?? {}) as Partial<Note>;
    return typeof text === 'string' && typeof version === 'number' ? { text, version } : null;
  } catch {
    return null;
  }
}
