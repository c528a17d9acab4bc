package dev.anden.server.table;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.State;
import dev.anden.server.store.StoredEarlyChoice;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A started game at a table: the position, how it came about, and the choices kept for later.
final class Play {
    /// What [#offeredSince] says of a seat that has nothing to choose.
    static final int NEVER = Integer.MAX_VALUE;

    private final History history;
    private final Dealer dealer;
    private final Map<Integer, StoredEarlyChoice> early = new TreeMap<>();
    private final int[] offeredSince;
    private State state;

    Play(History history, Dealer dealer) {
        this.history = history;
        this.dealer = dealer;
        state = history.initial();
        offeredSince = new int[state.seats()];
        Arrays.fill(offeredSince, NEVER);
    }

    Game game() {
        return state.game();
    }

    /// The position now. Not to be changed by whoever gets it.
    State state() {
        return state;
    }

    History history() {
        return history;
    }

    /// Lines in the log.
    int version() {
        return history.version();
    }

    boolean isOver() {
        return state.actor() == State.NOBODY;
    }

    /// The choices that wait for their turn, by seat.
    Map<Integer, StoredEarlyChoice> early() {
        return early;
    }

    /// The version since which a seat has had the choice that it has now, or [#NEVER]. Others may have chosen
    /// meanwhile: an answer to any version since then is an answer to this choice.
    int offeredSince(int seat) {
        return offeredSince[seat];
    }

    /// The position in which a seat can choose now, be it its turn or before it; empty if it has nothing to
    /// choose or has chosen.
    Optional<State> choiceOf(int seat) {
        if (state.actor() == seat) {
            return Optional.of(state);
        }
        return early.containsKey(seat) || isOver() ? Optional.empty() : state.ahead(seat);
    }

    /// The seats that the table waits for.
    Set<Integer> toAct() {
        return toAct(state, early.keySet());
    }

    /// The seats that have something to choose in a position.
    ///
    /// @param chosen those that have chosen before their turn
    static Set<Integer> toAct(State state, Set<Integer> chosen) {
        return IntStream.range(0, state.seats())
                .filter(seat -> state.actor() == seat || (!chosen.contains(seat) && isAhead(state, seat)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /// Begins to work out what follows from the position now.
    Advance advance() {
        return new Advance(state, history.outcomes(), dealer, early);
    }

    /// Takes over plies that are in the log.
    ///
    /// @param at when they were written, in milliseconds since 1970
    void take(List<Step> steps, List<StoredEarlyChoice> spent, long at) {
        steps.forEach(step -> take(step, at));
        spent.forEach(choice -> early.remove(choice.seat()));
    }

    /// Takes over one ply that is in the log.
    void take(Step step, long at) {
        history.add(step, at);
        offer(step.after(), step.before().actor());
    }

    /// Takes over that the last ply, a seat's choice, was taken back.
    ///
    /// @param before the position before it
    /// @param at when that was written, in milliseconds since 1970
    void takeBack(State before, long at) {
        history.takeBack(at);
        offer(before, before.actor());
    }

    /// @param actor who has acted, or may act again: it no longer has the choice that it had
    private void offer(State now, int actor) {
        state = now;
        if (actor >= 0) {
            offeredSince[actor] = NEVER;
        }
        for (int seat = 0; seat < offeredSince.length; seat++) {
            boolean offered = state.actor() == seat || isAhead(state, seat);
            offeredSince[seat] = offered ? Math.min(offeredSince[seat], version()) : NEVER;
        }
    }

    /// Whether a seat may choose although it isn't its turn.
    private static boolean isAhead(State state, int seat) {
        return state.actor() != State.NOBODY && state.ahead(seat).isPresent();
    }
}
