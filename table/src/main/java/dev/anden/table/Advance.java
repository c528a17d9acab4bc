package dev.anden.table;

import dev.anden.engine.Dealer;
import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// What follows from an action, up to the next choice of a seat: computed on a copy, so that nothing has
/// happened as long as it isn't in the log.
final class Advance {
    private final Dealer dealer;
    private final Map<Integer, EarlyChoice> early;
    private final List<Step> steps = new ArrayList<>();
    private final List<EarlyChoice> spent = new ArrayList<>();
    private State state;
    private long outcomes;

    /// @param start the position now; it is not changed
    /// @param outcomes how many chance outcomes came before
    /// @param early the choices that wait for their turn, by seat
    Advance(State start, long outcomes, Dealer dealer, Map<Integer, EarlyChoice> early) {
        state = start;
        this.outcomes = outcomes;
        this.dealer = dealer;
        this.early = early;
    }

    /// Applies a legal action of the acting seat, and all that follows.
    ///
    /// @param command the client's command behind it, if one was
    /// @return all of it
    Change act(int code, Optional<String> command) {
        apply(code, command);
        return settle();
    }

    /// Lets happen what happened in another game.
    ///
    /// @param codes all of them legal, one after the other
    Advance bring(int[] codes) {
        for (int code : codes) {
            outcomes += state.actor() == State.CHANCE ? 1 : 0;
            apply(code, Optional.empty());
        }
        return this;
    }

    /// Lets chance fall and kept choices take their turn, until a seat has to choose or the game is over.
    ///
    /// @return all of it
    Change settle() {
        while (state.actor() != State.NOBODY) {
            if (state.actor() == State.CHANCE) {
                apply(dealer.deal(state, outcomes), Optional.empty());
                outcomes++;
            } else {
                Optional<EarlyChoice> kept = takeKept(state.actor());
                OptionalInt code = kept.map(this::code).orElse(OptionalInt.empty());
                if (code.isEmpty()) {
                    break;
                }
                apply(code.getAsInt(), kept.flatMap(EarlyChoice::command));
            }
        }
        return new Change.Advanced(steps, spent, state);
    }

    private Optional<EarlyChoice> takeKept(int seat) {
        Optional<EarlyChoice> kept = Optional.ofNullable(early.get(seat)).filter(choice -> !spent.contains(choice));
        kept.ifPresent(spent::add);
        return kept;
    }

    /// A choice that is no longer legal when its turn comes is dropped, and the seat is asked again.
    private OptionalInt code(EarlyChoice choice) {
        try {
            int code = state.parse(choice.text());
            return state.allows(code) ? OptionalInt.of(code) : OptionalInt.empty();
        } catch (NotationException unreadable) {
            return OptionalInt.empty();
        }
    }

    private void apply(int code, Optional<String> command) {
        State after = state.copy();
        after.apply(code);
        steps.add(new Step(state, code, after, command));
        state = after;
    }
}
