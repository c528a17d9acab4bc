package dev.anden.testkit.pile;

import dev.anden.engine.Action;
import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.GameOption;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.testkit.pile.PileObservation.PileView;
import java.util.List;
import java.util.Map;

/// Coins from a pile: before each turn chance says what a coin is worth (1, 2 or 3; 2 is twice as likely), then the
/// seat takes one to three coins. Whoever takes the last coin gets a bonus, if the option says so. Nothing is
/// hidden.
public final class PileGame implements Game {
    /// The rule by which coins taken score.
    public static final String COINS = "pile.coins";

    /// The rule by which the last coin scores.
    public static final String LAST_COIN = "pile.last-coin";

    /// The rule that a seat takes no more than three coins and no more than there are.
    public static final String TAKE = "pile.take";

    /// The option whether the last coin brings a `bonus` or is worth no more than any other (`plain`).
    public static final GameOption LAST = new GameOption("last", List.of("bonus", "plain"), "bonus");

    private static final Map<String, String> NAMES = Map.of("es", "Montón");

    private static final GameInfo INFO =
            new GameInfo("pile", "pile", "Pile", NAMES, 1, 2, 4, "verified", List.of(), List.of(LAST));

    /// What `worth 2` and `take 3` are as records.
    record PileAction(String target) implements Action {}

    record PileBoard(int coins) {}

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State newState(Setup setup) {
        return new PileState(this, Setup.of(INFO, setup.seats(), setup.options()));
    }

    @Override
    public Record board() {
        return new PileBoard(PileState.COINS_AT_START);
    }

    @Override
    public State parseState(String text) {
        return PileState.read(this, text);
    }

    @Override
    public WireTypes wireTypes() {
        return new WireTypes(PileBoard.class, PileView.class, PileAction.class, PileEvent.class);
    }
}
