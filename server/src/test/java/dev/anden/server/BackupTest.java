package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.engine.Phrase;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("sqlite")
class BackupTest {
    private static final Instant NOW = Instant.parse("2026-11-22T10:30:00Z");

    @TempDir
    Path folder;

    private Path data;
    private Path copy;

    @BeforeEach
    void name() {
        data = folder.resolve("data");
        copy = folder.resolve("copy.db");
    }

    @Test
    void a_backup_of_a_running_server_has_everything_that_was_accepted_and_can_be_put_back() throws Exception {
        Duel duel;
        int version;
        String later;
        try (RunningServer server = TestServers.start(data)) {
            duel = Duel.start(server).chooseTickets();
            version = duel.ana().table(duel.table()).version();

            Backups.make(data, copy);

            later = duel.ana().createTable("me", "friend").id();
        }
        Optional<Path> former = Backups.restore(copy, data, NOW);

        assertThat(former).hasValue(data.resolve("anden.db.until-20261122-103000"));
        try (RunningServer server = TestServers.start(data)) {
            duel.at(server);
            assertThat(duel.ana().table(duel.table()).version()).isEqualTo(version);
            assertThat(duel.ana().get("/api/tables/" + later).statusCode()).isEqualTo(404);
        }
        Path elsewhere = folder.resolve("elsewhere");
        assertThat(Backups.restore(former.orElseThrow(), elsewhere, NOW)).isEmpty();
        try (RunningServer server = TestServers.start(elsewhere)) {
            assertThat(duel.at(server).ana().table(later).id()).isEqualTo(later);
        }
    }

    @Test
    void what_a_dead_server_left_beside_a_database_that_has_gone_is_put_aside_too() throws Exception {
        Databases.open(data).close();
        Backups.make(data, copy);
        Path left = Files.createDirectory(folder.resolve("left"));
        Files.writeString(left.resolve("anden.db-wal"), "pages of another database");

        assertThat(Backups.restore(copy, left, NOW)).isEmpty();

        assertThat(left.resolve("anden.db-wal")).doesNotExist();
        assertThat(left.resolve("anden.db.until-20261122-103000-wal")).hasContent("pages of another database");
        Databases.open(left).close();
    }

    @Test
    void a_backup_is_for_its_owner_alone_and_is_never_overwritten() throws Exception {
        Databases.open(data).close();
        Backups.make(data, copy);

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
                .isEqualTo("rw-------");
        assertCode("backup-exists", () -> Backups.make(data, copy));
    }

    @Test
    void of_several_backups_of_one_name_at_once_one_is_made_and_is_whole_and_the_others_are_told() throws Exception {
        try (RunningServer server = TestServers.start(data)) {
            Duel.start(server).chooseTickets();
        }
        List<Callable<Optional<String>>> makers = Collections.nCopies(8, () -> {
            try {
                Backups.make(data, copy);
                return Optional.empty();
            } catch (StartFailure failure) {
                return Optional.of(failure.code());
            }
        });
        var refused = new ArrayList<String>();
        try (ExecutorService threads = Executors.newFixedThreadPool(makers.size())) {
            for (Future<Optional<String>> made : threads.invokeAll(makers)) {
                made.get().ifPresent(refused::add);
            }
        }

        assertThat(refused).hasSize(makers.size() - 1).containsOnly("backup-exists");
        assertThat(folder).isDirectoryNotContaining("glob:**.unfinished");
        Backups.restore(copy, folder.resolve("elsewhere"), NOW);
    }

    @Test
    void what_is_in_the_way_of_a_backup_is_named_and_not_the_database() throws Exception {
        Databases.open(data).close();
        Path lost = folder.resolve("nowhere").resolve("copy.db");

        assertThatThrownBy(() -> Backups.make(data, lost))
                .hasMessage("The file %s can't be written: there is no folder %s.", lost, lost.getParent());
        assertThatThrownBy(() -> Backups.make(data, folder)).hasMessage("%s is a folder; name a file in it.", folder);
        assertThatThrownBy(() -> Backups.restore(folder, data, NOW))
                .hasMessage("%s is a folder; name a file in it.", folder);
        Files.writeString(copy, "these are not the bytes of a database\n".repeat(99));
        assertThatThrownBy(() -> Backups.restore(copy, data, NOW))
                .hasMessage("The file %s isn't a backup of Andén.", copy);
    }

