package dev.anden.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// `POST /api/tables`: sets a table up; answered by its [TableInfo]. If no seat is left free, the game starts
/// at once, unless it is to wait.
///
/// @param game the game's id
/// @param seats who is to sit where, clockwise; one [SeatWishKind#ME] at most
/// @param options values by the id of a game's option; what isn't named has its default; absent: nothing is named
/// @param time how much time the people there have; nothing is counted for one who is alone; absent: none
///     is counted
/// @param rated whether the game is to count for ratings; one that is played alone or with a network bot never
///     does; absent: no
/// @param spectators what those who watch without a seat are to see; hands never where the game is rated; absent:
///     what everybody knows
/// @param listed whether everybody finds the table in the lobby, to sit down there or to watch its game, or only
///     whoever has its link; absent: everybody
/// @param waits whether the game waits even if no seat is left free, so that whoever plays alone can add to the seed
///     before their host starts it; absent: no
/// @param startsByItself whether the game begins by itself once nobody is missing and everybody has added to the seed
///     or has had time to; absent: yes where it is played by correspondence
/// @param command an id of the client's own (a UUID): the same command of the same person sent twice
///     sets one table up, and is answered with it both times; absent: each is another one
public record CreateTable(
        String game,
        List<SeatWish> seats,
        Optional<Map<String, String>> options,
        Optional<TimeControl> time,
        Optional<Boolean> rated,
        Optional<SpectatorView> spectators,
        Optional<Boolean> listed,
        Optional<Boolean> waits,
        Optional<Boolean> startsByItself,
        Optional<String> command) {
    public CreateTable {
        seats = List.copyOf(seats);
        options = options.map(Map::copyOf);
    }

    /// A table of which all is said but whether its game begins by itself.
    public CreateTable(
            String game,
            List<SeatWish> seats,
            Map<String, String> options,
            TimeControl time,
            boolean rated,
            SpectatorView spectators,
            boolean listed,
            boolean waits) {
        this(
                game,
                seats,
                Optional.of(options),
                Optional.of(time),
                Optional.of(rated),
                Optional.of(spectators),
                Optional.of(listed),
                Optional.of(waits),
                Optional.empty(),
                Optional.empty());
    }

    /// A table that everybody finds.
    public CreateTable(
            String game,
            List<SeatWish> seats,
            Map<String, String> options,
            TimeControl time,
            boolean rated,
            SpectatorView spectators) {
        this(game, seats, options, time, rated, spectators, true, false);
    }

    /// A table that everybody finds, whose game doesn't count for ratings, and where spectators see what
    /// everybody knows.
    public CreateTable(String game, List<SeatWish> seats, Map<String, String> options, TimeControl time) {
        this(game, seats, options, time, false, SpectatorView.PUBLIC);
    }

    /// The same table, by a command.
    ///
    /// @param command an id of the client's own
    public CreateTable by(String command) {
        return new CreateTable(
                game, seats, options, time, rated, spectators, listed, waits, startsByItself, Optional.of(command));
    }

    /// The same table, of which is said whether its game begins by itself.
    public CreateTable startingByItself(boolean does) {
        return new CreateTable(
                game, seats, options, time, rated, spectators, listed, waits, Optional.of(does), command);
    }

    /// @param kind who is to sit there
    /// @param bot the bot's level or the program's id; empty for the others
    /// @param paint the colour of the seat; absent: the first one that no other seat has
    public record SeatWish(SeatWishKind kind, String bot, Optional<Paint> paint) {
        /// A seat of any colour.
        public SeatWish(SeatWishKind kind, String bot) {
            this(kind, bot, Optional.empty());
        }

        /// The same seat in a colour.
        public SeatWish in(Paint wished) {
            return new SeatWish(kind, bot, Optional.of(wished));
        }

        /// Whoever sets the table up.
        public static SeatWish me() {
            return new SeatWish(SeatWishKind.ME, "");
        }

        /// Nobody yet: somebody with the link.
        public static SeatWish friend() {
            return new SeatWish(SeatWishKind.FRIEND, "");
        }

        /// @param level a bot's
        public static SeatWish bot(String level) {
            return new SeatWish(SeatWishKind.BOT, level);
        }

        /// @param id a program's, of whoever sets the table up
        public static SeatWish networkBot(String id) {
            return new SeatWish(SeatWishKind.NETWORK_BOT, id);
        }
    }
}
