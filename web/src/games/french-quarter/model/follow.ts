import type {
  Activity,
  FqEvent,
  FqView,
  RowCardView,
  ScorePart,
  ScoreView,
  SheetView,
  TrackView,
  Transport,
} from '../../../generated/wire';
import { activities } from './activities';
import type { Source } from './gains';

/**
 * What is shown after an event was seen, and what a choice would leave behind. Bookkeeping for the eye alone: the
 * position that the server sent replaces it as soon as all events are seen.
 */
export function follow(view: FqView, event: FqEvent): FqView {
  switch (event.type) {
    case 'firstSeatChosen':
      return { ...view, first: event.seat };
    case 'lineStartRolled':
      return { ...view, line: { start: event.crossing, at: event.crossing, stretches: [] } };
    case 'roundStarted':
      return { ...view, round: event.round, first: event.first, row: view.row.map(cleared) };
    case 'cardRevealed':
      return withCard(view, event.transport, () => ({ card: event.card }));
    case 'mayorCardRevealed':
      return { ...view, mayorCard: { card: event.card, closed: event.closed, taken: [] } };
    case 'dieRolled':
      return withCard(view, event.transport, (card) => ({ dice: [...card.dice, event.value].sort() }));
    case 'mayorTookDie':
      return withoutDie(view, event.transport, event.value);
    case 'turnStarted':
      return { ...view, actor: event.seat };
    case 'dieTaken':
      return onSheet(withoutDie(view, event.transport, event.value), event.seat, () => ({ die: event.value }));
    case 'touristMoved':
      return onSheet(view, event.seat, () => ({ tourist: event.to }));
    case 'touristArrested':
      return onSheet(view, event.seat, () => ({ tourist: event.building }));
    case 'courtyardMarked':
      return onSheet(view, event.seat, (sheet) => ({ courtyards: [...sheet.courtyards, event.building] }));
    case 'riverwalkMarked':
      return onSheet(view, event.seat, () => ({ riverwalk: event.visits }));
    case 'umbrellaMarked':
      return onSheet(view, event.seat, (sheet) => ({ umbrellas: event.box, wilds: sheet.wilds + (event.wild ? 1 : 0) }));
    case 'activityMarked':
      return onTrack(view, event.seat, event.activity, () => ({ boxes: event.box }));
    case 'bonusUnlocked':
      return onTrack(view, event.seat, event.activity, (track) => ({ bonuses: track.bonuses + 1 }));
    case 'multiplierMarked':
      return onTrack(view, event.seat, event.activity, (track) => ({
        multipliers: track.multipliers + 1,
        multiplier: event.multiplier,
      }));
    case 'circleCrossedOut':
      return onSheet(view, event.seat, () => ({ crossedOut: event.box }));
    case 'performerMarked':
      return onSheet(view, event.seat, (sheet) => ({
        performers: event.box,
        [event.row === 1 ? 'topRow' : 'bottomRow']: [
          ...(event.row === 1 ? sheet.topRow : sheet.bottomRow),
          event.performer,
        ],
      }));
    case 'buildingMapped':
      return onSheet(view, event.seat, (sheet) => ({ values: { ...sheet.values, [event.building]: event.value } }));
    case 'personalLineStarted':
      return onSheet(view, event.seat, () => ({
        personalLine: { start: event.crossing, at: event.crossing, stretches: [] },
      }));
    case 'lineAdvanced':
      return { ...view, line: { ...view.line, at: event.to, stretches: [...view.line.stretches, event.stretch] } };
    case 'personalLineAdvanced':
      return onSheet(view, event.seat, ({ personalLine: line }) => ({
        personalLine: line && { ...line, at: event.to, stretches: [...line.stretches, event.stretch] },
      }));
    case 'secondLineScored':
      return onSheet(view, event.seat, () => ({ secondLine: event.after }));
    case 'policeDieRolled':
      return onSheet(view, event.seat, () => ({ policeValue: event.value }));
    case 'scoreChanged':
      return onSheet(view, event.seat, ({ score }) => ({ score: event.parts.reduce(withPart, score) }));
    default:
      return view;
  }
}

/** A score with what one of its sources has brought. */
function withPart(score: ScoreView, part: ScorePart): ScoreView {
  const total = score.total + part.points;
  const source = part.source as Source;
  if (!isActivity(source)) return { ...score, total, [source]: score[source] + part.points };
  const points = (score.activities[source] ?? 0) + part.points;
  return { ...score, total, activities: { ...score.activities, [source]: points } };
}

function isActivity(source: Source): source is Activity {
  return activities.some((activity) => activity === source);
}

function onSheet(view: FqView, seat: number, change: (sheet: SheetView) => Partial<SheetView>): FqView {
  const sheets = view.sheets.map((sheet) => (sheet.seat === seat ? { ...sheet, ...change(sheet) } : sheet));
  return { ...view, sheets };
}

function onTrack(
  view: FqView,
  seat: number,
  activity: Activity,
  change: (track: TrackView) => Partial<TrackView>,
): FqView {
  return onSheet(view, seat, (sheet) => {
    const track = sheet.tracks[activity];
    return track === undefined ? {} : { tracks: { ...sheet.tracks, [activity]: { ...track, ...change(track) } } };
  });
}

/** A card of the row when the next round begins: its dice are gone, and the street that was closed is open. */
function cleared(card: RowCardView): RowCardView {
  return { ...card, dice: [], closure: 'none' };
}

function withCard(view: FqView, transport: Transport, change: (card: RowCardView) => Partial<RowCardView>): FqView {
  return { ...view, row: view.row.map((card) => (card.transport === transport ? { ...card, ...change(card) } : card)) };
}

function withoutDie(view: FqView, transport: Transport, value: number): FqView {
  return withCard(view, transport, ({ dice }) => {
    const at = dice.indexOf(value);
    return { dice: at < 0 ? dice : dice.toSpliced(at, 1) };
  });
}
