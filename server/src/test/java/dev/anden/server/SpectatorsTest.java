package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.State;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.Explain;
import dev.anden.protocol.ClientMessage.GoOn;
import dev.anden.protocol.ClientMessage.Ping;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.Resign;
import dev.anden.protocol.ClientMessage.Say;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.SpectatorView.AfterMinutes;
import dev.anden.protocol.SpectatorView.AfterTurns;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.SignIn;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OneServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Those who see all hands some time later, where the table says so.
class SpectatorsTest {
    private static final AtomicInteger NUMBERS = new AtomicInteger();
    private static final SpectatorView TWO_TURNS = new AfterTurns(2);
    private static final SpectatorView FIVE_MINUTES = new AfterMinutes(5);

    private static final MovedClock CLOCK = new MovedClock();

    @RegisterExtension
    static final OneServer SERVER = new OneServer(CLOCK);

    private RunningServer server;
    private Guest ana;
    private Guest bea;
    private Guest visitor;

    @BeforeEach
    void start() {
        server = SERVER.running();
        ana = new Guest(server).named("Ana");
        bea = new Guest(server).named("Bea");
        visitor = account();
    }

    @Test
    void all_hands_are_seen_two_turns_later_and_the_whole_table_as_it_was_then() {
        String table = begin(TWO_TURNS);
        try (LiveClient later = visitor.watch(table);
                LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            assertThat(later.await("welcome").get("position").isNull())
                    .as("two turns haven't been yet")
                    .isTrue();
            assertThat(later.table().get("late").asBoolean()).isTrue();
            assertThat(later.table().get("version").asInt()).isZero();
            first.awaitTurn();
            second.awaitTurn();
            assertThat(first.table().get("late").asBoolean()).isFalse();
            turn(first, second);
            turn(first, second);

            later.await("progress");
            assertThat(view(later).get("observer").asInt()).isEqualTo(State.EVERYTHING);
            assertThat(view(later).get("phase").asString()).isEqualTo("opening-tickets");
            for (int seat = 0; seat < 2; seat++) {
                JsonNode player = view(later).get("players").get(seat);
                assertThat(count(player.get("known"))).isEqualTo(4);
            }
            int before = later.version();
            turn(first, second);
            later.await("progress");
            assertThat(later.version()).isGreaterThan(before).isLessThan(first.version());
            assertThat(later.table().get("version").asInt()).isEqualTo(later.version());
            assertThat(later.table().get("seats").get(0).get("clock").isNull()).isTrue();
            int shown = view(later).get("players").get(0).get("revealed").size()
                    + view(later).get("players").get(1).get("revealed").size();
            assertThat(shown).as("tickets of the one who has chosen by then").isPositive();
        }
    }

    @Test
    void what_is_too_young_comes_by_itself_once_it_is_old_enough() {
        String table = begin(FIVE_MINUTES);
        try (LiveClient later = visitor.watch(table);
                LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            assertThat(later.await("welcome").get("position").isNull()).isTrue();
            first.awaitTurn();
            second.awaitTurn();
            int dealt = first.version();
            CLOCK.pass(Duration.ofMinutes(3));
            turn(first, second);
            assertSilent(later);

            CLOCK.pass(Duration.ofMinutes(2));
            later.await("progress");
            assertThat(later.version()).isEqualTo(dealt);
            assertSilent(later);

            CLOCK.pass(Duration.ofMinutes(3));
            later.await("progress");
            assertThat(later.version()).isEqualTo(first.version());
            assertSilent(later);
        }
    }

    @Test
    void whoever_comes_takes_nothing_from_those_who_are_there() {
        Guest another = account();
        String table = begin(FIVE_MINUTES);
        try (LiveClient later = visitor.watch(table);
                LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            later.await("welcome");
            first.awaitTurn();
            second.awaitTurn();

            CLOCK.pass(Duration.ofMinutes(5));
            try (LiveClient newcomer = another.watch(table)) {
                newcomer.await("welcome");
                assertThat(newcomer.version()).isEqualTo(first.version());

                later.await("progress");
                assertThat(later.version()).isEqualTo(first.version());
                assertSilent(newcomer);
            }
        }
    }

    @Test
    void at_a_table_of_which_nothing_is_said_spectators_see_what_everybody_knows() {
        String table = begin(SpectatorView.PUBLIC);
        try (LiveClient live = visitor.watch(table)) {
            live.await("welcome");
            assertPublic(live);
        }
    }

