import type { FqEvent } from '../../generated/wire';
import type { LoggedOf } from '../../show/happening';
import { doneByBots, inWords } from '../../show/log';
import { replaying } from '../../show/replaying';
import { gainWords } from './model/gainWords';
import { withGains, type Gain } from './model/gains';
import { sentence } from './model/sentences';
import { afterOwnTurn } from './model/since';
import type { Play } from './play.svelte';

/** A line of the log: something that happened, or what a turn has brought. */
export type Line = LoggedOf<FqEvent> | { readonly at: number; readonly event: Gain };

/** What happened, and what each turn brought. To be made where a component begins. */
export class Chronicled {
  readonly #replay = replaying();
  readonly log: readonly Line[] = $derived.by(() => withGains(this.play.session.log, this.play.gains));
  /** Where it goes on after one's last turn; null if one has had none. */
  readonly afterTurn: number | null = $derived.by(() => afterOwnTurn(this.log, this.play.session.table!.you));
  readonly #byBots = $derived.by(() => doneByBots((this.#replay?.log as readonly LoggedOf<FqEvent>[] | undefined) ?? this.play.session.log));

  constructor(private readonly play: Play) {}

  /** A line in words; null if it has none. */
  readonly words = ({ event }: Line): string | null => {
    const table = this.play.session.table!;
    if (event.type === 'pointsCounted') return gainWords(event, table);
    return inWords<FqEvent>(event, table, (one, told) => sentence(one, told, this.play.index), this.#byBots);
  };

  /** What a turn or a parade has brought, in words: of what others do on their own sheets it is this that matters to all. */
  readonly points = (line: Line): string | null => (line.event.type === 'pointsCounted' ? this.words(line) : null);
}
