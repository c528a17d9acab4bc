package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.ImportReport.ImportedFile;
import dev.anden.protocol.past.OwnNote;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What people write down of a game, each for themselves alone.
@Tag("store")
class OwnNoteTest {
    private static final String WORDS = "She hoards green: block the north";
    private static final String PASSWORD = "a quiet platform";

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void a_note_is_kept_for_whoever_wrote_it_and_told_to_nobody_else() {
        Duel duel = SERVER.duel();

        assertThat(write(duel.ana(), duel.table(), WORDS, 0)).isEqualTo(new OwnNote(WORDS, 1));

        assertThat(read(duel.ana(), duel.table())).isEqualTo(new OwnNote(WORDS, 1));
        assertThat(read(duel.bea(), duel.table())).isEqualTo(new OwnNote("", 0));
        assertProblem(SERVER.guest().get(path(duel.table())), 403, "not-seated");
        assertProblem(tryWrite(SERVER.guest(), duel.table(), "Mine", 0), 403, "not-seated");
        assertProblem(SERVER.guest().named("Carl").get(path(duel.table())), 403, "not-seated");
        assertProblem(duel.ana().get(path("nowhere")), 403, "not-seated");
        for (String of : List.of("", "/people")) {
            assertThat(duel.bea().get("/api/tables/" + duel.table() + of).body())
                    .doesNotContain(WORDS);
        }
        try (LiveClient live = duel.bea().watch(duel.table())) {
            assertThat(live.await("welcome").toString()).doesNotContain(WORDS);
        }
    }

    @Test
    void what_was_changed_meanwhile_is_not_overwritten_and_what_is_so_already_is_written() {
        Duel duel = SERVER.duel();
        write(duel.ana(), duel.table(), "first", 0);
        write(duel.ana(), duel.table(), "second", 1);

        assertProblem(tryWrite(duel.ana(), duel.table(), "other", 1), 409, "note-changed");
        assertProblem(tryWrite(duel.ana(), duel.table(), "other", 0), 409, "note-changed");
        assertThat(write(duel.ana(), duel.table(), "second", 1)).isEqualTo(new OwnNote("second", 2));
        assertThat(write(duel.ana(), duel.table(), "", 2)).isEqualTo(new OwnNote("", 3));
        assertProblem(tryWrite(duel.ana(), duel.table(), "other", 2), 409, "note-changed");
    }

    @Test
    void a_note_is_no_longer_than_it_may_be_and_can_be_kept() {
        Duel duel = SERVER.duel();
        String longest = "🚋".repeat(2_000);

        assertThat(write(duel.ana(), duel.table(), longest, 0).text()).isEqualTo(longest);
        for (String bad : List.of(longest + ".", "an\\u0000end", "half a letter: \\ud83d")) {
            String note = "{\"text\": \"" + bad + "\", \"version\": 1}";
            assertProblem(
                    duel.ana()
                            .send(duel.ana()
                                    .request(path(duel.table()))
                                    .header("Content-Type", "application/json")
                                    .PUT(BodyPublishers.ofString(note))),
                    400,
                    "bad-note");
        }
        assertThat(read(duel.ana(), duel.table()).text()).isEqualTo(longest);
    }

    @Test
    void before_the_game_there_is_nothing_to_write_down() {
        Guest ana = SERVER.guest();
        String table = ana.createTable("me", "friend").id();

        assertProblem(ana.get(path(table)), 403, "not-seated");
        assertProblem(tryWrite(ana, table, WORDS, 0), 403, "not-seated");
    }

    @Test
    void one_s_own_history_tells_which_games_have_one() {
        Guest ana = SERVER.guest();
        String noted = finished(ana);
        String taken = finished(ana);
        String other = finished(ana);
        write(ana, noted, WORDS, 0);
        write(ana, taken, WORDS, 0);
        write(ana, taken, "", 1);

        assertThat(ana.ask("/api/me/history", HistoryPage.class).games())
                .extracting(PastGame::table, PastGame::noted)
                .contains(tuple(noted, true), tuple(taken, false), tuple(other, false));
    }

    @Test
    void it_is_in_the_file_with_one_s_own_data() {
        Duel duel = SERVER.duel();
        write(duel.ana(), duel.table(), WORDS, 0);

        assertThat(duel.ana().get("/api/account/data").body()).contains(WORDS);
        assertThat(duel.bea().get("/api/account/data").body()).doesNotContain(WORDS);
    }

    @Test
    void it_goes_with_a_guest_to_the_account_that_they_sign_in_to() {
        Guest ana = SERVER.guest();
        ana.post("/api/account", new Protection("noting-ana", PASSWORD));
        Guest phone = SERVER.guest();
        String table = finished(phone);
        write(phone, table, WORDS, 0);

        assertThat(phone.post("/api/session", new SignIn("noting-ana", PASSWORD))
                        .statusCode())
                .isEqualTo(200);

        assertThat(read(ana, table).text()).isEqualTo(WORDS);
    }

    @Test
    void it_goes_with_its_table() {
        Guest bea = SERVER.guest().named("Bea");
        byte[] file = bea.export(finished(bea)).getBytes(StandardCharsets.UTF_8);
        Guest ana = SERVER.guest().named("Ana");
        ImportedFile brought = ana.bring("", file).files().getFirst();
        String table = brought.table().orElseThrow();
        write(ana, table, WORDS, 0);

        assertThat(ana.delete("/api/me/history/" + table).statusCode()).isEqualTo(200);

        assertThat(ana.get("/api/account/data").body()).doesNotContain(WORDS);
        assertProblem(ana.get(path(table)), 403, "not-seated");
    }

    private static String finished(Guest guest) {
        String table = guest.createSoloTable().id();
        guest.playToTheEnd(table);
        return table;
    }

    private static String path(String table) {
        return "/api/tables/" + table + "/note";
    }

    private static OwnNote read(Guest guest, String table) {
        return guest.ask(path(table), OwnNote.class);
    }

    private static OwnNote write(Guest guest, String table, String text, int version) {
        return Guest.read(tryWrite(guest, table, text, version), OwnNote.class);
    }

    private static HttpResponse<String> tryWrite(Guest guest, String table, String text, int version) {
        return guest.put(path(table), new OwnNote(text, version));
    }
}
