package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.anden.arena.ReplayReading;
import dev.anden.engine.State;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// What a server tells of luck and play in a finished game.
class AnalysisTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private static TableInfo played(Guest guest, String game, String... seats) {
        TableInfo table = Guest.table(guest.tryCreate(game, seats));
        try (LiveClient live = guest.watch(table.id())) {
            live.awaitTable(info -> info.get("status").asString().equals(TableStatus.OVER.toString()));
        }
        return guest.table(table.id());
    }

    private static JsonNode ask(Guest guest, TableInfo table, int seat, double known) {
        return Guest.read(
                guest.get("/api/tables/%s/analysis/%d?known=%s".formatted(table.id(), seat, known)), JsonNode.class);
    }

    /// Whoever asks may be told that there is nothing new.
    private static JsonNode askForMore(Guest guest, TableInfo table, int seat, double known) {
        JsonNode found = ask(guest, table, seat, known);
        while (progress(found) <= known) {
            found = ask(guest, table, seat, known);
        }
        return found;
    }

    private static double progress(JsonNode analysis) {
        return analysis.get("progress").asDouble();
    }

    private static double worth(JsonNode analysis, String moment) {
        return analysis.get(moment).asDouble();
    }

    @Test
    void a_finished_game_is_analysed_while_somebody_asks_and_better_with_every_answer() {
        Guest ana = SERVER.guest();
        TableInfo over = played(ana, "ttr-berlin", "greedy", "random");

        JsonNode early = askForMore(ana, over, 0, 0);
        JsonNode later = askForMore(ana, over, 0, progress(early));

        assertThat(progress(early)).isPositive();
        assertThat(progress(later)).isGreaterThan(progress(early));
        assertThat(later.get("steps")).isNotEmpty();
        double changes = 0;
        for (JsonNode share : later.get("shares")) {
            changes += share.get("change").asDouble();
        }
        assertThat(changes).isCloseTo(worth(later, "end") - worth(later, "start"), within(1e-9));
        List<Integer> ranks = over.result().orElseThrow().ranks();
        double shared = 1.0 / Collections.frequency(ranks, 1);
        assertThat(worth(later, "end")).isEqualTo(ranks.getFirst() == 1 ? shared : 0.0);
        assertThat(later.get("steps"))
                .allSatisfy(step -> assertThat(step.get("action").isNull())
                        .isEqualTo(step.get("actor").asInt() < 0));
        assertThat(later.get("verdicts"))
                .isNotEmpty()
                .allSatisfy(verdict -> assertThat(verdict.get("better").get("action"))
                        .isNotEqualTo(verdict.get("chosen").get("action")));
    }

    @Test
    void anybody_who_has_the_link_may_look_and_another_seat_has_an_analysis_of_its_own() {
        Guest ana = SERVER.guest();
        TableInfo over = played(ana, "ttr-berlin", "greedy", "random");

        JsonNode first = askForMore(SERVER.guest(), over, 0, 0);
        JsonNode second = askForMore(SERVER.guest(), over, 1, 0);

        assertThat(worth(first, "end") + worth(second, "end")).isCloseTo(1, within(1e-9));
        assertThat(second.get("seat").asInt()).isEqualTo(1);
    }

    @Test
    void what_is_known_is_told_without_any_work_being_begun() {
        Guest ana = SERVER.guest();
        TableInfo over = played(ana, "ttr-berlin", "greedy", "random");

        assertThat(soFar(ana, over).get("steps")).isEmpty();
        assertThat(progress(soFar(ana, over))).isZero();

        double known = progress(askForMore(ana, over, 0, 0));
        assertThat(progress(soFar(ana, over))).isGreaterThanOrEqualTo(known);
        assertThat(soFar(ana, over).get("steps")).isNotEmpty();
    }

    private static JsonNode soFar(Guest guest, TableInfo table) {
        return Guest.read(guest.get("/api/tables/" + table.id() + "/analysis/0?begin=false"), JsonNode.class);
    }

    @Test
    void a_game_that_goes_on_a_seat_that_there_is_not_and_a_table_that_there_is_not_are_refused() {
        Guest ana = SERVER.guest();
        TableInfo open = ana.createTable("me", "friend");
        TableInfo playing = ana.createSoloTable();
        TableInfo over = played(ana, "ttr-berlin", "greedy", "random");

        assertProblem(ana.get("/api/tables/" + open.id() + "/analysis/0"), 409, "not-over");
        assertProblem(ana.get("/api/tables/" + playing.id() + "/analysis/0"), 409, "not-over");
        assertProblem(ana.get("/api/tables/" + over.id() + "/analysis/2"), 404, "no-such-seat");
        assertProblem(ana.get("/api/tables/" + over.id() + "/analysis/-1"), 404, "no-such-seat");
        assertProblem(ana.get("/api/tables/" + over.id() + "/analysis/one"), 404, "not-found");
        assertProblem(ana.get("/api/tables/nowhere/analysis/0"), 404, "no-such-table");
    }

    @Test
    void what_could_have_been_chosen_is_compared_at_once_in_the_order_in_which_it_is_asked_for() {
        Guest ana = SERVER.guest();
        TableInfo over = played(ana, "ttr-berlin", "greedy", "random");
        State position = choice(ana, over);
        String first = position.print(position.legalAction(0));
        String last = position.print(position.legalAction(position.legalActionCount() - 1));

        List<JsonNode> options =
                compared(ana, over, position.ply(), last, first).valueStream().toList();

        assertThat(options).hasSize(2).allSatisfy(option -> {
            assertThat(option.get("worth").asDouble()).isBetween(0.0, 1.0);
            assertThat(option.get("error").isNull()).isFalse();
        });
        assertThat(options.getFirst().get("action"))
                .isEqualTo(Guest.JSON.valueToTree(position.action(position.parse(last))));
        assertThat(options.getLast().get("action"))
                .isEqualTo(Guest.JSON.valueToTree(position.action(position.parse(first))));
    }

    @Test
    void nothing_is_compared_that_could_not_be_chosen_nor_very_much_of_it() {
        Guest ana = SERVER.guest();
        TableInfo over = played(ana, "ttr-berlin", "greedy", "random");
        TableInfo playing = ana.createSoloTable();
        State position = choice(ana, over);
        int ply = position.ply();
        String one = position.print(position.legalAction(0));

        assertProblem(ask(ana, over, ply, one), 400, "bad-message");
        assertProblem(ask(ana, over, ply, one, one), 400, "bad-message");
        assertProblem(ask(ana, over, ply, one, "nonsense"), 400, "bad-message");
        assertProblem(ask(ana, over, ply, one, "tunnel give-up"), 400, "bad-message");
        assertProblem(ask(ana, over, 0, one, one), 400, "bad-message");
        assertProblem(ask(ana, over, -1, one), 400, "bad-message");
        assertProblem(ask(ana, over, 100_000, one), 400, "bad-message");
        assertProblem(ask(ana, playing, ply, one), 409, "not-over");
    }

    /// The first position of a game in which a seat has much to choose from.
    private static State choice(Guest guest, TableInfo over) {
        ReplayReading reading = guest.replay(over.id());
        State state = reading.game().newState(reading.replay().setup());
        for (int code : reading.replay().codes()) {
            if (state.actor() >= 0 && state.legalActionCount() > 4) {
                break;
            }
            state.apply(code);
        }
        return state;
    }

    private static JsonNode compared(Guest guest, TableInfo table, int ply, String... actions) {
        return Guest.read(ask(guest, table, ply, actions), JsonNode.class);
    }

    private static HttpResponse<String> ask(Guest guest, TableInfo table, int ply, String... actions) {
        String query = Stream.of(actions)
                .map(action -> "action=" + URLEncoder.encode(action, StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return guest.get("/api/tables/%s/analysis/choices/%d?%s".formatted(table.id(), ply, query));
    }
}
