package dev.anden.table;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.Optional;

/// What a bot is asked: a copy of the position that nobody else has, and numbers of its own. It may be worked on
/// beside the table, as long as that takes; the answer goes to [Play#choose].
///
/// The numbers come from the table's key, the seat and the ply: whoever asks again gets the same choice.
public final class BotRequest {
    /// A choice may draw 2^20 numbers before it comes near those of the next ply.
    private static final int NUMBERS_BITS = 20;

    private final int seat;
    private final int version;
    private final State state;
    private final long[] key;

    BotRequest(int seat, int version, State state, long[] key) {
        this.seat = seat;
        this.version = version;
        this.state = state;
        this.key = key.clone();
    }

    /// The seat that is to choose.
    public int seat() {
        return seat;
    }

    /// The table's version that the choice is for.
    public int version() {
        return version;
    }

    /// How many plies came before the choice.
    public int ply() {
        return state.ply();
    }

    /// The position, for whoever advises the seat. It knows more than the seat does: only what [State#observe] tells of
    /// it may become a part of the advice.
    public State position() {
        return state.copy();
    }

    /// What a player chooses. It isn't checked: see [#objection].
    public int choose(Player player) {
        return player.choose(state.observe(seat), numbers());
    }

    /// What a player chooses within a budget. With a budget of positions it is the same on any machine.
    public int choose(Player player, Budget budget) {
        return player.choose(state.observe(seat), numbers(), budget);
    }

    private RandomStream numbers() {
        var stream = new RandomStream(key, 1L + seat);
        stream.seek((long) state.ply() << NUMBERS_BITS);
        return stream;
    }

    /// Why a code can't be the answer; empty if it can.
    public Optional<String> objection(int code) {
        return state.refusal(code).isEmpty()
                ? Optional.empty()
                : Optional.of("it chose %d, which isn't legal".formatted(code));
    }
}
