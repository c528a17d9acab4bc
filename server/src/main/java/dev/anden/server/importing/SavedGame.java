package dev.anden.server.importing;

import dev.anden.arena.ChanceCheck;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayException;
import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Phrase;
import dev.anden.engine.RandomStream;
import dev.anden.protocol.past.ImportReport.SavedSeat;
import dev.anden.server.people.PersonName;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;

/// A finished game that a file tells and the rules agree with.
///
/// @param played when it was
record SavedGame(Game game, Replay replay, Replay.Span played) {
    /// The other server's clock may go ahead of ours.
    private static final Duration AHEAD = Duration.ofDays(1);

    /// How somebody is written whose name nobody knows any more.
    private static final String GONE = "-";

    /// Plays a text through.
    ///
    /// @param now when a game is taken to have been played that doesn't say it
    /// @throws ImportException if something is wrong with it, or the game wasn't played to its end
    static SavedGame read(GameCatalog games, String text, Instant now) {
        ReplayReading reading;
        try {
            reading = ReplayReader.read(games, text);
        } catch (ReplayException wrong) {
            throw new ImportException(wrong.reason());
        }
        refuse(reading.problem());
        Replay replay =
                reading.replay().with(ImportedCompany.of(reading.replay().company()));
        if (replay.totals().isEmpty()) {
            throw new ImportException(ImportFlaw.UNFINISHED.of());
        }
        requireChance(reading.game(), replay);
        requireNames(replay.players());
        Replay.Span played = replay.played().orElse(new Replay.Span(now.toEpochMilli(), now.toEpochMilli()));
        Instant ended = Instant.ofEpochMilli(played.ended());
        if (ended.isAfter(now.plus(AHEAD))) {
            throw new ImportException(ImportFlaw.FUTURE.of("time", ended));
        }
        return new SavedGame(reading.game(), replay, played);
    }

    private static void refuse(Optional<Phrase> problem) {
        if (problem.isPresent()) {
            throw new ImportException(problem.get());
        }
    }

    private static void requireChance(Game game, Replay replay) {
        if (replay.origin().isEmpty()) {
            throw new ImportException(ImportFlaw.NO_SEED.of());
        }
        OptionalInt other = ChanceCheck.firstDifference(game, replay);
        if (other.isPresent()) {
            throw new ImportException(ImportFlaw.CHANCE.of("ply", other.getAsInt() + 1));
        }
    }

    private static void requireNames(List<String> players) {
        for (int seat = 0; seat < players.size(); seat++) {
            if (!PersonName.isShown(players.get(seat))) {
                throw new ImportException(ImportFlaw.NAME.of("seat", seat + 1, "most", PersonName.LONGEST));
            }
        }
    }

    /// The secret that chance was drawn from. That of a game in a series is written as that of a table, which gives the
    /// same outcomes.
    Seed seed() {
        return switch (replay.origin().orElseThrow()) {
            case Replay.Table table -> new Seed(table.seed());
            case Replay.Series series -> Seed.of(RandomStream.keyOf(series.seed(), series.number()));
        };
    }

    /// What seats have added to it, 64 digits each, by seat.
    Map<Integer, String> contributions() {
        return switch (replay.origin().orElseThrow()) {
            case Replay.Table table -> table.contributions();
            case Replay.Series _ -> Map.of();
        };
    }

    /// Who sat in each seat.
    ///
    /// @param isBot whether a game has a level of bots of some name
    List<SavedSeat> seats(BiPredicate<Game, String> isBot) {
        var seats = new ArrayList<SavedSeat>();
        for (int seat = 0; seat < replay.setup().seats(); seat++) {
            String name = seat < replay.players().size() ? replay.players().get(seat) : GONE;
            boolean bot = isBot.test(game, name);
            seats.add(new SavedSeat(seat, bot || name.equals(GONE) ? "" : name, bot ? name : ""));
        }
        return seats;
    }
}
