package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.NewPaint;
import dev.anden.protocol.Paint;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.Person;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// The colours of the people at a table: everybody chooses theirs before the game, and keeps it.
@Tag("store")
class PaintTest {
    private static final int WITH_PAINTS = 80;

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Guest ana;
    private Guest bea;

    @BeforeEach
    void come() {
        ana = SERVER.guest().named("Ana");
        bea = SERVER.guest().named("Bea");
    }

    @Test
    void who_wishes_for_none_gets_the_first_that_nobody_has() {
        assertPaints(ana.createTable("me", "friend", "random"), Paint.BLUE, Paint.RED, Paint.GREEN);

        TableInfo wished = create(SeatWish.me().in(Paint.RED), SeatWish.friend(), SeatWish.friend());

        assertPaints(wished, Paint.RED, Paint.BLUE, Paint.GREEN);
    }

    @Test
    void two_seats_of_one_colour_are_refused() {
        var wish = new CreateTable(
                "ttr-usa",
                List.of(SeatWish.me().in(Paint.RED), SeatWish.friend().in(Paint.RED)),
                Map.of(),
                TimeControl.NONE);

        assertProblem(ana.post("/api/tables", wish), 400, "bad-seats");
    }

    @Test
    void whoever_sits_there_chooses_and_a_bot_or_a_free_seat_swaps_with_them() {
        String table = ana.createTable("me", "friend", "random", "friend").id();
        bea.sitDown(table, 1);
        try (LiveClient watcher = SERVER.guest().watch(table)) {
            watcher.await("welcome");

            assertPaints(paint(bea, table, 1, Paint.GREEN), Paint.BLUE, Paint.GREEN, Paint.RED, Paint.YELLOW);
            assertPaints(paint(bea, table, 1, Paint.YELLOW), Paint.BLUE, Paint.YELLOW, Paint.RED, Paint.GREEN);
            assertPaints(paint(bea, table, 1, Paint.BLACK), Paint.BLUE, Paint.BLACK, Paint.RED, Paint.GREEN);
            assertPaints(paint(bea, table, 1, Paint.BLACK), Paint.BLUE, Paint.BLACK, Paint.RED, Paint.GREEN);

            watcher.awaitTable(
                    now -> now.get("seats").get(1).get("paint").asString().equals("black"));
        }
        assertThat(Stream.of(ana.ask("/api/tables", TableInfo[].class))
                        .filter(one -> one.id().equals(table)))
                .as("in lists")
                .allSatisfy(one -> assertPaints(one, Paint.BLUE, Paint.BLACK, Paint.RED, Paint.GREEN))
                .hasSize(1);
    }

    @Test
    void what_another_person_has_they_keep_and_whoever_wants_it_is_told_who_that_is() {
        String table = ana.createTable("me", "friend", "random").id();
        bea.sitDown(table, 1);

        HttpResponse<String> refused = tryToPaint(bea, table, 1, Paint.BLUE);

        assertProblem(refused, 409, "paint-taken");
        assertThat(Guest.problem(refused).facts()).containsEntry("name", "Ana");
        assertThat(Guest.problem(refused).detail()).isEqualTo("Ana has that colour at this table.");
        assertProblem(tryToPaint(ana, table, 2, Paint.RED), 409, "paint-taken");
        assertPaints(ana.table(table), Paint.BLUE, Paint.RED, Paint.GREEN);
    }

    @Test
    void the_host_chooses_for_bots_and_free_seats_and_nobody_for_other_people() {
        String table = ana.createTable("me", "friend", "random", "friend").id();
        bea.sitDown(table, 1);

        assertPaints(paint(ana, table, 2, Paint.YELLOW), Paint.BLUE, Paint.RED, Paint.YELLOW, Paint.GREEN);
        assertPaints(paint(ana, table, 3, Paint.BLACK), Paint.BLUE, Paint.RED, Paint.YELLOW, Paint.BLACK);
        assertPaints(paint(ana, table, 3, Paint.BLUE), Paint.BLACK, Paint.RED, Paint.YELLOW, Paint.BLUE);
        assertProblem(tryToPaint(ana, table, 1, Paint.GREEN), 403, "not-your-seat");
        assertProblem(tryToPaint(bea, table, 2, Paint.GREEN), 403, "not-your-seat");
        assertProblem(tryToPaint(SERVER.guest(), table, 3, Paint.GREEN), 403, "not-your-seat");
        assertProblem(tryToPaint(ana, table, 4, Paint.GREEN), 404, "no-such-seat");
    }

    @Test
    void those_who_share_a_device_swap_theirs() {
        String table = ana.createTable("me", "friend", "friend").id();
        ana.post("/api/companions", new Person("Luis"));
        ana.post("/api/tables/%s/seats/1?as=1".formatted(table), List.of());
        bea.sitDown(table, 2);

        assertPaints(paint(ana, table, 0, Paint.RED), Paint.RED, Paint.BLUE, Paint.GREEN);
        HttpResponse<String> luis =
                ana.put("/api/tables/%s/seats/1/paint?as=1".formatted(table), new NewPaint(Paint.RED));
        assertPaints(Guest.table(luis), Paint.BLUE, Paint.RED, Paint.GREEN);
        assertProblem(tryToPaint(ana, table, 0, Paint.GREEN), 409, "paint-taken");
    }

