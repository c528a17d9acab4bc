package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.State;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.RunStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.testing.Gathered;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestDatabases;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Line;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("store")
class AppendingTest {
    private static final long AT = PlainTable.CREATED;
    private static final PersonId ANA = new PersonId("ana");
    private static final PersonId BEA = new PersonId("bea");

    @TempDir
    Path folder;

    private Database database;
    private PlyLog log;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        log = new PlyLog(database);
        new RunStore(database).begin(AT);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void what_happens_at_many_tables_at_once_is_written_at_each_of_them_in_one_transaction() {
        List<String> tables = tables(21);
        long before = database.commits();

        answer(tables.stream().map(table -> at(table, 0, 3, Set.of(1))).toList());

        // The one that they waited behind, and theirs.
        assertThat(database.commits() - before).isEqualTo(2);
        for (String table : tables) {
            assertThat(log.from(table, 0).lines()).isEqualTo(lines(table, 0, 3));
            assertThat(toAct(table)).containsExactly(0, 1);
            assertThat(log.command(table, "command 0")).contains(command(0, 3));
        }
    }

    @Test
    void whom_a_table_waits_for_is_known_seat_by_seat() {
        String table = table("table");

        log.append(table, at(table, 0, 1, Set.of(0, 1)).writing());
        assertThat(toAct(table)).containsExactly(1, 1);
        log.append(table, at(table, 1, 1, Set.of(0)).writing());
        assertThat(toAct(table)).containsExactly(1, 0);
        log.append(table, at(table, 2, 1, Set.of()).writing());
        assertThat(toAct(table)).containsExactly(0, 0);
    }

    @Test
    void of_two_writers_of_a_line_the_second_is_told_and_leaves_its_neighbours_alone() {
        List<String> tables = tables(5);
        log.append(tables.get(2), at(tables.get(2), 0, 2, Set.of(0)).writing());

        List<CompletableFuture<Integer>> answers =
                answer(tables.stream().map(table -> at(table, 0, 2, Set.of(1))).toList());

        for (int number = 0; number < tables.size(); number++) {
            String table = tables.get(number);
            if (number == 2) {
                assertThatThrownBy(answers.get(number)::join).hasCauseInstanceOf(LogConflict.class);
                assertThat(toAct(table)).containsExactly(1, 0);
            } else {
                assertThat(answers.get(number)).isCompletedWithValue(0);
                assertThat(toAct(table)).containsExactly(0, 1);
            }
            assertThat(log.version(table)).isEqualTo(2);
        }
    }

    @Test
    void a_fence_keeps_out_whoever_thinks_of_an_older_table() {
        List<String> tables = tables(3);
        String moved = tables.get(0);
        String keeping = tables.get(1);
        log.append(moved, at(moved, 0, 1, Set.of(0)).writing());
        log.append(keeping, keeping(keeping).writing());

        List<CompletableFuture<Integer>> answers = answer(List.of(
                fenced(at(moved, 1, 1, Set.of(0)), 0, List.of()),
                fenced(at(keeping, 0, 1, Set.of(0)), 0, List.of()),
                fenced(at(tables.get(2), 0, 1, Set.of(0)), 0, List.of())));

        assertThatThrownBy(answers.get(0)::join).hasCauseInstanceOf(LogConflict.class);
        assertThatThrownBy(answers.get(1)::join).hasCauseInstanceOf(LogConflict.class);
        assertThat(answers.get(2)).isCompletedWithValue(0);
        answer(List.of(
                fenced(at(moved, 1, 1, Set.of(0)), 1, List.of()), fenced(at(keeping, 0, 1, Set.of(0)), 0, List.of(1))));
        assertThat(log.version(moved)).isEqualTo(2);
        assertThat(log.version(keeping)).isEqualTo(1);
        assertThat(tended(moved)).isEqualTo("me");
    }

    @Test
    void what_happens_seldom_is_written_with_its_own_table() {
        List<String> tables = tables(3);
        var over = new Line.CompanyChanged(
                0, new HandedOver(1, "greedy", Substitute.Reason.TIME), 7, AT, Optional.empty());

        answer(List.of(
                at(tables.get(0), 0, 1, Set.of(0)),
                new Append(tables.get(1), writing(List.of(over), Set.of(0))),
                keeping(tables.get(2))));

        assertThat(substitutes(tables.get(0))).containsExactly("", "");
        assertThat(substitutes(tables.get(1))).containsExactly("", "greedy");
        assertThat(log.from(tables.get(2), 0).kept()).containsExactly(early());
    }

    @Test
    void clocks_are_kept_with_the_last_line_and_say_when_the_next_runs_out() {
        List<String> tables = tables(2);

        answer(List.of(
                clocked(tables.get(0), OptionalLong.of(AT + 500)), clocked(tables.get(1), OptionalLong.empty())));

        assertThat(new ClockStore(database).due(AT + 500, 10)).containsExactly(tables.get(0));
        assertThat(new ClockStore(database).next()).hasValue(AT + 500);
        assertThat(log.clocks(tables.get(1)).orElseThrow().left()).containsExactly(60L, 70L);
    }

