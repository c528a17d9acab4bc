package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.EndSilence;
import dev.anden.protocol.ClientMessage.Report;
import dev.anden.protocol.ClientMessage.Say;
import dev.anden.protocol.ClientMessage.SayPhrase;
import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.talk.ReadyPhrase;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What people say at a table.
@Tag("store")
class TalkTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private RunningServer server;
    private Duel duel;

    @BeforeEach
    void start() {
        server = SERVER.running();
        duel = Duel.start(server);
        duel.ana().named("Ana");
        duel.bea().named("Bea");
    }

    @Test
    void what_is_said_is_heard_by_all_and_by_whoever_comes_later_and_after_a_restart() {
        Guest eva = new Guest(server).named("Eva");
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table());
                LiveClient watcher = eva.watch(duel.table())) {
            assertThat(ana.await("watching").get("names").get(0).asString()).isEqualTo("Eva");
            watcher.await("welcome");

            assertHeard(ana.order(id -> new Say(id, "  <b>Hola</b>\nBea  ")));
            assertHeard(bea.order(id -> new SayPhrase(id, ReadyPhrase.WELL_PLAYED)));
            assertHeard(watcher.order(id -> new Say(id, "I only watch")));

            JsonNode own = said(ana, 1);
            assertThat(own.get("own").asBoolean()).isTrue();
            JsonNode line = said(bea, 1);
            assertThat(line.get("text").asString()).isEqualTo("<b>Hola</b> Bea");
            assertThat(line.get("name").asString()).isEqualTo("Ana");
            assertThat(line.get("seat").asInt()).isZero();
            assertThat(line.get("own").asBoolean()).isFalse();
            assertThat(said(watcher, 2).get("phrase").asString()).isEqualTo("well-played");
            assertThat(said(ana, 3).get("seat").isNull()).isTrue();
        }
        server = SERVER.restart();
        try (LiveClient later = new Guest(server).watch(duel.table())) {
            assertThat(lines(later)).containsExactly("Ana: <b>Hola</b> Bea", "Bea: well-played", "Eva: I only watch");
        }
    }

    @Test
    void what_somebody_said_has_the_name_that_they_have_now() {
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            assertHeard(say(ana, "before", "Hello"));
        }
        duel.ana().named("Anabel");

        try (LiveClient bea = duel.bea().watch(duel.table())) {
            assertThat(lines(bea)).containsExactly("Anabel: Hello");
        }
    }

    @Test
    void of_whoever_is_renamed_everybody_is_told_the_name_and_nothing_that_was_said_again() {
        Guest eva = new Guest(server).named("Eva");
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient watcher = eva.watch(duel.table())) {
            assertHeard(watcher.order(id -> new Say(id, "Hello")));
            assertHeard(ana.order(id -> new Say(id, "Hello, Eva")));
            assertHeard(watcher.order(id -> new Say(id, "Bye")));
            said(ana, 3);

            eva.named("Evita");
            JsonNode renamed = ana.await("renamed");
            assertThat(renamed.get("lines").toString()).isEqualTo("[1,3]");
            assertThat(renamed.get("name").asString()).isEqualTo("Evita");

            eva.named("Evita");
            eva.delete("/api/me/silenced/nobody");
            assertHeard(watcher.order(id -> new EndSilence(id, "nobody")));
            assertHeard(watcher.order(id -> new Say(id, "Here I am")));
            assertThat(ana.await(any -> !any.get("type").asString().equals("watching"))
                            .get("type")
                            .asString())
                    .isEqualTo("said");
        }
    }

    @Test
    void whoever_is_called_something_else_again_and_again_is_told_to_wait(@TempDir Path folder) {
        var limits = Limited.CHANGES.only(new Limits.Rate(2, 0.001));
        try (RunningServer strict =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            Guest eva = new Guest(strict).named("Eva").named("Evita");

            assertProblem(eva.put("/api/me", new Person("Eva")), 429, "too-many-requests");
            assertThat(eva.named("Evita").me().name()).isEqualTo("Evita");
        }
    }

    @Test
    void what_is_sent_twice_is_said_once() {
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            assertHeard(say(ana, "once", "Hello"));
            assertHeard(say(ana, "once", "Hello"));
            assertHeard(say(ana, "another", "Bye"));
        }
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            assertThat(lines(bea)).containsExactly("Ana: Hello", "Ana: Bye");
        }
    }

    @Test
    void people_talk_in_the_waiting_room_too() {
        TableInfo open = duel.ana().createTable("me", "friend");
        try (LiveClient ana = duel.ana().watch(open.id());
                LiveClient bea = duel.bea().watch(open.id())) {
            assertThat(ana.await("watching").get("names").get(0).asString()).isEqualTo("Bea");
            assertHeard(bea.order(id -> new Say(id, "Shall I sit down?")));
            assertThat(said(ana, 1).get("seat").isNull()).isTrue();
            duel.bea().sitDown(open.id(), 1);
            assertThat(ana.await("watching").get("names")).isEmpty();
            assertHeard(bea.order(id -> new SayPhrase(id, ReadyPhrase.HELLO)));
            assertThat(said(ana, 2).get("seat").asInt()).isEqualTo(1);
        }
    }

    @Test
    void what_cannot_be_seen_changes_the_direction_or_is_too_long_is_refused_with_a_sentence() {
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            assertProblem(ana.order(id -> new Say(id, " \n ")), "bad-line");
            assertProblem(ana.order(id -> new Say(id, "x".repeat(281))), "bad-line");
            assertProblem(ana.order(id -> new Say(id, "abc\u202Ecba")), "hidden-in-line");
            assertProblem(ana.order(id -> new Say(id, "a\u200Bb")), "hidden-in-line");
            assertProblem(ana.order(id -> new Say(id, "a\u0007b")), "hidden-in-line");
            assertProblem(ana.order(id -> new Say(id, "a\u034fb")), "hidden-in-line");
            assertProblem(ana.order(id -> new Say(id, "a \u0335b")), "marks-in-line");
            assertProblem(ana.order(id -> new Say(id, "Z\u0301\u0301\u0301\u0301algo")), "marks-in-line");
            assertHeard(ana.order(id -> new Say(id, "😀".repeat(280))));
            ana.sendText("{\"type\":\"sayPhrase\",\"command\":\"x\",\"phrase\":\"nonsense\"}");
            assertProblem(ana.await("problem"), "bad-message");
        }
    }

    @Test
    void whoever_is_muted_is_not_heard_until_that_ends_and_hears_everything() {
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            assertHeard(bea.order(id -> new Say(id, "blah")));
            said(ana, 1);
            assertProblem(ana.order(id -> new Silence(id, new Whom.Seated(0), SilenceKind.MUTE)), "is-yourself");
            assertProblem(ana.order(id -> new Silence(id, new Whom.Speaker(7), SilenceKind.MUTE)), "no-such-line");
            assertProblem(ana.order(id -> new Silence(id, new Whom.Seated(7), SilenceKind.MUTE)), "no-such-seat");

            JsonNode answer = ana.order(id -> new Silence(id, new Whom.Speaker(1), SilenceKind.MUTE));
            assertHeard(answer);
            JsonNode talk = talk(ana, told -> told.get("silenced").size() == 1);
            assertThat(talk.get("lines")).isEmpty();
            assertThat(talk.get("silenced").get(0).get("name").asString()).isEqualTo("Bea");

            assertHeard(bea.order(id -> new Say(id, "blah blah")));
            assertHeard(ana.order(id -> new Say(id, "Your turn")));
            said(bea, 3);
            said(ana, 3);
            assertThat(bea.received()).as("nobody is told").noneMatch(text -> text.contains("\"type\":\"talk\""));
            assertThat(ana.received()).noneMatch(text -> text.contains("blah blah"));

            String id = talk.get("silenced").get(0).get("id").asString();
            assertHeard(ana.order(command -> new EndSilence(command, id)));
            assertThat(talk(ana, told -> told.get("silenced").isEmpty()).get("lines"))
                    .hasSize(3);
        }
    }

    @Test
    void whoever_is_blocked_does_not_sit_down_at_ones_tables_and_is_not_told_why() {
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            assertHeard(ana.order(id -> new Silence(id, new Whom.Seated(1), SilenceKind.BLOCK)));
            assertHeard(ana.order(id -> new Silence(id, new Whom.Seated(1), SilenceKind.MUTE)));
        }
        String anas = duel.ana().createTable("me", "friend").id();
        String beas = duel.bea().createTable("me", "friend").id();

        assertProblem(duel.bea().post("/api/tables/%s/seats/1".formatted(anas), List.of()), 403, "no-seat-here");
        assertThat(duel.ana().get("/api/tables").body()).contains(anas).doesNotContain(beas);
        assertThat(new Guest(server).get("/api/tables").body()).contains(anas, beas);
        assertThat(new Guest(server).sitDown(anas, 1).you()).contains(1);
    }

    @Test
    void whoever_says_very_much_is_told_to_wait(@TempDir Path folder) {
        var limits = Limited.only(
                Map.of(Limited.TALK, new Limits.Rate(2, 0.001), Limited.REPORTS, new Limits.Rate(1, 0.001)));
        try (RunningServer strict =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            Duel busy = Duel.start(strict);
            try (LiveClient ana = busy.ana().watch(busy.table());
                    LiveClient bea = busy.bea().watch(busy.table())) {
                assertHeard(ana.order(id -> new Say(id, "one")));
                assertHeard(say(ana, "last", "two"));
                assertProblem(ana.order(id -> new Say(id, "three")), "too-much-talk");
                assertHeard(say(ana, "last", "two"));
                assertHeard(bea.order(id -> new Say(id, "mine")));
                assertHeard(bea.order(id -> new Report(id, new Whom.Speaker(1), "")));
                assertProblem(bea.order(id -> new Report(id, new Whom.Speaker(2), "")), "too-many-requests");
            }
        }
    }

    @Test
    void only_the_last_500_lines_are_kept() {
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            for (int number = 1; number <= 503; number++) {
                String text = "line " + number;
                ana.send(new Say(text, text));
            }
            ana.answer("line 503");
        }
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            assertThat(lines(bea)).hasSize(500).startsWith("Ana: line 4").endsWith("Ana: line 503");
        }
    }

    @Test
    void a_report_is_kept_with_what_was_said_and_is_handled_while_the_server_runs() throws StartFailure {
        ServerOptions options = SERVER.options();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            assertHeard(ana.order(id -> new Say(id, "You fool")));
            assertHeard(bea.order(id -> new SayPhrase(id, ReadyPhrase.SORRY)));
            assertHeard(bea.order(id -> new Report(id, new Whom.Speaker(1), "She is rude")));
        }

        List<Reports.Told> told = fromHere(Reports.of(options, false));

        assertThat(told).hasSize(1);
        assertThat(told.getFirst().report().by()).isEqualTo("Bea");
        assertThat(told.getFirst().report().about()).isEqualTo("Ana");
        assertThat(told.getFirst().report().note()).isEqualTo("She is rude");
        assertThat(told.getFirst().report().line()).hasValue(1);
        assertThat(told.getFirst().report().handled()).isEmpty();
        assertThat(told.getFirst().lines()).extracting(line -> line.text()).containsExactly("You fool", "");
        String id = told.getFirst().report().id();
        assertThat(Reports.handle(options, "nonsense", Instant.EPOCH)).isFalse();
        assertThat(Reports.handle(options, id, Instant.now())).isTrue();
        assertThat(fromHere(Reports.of(options, false))).isEmpty();
        assertThat(fromHere(Reports.of(options, true))).hasSize(1);
    }

    @Test
    void a_report_that_is_sent_again_is_kept_once() throws StartFailure {
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            assertHeard(ana.order(id -> new Say(id, "You fool")));
            var report = new Report("again", new Whom.Speaker(1), "She is rude");
            bea.send(report);
            assertHeard(bea.answer("again"));
            bea.send(report);
            assertHeard(bea.answer("again"));
        }

        assertThat(fromHere(Reports.of(SERVER.options(), false))).hasSize(1);
    }

    /// Those of the test's own table.
    private List<Reports.Told> fromHere(List<Reports.Told> all) {
        return all.stream()
                .filter(told -> told.report().table().equals(duel.table()))
                .toList();
    }

    @Test
    void what_somebody_said_is_in_their_data_and_goes_with_them() {
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            assertHeard(ana.order(id -> new Say(id, "words of Ana")));
            assertHeard(bea.order(id -> new Say(id, "words of Bea")));
            assertHeard(ana.order(id -> new Silence(id, new Whom.Seated(1), SilenceKind.MUTE)));
            assertHeard(bea.order(id -> new Report(id, new Whom.Speaker(1), "a note")));
            String data = duel.ana().get("/api/account/data").body();
            assertThat(data).contains("words of Ana", "\"mute\"").doesNotContain("words of Bea", "Bea");
            said(bea, 2);

            assertThat(duel.ana()
                            .post("/api/account/farewell", new Farewell(""))
                            .statusCode())
                    .isEqualTo(200);

            assertThat(talk(bea, told -> true).get("lines")).hasSize(1);
        }
        assertThat(everythingKept()).contains("words of Bea").doesNotContain("words of Ana");
    }

    private String everythingKept() {
        try {
            return Reports.of(SERVER.options(), true).toString()
                    + lines(duel.bea().watch(duel.table()));
        } catch (StartFailure failure) {
            throw new AssertionError(failure);
        }
    }

    private static JsonNode say(LiveClient live, String command, String text) {
        live.send(new Say(command, text));
        return live.answer(command);
    }

    private static void assertHeard(JsonNode answer) {
        assertThat(answer.get("type").asString()).as("%s", answer).isEqualTo("heard");
    }

    /// A line as it was told just now; those that were read already are looked through too.
    private static JsonNode said(LiveClient live, int number) {
        return live.received().stream()
                .map(text -> Guest.JSON.readTree(text))
                .filter(message -> isLine(message, number))
                .findFirst()
                .orElseGet(() -> live.await(message -> isLine(message, number)))
                .get("line");
    }

    private static boolean isLine(JsonNode message, int number) {
        return message.get("type").asString().equals("said")
                && message.get("line").get("number").asInt() == number;
    }

    /// What is told as a whole, and is as wanted; what was read already counts too, the latest first.
    private static JsonNode talk(LiveClient live, Function<JsonNode, Boolean> wanted) {
        return live.received().reversed().stream()
                .map(text -> Guest.JSON.readTree(text))
                .filter(message -> isTalk(message, wanted))
                .findFirst()
                .orElseGet(() -> live.await(message -> isTalk(message, wanted)));
    }

    private static boolean isTalk(JsonNode message, Function<JsonNode, Boolean> wanted) {
        return message.get("type").asString().equals("talk") && wanted.apply(message);
    }

    /// What somebody hears who has just come.
    private static List<String> lines(LiveClient live) {
        return live.await("talk")
                .get("lines")
                .valueStream()
                .map(line -> line.get("name").asString() + ": "
                        + (line.get("phrase").isNull()
                                ? line.get("text").asString()
                                : line.get("phrase").asString()))
                .toList();
    }
}
