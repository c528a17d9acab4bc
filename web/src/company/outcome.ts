import type { ProposalInfo, TableInfo } from '../generated/wire';
import type { TextKey } from '../texts/texts.svelte';

/**
 * What it means that something isn't asked any more, for whoever asked or had agreed; null where that says itself, or
 * concerns them no longer.
 *
 * @param known the table's version when it was last told what is asked
 */
export function cameToNothing(asked: ProposalInfo, table: TableInfo, known: number): TextKey | null {
  const { you } = table;
  if (table.status !== 'playing' || you === null || !asked.agreed.includes(you) || hasComeAbout(asked, table, known)) return null;
  const bySelf = asked.by === you;
  if (table.seats[asked.by]?.substitute != null && (asked.kind === 'pause' || asked.kind === 'take-back')) {
    return bySelf ? 'company.dropped' : null;
  }
  if (asked.kind === 'bot') return 'company.declined.bot';
  if (asked.kind === 'take-back') return bySelf ? 'company.declined.takeBack' : 'company.declined.takeBack.other';
  return asked.kind === 'pause' ? 'company.declined.pause' : 'company.declined';
}

/** Whether what was asked of everybody has come about, or isn't needed any more. */
function hasComeAbout({ kind, absent }: ProposalInfo, table: TableInfo, known: number): boolean {
  if (kind === 'pause') return table.paused;
  if (kind === 'end') return false;
  if (kind === 'take-back') return table.version > known;
  const missed = absent === null ? undefined : table.seats[absent];
  return missed === undefined || missed.present || missed.substitute !== null || !missed.toAct;
}