    @Test
    void whoever_sits_down_gets_the_one_that_they_like_unless_a_person_has_it() {
        String table = ana.createTable("me", "friend", "friend", "random").id();

        assertPaints(sitDown(bea, table, 1, "black"), Paint.BLUE, Paint.BLACK, Paint.GREEN, Paint.YELLOW);
        assertPaints(sitDown(SERVER.guest(), table, 2, "black"), Paint.BLUE, Paint.BLACK, Paint.GREEN, Paint.YELLOW);
        bea.delete("/api/tables/%s/seats/1".formatted(table));
        assertPaints(sitDown(bea, table, 1, "yellow"), Paint.BLUE, Paint.YELLOW, Paint.GREEN, Paint.BLACK);
        bea.delete("/api/tables/%s/seats/1".formatted(table));

        var purple = bea.post("/api/tables/%s/seats/1?paint=purple".formatted(table), List.of());
        assertThat(Guest.problem(purple).code()).isEqualTo("bad-message");
        assertThat(bea.table(table).you()).isEmpty();
    }

    @Test
    void once_the_game_has_begun_it_stays_and_goes_along_to_where_the_same_people_play_again() {
        String table = ana.createTable("me", "friend", "random").id();
        bea.sitDown(table, 1);
        paint(ana, table, 0, Paint.GREEN);
        paint(bea, table, 1, Paint.BLACK);
        assertPaints(ana.start(table), Paint.GREEN, Paint.BLACK, Paint.BLUE);

        assertProblem(tryToPaint(ana, table, 0, Paint.YELLOW), 409, "not-open");
        try (LiveClient anas = ana.watch(table);
                LiveClient beas = bea.watch(table)) {
            beas.await("welcome");
            Duel.end(anas, beas);
        }

        assertPaints(SERVER.guest().table(table), Paint.GREEN, Paint.BLACK, Paint.BLUE);
        TableInfo next = ana.rematch(table);
        assertThat(next.you()).contains(1);
        assertPaints(next, Paint.BLUE, Paint.GREEN, Paint.BLACK);
        TableInfo joined = bea.rematch(table);
        assertThat(joined.you()).contains(2);
        assertPaints(joined, Paint.BLUE, Paint.GREEN, Paint.BLACK);
    }

    @Test
    void whoever_plays_on_from_a_moment_of_a_game_does_so_in_its_colours() {
        TableInfo table =
                create(SeatWish.me().in(Paint.YELLOW), SeatWish.bot("random").in(Paint.BLACK));
        ana.playToTheEnd(table.id());
        int ply = ana.replay(table.id()).replay().codes().size() / 2;

        TableInfo branch =
                Guest.table(ana.post("/api/tables/%s/branch".formatted(table.id()), new NewBranch(ply, 1, "random")));

        assertPaints(branch, Paint.YELLOW, Paint.BLACK);
    }

    @Test
    void of_two_who_choose_one_at_the_same_moment_one_gets_it_and_the_other_is_told() {
        for (int time = 0; time < 10; time++) {
            String table = ana.createTable("me", "friend", "friend").id();
            bea.sitDown(table, 1);
            var anas = CompletableFuture.supplyAsync(() -> tryToPaint(ana, table, 0, Paint.BLACK));
            var beas = CompletableFuture.supplyAsync(() -> tryToPaint(bea, table, 1, Paint.BLACK));

            assertThat(Stream.of(anas.join(), beas.join()).map(HttpResponse::statusCode))
                    .containsExactlyInAnyOrder(200, 409);
            assertThat(ana.table(table).seats())
                    .extracting(TableInfo.SeatInfo::paint)
                    .doesNotHaveDuplicates()
                    .contains(Paint.BLACK);
        }
    }

    @Test
    void at_a_table_from_before_the_seats_have_those_of_their_numbers_and_can_be_given_others(@TempDir Path folder) {
        String table;
        Guest carla;
        try (RunningServer server = TestServers.start(folder)) {
            carla = new Guest(server).named("Carla");
            table = carla.createTable("me", "random", "friend").id();
            paint(carla, table, 0, Paint.YELLOW);
        }
        OldDatabase.before(folder, WITH_PAINTS);
        try (RunningServer server = TestServers.start(folder)) {
            Guest again = carla.at(server);

            assertPaints(again.table(table), Paint.BLUE, Paint.RED, Paint.GREEN);
            assertPaints(paint(again, table, 0, Paint.RED), Paint.RED, Paint.BLUE, Paint.GREEN);
            assertThat(again.start(again.seatBot(table, 2, "random").id()).status())
                    .isEqualTo(TableStatus.PLAYING);
        }
    }

    private TableInfo create(SeatWish... seats) {
        return Guest.table(
                ana.post("/api/tables", new CreateTable("ttr-usa", List.of(seats), Map.of(), TimeControl.NONE)));
    }

    private static TableInfo sitDown(Guest guest, String table, int seat, String liked) {
        return Guest.table(guest.post("/api/tables/%s/seats/%d?paint=%s".formatted(table, seat, liked), List.of()));
    }

    private static TableInfo paint(Guest guest, String table, int seat, Paint paint) {
        return Guest.table(tryToPaint(guest, table, seat, paint));
    }

    private static HttpResponse<String> tryToPaint(Guest guest, String table, int seat, Paint paint) {
        return guest.put("/api/tables/%s/seats/%d/paint".formatted(table, seat), new NewPaint(paint));
    }

    private static void assertPaints(TableInfo table, Paint... paints) {
        assertThat(table.seats()).extracting(TableInfo.SeatInfo::paint).containsExactly(paints);
    }
}
