package dev.anden.server.table;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.Paint;
import dev.anden.protocol.SeatWishKind;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.WireLimits;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.Writing;
import dev.anden.table.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sets tables up.
final class Creating {
    private static final Logger LOG = LoggerFactory.getLogger(Creating.class);

    /// Without letters that are taken for one another or for a digit.
    private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

    /// 60 bits: whoever doesn't have the link doesn't guess it.
    private static final int ID_LENGTH = 12;

    private final Services services;

    Creating(Services services) {
        this.services = services;
    }

    /// @return the table's id
    /// @throws RequestRefused if there is no such game or level, or the seats or options don't fit it
    String create(PersonId host, CreateTable wish) {
        StoredTable table = table(host, wish);
        return write(table, opening(table, wish), wish.command());
    }

    /// Sets up the table at which the people of another one play again.
    ///
    /// @param over the table whose people they are
    /// @return the new one's id
    /// @throws RequestRefused if there is no such game or level, or the seats or options don't fit it
    String createAfter(String over, PersonId host, CreateTable wish) {
        StoredTable table = table(host, wish);
        Optional<Writing> opening = opening(table, wish);
        try {
            services.tables().createAfter(over, table, opening);
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        }
        written(table, opening);
        return table.id();
    }

    /// A table that isn't kept yet.
    ///
    /// @throws RequestRefused if there is no such game or level, or the seats or options don't fit it
    StoredTable table(PersonId host, CreateTable wish) {
        Game game = game(wish.game());
        requireSeats(game, wish);
        Setup setup = setup(game, wish);
        requireTime(time(wish), waiting(wish.seats()));
        requireSpectators(spectators(wish), isRated(wish));
        return StoredTable.of(
                newId(),
                game.info(),
                host,
                TableStatus.OPEN,
                services.seeds().next().hex(),
                services.clock().millis(),
                terms(wish, setup.options()),
                Optional.empty(),
                seats(game, host, wish.seats()));
    }

    /// @throws RequestRefused if there is no such game
    Game game(String id) {
        return services.games()
                .find(id)
                .orElseThrow(() ->
                        new RequestRefused(ProblemCode.UNKNOWN_GAME, "There is no such game.", Map.of("game", id)));
    }

    private Optional<Writing> opening(StoredTable table, CreateTable wish) {
        return table.hasFreeSeat() || wish.waits().orElse(false)
                ? Optional.empty()
                : Optional.of(new Opening(services).of(table, table.host()::equals));
    }

    private static StoredTable.Terms terms(CreateTable wish, Map<String, String> options) {
        boolean rated =
                isRated(wish) && wish.seats().size() > 1 && networkBots(wish).isEmpty();
        return new StoredTable.Terms(
                options,
                time(wish),
                rated,
                false,
                spectators(wish),
                wish.listed().orElse(true),
                wish.startsByItself().orElse(time(wish) instanceof TimeControl.Correspondence),
                Optional.empty());
    }

    /// Writes a new table down.
    ///
    /// @param opening the first plies of its log, if its game starts at once
    /// @param command the client's id of the command by which it is set up, if it has one
    /// @return its id; or that of the table that was set up by the same command meanwhile, and then
    ///     nothing is written
    /// @throws RequestRefused if its host, or a program that is to sit there, has been forgotten meanwhile
    String write(StoredTable table, Optional<Writing> opening, Optional<String> command) {
        if (insert(table, opening, command)) {
            written(table, opening);
            return table.id();
        }
        return command.flatMap(id -> services.tables().setUp().find(table.host(), id))
                .orElseThrow(NotKept::unknown);
    }

    /// @return whether it is written: not if the same command was quicker
    private boolean insert(StoredTable table, Optional<Writing> opening, Optional<String> command) {
        try {
            if (command.isPresent()) {
                return services.tables().setUp().create(table, opening, command.get());
            }
            services.tables().create(table, opening);
            return true;
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        }
    }

    private void written(StoredTable table, Optional<Writing> opening) {
        opening.ifPresent(first -> {
            services.deadlines().note(first);
            services.metrics().written(first.lines().size());
        });
        services.metrics().tableCreated();
        LOG.atInfo()
                .addKeyValue("table", table.id())
                .addKeyValue("game", table.game())
                .addKeyValue("seats", table.seats().size())
                .log("Table set up");
    }

    private static TimeControl time(CreateTable wish) {
        return wish.time().orElse(TimeControl.NONE);
    }

    private static boolean isRated(CreateTable wish) {
        return wish.rated().orElse(false);
    }

    private static SpectatorView spectators(CreateTable wish) {
        return wish.spectators().orElse(SpectatorView.PUBLIC);
    }

