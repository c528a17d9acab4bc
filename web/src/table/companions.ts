import type { TableInfo } from '../generated/wire';
import { api, apiAs } from '../net/http';
import { plain } from './arrival';

/**
 * Seats further players of this device, those whom it knows by their names and new ones, and starts the game if nobody
 * is missing then.
 *
 * @param names by seat
 */
export async function seatCompanions(table: TableInfo, names: ReadonlyMap<number, string>): Promise<void> {
  if (names.size === 0) return;
  const { companions } = await api.me();
  for (const [seat, name] of names) {
    const { number } = companions.find((one) => plain(one.name) === plain(name)) ?? (await api.addCompanion({ name }));
    await apiAs(number).sitDown(table.id, seat);
  }
  const { seats } = await api.table(table.id);
  if (seats.every(({ kind }) => kind !== 'free')) await api.start(table.id);
}
