import type { GameInfo } from '../generated/wire';
import { api } from '../net/http';
import { untilKnown } from '../net/untilKnown';
import { tellFailure } from '../page/problems';
import { familyOf } from '../table/families';
import type { GameClient } from '../table/gameClient';

/** What a game's family has to tell of the board of the game that is picked. */
export class BoardAbout {
  /** Null as long as it isn't there. */
  told = $state.raw<{ readonly client: GameClient; readonly board: unknown } | null>(null);

  /** @param game the one that is picked; to be made while a component is */
  constructor(game: () => GameInfo | undefined) {
    $effect(() => {
      const wanted = game();
      if (wanted === undefined) return;
      return untilKnown(
        () => Promise.all([familyOf(wanted).client(), api.board(wanted.id)]),
        ([client, board]) => (this.told = { client, board }),
        (problem) => {
          // Nothing is told of another board.
          this.told = null;
          tellFailure(problem);
        },
      );
    });
  }

  /** What the choice of an option comes to; null where the game tells nothing of its options. */
  choice(option: string, options: Readonly<Record<string, string>>): string | null {
    if (!this.told?.client.choice) return null;
    return this.told.client.choice(option, this.told.board, options) ?? '';
  }

  /** The board as it is played with these options. */
  inPlay(options: Readonly<Record<string, string>>): unknown {
    return this.told?.client.inPlay?.(this.told.board, options) ?? this.told?.board;
  }
}
