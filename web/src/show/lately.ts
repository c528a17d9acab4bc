import { isOfTable, type Happening } from './happening';
import type { Told } from './log';

/** Something that happened, in words. */
export interface News<One extends Told = Told> {
  readonly logged: One;
  readonly words: string;
}

/** What somebody is told of where no log is in sight. */
export interface Lately<One extends Told = Told> {
  /** What happened since their last turn, the newest last; where nothing has yet, what happened before. */
  readonly news: readonly News<One>[];
  /** Whether anybody else plays, so that there will be something to tell. */
  readonly others: boolean;
  /** How one gets to see it where it happened; null if that is nowhere in particular. */
  readonly place: (news: News<One>) => (() => void) | null;
  /** Opens the log; null where there is none. */
  readonly read: (() => void) | null;
}

/** Nobody reads more of it at a time: the log has the rest. */
const most = 40;

/**
 * What happened from a place of the log on, as far as it is worth words.
 *
 * @param since where the log goes on after the last turn of one's own; null if one has had none
 * @param you one's seat; whoever has none is told the newest alone
 */
export function newsOf<One extends Told>(
  log: readonly One[],
  since: number | null,
  you: number | null,
  words: (logged: One) => string | null,
): readonly News<One>[] {
  const news: News<One>[] = [];
  const wanted = you === null ? 1 : most;
  for (let place = log.length - 1; place >= (since ?? 0) && news.length < wanted; place--) {
    const logged = log[place]!;
    const told = isOwnDoing(logged.event, you) ? null : words(logged);
    if (told !== null) news.push({ logged, words: told });
  }
  return news.reverse();
}

/** The news, or what happened last while there are none: what one did oneself, as a rule. */
export function newsOrLast<One extends Told>(
  news: readonly News<One>[],
  log: readonly One[],
  words: (logged: One) => string | null,
): readonly News<One>[] {
  return news.length > 0 ? news : newsOf(log, null, null, words);
}

/** Whether somebody needn't be told of it, such as that they took a choice back. */
function isOwnDoing(event: Happening, you: number | null): boolean {
  return isOfTable(event) && event.seat === you;
}
