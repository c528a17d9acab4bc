package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Event;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.view.TtrView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.IntUnaryOperator;

/// A game in a test: plays plies in the notation, and tells what the position then is in words.
final class Play {
    final TtrState state;
    private TtrState before;
    private int code;

    Play(TtrState state) {
        this.state = state;
        before = state.copy();
    }

    /// Plays legal actions and possible outcomes, one after the other.
    Play play(String... plies) {
        for (String ply : plies) {
            code = state.parse(ply);
            if (state.actor() == State.CHANCE) {
                assertThat(state.outcomeWeight(code)).as("weight of " + ply).isPositive();
            } else {
                assertThat(state.refusal(code)).as("refusal of " + ply).isEmpty();
            }
            before = state.copy();
            state.apply(code);
            state.checkInvariants();
        }
        return this;
    }

    /// The rule by which an action is refused; the position is unchanged.
    String refusal(String action) {
        return refusal(state.parse(action));
    }

    /// The rule by which a code is refused; the position is unchanged.
    String refusal(int action) {
        long hash = state.hash();
        Refusal refusal = state.refusal(action).orElseThrow(() -> new AssertionError(action + " is legal"));
        assertThat(state.hash()).isEqualTo(hash);
        assertThat(state.legalActions()).doesNotContain(action);
        return refusal.rule();
    }

    /// Whether an action shows its seat something without any outcome of chance.
    boolean isRevealing(String action) {
        return state.isRevealing(state.parse(action));
    }

    /// The legal actions in the notation.
    List<String> legal() {
        return Arrays.stream(state.legalActions())
                .mapToObj(action -> state.print(action))
                .toList();
    }

    /// What an observer is told of the last ply.
    List<Event> told(int observer) {
        return before.events(code, state, observer);
    }

    /// What an observer sees.
    TtrView view(int observer) {
        return (TtrView) state.observe(observer).snapshot();
    }

    int actor() {
        return state.actor();
    }

    boolean isOver() {
        return state.actor() == State.NOBODY;
    }

    TtrView.Phase phase() {
        return view(State.SPECTATOR).phase();
    }

    String hand(int seat) {
        return cards(kind -> state.position.hands.get(seat, kind));
    }

    String deck() {
        return cards(state.position.cards::deck);
    }

    String discards() {
        return cards(state.position.cards::discards);
    }

    String market() {
        var words = new StringJoiner(" ");
        for (int slot = 0; slot < Cards.SLOTS; slot++) {
            int kind = state.position.cards.market(slot);
            words.add(kind == Cards.EMPTY ? "-" : CardKind.of(kind).toString());
        }
        return words.toString();
    }

    List<String> tickets(int seat) {
        return ids(state.position.tickets.kept[seat]);
    }

    List<String> offered(int seat) {
        return ids(state.position.tickets.offered[seat]);
    }

    /// The opening tickets that a seat sent out of the game.
    List<String> boxed(int seat) {
        return ids(state.position.tickets.boxed[seat]);
    }

    /// The returned tickets under the ticket deck, the top one first.
    List<String> ticketBottom() {
        var ids = new ArrayList<String>();
        for (int place = 0; place < state.position.tickets.bottomSize; place++) {
            ids.add(state.position
                    .tables
                    .board
                    .tickets()
                    .get(state.position.tickets.bottom[place])
                    .id());
        }
        return ids;
    }

    int score(int seat) {
        return state.score(seat);
    }

    /// Vehicles of all kinds that a seat has left.
    int vehicles(int seat) {
        return state.position.vehiclesLeft(seat);
    }

    /// Vehicles that a seat has left of each kind.
    List<Integer> vehiclesByKind(int seat) {
        return view(State.SPECTATOR).players().get(seat).vehiclesByKind();
    }

    /// The legal actions that begin with some words.
    List<String> legal(String beginning) {
        return legal().stream().filter(action -> action.startsWith(beginning)).toList();
    }

    ScoreSheet sheet() {
        return state.scoreSheet();
    }

    private List<String> ids(IndexSet set) {
        return Arrays.stream(set.toArray())
                .mapToObj(ticket ->
                        state.position.tables.board.tickets().get(ticket).id())
                .toList();
    }

    private static String cards(IntUnaryOperator counts) {
        var words = new StringJoiner(" ");
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            if (counts.applyAsInt(kind) > 0) {
                words.add(counts.applyAsInt(kind) + " " + CardKind.of(kind));
            }
        }
        return words.toString();
    }
}
