// What the server sends of this game. Those of games that are built in stand in `src/generated/wire.ts`.

export interface PileBoard {
  readonly coins: number;
}

export interface PileView {
  readonly coins: number;
  readonly worth: number;
  readonly points: readonly number[];
  readonly next: number;
  readonly ply: number;
}

export type PileEvent =
  | { readonly type: 'coinsValued'; readonly worth: number }
  | { readonly type: 'coinsTaken'; readonly seat: number; readonly coins: number; readonly points: number };

export interface PileAction {
  readonly target: string;
}
