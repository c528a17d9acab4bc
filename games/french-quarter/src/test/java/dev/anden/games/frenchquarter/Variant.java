package dev.anden.games.frenchquarter;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.GameOption;
import dev.anden.engine.Plane;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.games.frenchquarter.board.BoardReader;
import java.util.List;
import java.util.Set;

/// The game with some options switched on as its standard, for suites that play the standard alone.
///
/// @param on the options that are on
record Variant(FrenchQuarter game, Set<String> on) implements Game {
    static final FrenchQuarter PLAIN = new FrenchQuarter(BoardReader.bundled());

    /// The game with each set of its options.
    static List<Game> all() {
        return List.of(
                PLAIN,
                new Variant(PLAIN, Set.of(FrenchQuarter.MAYOR)),
                new Variant(PLAIN, Set.of(FrenchQuarter.TOURISM)),
                new Variant(PLAIN, Set.of(FrenchQuarter.MAYOR, FrenchQuarter.TOURISM)));
    }

    /// A word for the options that are on, such as `mayor-tourism`, or `plain`.
    static String name(Game game) {
        List<String> on = game.info().options().stream()
                .filter(option -> option.standard().equals("on"))
                .map(GameOption::id)
                .toList();
        return on.isEmpty() ? "plain" : String.join("-", on);
    }

    @Override
    public GameInfo info() {
        GameInfo info = game.info();
        List<GameOption> options = info.options().stream()
                .map(option -> on.contains(option.id()) ? switchedOn(option) : option)
                .toList();
        return new GameInfo(
                info.id(),
                info.family(),
                info.name(),
                info.rulesVersion(),
                info.minimumSeats(),
                info.maximumSeats(),
                info.provenance(),
                info.elements(),
                options);
    }

    private static GameOption switchedOn(GameOption option) {
        return new GameOption(option.id(), option.values(), "on", option.settled());
    }

    @Override
    public State newState(Setup setup) {
        return game.newState(Setup.of(info(), setup.seats(), setup.options()));
    }

    @Override
    public Record board() {
        return game.board();
    }

    @Override
    public List<Plane> planes(Setup setup) {
        return game.planes(setup);
    }

    @Override
    public State parseState(String text) {
        return game.parseState(text);
    }

    @Override
    public WireTypes wireTypes() {
        return game.wireTypes();
    }
}
