package dev.anden.server.table;

import dev.anden.engine.State;
import dev.anden.protocol.Abandonment;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Answer;
import dev.anden.table.Change;
import dev.anden.table.Play;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// People of a table go and come back, or let a bot play meanwhile. Each speaks for the own seat.
final class Leaving {
    private static final Logger LOG = LoggerFactory.getLogger(Leaving.class);

    private final Services services;
    private final LiveTable table;

    Leaving(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// The person leaves for good; whoever else sits there becomes the host, if the person was.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int resign(Optional<PersonId> person, String command) {
        return turn(
                person,
                command,
                "resign",
                seat -> new Resigned(seat, table.bots().substitute()));
    }

    /// A bot plays until the person comes back.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int stepAway(Optional<PersonId> person, String command) {
        return turn(
                person,
                command,
                "step away",
                seat -> new HandedOver(seat, table.bots().substitute(), Substitute.Reason.LEFT));
    }

    /// The person plays again.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int comeBack(Optional<PersonId> person, String command) {
        return turn(person, command, "come back", (play, seat) -> play.comeBack(seat, Optional.of(command)));
    }

    /// The clocks go on.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int endPause(Optional<PersonId> person, String command) {
        return turn(person, command, "end pause", WentOn::new);
    }

    /// A bot takes a seat over. Nothing happens if one plays there already.
    void handOver(int seat, Substitute.Reason reason) {
        Play play = table.game().started();
        if (play.changeCompany(new HandedOver(seat, table.bots().substitute(), reason), Optional.empty())
                instanceof Change change) {
            carryOut(play, change, Optional.empty());
        }
    }

    /// A network bot is there again, and plays itself from now on; nothing happens if it does already.
    void resume(int seat) {
        Play play = table.game().started();
        if (play.substitute(seat).isPresent()
                && play.changeCompany(new CameBack(seat), Optional.empty()) instanceof Change change) {
            carryOut(play, change, Optional.empty());
        }
    }

    /// Bots take over where somebody's time is up; when that will next be is written down.
    void expire() {
        Play play = table.game().started();
        if (play.clocks().outOfTime(services.counted()).isEmpty()) {
            services.clocks().postpone(table.id(), play.clocks().deadline(), services.counted());
        } else {
            handOverLate(play);
        }
    }

    /// Bots take over where somebody's time is up at a table whose game is in memory and goes on; otherwise
    /// nothing is written.
    void expireIfLoaded() {
        table.game().running().ifPresent(this::handOverLate);
    }

    /// Whoever is on holiday by then loses nothing, be it that the table hasn't been told yet.
    private void handOverLate(Play play) {
        if (!play.clocks().outOfTime(services.counted()).isEmpty()) {
            table.holidaymakers().compare();
        }
        play.clocks().outOfTime(services.counted()).forEach(seat -> handOver(seat, Substitute.Reason.TIME));
    }

    /// A game in play at which nothing has happened since a time, and nobody is there, ends without a result. A
    /// rated one goes on: who let it stand has resigned, for otherwise nobody would have to lose a game. Where it
    /// waits for somebody on holiday, who has said so, nothing becomes of it.
    ///
    /// @param before in milliseconds since 1970
    /// @return whether anything has become of it
    boolean abandonIfOld(long before) {
        if (!table.absences().isDeserted() || !services.ages().isOldGame(table.id(), before)) {
            return false;
        }
        List<Integer> missing = missing();
        if (missing.stream().anyMatch(this::isOnHoliday)) {
            return false;
        }
        if (missing.isEmpty() || !table.stored().rated()) {
            abandon(Abandonment.DESERTED);
        } else {
            missing.forEach(this::resign);
        }
        return true;
    }

    private boolean isOnHoliday(int seat) {
        return Optional.ofNullable(table.game().started().holidays().get(seat))
                .filter(holiday -> holiday.until() > services.clock().millis())
                .isPresent();
    }

    /// The seats of people without whom the game doesn't go on.
    private List<Integer> missing() {
        Play play = table.game().started();
        return table.stored().seats().stream()
                .filter(seat -> seat.person().isPresent() && seat.mayBePlayedByPerson())
                .filter(seat -> table.stored().awaitsReturn() || (seat.isPlayedByPerson() && play.asks(seat.seat())))
                .map(StoredTable.Seat::seat)
                .toList();
    }

    private void resign(int seat) {
        Play play = table.game().started();
        Answer resigned = play.changeCompany(new Resigned(seat, table.bots().substitute()), Optional.empty());
        carryOut(play, Committing.required(resigned), Optional.empty());
    }

    /// The game, which is in play, ends without a result.
    void abandon(Abandonment reason) {
        Play play = table.game().started();
        carryOut(
                play,
                Committing.required(play.changeCompany(new Abandoned(play.actor(), reason), Optional.empty())),
                Optional.empty());
    }

    private int turn(Optional<PersonId> person, String command, String text, IntFunction<CompanyEvent> event) {
        return turn(person, command, text, (play, seat) -> play.changeCompany(event.apply(seat), Optional.of(command)));
    }

    private int turn(Optional<PersonId> person, String command, String text, Wish wish) {
        return new Once(table).carryOut(person, command, text, seat -> {
            Play play = table.game().started();
            Change change = Committing.required(wish.of(play, seat));
            int version = play.version() + change.size();
            carryOut(play, change, Optional.of(new StoredCommand(command, seat, text, version)));
            return version;
        });
    }

    /// What somebody in a seat wishes for.
    private interface Wish {
        Answer of(Play play, int seat);
    }

    /// Writes that the people of the table have changed something, and tells it.
    void carryOut(Play play, Change change, Optional<StoredCommand> command) {
        long at = table.committing().commit(play, change, command, nextHost(change));
        table.refreshIfPossible();
        table.asking()
                .review(play, table.absences().attendance(), services.clock().millis());
        table.pausing().endFor(change);
        LOG.atInfo()
                .addKeyValue("table", table.id())
                .addKeyValue(
                        "event", change.events(State.SPECTATOR, at).getFirst().event())
                .log("The people of a table have changed something");
        table.telling().progress(viewpoint -> change.events(viewpoint, at));
    }

    /// Whoever is the host when the host has left for good: somebody who is there rather than somebody who isn't.
    private Optional<PersonId> nextHost(Change change) {
        boolean leaves = change instanceof Change.CompanyChanged changed
                && changed.event() instanceof Resigned
                && table.stored()
                        .seatOf(Optional.of(table.stored().host()))
                        .equals(Optional.of(changed.event().seat()));
        return leaves ? heir() : Optional.empty();
    }

    /// Who becomes the host when the present one goes; empty if nobody else is there.
    Optional<PersonId> heir() {
        PersonId host = table.stored().host();
        return table.stored().seats().stream()
                .filter(StoredTable.Seat::isPlayedByPerson)
                .filter(seat -> !seat.person().equals(Optional.of(host)))
                .min(Comparator.comparing(seat -> !table.audience().isPresent(seat.person())))
                .flatMap(StoredTable.Seat::person);
    }
}
