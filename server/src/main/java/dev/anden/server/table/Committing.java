package dev.anden.server.table;

import dev.anden.engine.State;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.LogConflict;
import dev.anden.server.store.StoredCommand;
import dev.anden.server.store.StoredEarlyChoice;
import dev.anden.server.store.StoredLine;
import dev.anden.server.store.Writing;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Writes what was computed, and makes it what the table is once it is written: in this order, so that nobody
/// is ever told of a ply that a crash could take back.
final class Committing {
    private static final Logger LOG = LoggerFactory.getLogger(Committing.class);

    private final Services services;
    private final LiveTable table;

    Committing(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// Writes the plies of an advance.
    ///
    /// @return when, in milliseconds since 1970
    /// @throws RequestRefused `not-saved` or `stale-version`; then nothing has changed
    long commit(Play play, Advance advance, Optional<StoredCommand> command) {
        long at = services.clock().millis();
        boolean over = advance.state().actor() == State.NOBODY;
        var writing = new Writing(
                written(advance, play.version(), at),
                command,
                advance.spent(),
                over ? Optional.of(TableStatus.OVER) : Optional.empty(),
                toAct(play, advance));
        write(() -> services.log().append(table.id(), writing));
        play.take(advance.steps(), advance.spent(), at);
        services.metrics().written(advance.steps().size());
        if (over) {
            table.become(TableStatus.OVER);
            services.metrics().gameFinished();
            LOG.atInfo()
                    .addKeyValue("table", table.id())
                    .addKeyValue("plies", play.version())
                    .log("Game over");
        }
        return at;
    }

    /// Writes that the last ply is taken back.
    ///
    /// @return when, in milliseconds since 1970
    /// @throws RequestRefused `not-saved` or `stale-version`; then nothing has changed
    long takeBack(Play play, StoredCommand command) {
        long at = services.clock().millis();
        State before = play.history().beforeLast();
        var line = new StoredLine(
                play.version(),
                command.seat(),
                "",
                before.hash(),
                at,
                Optional.of(command.id()),
                OptionalInt.of(play.history().last().orElseThrow().line()));
        Set<Integer> toAct = Play.toAct(before, play.early().keySet());
        var writing = new Writing(List.of(line), Optional.of(command), List.of(), Optional.empty(), toAct);
        write(() -> services.log().append(table.id(), writing));
        play.takeBack(before, at);
        services.metrics().takenBack();
        return at;
    }

    /// Writes that a kept choice is taken back.
    ///
    /// @throws RequestRefused `not-saved` or `stale-version`; then nothing has changed
    void giveUp(Play play, StoredEarlyChoice choice, StoredCommand command) {
        Set<Integer> toAct = Play.toAct(play.state(), without(play.early().keySet(), choice.seat()));
        write(() -> services.log().giveUp(table.id(), choice, command, toAct));
        play.early().remove(choice.seat());
        services.metrics().takenBack();
    }

    /// Writes a choice that has to wait for its turn.
    ///
    /// @throws RequestRefused `not-saved` or `stale-version`; then nothing has changed
    void keep(Play play, StoredEarlyChoice choice, Optional<StoredCommand> command) {
        Set<Integer> toAct = without(play.toAct(), choice.seat());
        write(() -> services.log().keep(table.id(), choice, command, toAct));
        play.early().put(choice.seat(), choice);
    }

    /// Writes the beginning of a game at an open table.
    ///
    /// @throws RequestRefused `not-saved` or `stale-version`; then nothing has changed
    void open(Writing opening) {
        write(() -> services.log().append(table.id(), opening));
        services.metrics().written(opening.lines().size());
        table.become(TableStatus.PLAYING);
    }

    /// A client's command, if it was carried out before.
    Optional<StoredCommand> done(String command) {
        return services.log().command(table.id(), command);
    }

    /// The plies of an advance as the log takes them.
    ///
    /// @param first the number of the log's next line
    static List<StoredLine> written(Advance advance, int first, long at) {
        List<Step> steps = advance.steps();
        return IntStream.range(0, steps.size())
                .mapToObj(number -> steps.get(number).written(first + number, at))
                .toList();
    }

    private static Set<Integer> toAct(Play play, Advance advance) {
        Set<Integer> chosen = new HashSet<>(play.early().keySet());
        advance.spent().forEach(choice -> chosen.remove(choice.seat()));
        return Play.toAct(advance.state(), chosen);
    }

    private static Set<Integer> without(Set<Integer> seats, int seat) {
        Set<Integer> others = new HashSet<>(seats);
        others.remove(seat);
        return others;
    }

    private void write(Runnable writing) {
        try {
            services.metrics().timed(writing);
        } catch (LogConflict conflict) {
            table.distrust();
            throw new RequestRefused(ProblemCode.STALE_VERSION, "Somebody else was faster; this is how things stand.");
        } catch (DataAccessException | TransactionException failure) {
            table.distrust();
            services.metrics().writeFailed();
            LOG.atError()
                    .addKeyValue("table", table.id())
                    .addKeyValue("reason", failure.getMostSpecificCause().getMessage())
                    .log("A table could not be written");
            throw new RequestRefused(
                    ProblemCode.NOT_SAVED, "It could not be saved, so it has not happened; try again.");
        }
    }
}
