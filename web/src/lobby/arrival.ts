import type { TableInfo } from '../generated/wire';
import type { TextKey } from '../texts/texts.svelte';

/** What is wrong with a name at a table, as the key of a text; null if nothing is. */
export function nameProblem(name: string, table: TableInfo): TextKey | null {
  const wish = plain(name);
  if (wish === '') return 'lobby.name.empty';
  const others = table.seats.filter((info) => info.kind === 'person' && info.seat !== table.you);
  return others.some((info) => plain(info.name) === wish) ? 'lobby.name.taken' : null;
}

/** Names that look alike are alike. */
export function plain(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase();
}

/** What the server says where another name would do. */
export const aboutName: Readonly<Record<string, TextKey>> = {
  'bad-name': 'problem.bad-name',
  'hidden-in-name': 'problem.hidden-in-name',
  'marks-in-name': 'problem.marks-in-name',
  'name-is-ours': 'problem.name-is-ours',
  'name-taken': 'problem.name-taken',
};
