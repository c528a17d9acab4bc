import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/wire';
import { families } from '../table/families';
import Boards from './Boards.svelte';

const game = (id: string, provenance: string): GameInfo => ({
  id,
  family: families[0]!.id,
  name: id.toUpperCase(),
  names: {},
  rulesVersion: 1,
  minimumSeats: 2,
  maximumSeats: 5,
  provenance,
  elements: [],
  options: [],
});

const { body } = render(Boards, {
  props: { games: [game('one', 'compared'), game('other', 'reconstructed')], own: new Set<string>(), picked: 0 },
});

/** What is said of a board besides its name: the text of what its button is described by. */
function said(name: string): string {
  const by = new RegExp(`aria-label="${name}" aria-describedby="([^"]+)"`).exec(body)![1]!;
  const [, rest = ''] = body.split(`id="${by}"`);
  return rest.slice(rest.indexOf('>') + 1, rest.indexOf('</button>')).replace(/<[^>]*>/g, '').trim();
}

describe('the boards to choose from', () => {
  it('are read aloud with all that is seen below their names', () => {
    expect(said('ONE')).toBe('2 to 5 players');
    expect(said('OTHER')).toBe('2 to 5 players Board data reconstructed');
  });
});