    @Test
    void nobody_sees_hands_without_an_account_that_is_older_than_the_table() {
        Guest guest = new Guest(server);
        String table = begin(TWO_TURNS);
        CLOCK.pass(Duration.ofMinutes(1));
        Guest newcomer = account();
        for (Guest each : List.of(guest, newcomer)) {
            try (LiveClient live = each.watch(table)) {
                live.await("welcome");
                assertPublic(live);
            }
        }
    }

    @Test
    void nobody_who_sits_there_or_shares_a_device_with_somebody_who_does_sees_hands() {
        Guest device = account();
        device.post("/api/companions", new Person("Luis"));
        TableInfo table = Guest.table(ana.tryCreate("ttr-usa", Map.of(), TWO_TURNS, "me", "friend"));
        Guest.read(device.post("/api/tables/%s/seats/1?as=1".formatted(table.id()), List.of()), TableInfo.class);
        ana.start(table.id());
        try (LiveClient owner = device.watch(table.id());
                LiveClient nobody = device.watchAs(table.id(), "nobody");
                LiveClient luis = device.watchAs(table.id(), "1");
                LiveClient host = ana.watch(table.id())) {
            owner.await("welcome");
            assertPublic(owner);
            nobody.await("welcome");
            assertPublic(nobody);
            luis.awaitTurn();
            assertThat(view(luis).get("observer").asInt()).isEqualTo(1);
            host.awaitTurn();
            assertThat(view(host).get("observer").asInt()).isZero();
        }
    }

    @Test
    void whoever_takes_a_seat_by_signing_in_sees_no_hands_any_more() {
        String handle = "visitor-" + NUMBERS.incrementAndGet();
        Guest watching = new Guest(server).protectedBy(handle);
        String table = begin(TWO_TURNS);
        try (LiveClient later = watching.watch(table)) {
            later.await("welcome");
            assertThat(later.table().get("late").asBoolean()).isTrue();

            bea.post("/api/session", new SignIn(handle, "una estación lejana"));

            later.awaitTable(now -> !now.get("late").asBoolean());
            assertThat(view(later).get("observer").asInt()).isEqualTo(1);
        }
    }

    @Test
    void whoever_is_there_when_the_game_begins_sees_it_later_from_its_beginning() {
        TableInfo open = Guest.table(ana.tryCreate("ttr-usa", Map.of(), TWO_TURNS, "me", "friend"));
        bea.sitDown(open.id(), 1);
        try (LiveClient later = visitor.watch(open.id())) {
            later.await("welcome");
            assertThat(later.table().get("late").asBoolean()).isFalse();
            ana.start(open.id());

            JsonNode welcome = later.await("welcome");
            assertThat(welcome.get("position").isNull()).isTrue();
            assertThat(later.table().get("late").asBoolean()).isTrue();
        }
    }

    @Test
    void when_the_game_is_over_the_rest_of_it_is_shown_at_once() {
        String table = begin(FIVE_MINUTES);
        try (LiveClient later = visitor.watch(table);
                LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            later.await("welcome");
            first.awaitTurn();
            second.awaitTurn();
            CLOCK.pass(Duration.ofMinutes(5));
            later.await("progress");
            agreeToEnd(first, second);

            later.awaitTable(now -> !now.get("late").asBoolean());
            assertThat(later.table().get("status").asString()).isEqualTo("unfinished");
            assertThat(later.table().get("seed").isNull()).isFalse();
            assertThat(later.version()).isEqualTo(ana.table(table).version());
        }
    }

    @Test
    void after_a_restart_whoever_comes_back_goes_on_where_they_were() {
        String table = begin(TWO_TURNS);
        int version;
        JsonNode before;
        try (LiveClient later = visitor.watch(table);
                LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            first.awaitTurn();
            second.awaitTurn();
            turn(first, second);
            turn(first, second);
            turn(first, second);
            later.await(message -> message.hasNonNull("position")
                    && view(later).get("players").get(0).get("revealed").size()
                                    + view(later)
                                            .get("players")
                                            .get(1)
                                            .get("revealed")
                                            .size()
                            > 0);
            version = later.version();
            before = later.position();
        }
        server = SERVER.restart();
        try (LiveClient again = visitor.at(server).watch(table);
                LiveClient goesOn = visitor.watch(table, version);
                LiveClient hasTooMuch = visitor.watch(table, version + 1)) {
            again.await("welcome");
            assertThat(again.position()).isEqualTo(before);
            goesOn.await("progress");
            assertThat(goesOn.position()).isEqualTo(before);
            hasTooMuch.await("welcome");
            assertThat(hasTooMuch.position()).isEqualTo(before);
        }
    }

