import type { Chapter } from '../../table/gameClient';

const chapter = (id: string, rules: readonly string[]): Chapter => ({
  id,
  rules: rules.map((rule) => `ttr.${id}.${rule}`),
});

/** The rules of Ticket to Ride that the page tells, by the chapters of the ledger. */
export const chapters: readonly Chapter[] = [
  chapter('setup', [
    'vehicles',
    'opening-hand',
    'market-flush',
    'opening-tickets',
    'opening-reject',
    'long-tickets',
    'tickets-hidden',
    'first-player',
  ]),
  chapter('turn', ['one-action', 'no-move']),
  chapter('draw', [
    'two-cards',
    'replace-at-once',
    'wild-face-up-is-the-only-card',
    'no-wild-face-up-second',
    'blind-wild-is-free',
    'market-flush',
    'reshuffle',
    'deck-and-discard-empty',
    'second-card-impossible',
    'hand-unlimited',
    'flush-terminates',
    'hidden',
  ]),
  chapter('claim', [
    'count',
    'gray',
    'wilds',
    'vehicles',
    'open',
    'one-per-turn',
    'discard',
    'score-at-once',
    'double-not-both',
    'double-closed',
    'not-double',
  ]),
  chapter('ticket', ['draw', 'short-deck', 'kept-for-good', 'unlimited', 'scored-at-end']),
  chapter('set', ['choice', 'names', 'tickets', 'opening', 'draw', 'bonuses']),
  chapter('end', [
    'trigger',
    'last-round',
    'totals',
    'longest-path',
    'longest-path-tie',
    'most-tickets',
    'most-tickets-tie',
    'tie-break',
    'reveal',
  ]),
  chapter('europe', [
    'ferry',
    'tunnel-reveal',
    'tunnel-extra',
    'tunnel-wild-matches',
    'tunnel-all-wild',
    'tunnel-give-up',
    'tunnel-discard',
    'tunnel-short-deck',
    'station-cost',
    'station-place',
    'station-use',
    'station-points',
    'station-longest',
  ]),
  chapter('berlin', ['tram', 'subway', 'kinds', 'two-tables', 'end']),
  chapter('paris', ['flag-keep', 'flag-no-wild', 'flag-score', 'flag-optional']),
  // Without r7: it is about grey routes on a board with flags, and no board of the box has both. Without r15: no game
  // of the box lasts that long.
  {
    id: 'rulings',
    rules: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13', 'r14'].map((ruling) => `ttr.ruling.${ruling}`),
  },
];
