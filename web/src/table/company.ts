import { getContext, setContext } from 'svelte';
import type { SeatInfo, TableInfo } from '../generated/wire';

/** The way from wherever a button is drawn to what a person may do about the company at the table. */
export interface CompanyDoor {
  /** Whether there is anything to do: one sits there, and the game goes on. */
  readonly possible: boolean;
  open(): void;
}

const key = Symbol('company');

export function provideCompanyDoor(door: CompanyDoor): void {
  setContext(key, door);
}

export function companyDoor(): CompanyDoor {
  return getContext<CompanyDoor>(key);
}

/** The seats whose people play themselves. */
export function playingPeople(table: TableInfo): SeatInfo[] {
  return table.seats.filter((info) => info.kind === 'person' && info.substitute === null);
}

/** Whether the person who looks sits at the table and plays. */
export function plays(table: TableInfo): boolean {
  return playingPeople(table).some((info) => info.seat === table.you);
}

/** Whether the person who looks may leave, or come back: only as long as the game goes on. */
export function mayLeave(table: TableInfo): boolean {
  return table.status === 'playing' && plays(table);
}
