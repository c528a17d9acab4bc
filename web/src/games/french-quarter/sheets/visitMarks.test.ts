import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BuildingView, FqEvent, FqView, SheetView } from '../../../generated/wire';
import type { TableSession } from '../../../table/session.svelte';
import type { QuarterIndex } from '../model/boardIndex';
import { Play } from '../play.svelte';
import BuildingMark from './BuildingMark.svelte';

const riverwalk = { id: 'riverwalk', name: 'Riverwalk', role: 'riverwalk', row: 6, column: 0, half: null, icons: [] };
const courtyard = { ...riverwalk, id: 'old-courtyard', name: 'Old Courtyard', role: 'courtyard' };

/** The building's drawing on a sheet, with the shapes of its visits in the order in which they are marked. */
function drawn(building: object, visits: Partial<SheetView>): { readonly body: string; readonly marks: string } {
  const sheet = { values: {}, courtyards: [], riverwalk: 0, tourist: 'hotel', policeValue: null, ...visits };
  const view = { observer: 0, sheets: [sheet], line: { stretches: [] } } as unknown as FqView;
  const session = { position: { view, offers: [] }, view, log: [] } as unknown as TableSession<FqView, FqEvent>;
  const index = { board: { streets: [] }, building: () => ({ streets: [], neighbours: [] }) } as unknown as QuarterIndex;
  const play = new Play(session, index);
  const { body } = render(BuildingMark, { props: { play, building: building as BuildingView } });
  const marks = body.match(/<(rect|circle) class="space|<path class="cross/g) ?? [];
  return { body, marks: marks.map((mark) => /\w+/.exec(mark)![0]).join(' ') };
}

describe('what visits mark on a building', () => {
  it('is the box of the Riverwalk first, and its circle at the second visit', () => {
    expect(drawn(riverwalk, { riverwalk: 0 }).marks).toBe('rect circle');
    expect(drawn(riverwalk, { riverwalk: 1 }).marks).toBe('rect path circle');
    expect(drawn(riverwalk, { riverwalk: 2 }).marks).toBe('rect path circle path');
  });

  it('is told to whoever hears the map', () => {
    expect(drawn(riverwalk, { riverwalk: 1 }).body).toContain('aria-label="Riverwalk, visits: 1 of 2"');
  });

  it('is the circle of a courtyard', () => {
    expect(drawn(courtyard, {}).marks).toBe('circle');
    expect(drawn(courtyard, { courtyards: ['old-courtyard'] }).marks).toBe('circle path');
  });
});
