package dev.anden.server.store.table;

import dev.anden.engine.GameInfo;
import dev.anden.engine.Phrase;
import dev.anden.engine.Setup;
import dev.anden.protocol.Paint;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.people.PersonId;
import dev.anden.table.Timing;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A table as it is kept, without its log.
///
/// @param rulesVersion the version of the game's rules that its log was written under
/// @param seed the secret seed of its chance outcomes, 64 hex digits
/// @param created milliseconds since 1970
/// @param terms on what its people play
/// @param branch the moment of another game from which its game goes on, if it does
/// @param rematch the id of the table at which the same people play again, once there is one
/// @param flaw why it can't be opened whatever its log says: something of it can't be read, and it is told as a damaged
///     one with what could be
public record StoredTable(
        String id,
        String game,
        int rulesVersion,
        PersonId host,
        TableStatus status,
        String seed,
        long created,
        Terms terms,
        Optional<Branch> branch,
        Optional<String> rematch,
        List<Seat> seats,
        Optional<Phrase> flaw) {
    public StoredTable {
        seats = List.copyOf(seats);
    }

    /// A table that is new.
    ///
    /// @param game the game in the version of its rules that is played now
    public static StoredTable of(
            String id,
            GameInfo game,
            PersonId host,
            TableStatus status,
            String seed,
            long created,
            Terms terms,
            Optional<Branch> branch,
            List<Seat> seats) {
        return new StoredTable(
                id,
                game.id(),
                game.rulesVersion(),
                host,
                status,
                seed,
                created,
                terms,
                branch,
                Optional.empty(),
                seats,
                Optional.empty());
    }

    /// What holds at a table from when it is set up.
    ///
    /// @param options what was chosen of the game's options, by id
    /// @param time how much time the people there have
    /// @param rated whether its game counts for ratings
    /// @param imported whether it was played elsewhere and brought along by its host
    /// @param spectators what those who watch without a seat see
    /// @param listed whether everybody finds it in the lobby, or only whoever has its link
    /// @param startsByItself whether its game begins by itself once nobody is missing
    /// @param tournament the id of the tournament that its game belongs to, as long as that is kept
    public record Terms(
            Map<String, String> options,
            TimeControl time,
            boolean rated,
            boolean imported,
            SpectatorView spectators,
            boolean listed,
            boolean startsByItself,
            Optional<String> tournament) {
        public Terms {
            options = Map.copyOf(options);
        }

        /// A game that counts for nothing, without clocks, which nobody finds who hasn't its link.
        public static Terms plain(Map<String, String> options) {
            return new Terms(
                    options, TimeControl.NONE, false, false, SpectatorView.PUBLIC, false, false, Optional.empty());
        }

        /// A game that was played elsewhere.
        public static Terms ofImported(Map<String, String> options) {
            return new Terms(
                    options, TimeControl.NONE, false, true, SpectatorView.PUBLIC, false, false, Optional.empty());
        }
    }

    public Map<String, String> options() {
        return terms.options();
    }

    public TimeControl time() {
        return terms.time();
    }

    public boolean rated() {
        return terms.rated();
    }

    public boolean imported() {
        return terms.imported();
    }

    public SpectatorView spectators() {
        return terms.spectators();
    }

    public boolean listed() {
        return terms.listed();
    }

    public Optional<String> tournament() {
        return terms.tournament();
    }

    public boolean startsByItself() {
        return terms.startsByItself();
    }

    /// A moment of another game.
    ///
    /// @param table whose game it is; empty if that isn't known
    /// @param ply how many of its plies came before
    public record Branch(Optional<String> table, int ply) {
        /// Where a game that has so many plies of another one goes on from; empty for one that has none.
        public static Optional<Branch> after(int ply, Optional<String> table) {
            return ply == 0 ? Optional.empty() : Optional.of(new Branch(table, ply));
        }
    }

    /// How many plies of its game are those of another one.
    public int branchPly() {
        return branch.map(Branch::ply).orElse(0);
    }

    /// How its game is set up.
    ///
    /// @throws IllegalArgumentException if the game has changed and no longer allows this
    public Setup setup(GameInfo info) {
        return Setup.of(info, seats.size(), options());
    }

    /// The same table with other seats.
    public StoredTable with(List<Seat> others) {
        return with(status, others, flaw);
    }

    /// The same table, whose game belongs to a tournament.
    public StoredTable ofTournament(String tournament) {
        var other = new Terms(
                options(),
                time(),
                rated(),
                imported(),
                spectators(),
                listed(),
                startsByItself(),
                Optional.of(tournament));
        return new StoredTable(
                id, game, rulesVersion, host, status, seed, created, other, branch, rematch, seats, flaw);
    }

    /// The same table with another status.
    public StoredTable with(TableStatus other) {
        return with(other, seats, flaw);
    }

    /// The same table, of which something can't be read, as a damaged one.
    StoredTable without(Phrase unreadable) {
        return with(TableStatus.DAMAGED, seats, Optional.of(flaw.orElse(unreadable)));
    }

    private StoredTable with(TableStatus newStatus, List<Seat> newSeats, Optional<Phrase> newFlaw) {
        return new StoredTable(
                id, game, rulesVersion, host, newStatus, seed, created, terms, branch, rematch, newSeats, newFlaw);
    }

    /// The seats of people, even if a bot plays there.
    public Set<Integer> people() {
        return seats.stream()
                .filter(seat -> seat.kind() == SeatKind.PERSON)
                .map(Seat::seat)
                .collect(Collectors.toUnmodifiableSet());
    }

    /// The seats of network bots, even if a bot of this server plays there.
    public Set<Integer> programs() {
        return seats.stream().filter(Seat::isNetworkBot).map(Seat::seat).collect(Collectors.toUnmodifiableSet());
    }

    /// How much time there is in its game: as much as was said, unless nobody will wait for anybody
    /// else there any more.
    public TimeControl timeInPlay() {
        long waiting = seats.stream()
                .filter(seat -> seat.mayWait() && !seat.hasResigned())
                .count();
        return Timing.possible(time(), waiting);
    }

    /// Whether its game stands still until somebody comes back: bots play for all people, and one of these may
    /// return. Otherwise bots would finish among themselves what people began.
    public boolean awaitsReturn() {
        List<Seat> people =
                seats.stream().filter(seat -> seat.kind() == SeatKind.PERSON).toList();
        return people.stream().noneMatch(Seat::isPlayedByPerson)
                && people.stream().anyMatch(seat -> seat.person().isPresent() && !seat.hasResigned());
    }

    /// Who is its host or sits there, people and programs, in an order in which nobody who holds them all is in
    /// another one's way.
    public SortedSet<PersonId> everybody() {
        return Stream.concat(Stream.of(host), seats.stream().flatMap(seat -> seat.person().stream()))
                .collect(Collectors.toCollection(() -> new TreeSet<>(Comparator.comparing(PersonId::text))));
    }

    /// The seat of a person, if it has one.
    public Optional<Integer> seatOf(Optional<PersonId> person) {
        return person.flatMap(someone -> seats.stream()
                .filter(seat -> seat.person().equals(Optional.of(someone)))
                .map(Seat::seat)
                .findFirst());
    }

    /// What seats have added to the seed: 64 hex digits each, by seat.
    public Map<Integer, String> contributions() {
        return seats.stream()
                .filter(seat -> seat.contribution().isPresent())
                .collect(Collectors.toUnmodifiableMap(
                        Seat::seat, seat -> seat.contribution().orElseThrow()));
    }

    /// Whether somebody is a program that sits there.
    public boolean isNetworkBot(PersonId one) {
        return networkBotSeat(one).isPresent();
    }

    /// Where a program sits; empty for everybody else.
    public Optional<Integer> networkBotSeat(PersonId one) {
        return seats.stream()
                .filter(seat -> seat.isNetworkBot() && seat.person().equals(Optional.of(one)))
                .map(Seat::seat)
                .findFirst();
    }

    /// Whether a bot plays in any of its seats, one of this server or somebody's program.
    public boolean hasBots() {
        return seats.stream().anyMatch(seat -> seat.playedBy().isPresent() || seat.isNetworkBot());
    }

    /// Whether an actor is a seat where a bot of this server plays now: none does while the game waits for somebody to
    /// come back.
    public boolean isBot(int actor) {
        return actor >= 0 && seats.get(actor).playedBy().isPresent() && !awaitsReturn();
    }

    /// Whether an actor is the seat of a program that plays itself now.
    public boolean isNetworkBot(int actor) {
        return actor >= 0
                && seats.get(actor).isNetworkBot()
                && seats.get(actor).playedBy().isEmpty()
                && !awaitsReturn();
    }

    /// Whether anybody may still sit down.
    public boolean hasFreeSeat() {
        return seats.stream().anyMatch(seat -> seat.kind() == SeatKind.FREE);
    }

    /// One seat.
    ///
    /// A bot without a level is a network bot: a program that somebody has seated, or that has gone since.
    ///
    /// @param paint its colour
    /// @param person who sits there: a person, or a network bot
    /// @param name what they are called; empty if there is nobody
    /// @param owner what the owner of a network bot is called; empty for everybody else
    /// @param bot the bot's level; empty if there is none
    /// @param substitute the bot that plays for the person, if the person doesn't
    /// @param holiday until when the person is on holiday, in milliseconds since 1970, be it past; empty if they
    ///     have said nothing of one, or that they are back
    /// @param contribution what the person has added to the seed, 64 hex digits
    public record Seat(
            int seat,
            Paint paint,
            SeatKind kind,
            Optional<PersonId> person,
            String name,
            String owner,
            String bot,
            Optional<Substitute> substitute,
            Optional<Long> holiday,
            Optional<String> contribution) {
        private Seat(int seat, SeatKind kind, Optional<PersonId> person, String name, String bot) {
            this(
                    seat,
                    Paint.ofSeat(seat),
                    kind,
                    person,
                    name,
                    "",
                    bot,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        /// A seat for whoever has the link.
        public static Seat free(int seat) {
            return new Seat(seat, SeatKind.FREE, Optional.empty(), "", "");
        }

        /// A person's seat.
        public static Seat of(int seat, PersonId person) {
            return new Seat(seat, SeatKind.PERSON, Optional.of(person), "", "");
        }

        /// The seat of somebody who isn't of this server, or who has gone.
        ///
        /// @param name what they were called; empty if nobody knows any more
        public static Seat ofStranger(int seat, String name) {
            return new Seat(seat, SeatKind.PERSON, Optional.empty(), name, "");
        }

        /// The same seat with what whoever sits there has added to the seed.
        public Seat with(Optional<String> digits) {
            return new Seat(seat, paint, kind, person, name, owner, bot, substitute, holiday, digits);
        }

        /// The same seat in another colour.
        public Seat in(Paint other) {
            return new Seat(seat, other, kind, person, name, owner, bot, substitute, holiday, contribution);
        }

        /// A bot's seat.
        public static Seat ofBot(int seat, String level) {
            return new Seat(seat, SeatKind.BOT, Optional.empty(), "", level);
        }

        /// A network bot's seat.
        public static Seat ofNetworkBot(int seat, PersonId bot) {
            return new Seat(seat, SeatKind.BOT, Optional.of(bot), "", "");
        }

        /// Whether somebody's program sits in it.
        public boolean isNetworkBot() {
            return kind == SeatKind.BOT && bot.isEmpty();
        }

        /// Whether whoever sits in it, or may yet sit down, waits for the others: bots of this server
        /// don't.
        public boolean mayWait() {
            return kind != SeatKind.BOT || isNetworkBot();
        }

        /// The level of the bot of this server that plays in it, be it the bot's own seat or not; empty where
        /// nobody, a person or somebody's program plays.
        public Optional<String> playedBy() {
            return kind == SeatKind.BOT && !isNetworkBot() ? Optional.of(bot) : substitute.map(Substitute::bot);
        }

        /// Whether its person has left the game for good.
        boolean hasResigned() {
            return substitute
                    .filter(one -> one.reason() == Substitute.Reason.RESIGNED)
                    .isPresent();
        }

        /// Whether it is a person's who hasn't resigned, even if a bot plays there for now.
        public boolean mayBePlayedByPerson() {
            return kind == SeatKind.PERSON && !hasResigned();
        }

        /// Whether a person sits in it and plays.
        public boolean isPlayedByPerson() {
            return kind == SeatKind.PERSON && substitute.isEmpty();
        }
    }
}