    @Test
    void a_file_that_is_no_backup_stays_what_it_is() throws Exception {
        for (String text : List.of("", "SQLite", "anything")) {
            Files.writeString(copy, text);

            assertCode("backup-foreign", () -> Backups.restore(copy, data, NOW));

            assertThat(copy).hasContent(text);
        }
    }

    @Test
    void another_program_s_database_stays_what_it_is() throws Exception {
        Path theirs = folder.resolve("it's 100% theirs? #1.db");
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + copy);
                Statement statement = other.createStatement()) {
            statement.execute("create table theirs (id integer)");
        }
        Files.move(copy, theirs);
        byte[] before = Files.readAllBytes(theirs);

        assertCode("backup-foreign", () -> Backups.restore(theirs, data, NOW));

        assertThat(theirs).hasBinaryContent(before);
        assertThat(folder).isDirectoryNotContaining("glob:**-{wal,shm,journal}");
    }

    @Test
    void a_backup_that_is_put_back_stays_what_it_is() throws Exception {
        Databases.open(data).close();
        Backups.make(data, copy);
        byte[] before = Files.readAllBytes(copy);
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("r--------"));

        Backups.restore(copy, folder.resolve("other"), NOW);

        assertThat(copy).hasBinaryContent(before);
        assertThat(folder).isDirectoryNotContaining("glob:**-{wal,shm,journal}");
    }

    @Test
    void what_a_restore_that_was_interrupted_has_left_is_put_back_like_any_other_backup() throws Exception {
        Databases.open(data).close();
        Path left = data.resolve("anden.db.arriving");
        Backups.make(data, left);
        byte[] before = Files.readAllBytes(left);

        Backups.restore(left, data, NOW);

        assertThat(left).hasBinaryContent(before);
        Databases.open(data).close();
    }

    /// A log that was moved before its database, or after it, would be lost to it if that were all that happened.
    @Test
    void what_is_replaced_is_kept_as_one_file_with_all_that_a_killed_server_has_accepted() throws Exception {
        Left left = playUntilKilled();

        Path former = Backups.restore(copy, left.folder(), NOW).orElseThrow();

        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.copy(former, elsewhere.resolve("anden.db"));
        left.assertGoesOn(elsewhere);
        assertThat(left.folder()).isDirectoryNotContaining("glob:**-{wal,shm}");
    }

    @Test
    void whoever_restores_twice_within_a_second_keeps_both_databases_that_were_replaced() throws Exception {
        String table;
        try (RunningServer server = TestServers.start(data)) {
            Backups.make(data, copy);
            table = new Guest(server).createTable("me", "friend").id();
        }

        Path first = Backups.restore(copy, data, NOW).orElseThrow();
        Path second = Backups.restore(copy, data, NOW).orElseThrow();

        assertThat(second).isNotEqualTo(first);
        Backups.restore(first, folder.resolve("elsewhere"), NOW);
        try (RunningServer server = TestServers.start(folder.resolve("elsewhere"))) {
            assertThat(new Guest(server).table(table).id()).isEqualTo(table);
        }
    }

    @Test
    void a_damaged_database_is_replaced_and_kept_with_what_was_beside_it() throws Exception {
        Databases.open(data).close();
        Backups.make(data, copy);
        Path left = Files.createDirectory(folder.resolve("left"));
        Files.writeString(left.resolve("anden.db"), "these are not the bytes of a database");
        Files.writeString(left.resolve("anden.db-wal"), "nor these");

        Path former = Backups.restore(copy, left, NOW).orElseThrow();

        assertThat(former).hasContent("these are not the bytes of a database");
        assertThat(left.resolve(former.getFileName() + "-wal")).hasContent("nor these");
        assertThat(TestServers.soundTables(ServerOptions.of(left))).isZero();
    }

    @Test
    void what_is_only_in_the_log_beside_a_database_is_put_back_too() throws Exception {
        Left left = playUntilKilled();
        Path log = left.folder().resolve("anden.db-wal");
        assertThat(log).isNotEmptyFile();
        byte[] before = Files.readAllBytes(log);
        Path elsewhere = folder.resolve("elsewhere");

        Backups.restore(left.folder().resolve("anden.db"), elsewhere, NOW);

        assertThat(log).hasBinaryContent(before);
        left.assertGoesOn(elsewhere);
    }

    /// The system's administrator may look anywhere, and sees that there is nothing.
    @Test
    void what_is_in_a_folder_that_nobody_may_look_into_is_not_told_as_missing() throws Exception {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
        boolean mayLook = System.getProperty("user.name").equals("root");
        try {
            assertCode(
                    mayLook ? "backup-missing" : "database-closed",
                    () -> Backups.restore(closed.resolve("copy.db"), data, NOW));
            assertCode(mayLook ? "database-missing" : "database-closed", () -> Backups.make(closed, copy));
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }

    /// Whoever isn't the system's administrator gives nothing away, and restores their own.
    @Test
    void what_is_put_back_belongs_to_whoever_the_folder_belongs_to() throws Exception {
        Databases.open(data).close();
        Backups.make(data, copy);
        Path other = Files.createDirectory(folder.resolve("other"));
        boolean mayGive = System.getProperty("user.name").equals("root");
        if (mayGive) {
            Files.setOwner(
                    other, other.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        }

        Backups.restore(copy, other, NOW);

        try (Stream<Path> files = Files.list(other)) {
            assertThat(files)
                    .hasSize(2)
                    .allSatisfy(file -> assertThat(Files.getOwner(file)).isEqualTo(Files.getOwner(other)));
        }
        assertThat(Files.getOwner(other).getName().equals("nobody")).isEqualTo(mayGive);
    }

    @Test
    void a_running_server_keeps_its_database() throws Exception {
        try (RunningServer server = TestServers.start(data)) {
            Backups.make(data, copy);

            assertCode("data-in-use", () -> Backups.restore(copy, data, NOW));
            assertThat(new Guest(server).createTable("me", "friend").id()).isNotEmpty();
        }
    }

    @Test
    void what_is_no_backup_is_not_put_in_place_of_a_database() throws Exception {
        Databases.open(data).close();
        Files.writeString(copy, "these are not the bytes of a database\n".repeat(99));

        assertCode("backup-foreign", () -> Backups.restore(copy, data, NOW));
        assertCode("backup-missing", () -> Backups.restore(folder.resolve("nothing"), data, NOW));
        assertCode("database-missing", () -> Backups.make(folder.resolve("nothing"), folder.resolve("other.db")));
        Path foreign = Files.createDirectory(folder.resolve("foreign"));
        Files.createFile(foreign.resolve("anden.db"));
        assertCode("database-foreign", () -> Backups.make(foreign, folder.resolve("other.db")));
        assertThat(folder.resolve("other.db")).doesNotExist();
        assertThat(TestServers.soundTables(ServerOptions.of(data))).isZero();
    }

    @Test
    void a_check_of_a_running_server_s_data_names_the_tables_that_cannot_be_opened() throws Exception {
        Duel damaged;
        Duel old;
        try (RunningServer server = TestServers.start(data)) {
            damaged = Duel.start(server);
            old = Duel.start(server);
            Duel.start(server);
        }
        try (Database database = Databases.open(data)) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 7")
                    .param(damaged.table())
                    .update());
            database.write(client -> client.sql("update game_table set rules_version = 0 where id = ?")
                    .param(old.table())
                    .update());
        }
        try (RunningServer server = TestServers.start(data)) {
            List<DataCheck.Damaged> told = new ArrayList<>();
            DataCheck.Sum sum = DataCheck.run(ServerOptions.of(data), told::add);

            assertThat(server.port()).isPositive();
            assertThat(sum).isEqualTo(new DataCheck.Sum(3, 2, List.of()));
            assertThat(told)
                    .extracting(DataCheck.Damaged::table, DataCheck.Damaged::code)
                    .containsExactlyInAnyOrder(
                            tuple(damaged.table(), "table-damaged"), tuple(old.table(), "other-rules"));
            assertThat(told)
                    .filteredOn(table -> table.table().equals(damaged.table()))
                    .allSatisfy(table -> assertThat(table.fact("reason").toString())
                            .matches("the state after \".+\" isn't what it was"));
        }
    }

    @Test
    void a_check_looks_at_more_tables_than_it_reads_at_once_and_tells_each_as_soon_as_it_is_found() throws Exception {
        String damaged;
        try (RunningServer server = TestServers.start(data)) {
            damaged = Duel.start(server).table();
        }
        int more = 2 * DataCheck.AT_A_TIME + 1;
        try (Database database = Databases.open(data)) {
            database.write(client -> {
                client.sql("update ply set hash = hash + 1 where table_id = ? and line = 7")
                        .param(damaged)
                        .update();
                client.sql("with recursive number (n) as (select 1 union all select n + 1 from number where n < ?)"
                                + " insert into game_table (id, game, rules_version, host, status, seed, created, options,"
                                + " time_control, rated, imported, spectators, listed, changed)"
                                + " select 'zz' || n, game, rules_version, host, 'open', seed, created, options,"
                                + " time_control, rated, imported, spectators, listed, changed"
                                + " from number, game_table where id = ?")
                        .params(more, damaged)
                        .update();
                client.sql("insert into seat (table_id, seat, kind, bot, to_act)"
                                + " select id, number, 'free', '', 0 from game_table,"
                                + " (select 0 as number union all select 1) where id like 'zz%'")
                        .update();
            });
        }
        List<DataCheck.Damaged> told = new ArrayList<>();
        DataCheck.Sum sum = DataCheck.run(ServerOptions.of(data), told::add);

        assertThat(sum).isEqualTo(new DataCheck.Sum(more + 1, 1, List.of()));
        assertThat(sum.isFine()).isFalse();
        assertThat(told).extracting(DataCheck.Damaged::table).containsExactly(damaged);
    }

    @Test
    void a_check_finds_a_database_that_is_not_sound() throws Exception {
        try (RunningServer server = TestServers.start(data)) {
            Duel.start(server);
        }
        try (Database database = Databases.open(data)) {
            database.write(client -> {
                client.sql("pragma writable_schema = on").update();
                client.sql(
                                "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'seat')"
                                        + " where name = 'early_choice'")
                        .update();
            });
        }

        DataCheck.Sum sum = DataCheck.run(ServerOptions.of(data), told -> {});

        assertThat(sum.faults()).isNotEmpty();
        assertThat(sum.isFine()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            drop table node                                  | the table node is missing
            drop table ply                                   | the table ply is missing
            alter table report drop column note              | the table report has no column note
            delete from game_table                           | the table ply has rows (
            """)
    void a_check_says_in_a_sentence_what_a_database_lacks(String change, String sentence) throws Exception {
        try (RunningServer server = TestServers.start(data)) {
            Duel.start(server);
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("anden.db"));
                Statement statement = connection.createStatement()) {
            statement.execute(change);
        }

        DataCheck.Sum sum = DataCheck.run(ServerOptions.of(data), told -> {});

        assertThat(sum.faults()).extracting(Phrase::toString).anyMatch(fault -> fault.startsWith(sentence));
        assertThat(sum.isFine()).isFalse();
    }

    private static void assertCode(String code, ThrowingCallable called) {
        assertThatThrownBy(called)
                .isInstanceOf(StartFailure.class)
                .extracting(failure -> ((StartFailure) failure).code())
                .isEqualTo(code);
    }

    /// A game is played, with a backup in [#copy], until the server is killed.
    private Left playUntilKilled() throws IOException, StartFailure {
        Path left = Files.createDirectory(folder.resolve("left"));
        try (RunningServer server = TestServers.start(data)) {
            Duel duel = Duel.start(server).chooseTickets();
            Backups.make(data, copy);
            for (String name : List.of("anden.db", "anden.db-wal")) {
                Files.copy(data.resolve(name), left.resolve(name));
            }
            return new Left(left, duel, duel.ana().table(duel.table()).version());
        }
    }

    /// What a server leaves behind that was killed.
    ///
    /// @param folder with its database, and the log beside that
    /// @param duel that was played there
    /// @param version how far that had come
    private record Left(Path folder, Duel duel, int version) {
        void assertGoesOn(Path data) {
            try (RunningServer server = TestServers.start(data)) {
                assertThat(duel.at(server).ana().table(duel.table()).version()).isEqualTo(version);
            }
        }
    }
}
