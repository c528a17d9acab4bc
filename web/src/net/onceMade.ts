import { CodedFailure } from './codedFailure';
import { commandId } from './outbox';

/** What somebody wishes for, without the id of the command that asks for it. */
export type Wished<T extends { readonly command: unknown }> = Omit<T, 'command'>;

/** A wish without an answer, and the id of its command. */
interface Open {
  readonly words: string;
  readonly command: string;
}

/** The latest wish of each kind, as long as nobody knows whether it came true. */
const open = new Map<string, Open>();

const doubting = new Set<() => void>();

/** Tells from now on whenever nobody knows whether something was made. Says how to end that. */
export function onDoubt(listener: () => void): () => void {
  doubting.add(listener);
  return () => doubting.delete(listener);
}

/**
 * Asks for something that is to be made once, however often it is asked for: by the same command as before, until there
 * is an answer that says what was made, or the wish is another one. A refusal says nothing of what was sent before it.
 *
 * @param kind of what is made, and by whom
 * @param ask asks by a command
 */
export async function onceMade<T>(kind: string, wish: object, ask: (command: string) => Promise<T>): Promise<T> {
  const words = JSON.stringify(wish);
  const before = open.get(kind);
  const now = before?.words === words ? before : { words, command: commandId() };
  open.set(kind, now);
  try {
    const made = await ask(now.command);
    forget(kind, now);
    return made;
  } catch (failure) {
    const code = failure instanceof CodedFailure ? failure.code : '';
    // Of another wish, be it one of long ago.
    if (code === 'command-reused') forget(kind, now);
    if (code === 'unreachable') doubting.forEach((listener) => listener());
    throw failure;
  }
}

/** The next wish is another one, even if it is the same. */
function forget(kind: string, answered: Open): void {
  if (open.get(kind) === answered) open.delete(kind);
}