    private static void requireSeats(Game game, CreateTable wish) {
        try {
            Setup.of(game.info(), wish.seats().size());
        } catch (IllegalArgumentException misfit) {
            throw new RequestRefused(
                    ProblemCode.BAD_SEATS,
                    String.valueOf(misfit.getMessage()),
                    Map.of(
                            "least", Integer.toString(game.info().minimumSeats()),
                            "most", Integer.toString(game.info().maximumSeats())));
        }
        if (wish.seats().stream().filter(seat -> seat.kind() == SeatWishKind.ME).count() > 1) {
            throw new RequestRefused(ProblemCode.BAD_SEATS, "Only one of the seats can be yours.");
        }
        List<String> bots = networkBots(wish);
        if (bots.stream().distinct().count() < bots.size()) {
            throw new RequestRefused(ProblemCode.BAD_SEATS, "Each of your bots has one seat at a table.");
        }
        List<Paint> paints =
                wish.seats().stream().flatMap(seat -> seat.paint().stream()).toList();
        if (paints.stream().distinct().count() < Math.min(paints.size(), Paint.values().length)) {
            throw new RequestRefused(ProblemCode.BAD_SEATS, "Each seat has a colour of its own.");
        }
    }

    /// The ids of the host's programs that are to sit there.
    private static List<String> networkBots(CreateTable wish) {
        return wish.seats().stream()
                .filter(seat -> seat.kind() == SeatWishKind.NETWORK_BOT)
                .map(CreateTable.SeatWish::bot)
                .toList();
    }

    /// How much time there can be at a table with such seats: none where nobody else waits.
    static TimeControl possible(TimeControl time, List<CreateTable.SeatWish> seats) {
        return Timing.possible(time, waiting(seats));
    }

    /// In how many seats somebody is to sit who waits for the others: bots of this server don't.
    private static long waiting(List<CreateTable.SeatWish> seats) {
        return seats.stream().filter(seat -> seat.kind() != SeatWishKind.BOT).count();
    }

    /// Whoever is alone with bots keeps nobody waiting.
    ///
    /// @param waiting in how many seats somebody sits, or is to, who waits for the others
    /// @throws RequestRefused if so much time can't be given there
    static void requireTime(TimeControl time, long waiting) {
        boolean possible = switch (time) {
            case TimeControl.None _ -> true;
            case TimeControl.Live live ->
                isWithin(live.bank(), WireLimits.SHORTEST_TIME, WireLimits.LONGEST_BANK)
                        && isWithin(live.bonus(), 0, WireLimits.LONGEST_BONUS);
            case TimeControl.Correspondence slow ->
                isWithin(slow.turn(), WireLimits.SHORTEST_TIME, WireLimits.LONGEST_TURN);
        };
        if (!possible) {
            throw new RequestRefused(
                    ProblemCode.BAD_TIME,
                    "A bank has a second to a day, a bonus up to an hour, a turn by correspondence a second to 30 days.");
        }
        if (!Timing.possible(time, waiting).equals(time)) {
            throw new RequestRefused(ProblemCode.BAD_TIME, "Time is counted only where somebody else waits.");
        }
    }

    /// Whoever is rated has nothing to lose but by friends who look into hands.
    ///
    /// @throws RequestRefused if those who watch can't see that
    static void requireSpectators(SpectatorView spectators, boolean rated) {
        boolean possible = switch (spectators) {
            case SpectatorView.Public _ -> true;
            case SpectatorView.AfterMinutes later ->
                !rated && isWithin(later.minutes(), 1, WireLimits.MOST_MINUTES_LATE);
            case SpectatorView.AfterTurns later -> !rated && isWithin(later.turns(), 1, WireLimits.MOST_TURNS_LATE);
        };
        if (!possible) {
            throw new RequestRefused(
                    ProblemCode.BAD_SPECTATORS,
                    "Spectators see hands 1 to %d minutes or 1 to %d turns later, and never in a rated game."
                            .formatted(WireLimits.MOST_MINUTES_LATE, WireLimits.MOST_TURNS_LATE));
        }
    }

    private static boolean isWithin(long time, long least, long most) {
        return time >= least && time <= most;
    }

    private static Setup setup(Game game, CreateTable wish) {
        try {
            return Setup.of(game.info(), wish.seats().size(), wish.options().orElse(Map.of()));
        } catch (IllegalArgumentException misfit) {
            throw new RequestRefused(ProblemCode.BAD_OPTIONS, String.valueOf(misfit.getMessage()));
        }
    }

    private List<StoredTable.Seat> seats(Game game, PersonId host, List<CreateTable.SeatWish> wishes) {
        List<Paint> paints =
                Paint.complete(wishes.stream().map(CreateTable.SeatWish::paint).toList());
        var seats = new ArrayList<StoredTable.Seat>();
        for (CreateTable.SeatWish wish : wishes) {
            seats.add(seat(game, host, seats.size(), wish).in(paints.get(seats.size())));
        }
        return seats;
    }

    private StoredTable.Seat seat(Game game, PersonId host, int number, CreateTable.SeatWish wish) {
        return switch (wish.kind()) {
            case ME -> StoredTable.Seat.of(number, host);
            case FRIEND -> StoredTable.Seat.free(number);
            case BOT -> {
                services.knownBots().requireLevel(game, wish.bot());
                yield StoredTable.Seat.ofBot(number, wish.bot());
            }
            case NETWORK_BOT -> {
                var bot = new PersonId(wish.bot());
                services.knownBots().requireNetworkBot(host, bot);
                yield StoredTable.Seat.ofNetworkBot(number, bot);
            }
        };
    }

    String newId() {
        var id = new StringBuilder();
        for (int letter = 0; letter < ID_LENGTH; letter++) {
            id.append(ALPHABET.charAt(services.random().nextInt(ALPHABET.length())));
        }
        return id.toString();
    }
}
