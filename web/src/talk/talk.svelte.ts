import type { ReadyPhrase, ServerMessage, SilencedPerson, SilenceKind, TableInfo, TalkLine, Whom } from '../generated/wire';
import { commandId, type Command } from '../net/outbox';
import { showsHands } from '../words/spectators';
import { hearing } from './hearing';
import { lastRead, noteRead } from './lastRead';
import { Reading } from './reading';

/** A line that the server hasn't heard yet, and the command that says it. */
export interface Unsent extends Pick<TalkLine, 'phrase' | 'text'> {
  readonly command: string;
}

/** What is said at one table, as this browser knows it. */
export class Talk {
  /** What was said, as far as it is heard; oldest first. */
  readonly lines = $derived.by(() => this.#lines.filter((line) => hears(line, hearing.watchers.on)));
  silenced = $state.raw<readonly SilencedPerson[]>([]);
  /** Who watches without a seat: names, and how many more. */
  watching = $state.raw<{ readonly names: readonly string[]; readonly others: number }>({ names: [], others: 0 });
  /** What was said here and isn't among the lines yet, oldest first. */
  unsent = $state.raw<readonly Unsent[]>([]);
  /** What was refused for good, oldest first: it can be said again, or dropped. */
  refused = $state.raw<readonly Unsent[]>([]);
  /** Whether it can get there now. */
  connected = $state(true);
  /** What is being written. */
  draft = $state('');
  /** Why the last thing wasn't said, a code of problems; null if nothing is wrong. */
  problem = $state<string | null>(null);
  /** Whether it is opened. */
  open = $state(false);
  /** Whether who is there is shown instead of what is said. */
  people = $state(false);
  /** What somebody else has just said while nobody looked. */
  news = $state.raw<TalkLine | null>(null);

  #lines = $state.raw<readonly TalkLine[]>([]);
  #read = $state(0);
  /** Whether what is opened can be seen. */
  #inSight = true;
  readonly #reading: Reading;
  /** What is to be done once the server has answered. */
  readonly #waiting = new Map<string, { readonly done: () => void; readonly failed: (problem: string) => void }>();

  readonly unread = $derived(this.lines.filter((line) => !line.own && line.number > this.#read).length);

  constructor(
    private readonly table: string,
    private readonly send: (command: Command) => void,
    /** Told what went wrong where no line stands to say it beside. */
    private readonly complain: (problem: string) => void,
    /** Told up to which line was read, which needs no answer. */
    tell: (line: number) => void,
  ) {
    this.#read = lastRead(table);
    this.#reading = new Reading(tell);
  }

  say(text: string): void {
    const line = text.trim();
    if (line === '') return;
    this.draft = '';
    this.#utter({ phrase: null, text: line, command: commandId() });
  }

  sayPhrase(phrase: ReadyPhrase): void {
    this.#utter({ phrase, text: '', command: commandId() });
  }

  /** Says once more what was refused; if it was said after all, it isn't said twice. */
  sayAgain(line: Unsent): void {
    this.drop(line);
    this.#utter(line);
  }

  /** What was refused isn't wanted any more. */
  drop(line: Unsent): void {
    this.refused = this.refused.filter((one) => one !== line);
  }

  #utter(line: Unsent): void {
    const { command, phrase, text } = line;
    const through = (): void => void (this.unsent = this.unsent.filter((one) => one !== line));
    const failed = (problem: string): void => {
      through();
      this.refused = [...this.refused, line];
      this.#refused(problem);
    };
    this.unsent = [...this.unsent, line];
    const saying: Command = phrase === null ? { type: 'say', command, text } : { type: 'sayPhrase', command, phrase };
    this.#carryOut(saying, through, failed);
  }

  /** Whoever has closed the talk meanwhile is told all the same. */
  #refused(problem: string): void {
    if (this.open) this.problem = problem;
    else this.complain(problem);
  }

  silence(whom: Whom, kind: SilenceKind, done: () => void): void {
    this.#send((command) => ({ type: 'silence', command, whom, kind }), done);
  }

  endSilence(id: string): void {
    this.#send((command) => ({ type: 'endSilence', command, id }));
  }

  report(whom: Whom, note: string, done: () => void): void {
    this.#send((command) => ({ type: 'report', command, whom, note }), done);
  }

  show(): void {
    this.open = true;
    this.problem = null;
    this.#readIfSeen();
  }

  /** Shows who is there. */
  showPeople(): void {
    this.people = true;
    this.show();
  }

  /** Shows who is there instead of what is said, or the other way round. */
  turn(): void {
    this.people = !this.people;
    this.#readIfSeen();
  }

  /**
   * What is opened can be seen from now on, or can't.
   *
   * @param inSight not while the page is hidden
   */
  look(inSight: boolean): void {
    this.#inSight = inSight;
    if (inSight) this.#readIfSeen();
    else this.leave();
  }

  /** Whoever has read it looks at something else: what the server hasn't heard of that it hears now. */
  leave(): void {
    this.#reading.hurry();
  }

  hide(): void {
    this.open = false;
    this.people = false;
  }

  /**
   * Takes what the server sent, if it is about what is said.
   *
   * @returns whether it was
   */
  receive(message: ServerMessage): boolean {
    switch (message.type) {
      case 'talk':
        message.lines.forEach((line) => this.#comeBack(line));
        this.#lines = message.lines;
        this.silenced = message.silenced;
        this.#known(message.read);
        this.#readIfSeen();
        return true;
      case 'said':
        this.#hear(message.line);
        return true;
      case 'talkRead':
        this.#known(message.line);
        return true;
      case 'renamed':
        this.#lines = this.#lines.map((line) =>
          message.lines.includes(line.number) ? { ...line, name: message.name } : line,
        );
        return true;
      case 'watching':
        this.watching = message;
        return true;
      case 'heard':
        return this.#answered(message.command, null);
      case 'problem':
        return this.#answered(message.command, message.code);
      default:
        return false;
    }
  }

  #hear(line: TalkLine): void {
    if (this.#has(line)) return;
    this.#comeBack(line);
    this.#lines = [...this.#lines, line].sort((one, other) => one.number - other.number);
    if (!this.open && !line.own && hears(line, hearing.watchers.on)) this.news = line;
    this.#readIfSeen();
  }

  #has(line: TalkLine): boolean {
    return this.#lines.some(({ number }) => number === line.number);
  }

