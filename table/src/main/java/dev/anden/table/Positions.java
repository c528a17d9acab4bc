package dev.anden.table;

import dev.anden.engine.Action;
import dev.anden.engine.NotationException;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.protocol.Offer;
import dev.anden.protocol.ServerMessage.Position;
import dev.anden.protocol.replay.ReplayChoice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How things stand for one observer: what the game lets it know, and what it may choose.
final class Positions {
    private Positions() {}

    /// @param observer a seat or `State.SPECTATOR`
    /// @param waiting what bots wait for, if they do
    static Position of(Play play, int observer, Optional<Waiting> waiting) {
        State state = play.state();
        Optional<State> choice = choice(play, observer);
        return new Position(
                play.version(),
                state.observe(observer).snapshot(),
                choice.map(Positions::offers).orElse(List.of()),
                choice.isPresent() && state.actor() != observer,
                play.early().containsKey(observer),
                kept(play, observer),
                WayBack.objection(play, observer).isEmpty(),
                mayAskBack(play, observer),
                waiting.filter(one -> one.seat() == observer).map(Waiting::pause),
                scores(state));
    }

    /// How things stood in the course of a game, for somebody who looks through it.
    ///
    /// @param version how many plies came before
    /// @param observer a seat, `State.SPECTATOR` or `State.EVERYTHING`
    static Position past(State state, int version, int observer) {
        return past(state, version, observer, List.of());
    }

    private static Position past(State state, int version, int observer, List<Offer> offers) {
        return new Position(
                version,
                state.observe(observer).snapshot(),
                offers,
                false,
                false,
                Optional.empty(),
                false,
                false,
                Optional.empty(),
                scores(state));
    }

    /// How things stood for the seat that was to choose in the course of a game, and what it could choose.
    ///
    /// @param version how many plies came before
    static ReplayChoice choice(State state, int version) {
        Position position = past(state, version, state.actor(), offers(state));
        return new ReplayChoice(state.actor(), position, state.refusals(state.actor()));
    }

    /// The legal actions of the acting seat, by what they point at.
    static List<Offer> offers(State state) {
        var choices = new LinkedHashMap<String, List<Offer.Choice>>();
        for (int code : state.legalActions()) {
            var action = state.action(code);
            choices.computeIfAbsent(action.target(), target -> new ArrayList<>())
                    .add(new Offer.Choice(state.print(code), action, state.preview(code)));
        }
        return choices.entrySet().stream()
                .map(entry -> new Offer(entry.getKey(), entry.getValue()))
                .toList();
    }

    /// Why things can't be chosen, by target.
    static Map<String, Refusal> refusals(Play play, int observer) {
        return observer < 0 || play.isOver()
                ? Map.of()
                : choice(play, observer).orElse(play.state()).refusals(observer);
    }

    /// What a seat may choose from, if it may and no bot does it.
    private static Optional<State> choice(Play play, int observer) {
        return observer < 0 || play.substitute(observer).isPresent() ? Optional.empty() : play.choiceOf(observer);
    }

    /// What a seat has chosen before its turn. It is its own and nobody else's to know.
    private static Optional<Action> kept(Play play, int observer) {
        return Optional.ofNullable(play.early().get(observer))
                .flatMap(early -> play.state().ahead(observer).flatMap(choice -> read(choice, early.text())));
    }

    /// A choice that can't be read is asked for again when its turn comes ([Advance]).
    private static Optional<Action> read(State choice, String text) {
        try {
            return Optional.of(choice.action(choice.parse(text)));
        } catch (NotationException unreadable) {
            return Optional.empty();
        }
    }

    private static boolean mayAskBack(Play play, int observer) {
        return observer >= 0
                && !play.isOver()
                && play.substitute(observer).isEmpty()
                && GoingBack.objection(play, observer).isEmpty();
    }

    private static Optional<ScoreSheet> scores(State state) {
        return state.actor() == State.NOBODY ? Optional.of(state.scoreSheet()) : Optional.empty();
    }
}