    @Test
    void what_was_taken_back_is_no_choice_any_more_be_it_one_or_all_since_one() {
        List<String> tables = tables(3);
        append(
                tables.get(0),
                played(0, State.CHANCE),
                played(1, 0),
                played(2, 1),
                played(3, State.CHANCE),
                played(4, 1),
                new Line.WentBack(5, 0, 1, 5, AT, Optional.empty()),
                played(6, 0),
                new Line.TookBack(7, 0, 6, 7, AT, Optional.empty()),
                played(8, 0));
        append(
                tables.get(1),
                played(0, 0),
                played(1, 1),
                played(2, State.CHANCE),
                new Line.WentBack(3, 1, 1, 3, AT, Optional.empty()),
                played(4, 1),
                played(5, 0));
        append(tables.get(2), played(0, State.CHANCE));

        assertThat(log.choices(tables)).isEqualTo(Map.of(tables.get(0), 1, tables.get(1), 3));
    }

    private void append(String table, Line... lines) {
        log.append(table, writing(List.of(lines), Set.of(0)));
    }

    private static Line played(int line, int actor) {
        return new Line.Played(line, actor, "draw", line, AT, Optional.empty());
    }

    private List<CompletableFuture<Integer>> answer(List<Append> appends) {
        List<CompletableFuture<Integer>> answers = Gathered.call(
                database,
                appends.stream()
                        .<IntSupplier>map(append -> () -> {
                            log.append(append.table(), append.writing());
                            return 0;
                        })
                        .toList());
        answers.forEach(answer -> answer.exceptionally(failure -> 0).join());
        return answers;
    }

    private List<String> tables(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> table("table " + number))
                .toList();
    }

    private String table(String id) {
        PlainTable.keep(
                database,
                PlainTable.of(id, TableStatus.PLAYING, StoredTable.Seat.of(0, ANA), StoredTable.Seat.of(1, BEA)));
        return id;
    }

    /// Some lines, caused by a command of the first seat.
    private static Append at(String table, int from, int count, Set<Integer> toAct) {
        Writing plain = writing(lines(table, from, count), toAct);
        return new Append(table, with(plain, Optional.of(command(from, from + count)), plain.fence()));
    }

    private static Append fenced(Append append, int version, List<Integer> early) {
        var fence = new Writing.Fence(version, early, Optional.of("me"));
        return new Append(
                append.table(), with(append.writing(), append.writing().command(), Optional.of(fence)));
    }

    /// A choice that waits for its turn.
    private static Append keeping(String table) {
        return new Append(
                table,
                new Writing(
                        List.of(),
                        Optional.empty(),
                        Optional.of(early()),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Set.of(0),
                        List.of(),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static EarlyChoice early() {
        return new EarlyChoice(1, "draw", Optional.of("early"));
    }

    private static Append clocked(String table, OptionalLong deadline) {
        return new Append(
                table,
                new Writing(
                        lines(table, 0, 2),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new WrittenClocks(List.of(60L, 70L), deadline, AT)),
                        Set.of(0),
                        List.of(),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Writing writing(List<Line> lines, Set<Integer> toAct) {
        return new Writing(
                lines,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                toAct,
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private static Writing with(Writing writing, Optional<StoredCommand> command, Optional<Writing.Fence> fence) {
        return new Writing(
                writing.lines(),
                command,
                writing.kept(),
                writing.dropped(),
                writing.status(),
                writing.host(),
                writing.ending(),
                writing.clocks(),
                writing.toAct(),
                writing.reminders(),
                writing.contributions(),
                fence);
    }

    private static List<Line> lines(String table, int from, int count) {
        var lines = new ArrayList<Line>();
        for (int line = from; line < from + count; line++) {
            lines.add(new Line.Played(
                    line, 0, "%s, %d".formatted(table, line), line, AT, Optional.of("command " + from)));
        }
        return lines;
    }

    private static StoredCommand command(int from, int version) {
        return new StoredCommand("command " + from, 0, "draw", version);
    }

    private List<Integer> toAct(String table) {
        return database.read(client -> client.sql("select to_act from seat where table_id = ? order by seat")
                .param(table)
                .query(Integer.class)
                .list());
    }

    private List<String> substitutes(String table) {
        return database.read(
                client -> client.sql("select coalesce(substitute, '') from seat where table_id = ? order by seat")
                        .param(table)
                        .query(String.class)
                        .list());
    }

    private String tended(String table) {
        return database.read(client -> client.sql("select tended_by from game_table where id = ?")
                .param(table)
                .query(String.class)
                .single());
    }
}
