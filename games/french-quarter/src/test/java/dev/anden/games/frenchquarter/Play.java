package dev.anden.games.frenchquarter;

import dev.anden.engine.Event;
import dev.anden.engine.Refusal;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Plays on from a position in the words of the notation, and looks at what comes of it.
final class Play {
    final FqState state;
    private List<Event> events = List.of();

    Play(FqState state) {
        this.state = state;
    }

    static Play start(int seats, List<String> options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        options.forEach(option -> chosen.put(option, "on"));
        return new Play((FqState) Variant.PLAIN.newState(new Setup(seats, chosen)));
    }

    /// Plays choices or outcomes, each of which must be possible.
    Play then(String... texts) {
        for (String text : texts) {
            int code = state.parse(text);
            if (!state.allows(code)) {
                throw new AssertionError("\"%s\" isn't possible; there are %s".formatted(text, legal()));
            }
            FqState before = state.copy();
            state.apply(code);
            state.checkInvariants();
            events = before.events(code, state, State.EVERYTHING);
        }
        return this;
    }

    /// Lets chance decide the same way (by its first outcome) until a seat chooses or the game is over.
    Play untilChoice() {
        while (state.actor() == State.CHANCE) {
            then(state.print(state.chanceOutcome(0)));
        }
        return this;
    }

    /// Plays the first legal choice and the first outcome until the game is over.
    Play untilOver() {
        while (state.actor() != State.NOBODY) {
            untilChoice();
            if (state.actor() >= 0) {
                then(legal().getFirst());
            }
        }
        return this;
    }

    /// The legal choices in the notation.
    List<String> legal() {
        return Arrays.stream(state.legalActions())
                .mapToObj(code -> state.print(code))
                .toList();
    }

    /// The legal choices that begin with a word.
    List<String> legal(String verb) {
        return legal().stream().filter(text -> text.startsWith(verb + " ")).toList();
    }

    /// The rule that forbids a choice.
    String refusal(String text) {
        Optional<Refusal> refusal = state.refusal(state.parse(text));
        return refusal.map(Refusal::rule).orElse("legal");
    }

    /// What the last ply did.
    List<Event> events() {
        return events;
    }

    /// What the last ply did, as far as events of a kind tell.
    <T extends FqEvent> List<T> events(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// The kinds of what the last ply did, in order; the points that it brought come after the story.
    List<String> story() {
        return events.stream()
                .filter(event -> !(event instanceof FqEvent.ScoreChanged))
                .map(event -> event.getClass().getSimpleName())
                .toList();
    }

    FqView view() {
        return (FqView) state.observe(State.EVERYTHING).snapshot();
    }

    FqView.SheetView sheet(int seat) {
        return view().sheets().get(seat);
    }

    FqView.TrackView track(int seat, Activity activity) {
        return java.util.Objects.requireNonNull(sheet(seat).tracks().get(activity));
    }

    FqPhase phase() {
        return view().phase();
    }

    /// Every seat's total.
    List<Integer> totals() {
        var totals = new ArrayList<Integer>();
        view().sheets().forEach(sheet -> totals.add(sheet.score().total()));
        return totals;
    }
}
