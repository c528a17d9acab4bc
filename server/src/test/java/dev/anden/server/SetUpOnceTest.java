package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever isn't told that their table is set up sends the same again, or their browser does.
@Tag("store")
class SetUpOnceTest {
    private static final CreateTable FOR_TWO = wish("me", "friend");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_table_that_is_wished_for_again_by_the_same_command_is_set_up_once_and_counts_once() {
        try (RunningServer server = limited(2)) {
            Guest ana = new Guest(server);

            List<HttpResponse<String>> answers = Stream.generate(
                            () -> CompletableFuture.supplyAsync(() -> set(ana, FOR_TWO.by("once"))))
                    .limit(6)
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .toList();

            String table = Guest.table(answers.getFirst()).id();
            assertThat(answers).extracting(answer -> Guest.table(answer).id()).containsOnly(table);
            assertThat(own(ana)).containsExactly(table);
            assertThat(Guest.table(set(ana, FOR_TWO)).id()).isNotEqualTo(table);
            assertProblem(set(ana, FOR_TWO.by("another")), 429, "too-many-requests");
            assertThat(Guest.table(set(ana, FOR_TWO.by("once"))).id())
                    .as("too many or not, it is there")
                    .isEqualTo(table);
        }
    }

    @Test
    void a_command_is_its_persons_alone_and_of_one_table_as_long_as_that_is_there() {
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server);
            String table = Guest.table(set(ana, FOR_TWO.by("c"))).id();

            Guest bea = new Guest(server);
            assertThat(Guest.table(set(bea, FOR_TWO.by("c"))).id()).isNotEqualTo(table);
            assertProblem(set(ana, wish("me", "friend", "friend").by("c")), 409, "command-reused");
            assertProblem(set(ana, FOR_TWO.by(" ")), 400, "bad-message");
            assertProblem(set(ana, FOR_TWO.by("é")), 400, "bad-message");
            assertProblem(set(ana, FOR_TWO.by("c".repeat(65))), 400, "bad-message");

            bea.sitDown(table, 1);
            ana.put("/api/tables/%s/host".formatted(table), Map.of("seat", 1));
            assertThat(Guest.table(set(ana, FOR_TWO.by("c"))).hostSeat())
                    .as("whoever has set it up, be somebody else its host by now")
                    .contains(1);
            bea.delete("/api/tables/" + table);
            assertThat(Guest.table(set(ana, FOR_TWO.by("c"))).id())
                    .as("it is closed")
                    .isNotEqualTo(table);
        }
    }

    @Test
    void whoever_plays_on_from_a_moment_by_the_same_command_has_one_table_that_counts_once() {
        try (RunningServer server = limited(2)) {
            Guest ana = new Guest(server);
            String there = ana.createSoloTable().id();
            ana.playToTheEnd(there);
            int last = ana.replay(there).replay().codes().size() - 1;
            var wish = new NewBranch(last / 2, 0, "");

            TableInfo table = Guest.table(branch(ana, there, wish.by("once")));

            assertThat(Guest.table(branch(ana, there, wish.by("once"))).id()).isEqualTo(table.id());
            assertProblem(branch(ana, there, new NewBranch(last / 2 + 1, 0, "").by("once")), 409, "command-reused");
            assertProblem(set(ana, wish("me").by("once")), 409, "command-reused");
            assertProblem(branch(ana, there, wish), 429, "too-many-requests");
        }
    }

    @Test
    void whoever_is_forgotten_leaves_no_command() {
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server);
            Guest bea = new Guest(server);
            String table = Guest.table(set(ana, FOR_TWO.by("c"))).id();
            bea.sitDown(table, 1);
            ana.put("/api/tables/%s/host".formatted(table), Map.of("seat", 1));

            assertThat(ana.post("/api/account/farewell", Map.of("password", "")).statusCode())
                    .isEqualTo(200);

            assertThat(bea.table(table).id()).isEqualTo(table);
            assertThat(server.context()
                            .getBean(Database.class)
                            .<Integer>read(client -> client.sql("select count(*) from table_command")
                                    .query(Integer.class)
                                    .single()))
                    .isZero();
        }
    }

    private RunningServer limited(int tables) {
        Limits limits = Limited.TABLES.only(new Limits.Rate(tables, 0.000_01));
        return TestServers.start(TestServers.options(folder).withLimits(limits));
    }

    private static CreateTable wish(String... seats) {
        String game = seats.length == 1 ? "french-quarter" : "ttr-usa";
        return new CreateTable(game, Guest.wishes(seats), Map.of(), TimeControl.NONE);
    }

    private static HttpResponse<String> set(Guest guest, CreateTable wish) {
        return guest.post("/api/tables", wish);
    }

    private static HttpResponse<String> branch(Guest guest, String table, NewBranch wish) {
        return guest.post("/api/tables/%s/branch".formatted(table), wish);
    }

    private static List<String> own(Guest guest) {
        return Stream.of(guest.ask("/api/tables", TableInfo[].class))
                .map(TableInfo::id)
                .toList();
    }
}
