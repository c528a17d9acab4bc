package dev.anden.server.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.GameCatalog;
import dev.anden.server.StartFailure;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/// What is kept when no server runs any more, held against what people were answered and shown.
public final class Aftermath {
    private static final String RAN_OUT = "select count(*) from ply where table_id = ? and kind = 'handed-over'"
            + " and reason = 'time' and actor = ?";
    private static final String RAN_OUT_AGAIN = "select count(*) from (select table_id, actor from ply"
            + " where kind = 'handed-over' group by table_id, actor having count(*) > 1) again";
    private static final String TWICE = "select count(*) from (select table_id, command from ply"
            + " where command is not null group by table_id, command having count(*) > 1) twice";

    /// Of what is wrong everywhere so much is told.
    private static final int SOME = 10;

    private final Path folder;
    private final Tables tables;

    Aftermath(Path folder, Tables tables) {
        this.folder = folder;
        this.tables = tables;
    }

    public void assertSound() throws StartFailure {
        try (Database database = TestDatabases.open(folder)) {
            assertDoneOnce(database);
            assertTimeRanOutOnce(database);
            assertNobodysTimeGrew(database);
            assertNobodySawMore(database);
            System.out.println("plies in all logs: " + count(database, "select count(*) from ply"));
        }
        System.out.println("tables that replay: " + TestServers.soundTables(TestServers.options(folder)));
    }

    private void assertDoneOnce(Database database) {
        for (StubbornPlayer player : tables.players()) {
            Map<String, Integer> kept = kept(database, player.table());
            player.accepted()
                    .forEach((command, version) -> assertThat(kept.get(command))
                            .as("what %s did at %s", command, player.table())
                            .isEqualTo(version));
            assertThat(player.refused())
                    .as("what was refused at %s, and isn't done", player.table())
                    .noneMatch(kept::containsKey);
        }
        assertThat(count(database, TWICE)).as("what was done twice").isZero();
    }

    private void assertTimeRanOutOnce(Database database) {
        for (String table : tables.asleep()) {
            assertThat(List.of(ranOut(database, table, 0), ranOut(database, table, 1)))
                    .as("how often each one's time ran out at %s", table)
                    .contains(1)
                    .isSubsetOf(0, 1);
        }
        assertThat(count(database, RAN_OUT_AGAIN))
                .as("seats whose time ran out again, though nobody came back")
                .isZero();
    }

    /// No time comes back at these tables: from line to line nobody has more of it than before, and never more than
    /// at first.
    private static void assertNobodysTimeGrew(Database database) {
        Map<String, List<Long>> last = new HashMap<>();
        database.read(client -> client.sql("select table_id, line, clocks from ply where clocks is not null"
                                + " order by table_id, line")
                        .query((row, number) ->
                                new Written(row.getString("table_id"), row.getInt("line"), row.getString("clocks")))
                        .list())
                .forEach(written -> {
                    List<Long> left = written.left();
                    List<Long> before = last.getOrDefault(written.table(), left);
                    for (int seat = 0; seat < left.size(); seat++) {
                        assertThat(left.get(seat))
                                .as("time of seat %d at line %d of %s", seat, written.line(), written.table())
                                .isLessThanOrEqualTo(Math.max(0, before.get(seat)))
                                .isLessThanOrEqualTo(Tables.TIME.bank());
                    }
                    last.put(written.table(), left);
                });
        System.out.println("tables with clocks on which no time grew: " + last.size());
    }

    private void assertNobodySawMore(Database database) {
        Map<String, List<StubbornPlayer>> byTable =
                tables.players().stream().collect(Collectors.groupingBy(StubbornPlayer::table));
        var truth = new Truth(GameCatalog.installed(), database);
        List<String> complaints = byTable.entrySet().stream()
                .flatMap(table -> truth.complaints(table.getKey(), table.getValue()).stream())
                .toList();
        assertThat(complaints.stream().limit(SOME))
                .as("%d things that somebody was shown and the game doesn't show", complaints.size())
                .isEmpty();
        System.out.printf("views held against the game: %d, events: %d%n", truth.views(), truth.events());
    }

    private static int count(Database database, String question) {
        return database.read(client -> client.sql(question).query(Integer.class).single());
    }

    private static int ranOut(Database database, String table, int seat) {
        return database.read(client ->
                client.sql(RAN_OUT).params(table, seat).query(Integer.class).single());
    }

    private static Map<String, Integer> kept(Database database, String table) {
        Map<String, Integer> versions = new HashMap<>();
        database.read(client -> client.sql("select command, version from command where table_id = ?")
                .params(table)
                .query((row, number) -> Objects.isNull(versions.put(row.getString("command"), row.getInt("version"))))
                .list());
        return versions;
    }

    private record Written(String table, int line, String clocks) {
        List<Long> left() {
            return Arrays.stream(clocks.split(" ", -1)).map(Long::valueOf).toList();
        }
    }
}
