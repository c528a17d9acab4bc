import type { TableInfo } from '../generated/wire';

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
