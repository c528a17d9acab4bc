import type { CardKind } from '../generated/wire';

/**
 * What an event looks like while it happens. Places are names: an element of the page carries one as `data-place`.
 */
export type Effect =
  | { readonly kind: 'fly'; readonly card: CardKind | null; readonly from: string; readonly to: string }
  | { readonly kind: 'pause' };

export type Cue = 'draw' | 'claim' | 'turn' | 'end';

/** How long an event takes to be seen, what is seen, and what is heard. */
export interface Showing {
  readonly milliseconds: number;
  readonly effect: Effect;
  readonly cue: Cue | null;
}

/** Where effects are drawn. The promise is fulfilled at the end, or as soon as the signal is given. */
export interface Stage {
  run(effect: Effect, milliseconds: number, signal: AbortSignal): Promise<void>;
}
