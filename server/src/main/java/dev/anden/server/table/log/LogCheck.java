package dev.anden.server.table.log;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.Phrase;
import dev.anden.engine.Survivable;
import dev.anden.protocol.TableResult;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.node.Uptime;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.LogFlaw;
import dev.anden.table.Play;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.dao.DataAccessException;

/// Whether the games of tables can be brought back from their logs, and whether what else is kept of a table says the
/// same. Nothing is kept of it.
public final class LogCheck {
    private final GameCatalog games;
    private final PlyLog log;
    private final ResultStore results;
    private final PersonStore people;
    private final FaultLog faults = new FaultLog();

    public LogCheck(GameCatalog games, PlyLog log, ResultStore results, PersonStore people) {
        this.games = games;
        this.log = log;
        this.results = results;
        this.people = people;
    }

    /// What is wrong with a table.
    ///
    /// @param code `table-damaged`, `other-rules` or `game-gone` if it can't be opened; [#CONTRADICTION] if it can
    /// @param facts what a sentence about it needs, by name
    public record Fault(String code, Map<String, Object> facts) {
        /// What is kept of a table says one thing here and another one there.
        public static final String CONTRADICTION = "contradiction";

        private static Fault of(RequestRefused refused) {
            return new Fault(refused.code().toString(), refused.facts());
        }

        private static Fault of(Phrase contradiction) {
            return new Fault(CONTRADICTION, Map.of("reason", contradiction));
        }
    }

    /// What is wrong with a table; empty if nothing is.
    ///
    /// @throws DataAccessException if the database can't be read
    public Optional<Fault> fault(StoredTable table) {
        try {
            Loading.requireFit(games, table, faults);
            if (table.status() != TableStatus.OPEN) {
                Play play = new Loading(games, log, Uptime.ALWAYS, faults).load(table);
                return contradiction(table, play).or(() -> missingPerson(table)).map(Fault::of);
            }
            return missingPerson(table).map(Fault::of);
        } catch (RequestRefused refused) {
            return Optional.of(Fault.of(refused));
        } catch (DataAccessException unreadable) {
            throw unreadable;
        } catch (RuntimeException | Error failure) {
            // Whatever it is, it is told with its table, and the others are looked at.
            Survivable.require(failure);
            return Optional.of(Fault.of(Phrase.plain(Survivable.reason(failure))));
        }
    }

    private Optional<Phrase> contradiction(StoredTable table, Play play) {
        if (table.status().isPast() != play.isOver()) {
            return Optional.of(play.isOver() ? LogFlaw.ENDED.of() : LogFlaw.NO_END.of());
        }
        return play.result().filter(result -> !isKept(table, result)).map(_ -> LogFlaw.RESULT.of());
    }

    /// Times aren't compared: those of a game that was brought along are its file's.
    private boolean isKept(StoredTable table, TableResult result) {
        return results.find(table.id())
                .filter(kept -> kept.scores().equals(result.scores())
                        && kept.ranks().equals(result.ranks())
                        && kept.plies() == result.plies())
                .isPresent();
    }

    /// A person who is forgotten has no seat any more, and no table.
    private Optional<Phrase> missingPerson(StoredTable table) {
        return Stream.concat(Stream.of(table.host()), table.seats().stream().flatMap(seat -> seat.person().stream()))
                .filter(person -> !person.text().isEmpty())
                .distinct()
                .filter(person -> people.name(person).isEmpty())
                .findFirst()
                .map(person -> LogFlaw.PERSON.of("person", person.text()));
    }
}
