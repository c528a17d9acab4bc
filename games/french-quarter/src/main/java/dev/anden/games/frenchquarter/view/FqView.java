package dev.anden.games.frenchquarter.view;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that one observer may know of a position: the snapshot of a [FqObservation], and what the browser draws.
///
/// @param observer the seat that looks, `State.SPECTATOR`, or `State.EVERYTHING` who sees all vacation cards
/// @param actor the seat to act, or `State.CHANCE` or `State.NOBODY`
/// @param ply actions and outcomes so far
/// @param phase what is decided now
/// @param decision what it is about
/// @param pending what waits until that is decided, the next first
/// @param round from 1 to 8; 0 before the first
/// @param first the seat with the first-player marker; -1 before it is known
/// @param mayor whether the mayor variant is played; always so with one seat
/// @param tourism whether the Tourism expansion is played
/// @param row the decks in use, from left to right
/// @param mayorCard the mayor's card of this round
/// @param line the public Second Line, the same on every sheet
/// @param socializer who took the Socialize die this round; with one seat 0 also when the mayor took it
/// @param sheets both sheets of every seat
/// @param vacation the observer's own vacation card
public record FqView(
        int observer,
        int actor,
        int ply,
        FqPhase phase,
        DecisionView decision,
        List<PendingView> pending,
        int round,
        int first,
        boolean mayor,
        boolean tourism,
        List<RowCardView> row,
        Optional<MayorView> mayorCard,
        LineView line,
        Optional<Integer> socializer,
        List<SheetView> sheets,
        Optional<String> vacation) {
    public FqView {
        pending = List.copyOf(pending);
        row = List.copyOf(row);
        sheets = List.copyOf(sheets);
    }

    /// What a choice is about; empty where it doesn't matter to the choice.
    ///
    /// @param value the value of the die of this turn (draft apart), 1 to 6
    /// @param card the card whose move is used
    /// @param building the building of the map action, or the one that the second building has to be next to
    /// @param street the street whose building is mapped
    /// @param activity the track of the circle
    public record DecisionView(
            Optional<Integer> value,
            Optional<Transport> card,
            Optional<String> building,
            Optional<String> street,
            Optional<Activity> activity) {}

    /// Something that comes when what is decided now is done (`fq.move.icons-whole`): a choice, or an icon, which may
    /// lead to one.
    ///
    /// @param seat whose it is
    /// @param phase which choice
    /// @param icon which icon; the umbrella also for each box that one is still to mark
    /// @param about what it is about
    public record PendingView(int seat, Optional<FqPhase> phase, Optional<Icon> icon, DecisionView about) {}

    /// A deck, the card that lies open on it and the dice that lie on the card.
    ///
    /// @param card the open card; absent before the first round
    /// @param dice the values of the dice that can still be taken, ascending
    /// @param spaces the most spaces that the observer's tourist goes by it, or anybody's if the observer has none;
    ///     0 if it leads along streets
    /// @param closure what the closed street leaves of the buildings on those streets
    public record RowCardView(
            Transport transport, Optional<String> card, List<Integer> dice, int spaces, Closure closure) {
        public RowCardView {
            dice = List.copyOf(dice);
        }
    }

    /// The mayor's card of this round.
    ///
    /// @param closed the street that is closed
    /// @param taken the decks of the dice that the mayor took this round (solo)
    public record MayorView(String card, Optional<String> closed, List<Transport> taken) {
        public MayorView {
            taken = List.copyOf(taken);
        }
    }

    /// A Second Line.
    ///
    /// @param start the crossing where it starts; absent before that is known
    /// @param at the crossing that it has reached
    /// @param stretches the ids of the stretches travelled, in the board's order
    public record LineView(Optional<String> start, Optional<String> at, List<String> stretches) {
        public LineView {
            stretches = List.copyOf(stretches);
        }
    }

    /// The map sheet and the track sheet of a seat.
    ///
    /// @param tourist the building where the tourist stands
    /// @param die the value of the seat's last die of this round; absent before it
    /// @param values what is written into the mapped buildings, by id: `1` to `6` or `W`
    /// @param tracks the five activity tracks
    /// @param crossedOut the box of the culture track that `fq.bonus.party-a` crossed out
    /// @param umbrellas boxes marked on the umbrella track
    /// @param wilds how many of them show a wild
    /// @param umbrellaBoxes how many boxes an umbrella marks now
    /// @param secondLine boxes marked on the Second Line track
    /// @param topRow performers marked in the top row
    /// @param bottomRow performers marked in the bottom row
    /// @param wanted performers of whom an icon marks a box now
    /// @param performers boxes marked on the performers' track
    /// @param courtyards the courtyards visited
    /// @param riverwalk visits of the Riverwalk that count: 0 to 2
    /// @param personalLine the personal Second Line
    /// @param policeValue the value noted at the Police Station
    /// @param touching how many mapped buildings touch a Second Line of this sheet now
    /// @param vacation whether the seat has a vacation card
    /// @param revealed the vacation card, once the game is over; always for whoever sees all
    /// @param score the points as they stand, by category
    public record SheetView(
            int seat,
            String tourist,
            Optional<Integer> die,
            Map<String, String> values,
            Map<Activity, TrackView> tracks,
            Optional<Integer> crossedOut,
            int umbrellas,
            int wilds,
            int umbrellaBoxes,
            int secondLine,
            List<Performer> topRow,
            List<Performer> bottomRow,
            List<Performer> wanted,
            int performers,
            List<String> courtyards,
            int riverwalk,
            Optional<LineView> personalLine,
            Optional<Integer> policeValue,
            int touching,
            boolean vacation,
            Optional<String> revealed,
            ScoreView score) {
        public SheetView {
            topRow = List.copyOf(topRow);
            bottomRow = List.copyOf(bottomRow);
            wanted = List.copyOf(wanted);
            courtyards = List.copyOf(courtyards);
        }
    }

    /// One activity track of a sheet.
    ///
    /// @param boxes the last box marked, from the left; one that is crossed out before it was jumped over
    /// @param bonuses bonuses unlocked, from A
    /// @param multipliers multipliers marked, from the top
    /// @param multiplier the highest of them; 0 without any
    /// @param uses how often a single-use bonus of this track can still be used: one number for each bonus, from A;
    ///     0 for those that are not unlocked, used up, instant or permanent
    public record TrackView(int boxes, int bonuses, int multipliers, int multiplier, List<Integer> uses) {
        public TrackView {
            uses = List.copyOf(uses);
        }
    }

    /// The points of a sheet as they stand; at the end the final ones.
    ///
    /// @param activities points of each track: buildings times multiplier
    /// @param bonuses end points of `food-b` and `shopping-b`
    /// @param secondLine boxes of the Second Line track
    /// @param giftShops sum of both values
    /// @param courtyards points of the courtyards visited
    /// @param riverwalk points of two visits
    /// @param performers points of both rows and of the performers' track
    /// @param vacation points of the goal; 0 before the end
    /// @param total the sum
    public record ScoreView(
            Map<Activity, Integer> activities,
            int bonuses,
            int secondLine,
            int giftShops,
            int courtyards,
            int riverwalk,
            int performers,
            int vacation,
            int total) {}
}
