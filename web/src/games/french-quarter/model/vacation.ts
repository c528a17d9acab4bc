import type { SheetView } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import type { QuarterIndex } from './boardIndex';

/** One's own vacation card, whosever sheets are on show, or where no hand is hidden that of these; null if none is known. */
export function vacationOf({ view, sheet }: Play): string | null {
  return view.vacation ?? sheet.revealed;
}

/** The vacation card whose goals are marked on the sheets on show; null where it isn't known. */
export function goalOf({ view, seat, you, sheet }: Play): string | null {
  return seat === you ? view.vacation : sheet.revealed;
}

/** The sheet on which one's own vacation card is counted: one's own; where no hand is hidden, the one on show. */
export function countedOn({ view, you, sheet }: Play): SheetView {
  return (view.vacation === null || you === null ? undefined : view.sheets[you]) ?? sheet;
}

/** How many of a vacation card's buildings a sheet has mapped, and how many there are. */
export function progress(index: QuarterIndex, card: string, sheet: SheetView): { readonly count: number; readonly all: number } {
  const buildings = index.board.vacationCards.find(({ id }) => id === card)?.buildings ?? [];
  return { count: buildings.filter((building) => building in sheet.values).length, all: buildings.length };
}