    @Test
    void nothing_that_is_asked_tells_how_the_table_stands_now() {
        String table = begin(TWO_TURNS);
        try (LiveClient later = visitor.watch(table);
                LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            later.await("welcome");
            first.awaitTurn();
            second.awaitTurn();
            turn(first, second);
            for (int version = 0; version <= first.version() + 1; version++) {
                later.send(new Explain(version));
                later.send(new GoOn(version));
            }
            assertSilent(later);
            assertProblem(later.order(Resign::new), "not-seated");
        }
    }

    @Test
    void who_could_tell_what_they_see_says_nothing_until_the_game_is_over() {
        String table = begin(TWO_TURNS);
        try (LiveClient later = visitor.watch(table);
                LiveClient guest = new Guest(server).watch(table);
                LiveClient first = ana.watch(table)) {
            later.await("welcome");
            guest.await("welcome");
            first.await("welcome");
            assertProblem(later.order(id -> new Say(id, "She has four greens")), "spectators-listen");
            assertProblem(guest.order(id -> new Say(id, "Hello")), "spectators-listen");
            assertThat(first.order(id -> new Say(id, "Hello")).get("type").asString())
                    .isEqualTo("heard");
            later.await("said");
        }
    }

    @Test
    void hands_are_seen_neither_at_once_nor_in_a_rated_game_nor_after_ages() {
        for (SpectatorView view :
                List.of(new AfterMinutes(0), new AfterMinutes(1441), new AfterTurns(0), new AfterTurns(101))) {
            assertProblem(ana.tryCreate("ttr-usa", Map.of(), view, "me", "friend"), 400, "bad-spectators");
        }
        List<SeatWish> seats = List.of(SeatWish.me(), SeatWish.friend());
        assertProblem(
                ana.post(
                        "/api/tables",
                        new CreateTable("ttr-usa", seats, Map.of(), TimeControl.NONE, true, FIVE_MINUTES)),
                400,
                "bad-spectators");
    }

    @Test
    void everybody_is_told_before_they_sit_down_and_a_rematch_keeps_it() {
        String table = begin(FIVE_MINUTES);
        assertThat(new Guest(server).table(table).spectators()).isEqualTo(FIVE_MINUTES);
        try (LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            first.await("welcome");
            second.await("welcome");
            agreeToEnd(first, second);
        }

        TableInfo next = ana.rematch(table);

        assertThat(next.spectators()).isEqualTo(FIVE_MINUTES);
    }

    private Guest account() {
        return new Guest(server).protectedBy("visitor-" + NUMBERS.incrementAndGet());
    }

    private String begin(SpectatorView view) {
        TableInfo table = Guest.table(ana.tryCreate("ttr-usa", Map.of(), view, "me", "friend"));
        bea.sitDown(table.id(), 1);
        ana.start(table.id());
        return table.id();
    }

    /// Whoever is to act does so, until it is the other one's turn; both know of it then.
    private static void turn(LiveClient one, LiveClient other) {
        LiveClient acting =
                view(one).get("actor").asInt() == view(one).get("observer").asInt() ? one : other;
        LiveClient waiting = acting == one ? other : one;
        int seat = view(acting).get("observer").asInt();
        while (view(acting).get("actor").asInt() == seat) {
            acting.awaitTurn();
            assertAccepted(acting.chooseFirst());
        }
        while (waiting.version() < acting.version()) {
            waiting.next();
        }
    }

    private static void agreeToEnd(LiveClient one, LiveClient other) {
        assertAccepted(one.order(ProposeEnd::new));
        String asked = other.awaitQuestion();
        assertAccepted(other.order(id -> new AnswerProposal(id, asked, true)));
    }

    /// Nothing is told but who is there, and the answer to a question.
    private static void assertSilent(LiveClient live) {
        live.send(new Ping());
        String type = live.next().get("type").asString();
        while (!type.equals("pong")) {
            assertThat(type).isIn("watching", "tableChanged");
            type = live.next().get("type").asString();
        }
    }

    private static void assertPublic(LiveClient live) {
        assertThat(live.table().get("late").asBoolean()).isFalse();
        assertThat(view(live).get("observer").asInt()).isEqualTo(State.SPECTATOR);
        assertThat(view(live).get("players").get(0).get("known").size()).isZero();
    }

    private static JsonNode view(LiveClient live) {
        return live.position().get("view");
    }

    private static int count(JsonNode cards) {
        return StreamSupport.stream(cards.spliterator(), false)
                .mapToInt(JsonNode::asInt)
                .sum();
    }
}
