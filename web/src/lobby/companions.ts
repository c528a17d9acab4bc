import type { Paint, TableInfo } from '../generated/wire';
import { contribute } from '../deals/contribution';
import { api, apiAs } from '../net/http';
import { plain } from './arrival';

/**
 * Seats further players of this device at a new table, those whom it knows by their names and new ones, and starts the
 * game if nobody is missing then.
 *
 * @param names by seat
 */
export async function seatCompanions(table: TableInfo, names: ReadonlyMap<number, string>): Promise<void> {
  if (names.size > 0) {
    const { companions } = await api.me();
    for (const [seat, name] of names) {
      const { number } =
        companions.find((one) => plain(one.name) === plain(name)) ?? (await api.addCompanion({ name }));
      // In the colour that the seat was given as the table was set up.
      await sitDown(number, table.id, seat);
    }
  }
  await begin(names.size > 0 ? await api.table(table.id) : table);
}

/**
 * Starts the game of a table if nobody is missing there. It may begin before anybody sees the waiting room, so the
 * device's own person adds to the seed first.
 *
 * @param table as its host sees it, who is the device's own person
 */
export async function begin(table: TableInfo): Promise<void> {
  if (table.status !== 'open') return;
  await contributeAs(0, table);
  if (table.seats.every(({ kind }) => kind !== 'free')) await api.start(table.id);
}

/**
 * Seats one of the people of this device, who adds to the seed at once.
 *
 * @param liked the colour that they get if nobody else has it
 */
export async function sitDown(number: number, table: string, seat: number, liked?: Paint): Promise<void> {
  await contributeAs(number, await apiAs(number).sitDown(table, seat, liked));
}

/**
 * Adds to the seed for one of the people of this device who sits at a table and hasn't yet.
 *
 * @param table as that person sees it
 * @returns the table with it; null if there was nothing to add, or it couldn't be added
 */
export async function contributeAs(number: number, table: TableInfo): Promise<TableInfo | null> {
  try {
    return await contribute(table, (digits) => apiAs(number).contribute(table.id, digits), number);
  } catch {
    // The game has begun at this moment, or nobody is to be reached: then it does without.
    return null;
  }
}
