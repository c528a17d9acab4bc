import type { UnreadTalk } from '../generated/wire';
import { api } from '../net/http';

/** How many messages are unread, by table; no table is there without any. */
export type Unread = ReadonlyMap<string, number>;

/** Where others have said something; whoever can't learn that now does without. */
export async function askForUnread(): Promise<UnreadTalk['tables'] | null> {
  try {
    return (await api.unread()).tables;
  } catch {
    return null;
  }
}

/** @param watchers whether those who only watch are heard */
export function unreadByTable(told: UnreadTalk['tables'], watchers: boolean): Unread {
  return new Map(
    told
      .map(({ table, seated, watching }) => [table, seated + (watchers ? watching : 0)] as const)
      .filter(([, count]) => count > 0),
  );
}
