package dev.anden.browser;

import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import dev.anden.json.Json;
import dev.anden.players.Roster;
import dev.anden.protocol.Paint;
import dev.anden.protocol.TableInfo.BranchInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A table to be played at by one person.
///
/// @param id the table's id
/// @param seats one of a person, the others of bots
/// @param paints the colours of the seats
/// @param branch the moment of another game from which this one goes on, if it does
record SetUp(
        String id,
        Game game,
        Setup setup,
        Seed seed,
        List<Seat> seats,
        List<Paint> paints,
        Optional<BranchInfo> branch) {
    SetUp {
        seats = List.copyOf(seats);
        paints = List.copyOf(paints);
    }

    /// Who sits in a seat.
    sealed interface Seat {}

    /// The person who plays here.
    record Me(String name) implements Seat {}

    /// A bot of a level.
    record Bot(String level) implements Seat {}

    /// A table as a page wishes it.
    ///
    /// @throws UnusableException if it can't be
    static SetUp read(Json given, GameCatalog games, Roster roster) {
        String id = Given.text(given, "game");
        Game game = games.find(id).orElseThrow(() -> new UnusableException("There is no game %s here".formatted(id)));
        List<Seat> seats = Given.entries(given, "seats").stream()
                .map(seat -> seat(seat, game, roster))
                .toList();
        if (seats.stream().filter(Me.class::isInstance).count() != 1) {
            throw new UnusableException("One seat has to be yours");
        }
        return new SetUp(
                Given.text(given, "id"),
                game,
                setup(game, seats.size(), given.get("options")),
                seed(given),
                seats,
                paints(given),
                branch(given.get("branch")));
    }

    private static Seat seat(Json seat, Game game, Roster roster) {
        String kind = Given.text(seat, "kind");
        if (kind.equals("me")) {
            return new Me(Given.text(seat, "name"));
        }
        if (!kind.equals("bot")) {
            throw new UnusableException("A seat is of the kind `me` or `bot`, not `%s`".formatted(kind));
        }
        String level = Given.text(seat, "bot");
        if (!roster.knows(game, level)) {
            throw new UnusableException(
                    "No bot plays %s at the level %s".formatted(game.info().id(), level));
        }
        return new Bot(level);
    }

    /// A game that was kept by an older page says nothing of them.
    private static List<Paint> paints(Json given) {
        return Paint.complete(Given.entries(given, "seats").stream()
                .map(seat -> Given.optionalText(seat, "paint").flatMap(Paint::named))
                .toList());
    }

    private static Setup setup(Game game, int seats, Json options) {
        Map<String, String> chosen = new HashMap<>();
        options.names().forEach(option -> chosen.put(option, Given.text(options, option)));
        try {
            return Setup.of(game.info(), seats, chosen);
        } catch (UnfitException unfit) {
            throw new UnusableException(unfit.reason().toString());
        }
    }

    private static Optional<BranchInfo> branch(Json given) {
        return Given.optionalInteger(given, "ply").map(ply -> new BranchInfo(Given.optionalText(given, "table"), ply));
    }

    private static Seed seed(Json given) {
        String seed = Given.text(given, "seed");
        if (!Seed.FORM.matcher(seed).matches()) {
            throw new UnusableException("A seed has 64 hexadecimal digits in lower case");
        }
        return new Seed(seed);
    }

    /// The seat of the person.
    int me() {
        return IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat) instanceof Me)
                .findFirst()
                .orElseThrow();
    }
}
