import type { TableInfo } from '../generated/wire';
import { lasting } from '../ui/lasting.svelte';

/** Whether whoever looks may start the game instead of its host, who has been away for long enough: now, or once it is so. */
export function hostOverdue(table: () => TableInfo): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    const patience = table().hostPatience;
    now = patience === 0;
    if (patience === null || patience === 0) return;
    const timer = setTimeout(() => (now = true), patience);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/**
 * The seats that have been waited for long enough while their people are away: those of the table as it was told, and
 * others as their time comes.
 */
export function overdue(table: () => TableInfo): { readonly seats: readonly number[] } {
  let seats = $state.raw<readonly number[]>([]);
  $effect(() => {
    const waited = table().seats.filter((info) => info.patience !== null && info.seat !== table().you);
    seats = waited.filter((info) => info.patience === 0).map((info) => info.seat);
    const timers = waited
      .filter((info) => info.patience !== 0)
      .map((info) => setTimeout(() => (seats = [...seats, info.seat]), info.patience!));
    return () => timers.forEach(clearTimeout);
  });
  return {
    get seats() {
      return seats;
    },
  };
}

/** Milliseconds that somebody may be away, to load the page anew for instance, before the others are told. */
const brief = 15_000;

/** The seat of somebody else who is away in a game with a live clock, and has been waited for: a bot takes over when time is up. */
export function waitedForByClock(table: () => TableInfo): { readonly now: number | null } {
  const missing = $derived(table().time.type === 'live' ? missingAt(table()) : null);
  return lasting(() => missing, brief);
}

/** Who is to choose and isn't there, apart from whoever looks; null if there is nobody. */
export function missingAt(table: Pick<TableInfo, 'seats' | 'you'>): number | null {
  const missing = table.seats.find(
    ({ seat, kind, present, toAct, substitute }) =>
      kind === 'person' && toAct && !present && substitute === null && seat !== table.you,
  );
  return missing?.seat ?? null;
}
