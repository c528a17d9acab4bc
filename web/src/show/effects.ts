/**
 * What an event looks like while it happens. Places are names: an element of the page carries one as `data-place`.
 * What flies is the game's own: it draws it.
 */
export type Effect<Thing = unknown> =
  | { readonly kind: 'fly'; readonly thing: Thing; readonly from: string; readonly to: string }
  | { readonly kind: 'pause' };

/** What is heard: something is taken up or put in its place, it is one's turn, it is over. */
export type Cue = 'take' | 'place' | 'turn' | 'end';

/** How long an event takes to be seen, what is seen, and what is heard. */
export interface Showing<Thing = unknown> {
  readonly milliseconds: number;
  readonly effect: Effect<Thing>;
  readonly cue: Cue | null;
}

/** Where effects are drawn. The promise is fulfilled at the end, or as soon as the signal is given. */
export interface Stage<Thing = unknown> {
  run(effect: Effect<Thing>, milliseconds: number, signal: AbortSignal): Promise<void>;
}
