import type { Invitation, TableInfo } from '../generated/wire';
import { listed, t } from '../texts/texts.svelte';

/** Whoever looks at a table before its game. */
export interface Looking {
  /** Nobody of this device has a seat. */
  readonly seatless: boolean;
  /** They had a seat, and haven't left it by themselves. */
  readonly lost: boolean;
  /** They have said what they are called. */
  readonly named: boolean;
  /** How somebody asks for their company here; null if nobody does by name. */
  readonly invitation: Pick<Invitation, 'by'> | null;
  /** They have just said no to it. */
  readonly refused: boolean;
}

/** How things stand before a game, and what is to be done about it, as one thing that is said. */
export function standing(table: TableInfo, looking: Looking): string {
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  if (table.uninvited) return t('lobby.uninvited');
  if (looking.lost) return t(free === 0 ? 'lobby.lost.full' : 'lobby.lost');
  if (free === 0) return t(looking.seatless ? 'lobby.full.watch' : 'lobby.full');
  return table.you === null ? arriving(looking) : waiting(table, free);
}

/** Whoever has a name isn't asked for one, and whoever was asked by somebody is told by whom. */
function arriving({ named, invitation, refused }: Looking): string {
  if (refused) return t('lobby.refused');
  if (invitation !== null && invitation.by !== null) return t('lobby.asked', { name: invitation.by });
  return t(named ? 'lobby.invited.named' : 'lobby.invited');
}

/** Whoever was asked is waited for; for a seat that is left over somebody else is to be found. */
function waiting({ invited }: TableInfo, free: number): string {
  if (invited.length === 0) return t('lobby.free', { count: free });
  const answers = t('lobby.answers', { names: listed(invited.map(({ name }) => name)) });
  return invited.length >= free ? answers : `${answers} ${t('lobby.free', { count: free - invited.length })}`;
}
