package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.State;
import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.DevicePerson;
import dev.anden.protocol.MyGames;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.account.Companion;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.Me;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.Recovery;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class HotSeatTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Guest ana;
    private Guest stranger;

    @BeforeEach
    void come() {
        ana = SERVER.guest().named("Ana");
        stranger = SERVER.guest();
    }

    @Test
    void two_people_of_one_device_play_and_each_sees_only_their_own_hand() {
        String table = anaAndLuis();

        assertThat(here(ana, table))
                .containsExactly(
                        new DevicePerson(0, "Ana", Optional.of(0), true),
                        new DevicePerson(1, "Luis", Optional.of(1), false));
        try (LiveClient live = ana.watchAs(table, "nobody")) {
            live.await("welcome");
            assertThat(live.position().get("view").get("observer").asInt()).isEqualTo(State.SPECTATOR);
            assertThat(live.choices()).isEmpty();
            assertThat(live.table().get("you").isNull()).isTrue();
            live.awaitTable(now -> now.get("seats").get(0).get("present").asBoolean()
                    && now.get("seats").get(1).get("present").asBoolean());
        }
        List<String> anas = offered(table, "0");
        List<String> luis = offered(table, "1");
        assertThat(anas).isNotEmpty().doesNotContainAnyElementsOf(luis);
        try (LiveClient live = ana.watchAs(table, "1")) {
            live.awaitTurn();
            assertThat(live.table().get("you").asInt()).isEqualTo(1);
            assertAccepted(live.chooseFirst());
        }
    }

    @Test
    void nobody_else_speaks_for_a_companion() {
        String table = anaAndLuis();

        assertThat(here(stranger, table)).extracting(DevicePerson::seat).containsOnly(Optional.empty());
        assertProblem(stranger.get("/api/tables/" + table + "?as=1"), 403, "no-such-companion");
        assertProblem(sit(stranger, table, 1, 1), 403, "no-such-companion");
        assertRefused(() -> stranger.watchAs(table, "1"));

        stranger.post("/api/companions", new Person("Eva"));
        assertThat(stranger.table(table + "?as=1").you()).isEmpty();
        try (LiveClient live = stranger.watchAs(table, "1")) {
            live.await("welcome");
            assertThat(live.position().get("view").get("observer").asInt()).isEqualTo(State.SPECTATOR);
        }
    }

    @Test
    void only_a_companion_of_the_device_can_be_spoken_for_and_only_at_tables() {
        String table = anaAndLuis();

        for (String wrong : List.of("2", "5")) {
            assertProblem(ana.get("/api/tables/" + table + "?as=" + wrong), 403, "no-such-companion");
        }
        for (String wrong : List.of("0", "6", "-1", "01", "", "x", "nobody", "1&as=1")) {
            assertProblem(ana.get("/api/tables/" + table + "?as=" + wrong), 400, "bad-message");
        }
        for (String path : List.of("/api/session", "/api/recovery", "/api/companions", "/api/account")) {
            assertProblem(ana.post(path + "?as=1", new Person("x")), 400, "bad-message");
        }
        assertThat(ana.me().name()).isEqualTo("Ana");
        assertThat(Guest.read(ana.get("/api/me?as=1"), Me.class).name()).isEqualTo("Luis");
        assertThat(ana.me().name()).isEqualTo("Ana");
    }

    @Test
    void a_device_has_five_companions_at_most_and_each_a_name() {
        IntStream.rangeClosed(1, 5)
                .forEach(number ->
                        assertThat(add(ana, "Guest " + number)).isEqualTo(new Companion(number, "Guest " + number)));
        assertProblem(ana.post("/api/companions", new Person("One more")), 409, "too-many-companions");
        assertProblem(stranger.post("/api/companions", new Person(" ")), 400, "bad-name");
        assertThat(stranger.me().companions()).isEmpty();

        ana.delete("/api/companions/2");

        assertThat(ana.me().companions()).extracting(Companion::number).containsExactly(1, 3, 4, 5);
        assertThat(add(ana, "Instead").number()).isEqualTo(2);
    }

    @Test
    void a_game_of_two_at_one_device_does_not_count_for_ratings() {
        TableInfo rated = ana.createRatedTable("ttr-usa", "me", "friend", "friend");
        assertThat(rated.rated()).isTrue();
        stranger.sitDown(rated.id(), 2);
        assertThat(ana.table(rated.id()).rated()).isTrue();
        add(ana, "Luis");

        assertThat(sit(ana, rated.id(), 1, 1).statusCode()).isEqualTo(200);

        assertThat(stranger.table(rated.id()).rated()).isFalse();
    }

    @Test
    void a_companion_takes_the_seat_along_to_a_device_of_their_own() {
        String table = anaAndLuis();
        Recovery link = Guest.read(ana.post("/api/account/recovery?as=1", List.of()), Recovery.class);

        assertProblem(ana.post("/api/recovery/look", link), 409, "is-companion");
        assertProblem(ana.post("/api/recovery", link), 409, "is-companion");
        assertThat(ana.table(table).you()).contains(0);

        assertThat(stranger.post("/api/recovery", link).statusCode()).isEqualTo(200);
        assertThat(stranger.me().name()).isEqualTo("Luis");
        assertThat(stranger.table(table).you()).contains(1);

        stranger.post("/api/account", new Protection("luis", "a quiet platform"));
        assertProblem(ana.get("/api/tables/" + table + "?as=1"), 403, "no-such-companion");
        assertThat(ana.me().companions()).isEmpty();
    }

    @Test
    void what_one_of_a_device_agrees_to_is_agreed_to_by_all_of_it() {
        TableInfo open = ana.createTable("me", "friend", "friend");
        add(ana, "Luis");
        sit(ana, open.id(), 1, 1);
        stranger.sitDown(open.id(), 2);
        ana.start(open.id());
        try (LiveClient luis = ana.watchAs(open.id(), "1");
                LiveClient other = stranger.watch(open.id())) {
            assertAccepted(luis.order(ProposeEnd::new));
            String proposal = other.awaitQuestion();
            assertThat(other.table().get("proposal").get("agreed").toString()).isEqualTo("[0,1]");
            other.order(command -> (ClientMessage) new AnswerProposal(command, proposal, true));
        }
        assertThat(ana.table(open.id()).status()).isEqualTo(TableStatus.UNFINISHED);
    }

    @Test
    void whoever_goes_leaves_the_companions_where_they_are() {
        String table = anaAndLuis();

        ana.post("/api/account/farewell", new Farewell(""));

        assertThat(ana.me().companions()).containsExactly(new Companion(1, "Luis"));
        TableInfo now = ana.table(table + "?as=1");
        assertThat(now.you()).contains(1);
        assertThat(now.seats().getFirst().substitute()).isPresent();

        ana.post("/api/account/farewell?as=1", new Farewell(""));
        assertThat(ana.me().companions()).isEmpty();
        assertThat(ana.table(table).seats().get(1).name()).isEmpty();
    }

    @Test
    void a_game_that_waits_for_a_companion_waits_for_the_device() {
        String table = anaAndLuis();
        choose(table, "0");

        assertThat(ana.ask("/api/me/waiting", WaitingGames.class).tables()).containsExactly(table);
        MyGames games = ana.ask("/api/me/games", MyGames.class);
        assertThat(games.games()).hasSize(1).allMatch(MyGames.MyGame::waits);
        assertThat(games.games().getFirst().table().you()).contains(0);

        choose(table, "1");
        assertThat(ana.ask("/api/me/waiting", WaitingGames.class).tables()).containsExactly(table);
    }

    @Test
    void all_of_a_device_play_again() {
        String table = anaAndLuis();
        try (LiveClient live = ana.watchAs(table, "1")) {
            live.awaitTurn();
            assertAccepted(live.order(ProposeEnd::new));
        }

        TableInfo next = ana.rematch(table);
        TableInfo same = Guest.table(ana.post("/api/tables/" + table + "/rematch?as=1", List.of()));

        assertThat(same.id()).isEqualTo(next.id());
        assertThat(same.seats()).extracting(TableInfo.SeatInfo::kind).containsOnly(SeatKind.PERSON);
        assertThat(next.you()).contains(1);
        assertThat(same.you()).contains(0);
        assertThat(ana.start(next.id()).status()).isEqualTo(TableStatus.PLAYING);
    }

    private String anaAndLuis() {
        TableInfo open = ana.createTable("me", "friend");
        assertThat(add(ana, "Luis")).isEqualTo(new Companion(1, "Luis"));
        assertThat(sit(ana, open.id(), 1, 1).statusCode()).isEqualTo(200);
        ana.start(open.id());
        return open.id();
    }

    private List<String> offered(String table, String as) {
        try (LiveClient live = watch(table, as)) {
            live.awaitTurn();
            return live.position()
                    .get("view")
                    .get("offered")
                    .valueStream()
                    .map(ticket -> ticket.asString())
                    .toList();
        }
    }

    private void choose(String table, String as) {
        try (LiveClient live = watch(table, as)) {
            live.awaitTurn();
            assertAccepted(live.chooseFirst());
        }
    }

    private LiveClient watch(String table, String as) {
        return as.equals("0") ? ana.watch(table) : ana.watchAs(table, as);
    }

    private static Companion add(Guest guest, String name) {
        return Guest.read(guest.post("/api/companions", new Person(name)), Companion.class);
    }

    private static HttpResponse<String> sit(Guest guest, String table, int seat, int as) {
        return guest.post("/api/tables/%s/seats/%d?as=%d".formatted(table, seat, as), List.of());
    }

    private static List<DevicePerson> here(Guest guest, String table) {
        return List.of(guest.ask("/api/tables/" + table + "/here", DevicePerson[].class));
    }

    private static void assertRefused(Runnable opening) {
        Assertions.assertThatThrownBy(opening::run)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(WebSocketHandshakeException.class);
    }
}
