import type { FqPhase, LoggedEvent, ScoreView } from '../../../generated/wire';

/** What something brought a seat, in points. */
export interface Gain {
  readonly type: 'pointsCounted';
  readonly seat: number;
  /** The ply at which it was over, and where it is told in the log: before this place. */
  readonly ply: number;
  readonly place: number;
  readonly points: number;
  readonly parts: readonly Part[];
}

/** Points from one source of the score sheet. */
export interface Part {
  readonly source: Source;
  readonly points: number;
}

/** Sources of points, as the view of a sheet tells them; the tracks by name. */
export type Source = keyof ScoreView['activities'] | Exclude<keyof ScoreView, 'activities' | 'total'>;

/** The points of a seat that are not told yet. */
type Parts = readonly Part[];

const parade: readonly string[] = ['lineAdvanced', 'lineBlocked', 'personalLineAdvanced', 'secondLineScored'];
const overs: readonly string[] = ['turnStarted', 'roundEnded', 'gameEnded'];

/** Whether an event belongs to a parade. */
export function isParade(type: string): boolean {
  return parade.includes(type);
}

/** Whether a turn and a parade are over when something happens. */
export function isTurnOver(type: string): boolean {
  return overs.includes(type);
}

/**
 * What each turn and each parade brought, told from the log alone: so it is there after the page was loaded again, and
 * what was taken back is not. Points are the server's.
 *
 * @param phase what is decided now, if all of the log was seen: when it is where the Second Line goes, the last turn is
 *     over though nothing says so
 */
export function gainsOf(log: readonly LoggedEvent[], phase: FqPhase | null): readonly Gain[] {
  const account = new Account();
  let place = 0;
  for (const ply of plies(log)) {
    account.follow(ply, place);
    place += ply.length;
  }
  if (phase === 'line' || phase === 'personal-line') account.endTurn(log.at(-1)?.ply ?? 0, log.length);
  return account.gains;
}

/** Adds up what plies brought until a turn or a parade is over. */
class Account {
  readonly gains: Gain[] = [];
  #due: ReadonlyMap<number, Parts> = new Map();
  #turnOf: number | null = null;
  #parading = false;

  /** Follows the events of a ply, the first of which stands at a place in the log. */
  follow(ply: readonly LoggedEvent[], place: number): void {
    const changes = ply.flatMap(({ event }) => (event.type === 'scoreChanged' ? [event] : []));
    const paradeAlone = isParade(ply[0]?.event.type ?? '');
    let counted = false;
    const count = (wanted: (source: string) => boolean): void =>
      changes.forEach(({ seat, parts }) => this.#add(seat, parts.filter(({ source }) => wanted(source)) as Parts));
    ply.forEach(({ ply: number, event }, at) => {
      if (isParade(event.type) && !this.#parading) {
        // A turn and the parade after it in one ply: what the line brought is the parade's.
        if (!paradeAlone) count((source) => source !== 'secondLine');
        this.endTurn(number, place + at);
        if (!paradeAlone) count((source) => source === 'secondLine');
        counted = !paradeAlone;
        this.#parading = true;
      }
      if (isTurnOver(event.type)) {
        if (!counted) count(() => true);
        counted = true;
        this.endTurn(number, place + at);
        this.#endParade(number, place + at);
        if (event.type === 'turnStarted') this.#turnOf = event.seat;
      }
    });
    if (!counted) count(() => true);
  }

  /** The turn is over: what it brought is told even if that is nothing. */
  endTurn(ply: number, place: number): void {
    if (this.#turnOf === null) return;
    this.#tell(this.#turnOf, ply, place);
    this.#turnOf = null;
  }

  #endParade(ply: number, place: number): void {
    const scored = [...this.#due].filter(([, parts]) => parts.length > 0).map(([seat]) => seat);
    scored.sort((one, other) => one - other).forEach((seat) => this.#tell(seat, ply, place));
    this.#parading = false;
  }

  #add(seat: number, parts: Parts): void {
    if (parts.length === 0) return;
    this.#due = new Map([...this.#due, [seat, merged([...(this.#due.get(seat) ?? []), ...parts])]]);
  }

  #tell(seat: number, ply: number, place: number): void {
    const parts = this.#due.get(seat) ?? [];
    this.#due = new Map([...this.#due].filter(([other]) => other !== seat));
    const points = parts.reduce((sum, part) => sum + part.points, 0);
    this.gains.push({ type: 'pointsCounted', seat, ply, place, points, parts });
  }
}

/** The parts with one entry for each source, and none for what came to nothing. */
function merged(parts: Parts): Parts {
  return [...new Set(parts.map(({ source }) => source))]
    .map((source) => ({ source, points: parts.filter((part) => part.source === source).reduce((sum, part) => sum + part.points, 0) }))
    .filter(({ points }) => points !== 0);
}

/** The log without the ply that is being shown: what it brought is told last. */
export function withoutLastPly(log: readonly LoggedEvent[]): readonly LoggedEvent[] {
  return log.filter(({ ply }) => ply !== log.at(-1)?.ply);
}

/** The log's events ply by ply. */
function plies(log: readonly LoggedEvent[]): readonly (readonly LoggedEvent[])[] {
  const starts = log.flatMap(({ ply }, at) => (log[at - 1]?.ply === ply ? [] : [at]));
  return starts.map((start, at) => log.slice(start, starts[at + 1]));
}

/** The last gain of a seat; null if it has none yet. */
export function lastOf(gains: readonly Gain[], seat: number): Gain | null {
  return gains.findLast((gain) => gain.seat === seat) ?? null;
}

/** Of so many gains it is said at once what they were: nobody listens to more. */
const most = 5;

/**
 * The last gains, as far as they came after those that are known: they are news, and said aloud once, such as those of a
 * turn and of the parade after it. What is last because something was taken back isn't.
 *
 * @param known the ply of the last gain that is known; null if nobody has looked yet
 */
export function newsAmong(gains: readonly Gain[], known: number | null): readonly Gain[] {
  return known === null ? [] : gains.filter(({ ply }) => ply > known).slice(-most);
}

/** The log with the gains told where they were made. */
export function withGains<T extends { readonly at: number }>(
  log: readonly T[],
  gains: readonly Gain[],
): readonly (T | { readonly at: number; readonly event: Gain })[] {
  return log.flatMap((logged, place) => [
    ...gains.filter((gain) => gain.place === place).map((event) => ({ at: logged.at, event })),
    logged,
    ...(place === log.length - 1
      ? gains.filter((gain) => gain.place > place).map((event) => ({ at: logged.at, event }))
      : []),
  ]);
}
