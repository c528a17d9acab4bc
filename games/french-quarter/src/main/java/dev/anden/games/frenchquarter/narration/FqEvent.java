package dev.anden.games.frenchquarter.narration;

import dev.anden.engine.Event;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.List;
import java.util.Optional;

/// What happened, in the order in which it did: a choice is told first, then all that it set off
/// (`fq.move.icons-whole`).
///
/// Values are `1` to `6` or `W`; boxes, rounds and rows are numbered from 1. An empty optional stands for what the
/// observer can't see.
public sealed interface FqEvent extends Event {
    /// Who begins (`fq.game.setup-first`).
    record FirstSeatChosen(int seat) implements FqEvent {}

    /// Where the Second Line starts on every sheet (`fq.game.setup-second-line`).
    record LineStartRolled(int die, String crossing) implements FqEvent {}

    /// A seat got its vacation card; only the seat itself sees which (`fq.tourism.deal`).
    record VacationDealt(int seat, Optional<String> card) implements FqEvent {}

    /// A round begins; `first` has the first-player marker.
    record RoundStarted(int round, int first) implements FqEvent {}

    /// The top card of a deck was turned up (`fq.plan.reveal`).
    record CardRevealed(Transport transport, String card) implements FqEvent {}

    /// The mayor's card was turned up and closes a street, or none (`fq.mayor.reveal`).
    record MayorCardRevealed(String card, Optional<String> closed) implements FqEvent {}

    /// A die was rolled and lies on the card of its colour (`fq.plan.roll`).
    record DieRolled(Transport transport, int value) implements FqEvent {}

    /// A seat is to take a die.
    record TurnStarted(int seat) implements FqEvent {}

    /// The mayor took a die (`fq.solo.mayor-takes`).
    record MayorTookDie(Transport transport, int value) implements FqEvent {}

    /// A seat took a die and uses a card's icons and move: that of the die, or another one by `fq.bonus.culture-c`.
    record DieTaken(int seat, Transport transport, int value, Transport card) implements FqEvent {}

    /// The tourist moved; `further` by the longer move of `fq.bonus.culture-a`.
    record TouristMoved(int seat, String from, String to, boolean further) implements FqEvent {}

    /// Every possible move would have ended on the closed street (`fq.mayor.stuck`).
    record TouristStuck(int seat) implements FqEvent {}

    /// A courtyard was visited for the first time (`fq.move.courtyard`).
    record CourtyardMarked(int seat, String building) implements FqEvent {}

    /// The Riverwalk's box (first visit) or circle (second) was marked (`fq.move.riverwalk`).
    record RiverwalkMarked(int seat, int visits) implements FqEvent {}

    /// A box of the umbrella track was marked; `wild` if it shows one (`fq.umbrella.track`).
    record UmbrellaMarked(int seat, int box, boolean wild) implements FqEvent {}

    /// An umbrella came when all boxes were marked.
    record UmbrellaLost(int seat) implements FqEvent {}

    /// A wild came when all activity tracks were full (`fq.ruling.r17`).
    record WildLost(int seat) implements FqEvent {}

    /// A box of an activity track was marked.
    record ActivityMarked(int seat, Activity activity, int box) implements FqEvent {}

    /// An activity came when its track was full (`fq.activity.tracks`).
    record ActivityLost(int seat, Activity activity) implements FqEvent {}

    /// A bonus was unlocked, such as `food-a`.
    record BonusUnlocked(int seat, Activity activity, String bonus) implements FqEvent {}

    /// A multiplier was marked (`fq.activity.multiplier-order`).
    record MultiplierMarked(int seat, Activity activity, int multiplier) implements FqEvent {}

    /// The circle that was marked gave nothing: nothing of its kind was left (`fq.ruling.r18`).
    record CircleGaveNothing(int seat, Activity activity, int box) implements FqEvent {}

    /// A circle of the culture track was crossed out (`fq.bonus.party-a`).
    record CircleCrossedOut(int seat, int box) implements FqEvent {}

    /// A circle that is crossed out was jumped over; the box after it is marked next (`fq.ruling.r13`).
    record CircleJumped(int seat, int box) implements FqEvent {}

    /// A single-use bonus was used: `culture-a`, `culture-c` or a W (`shopping-a`, `shopping-c`).
    record BonusUsed(int seat, String bonus) implements FqEvent {}

    /// An instant bonus could not be carried out at all (`fq.ruling.r9`, `fq.ruling.r19`).
    record BonusLost(int seat, String bonus) implements FqEvent {}

    /// A performer was marked in row 1 or 2, and with it a box of the performers' track (`fq.performer.track`).
    record PerformerMarked(int seat, Performer performer, int row, int box) implements FqEvent {}

    /// A performer gave nothing: both boxes marked (`fq.performer.kinds`), or no more performers
    /// (`fq.bonus.party-d`).
    record PerformerLost(int seat, Performer performer) implements FqEvent {}

    /// A building was mapped.
    record BuildingMapped(int seat, String building, String value) implements FqEvent {}

    /// A map action mapped nothing; the umbrella in its stead follows (`fq.move.map-fails`).
    record MapFailed(int seat) implements FqEvent {}

    /// The die's value is the one noted at the Police Station: no map action, an umbrella (`fq.bonus.party-c`).
    record MapForbidden(int seat, int value) implements FqEvent {}

    /// The personal Second Line starts (`fq.bonus.mysticism-b`).
    record PersonalLineStarted(int seat, String crossing) implements FqEvent {}

    /// The Second Line advanced on every sheet (`fq.line.advance`).
    record LineAdvanced(String stretch, String from, String to) implements FqEvent {}

    /// The Second Line had no way on (`fq.line.blocked`).
    record LineBlocked(String at) implements FqEvent {}

    /// The personal Second Line advanced.
    record PersonalLineAdvanced(int seat, String stretch, String from, String to) implements FqEvent {}

    /// The Second Line was scored: the buildings that count, and the boxes marked before and after
    /// (`fq.line.score`).
    record SecondLineScored(int seat, List<String> buildings, int before, int after) implements FqEvent {
        public SecondLineScored {
            buildings = List.copyOf(buildings);
        }
    }

    /// The tourist was brought to the Police Station (`fq.bonus.party-c`).
    record TouristArrested(int seat, String building) implements FqEvent {}

    /// The die at the Police Station was rolled and noted (`fq.bonus.party-c`).
    record PoliceDieRolled(int seat, int value) implements FqEvent {}

    /// What the sheets of a seat are worth by all that a ply did, source by source as the score sheet names them;
    /// told last. Vacation cards count when the game is over.
    record ScoreChanged(int seat, List<ScorePart> parts) implements FqEvent {
        public ScoreChanged {
            parts = List.copyOf(parts);
        }
    }

    /// Points more, or less, from one source: an activity, or `bonuses`, `secondLine`, `giftShops`, `courtyards`,
    /// `riverwalk`, `performers`, `vacation`.
    record ScorePart(String source, int points) {
        /// The source that a vacation card is.
        public static final String VACATION = "vacation";
    }

    /// A round is over.
    record RoundEnded(int round) implements FqEvent {}

    /// The game is over, after its last round.
    record GameEnded() implements FqEvent {}
}
