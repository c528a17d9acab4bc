package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.account.Protection;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.operator.OperatorStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("store")
class InspectionTest {
    private static final Set<TableStatus> ALL = EnumSet.allOf(TableStatus.class);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void whoever_runs_a_server_looks_through_it_while_people_play() throws StartFailure {
        ServerOptions options = TestServers.options(folder);
        try (RunningServer server = TestServers.start(options)) {
            Guest ana = new Guest(server).named("Ana 100%");
            ana.post("/api/account", new Protection("ana", "a quiet platform"));
            Guest bea = new Guest(server).named("Bea Ángel");
            String open = ana.createTable("me", "friend").id();
            String playing = ana.createTable("me", "random").id();
            String ended = ended(bea);

            try (Inspection inspection = Inspection.of(options)) {
                assertThat(ids(inspection.tables(ALL, Long.MAX_VALUE, 1)))
                        .containsExactlyInAnyOrder(open, playing, ended);
                assertThat(ids(inspection.tables(EnumSet.of(TableStatus.OPEN), Long.MAX_VALUE, 1)))
                        .containsExactly(open);
                assertThat(inspection.tables(ALL, Long.MAX_VALUE, 2)).isEmpty();
                assertThat(inspection.pagesOfTables(ALL, Long.MAX_VALUE)).isEqualTo(1);
                assertThat(inspection.pagesOfTables(ALL, yesterday())).isZero();
                assertThat(inspection.pagesOfPeople("ANA", Long.MAX_VALUE)).isEqualTo(1);
                assertThat(inspection.pagesOfPeople("n%", Long.MAX_VALUE)).isZero();
                assertThat(inspection.tables(ALL, yesterday(), 1)).isEmpty();

                assertThat(inspection.people("", Long.MAX_VALUE, 1))
                        .extracting(OperatorStore.Person::name)
                        .containsExactlyInAnyOrder("Ana 100%", "Bea Ángel");
                assertThat(inspection.people("ANA", Long.MAX_VALUE, 1)).hasSize(1);
                for (String angel : List.of("ángel", "ÁNGEL", "Ángel")) {
                    assertThat(inspection.people(angel, Long.MAX_VALUE, 1))
                            .as(angel)
                            .hasSize(1);
                }
                assertThat(inspection.people("0%", Long.MAX_VALUE, 1)).hasSize(1);
                assertThat(inspection.people("n%", Long.MAX_VALUE, 1)).isEmpty();
                assertThat(inspection.people("", yesterday(), 1)).isEmpty();

                PersonId host = inspection.table(open).orElseThrow().host();
                OperatorStore.Person found = inspection.person(host.text()).orElseThrow();
                assertThat(found.handle()).contains("ana");
                assertThat(found.tables()).isEqualTo(2);
                assertThat(inspection.tablesOf(host))
                        .extracting(StoredTable::id)
                        .contains(open, playing);
                assertThat(inspection.table("nonsense")).isEmpty();
                assertThat(inspection.person("nonsense")).isEmpty();

                assertThat(inspection.export(inspection.table(ended).orElseThrow()))
                        .isEqualTo(bea.export(ended));
                StoredTable running = inspection.table(playing).orElseThrow();
                assertThatThrownBy(() -> inspection.export(running)).isInstanceOf(RequestRefused.class);
            }
        }
    }

    /// A table whose game has ended without a result.
    private static String ended(Guest guest) {
        String table = guest.createTable("me", "random").id();
        try (LiveClient live = guest.watch(table)) {
            live.awaitTurn();
            assertAccepted(live.order(ProposeEnd::new));
        }
        return table;
    }

    private static long yesterday() {
        return Instant.now().minus(Duration.ofDays(1)).toEpochMilli();
    }

    private static List<String> ids(List<Inspection.Found> tables) {
        return tables.stream().map(found -> found.table().id()).toList();
    }
}
