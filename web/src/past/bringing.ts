import type { ImportedFile, SavedSeat } from '../generated/wire';

/** A file that somebody has chosen, and what became of what is in it. */
export interface Brought {
  readonly file: File;
  readonly results: readonly ImportedFile[];
}

/** Who the person may have been: by a name, in as many games; or one player of a game that says no names. */
export type Choice =
  | { readonly kind: 'name'; readonly name: string; readonly games: number }
  | { readonly kind: 'seat'; readonly seat: SavedSeat; readonly of: Brought };

/** Whether a file can be read still: it may have been changed, moved or deleted since it was chosen. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** All that was found, in the order in which it came. */
export function all(brought: readonly Brought[]): readonly ImportedFile[] {
  return brought.flatMap(({ results }) => results);
}

/** Whether only bots played: nobody can say that they were there. */
export function isOfBots({ outcome, seats }: ImportedFile): boolean {
  return outcome === 'whose' && seats.every(({ bot }) => bot !== '');
}

/** The games of which a person has to say who they were. */
export function waiting(brought: readonly Brought[]): readonly ImportedFile[] {
  return all(brought).filter((file) => file.outcome === 'whose' && !isOfBots(file));
}

export function counted(brought: readonly Brought[], outcome: ImportedFile['outcome']): number {
  return all(brought).filter((file) => file.outcome === outcome).length;
}

/** What the same file came to when it was sent again: what was decided before stays. */
export function decided(before: Brought, again: readonly ImportedFile[]): Brought {
  const results = before.results.map((file, number) => (file.outcome === 'whose' ? (again[number] ?? file) : file));
  return { ...before, results };
}

/** The names of people in a game that nobody else has there. */
function namesOf({ seats }: ImportedFile): string[] {
  const names = seats.filter(({ bot, name }) => bot === '' && name !== '').map(({ name }) => name);
  return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
}

/** Who the person may have been in the games that wait for an answer: those found in most games first. */
export function choices(brought: readonly Brought[]): readonly Choice[] {
  const names = new Map<string, number>();
  const seats: Choice[] = [];
  for (const one of brought) {
    for (const file of one.results.filter(({ outcome }) => outcome === 'whose')) {
      const found = namesOf(file);
      for (const name of found) names.set(name, (names.get(name) ?? 0) + 1);
      if (one.results.length > 1) continue;
      for (const seat of file.seats) {
        if (seat.bot === '' && !found.includes(seat.name)) seats.push({ kind: 'seat', seat, of: one });
      }
    }
  }
  const named = [...names].sort(([, one], [, other]) => other - one);
  return [...named.map(([name, games]) => ({ kind: 'name', name, games }) as const), ...seats];
}

/** Whether a choice may decide something of a file. */
export function concerns(choice: Choice, brought: Brought): boolean {
  if (choice.kind === 'seat') return choice.of === brought;
  return brought.results.some((file) => file.outcome === 'whose' && namesOf(file).includes(choice.name));
}

/** What is said of the person to the server. */
export function said(choice: Choice): URLSearchParams {
  return new URLSearchParams(
    choice.kind === 'name' ? { player: choice.name } : { seat: String(choice.seat.seat) },
  );
}

/** What can't come along by itself: games of an archive in which nobody has a name of their own. */
export function unclear(brought: readonly Brought[]): readonly ImportedFile[] {
  return brought
    .filter(({ results }) => results.length > 1)
    .flatMap((one) => waiting([one]).filter((file) => namesOf(file).length === 0));
}