  /** What comes back got there, even where the answer to it was lost with the connection. */
  #comeBack(line: TalkLine): void {
    if (!line.own || this.#has(line)) return;
    const open = [...this.unsent, ...this.refused];
    const same = open.find(({ phrase, text }) => phrase === line.phrase && text === line.text);
    this.unsent = this.unsent.filter((one) => one !== same);
    this.refused = this.refused.filter((one) => one !== same);
  }

  /** @param line up to which the person has read it anywhere; null if the server doesn't keep that, but this browser */
  #known(line: number | null): void {
    this.#read = Math.max(line ?? lastRead(this.table), this.#reading.seen);
    if (this.news !== null && this.news.number <= this.#read) this.news = null;
    if (line !== null) this.#reading.known(line);
  }

  #readIfSeen(): void {
    if (this.open && !this.people && this.#inSight) this.#readAll();
  }

  #readAll(): void {
    this.news = null;
    const last = this.#lines.at(-1)?.number ?? 0;
    if (last <= this.#reading.seen) return;
    this.#reading.see(last);
    this.#read = last;
    noteRead(this.table, last);
  }

  #send(make: (command: string) => Command, done = (): void => {}): void {
    this.#carryOut(make(commandId()), done, this.complain);
  }

  #carryOut(command: Command, done: () => void, failed: (problem: string) => void): void {
    this.problem = null;
    this.#waiting.set(command.command, { done, failed });
    this.send(command);
  }

  #answered(command: string | null, problem: string | null): boolean {
    const waiting = command === null ? undefined : this.#waiting.get(command);
    if (command === null || waiting === undefined) return false;
    this.#waiting.delete(command);
    if (problem === null) waiting.done();
    else waiting.failed(problem);
    return true;
  }
}

function hears(line: TalkLine, watchers: boolean): boolean {
  return watchers || line.own || line.seat !== null;
}

/** Whether there is anybody to talk to: whoever plays alone against bots isn't offered it. */
export function mayTalk(table: TableInfo, talk: Pick<Talk, 'lines' | 'watching'>): boolean {
  const people = table.seats.filter((info) => info.kind !== 'bot').length;
  const watched = talk.watching.names.length + talk.watching.others > 0;
  return people > 1 || table.you === null || watched || talk.lines.length > 0;
}

/** Whether nobody who watches says anything for now: where hands are seen they could tell what they see. */
export function watchersListen({ status, spectators }: Pick<TableInfo, 'status' | 'spectators'>): boolean {
  return status === 'playing' && showsHands(spectators);
}

/** Whether the person who looks is one of those. */
export function onlyListens(table: TableInfo): boolean {
  return table.you === null && watchersListen(table);
}
