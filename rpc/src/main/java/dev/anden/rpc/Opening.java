package dev.anden.rpc;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayException;
import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameInfo;
import dev.anden.engine.NotationException;
import dev.anden.engine.Phrase;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.Roster;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import tools.jackson.databind.JsonNode;

/// The methods that tell which games there are, and open and close them.
final class Opening {
    private static final List<String> CHANCE = List.of("drawn", "given");

    /// How a replay calls whoever opened a game for one seat.
    private static final String CALLER = "caller";

    private final GameCatalog catalog;
    private final Roster roster;
    private final LongSupplier freshSeed;
    private final OpenGames games;
    private final Map<String, Record> boards = new HashMap<>();

    Opening(GameCatalog catalog, Roster roster, LongSupplier freshSeed, OpenGames games) {
        this.catalog = catalog;
        this.roster = roster;
        this.freshSeed = freshSeed;
        this.games = games;
    }

    /// A game that can be opened, and the levels of the bots that play it.
    record Offered(GameInfo info, List<String> bots) {}

    Optional<Object> games() {
        return Optional.of(catalog.games().stream()
                .map(game -> new Offered(game.info(), roster.names(game)))
                .toList());
    }

    /// A board is laid out once: that takes seconds.
    Optional<Object> board(Params params) {
        Game game = game(params);
        return Optional.of(boards.computeIfAbsent(game.info().id(), id -> game.board()));
    }

    Optional<Object> open(Params params) {
        games.checkRoom();
        Game game = game(params);
        var origin = new Replay.Series(params.optionalLong("seed").orElseGet(freshSeed), number(params));
        PlayedGame opened =
                params.has("position") ? fromPosition(params, game, origin) : fromStart(params, game, origin);
        return begun(opened);
    }

    static long number(Params params) {
        long number = params.optionalLong("number").orElse(0);
        if (number < 0) {
            throw Params.wrong("\"number\" is 0 or more, not %d".formatted(number));
        }
        return number;
    }

    Optional<Object> read(Params params) {
        games.checkRoom();
        boolean draws = params.word("chance", CHANCE).equals("drawn");
        Replay replay;
        Game game;
        try {
            JsonNode node = params.node("replay");
            ReplayReading reading =
                    node.isString() ? ReplayReader.read(catalog, node.stringValue()) : GameJson.read(catalog, node);
            reading.problem().ifPresent(problem -> {
                throw new RpcException(
                        ErrorCode.UNREADABLE,
                        problem.toString(),
                        Map.of("plies", reading.replay().codes().size()));
            });
            replay = reading.replay();
            game = reading.game();
        } catch (NotationException | ReplayException unreadable) {
            throw new RpcException(ErrorCode.UNREADABLE, String.valueOf(unreadable.getMessage()));
        }
        Replay.Series origin = replay.origin()
                .flatMap(found -> found instanceof Replay.Series series ? Optional.of(series) : Optional.empty())
                .orElseGet(() -> new Replay.Series(freshSeed.getAsLong(), 0));
        var terms = new PlayedGame.Terms(OptionalInt.empty(), draws, List.of());
        var opened = new PlayedGame(
                game.newState(replay.setup()), Optional.of(replay.setup()), origin, replay.players(), terms);
        opened.repeat(replay);
        return begun(opened);
    }

    Optional<Object> close(Params params) {
        games.close(params.integer("handle"));
        return Optional.of(true);
    }

    private Optional<Object> begun(PlayedGame game) {
        var narration = new Narration(OptionalInt.empty());
        game.settle(narration);
        return Optional.of(Standing.of(games.add(game), game, narration));
    }

    private PlayedGame fromStart(Params params, Game game, Replay.Series origin) {
        Setup setup = setup(params, game);
        OptionalInt seat = seat(params, setup);
        boolean draws = params.word("chance", CHANCE).equals("drawn");
        if (seat.isEmpty() && params.has("bots")) {
            throw Params.wrong("\"bots\" play against a \"seat\"; without one you act for every seat");
        }
        if (seat.isPresent() && !draws) {
            throw Params.wrong("A game that is opened for a \"seat\" draws chance itself");
        }
        List<String> levels = seat.isPresent() ? params.each("bots", setup.seats(), "random") : List.of();
        List<Player> bots = bots(roster, game, levels);
        List<String> players = new ArrayList<>(levels);
        seat.ifPresent(own -> players.set(own, CALLER));
        return new PlayedGame(
                game.newState(setup), Optional.of(setup), origin, players, new PlayedGame.Terms(seat, draws, bots));
    }

    /// The seat that the caller plays, if it names one.
    static OptionalInt seat(Params params, Setup setup) {
        OptionalInt seat = params.optionalInteger("seat");
        if (seat.isPresent() && (seat.getAsInt() < 0 || seat.getAsInt() >= setup.seats())) {
            throw Params.wrong("\"seat\" is from 0 to %d, not %d".formatted(setup.seats() - 1, seat.getAsInt()));
        }
        return seat;
    }

    private PlayedGame fromPosition(Params params, Game game, Replay.Series origin) {
        for (String other : List.of("seats", "options", "seat", "bots")) {
            if (params.has(other)) {
                throw Params.wrong("\"position\" can't be combined with \"%s\"".formatted(other));
            }
        }
        boolean draws = params.word("chance", CHANCE).equals("drawn");
        try {
            State state = game.parseState(position(params));
            var terms = new PlayedGame.Terms(OptionalInt.empty(), draws, List.of());
            return new PlayedGame(state, Optional.empty(), origin, List.of(), terms);
        } catch (NotationException impossible) {
            List<String> reasons =
                    impossible.reasons().stream().map(Phrase::toString).toList();
            throw new RpcException(
                    ErrorCode.UNREADABLE,
                    "The position can't be played: " + String.join("; ", reasons),
                    Collections.singletonMap("reasons", reasons));
        }
    }

    private static String position(Params params) {
        JsonNode given = params.node("position");
        return given.isObject() ? PositionJson.text(given) : params.text("position");
    }

    Game game(Params params) {
        try {
            return catalog.require(params.text("game"));
        } catch (IllegalArgumentException unknown) {
            throw Params.wrong(String.valueOf(unknown.getMessage()));
        }
    }

    static Setup setup(Params params, Game game) {
        try {
            return Setup.of(game.info(), params.integer("seats"), params.texts("options"));
        } catch (IllegalArgumentException unfit) {
            throw Params.wrong(String.valueOf(unfit.getMessage()));
        }
    }

    /// New bots of these levels.
    ///
    /// @throws RpcException naming the levels that exist, if there is no such one
    static List<Player> bots(Roster roster, Game game, List<String> levels) {
        try {
            return levels.stream().map(level -> roster.create(game, level)).toList();
        } catch (IllegalArgumentException unknown) {
            throw Params.wrong(String.valueOf(unknown.getMessage()));
        }
    }
}
