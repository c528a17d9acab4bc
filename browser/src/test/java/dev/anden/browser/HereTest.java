package dev.anden.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.players.Roster;
import dev.anden.testkit.Thorough;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Games that one person plays on their device, told and answered as a page does it.
class HereTest {
    private static final int SECOND_THOUGHTS_AT_LEAST = 1;

    static List<Arguments> wholeGames() {
        return Thorough.first(
                4,
                List.of(
                        Arguments.of("ttr-berlin", 2),
                        Arguments.of("ttr-europe", 3),
                        Arguments.of("ttr-paris", 4),
                        Arguments.of("french-quarter", 1),
                        Arguments.of("french-quarter", 3),
                        Arguments.of("ttr-usa", 2),
                        Arguments.of("ttr-usa", 5)));
    }

    @ParameterizedTest
    @MethodSource("wholeGames")
    void a_game_is_played_to_its_end_with_second_thoughts_and_goes_on_from_its_log_at_any_time(String game, int seats) {
        HerePage page = HerePage.begin(game, seats, "random");
        RandomStream chance = RandomStream.ofSeed(7, seats, 0);
        int thoughts = 0;
        while (!page.isOver()) {
            if (chance.below(60) == 0) {
                page.assertThatItGoesOnFromItsLog();
            }
            if (page.offers().isEmpty()) {
                page.letBotsAct();
            } else {
                page.choose(chance);
                if (chance.below(6) == 0 && page.position().get("takeBack").asBoolean()) {
                    assertThat(page.tell("takeBack", "t" + thoughts)).contains("\"type\":\"accepted\"");
                    thoughts++;
                }
            }
        }

        page.assertThatItGoesOnFromItsLog();
        assertThat(thoughts).isGreaterThanOrEqualTo(SECOND_THOUGHTS_AT_LEAST);
        assertThat(page.table().get("status").asString()).isEqualTo("over");
        assertThat(page.table().get("seed").asString()).isEqualTo(HerePage.SEED);
        assertThat(page.position().get("scores").get("totals").size()).isEqualTo(seats);
        assertThat(page.table().get("result").get("ranks").size()).isEqualTo(seats);
    }

    @Test
    void seats_have_the_colours_that_were_chosen_and_in_older_games_those_of_their_numbers() {
        String setUp = HerePage.setUp("ttr-usa", 3, "random");
        String chosen = setUp.replace("\"name\":\"Ana\"", "\"name\":\"Ana\",\"paint\":\"red\"");

        assertThat(HerePage.begin(HerePage.here(() -> 0), setUp).table().findValuesAsString("paint"))
                .containsExactly("blue", "red", "green");
        assertThat(HerePage.begin(HerePage.here(() -> 0), chosen).table().findValuesAsString("paint"))
                .containsExactly("blue", "green", "red");
    }

    @Test
    void bots_wait_after_a_choice_that_can_be_taken_back_and_no_longer_than_one_likes() {
        HerePage page = HerePage.begin("french-quarter", 2, "random");
        page.playUntil(() -> page.position().get("pause").isObject());
        assertThat(page.position().get("pause").get("left").asInt()).isEqualTo(3_000);
        String before = page.log();

        page.pass(1_000);
        assertThat(page.here().botsWait(page.now())).isEqualTo(2_000);
        assertThat(page.here().letBotAct(page.now())).isEqualTo("[]");
        assertThat(page.log()).isEqualTo(before);
        assertThat(page.tell("goOn", "")).contains("\"pause\":null");
        assertThat(page.here().botsWait(page.now())).isZero();
        assertThat(page.here().letBotAct(page.now())).contains("progress");
        assertThat(page.log()).isNotEqualTo(before);

        page.here().setPause(0);
        int heard = page.heard().size();
        page.playOn(20);
        assertThat(page.heard().stream().skip(heard)).noneMatch(message -> message.contains("\"pause\":{\"left\""));
    }

    @Test
    void bots_do_not_wait_for_a_clock_that_was_set_back_to_be_where_it_was() {
        HerePage page = HerePage.begin("french-quarter", 2, "random");
        page.playUntil(() -> page.position().get("pause").isObject());

        page.pass(-3_600_000);
        assertThat(page.here().botsWait(page.now())).isZero();
    }

    @Test
    void a_pause_is_over_once_a_bot_has_chosen_whatever_the_clock_says_then() {
        HerePage page = HerePage.begin("french-quarter", 3, "random");
        page.playUntil(() -> page.position().get("pause").isObject());

        page.letBotsAct();
        page.pass(-2_000);
        assertThat(page.here().botsWait(page.now())).isZero();
    }

    @Test
    void a_command_that_is_sent_twice_is_done_once_after_a_reload_too() {
        HerePage page = HerePage.begin("ttr-usa", 2, "random");
        String text = page.offers().getFirst();
        String act = page.act("c1", text);
        assertThat(page.say(act)).contains("progress", "{\"type\":\"accepted\",\"command\":\"c1\"");
        String log = page.log();

        assertThat(page.say(act)).startsWith("[{\"type\":\"accepted\",\"command\":\"c1\"");
        assertThat(page.log()).isEqualTo(log);
        page.reload();
        assertThat(page.say(act)).startsWith("[{\"type\":\"accepted\",\"command\":\"c1\"");
        assertThat(page.say(page.act("c1", "something else"))).contains("command-reused");
        assertThat(page.log()).isEqualTo(log);
    }

    @Test
    void what_cannot_be_done_is_said_with_its_reason() {
        HerePage page = HerePage.begin("ttr-usa", 2, "random");
        assertThat(page.say(page.act("c1", "draw deck"))).contains("\"code\":\"rule\"", "\"rule\":\"ttr.");
        assertThat(page.say(page.act("c2", "fly"))).contains("\"code\":\"bad-action\"", "\"command\":\"c2\"");
        assertThat(page.say("{\"type\":\"act\",\"command\":\"c3\",\"version\":0,\"action\":\"x\"}"))
                .contains("\"code\":\"stale-version\"", "progress");
        assertThat(page.tell("takeBack", "c4")).contains("\"code\":\"nothing-to-take-back\"");
        assertThat(page.say("{\"type\":\"resign\",\"command\":\"c5\"}"))
                .contains("\"code\":\"nobody-to-ask\"", "\"command\":\"c5\"");
        assertThat(page.say("{\"type\":\"act\",\"command\":\"c6\"}")).contains("\"code\":\"bad-message\"");
        assertThat(page.say("{\"type\":\"ping\"}")).isEqualTo("[{\"type\":\"pong\"}]");
        assertThat(page.say("{\"type\":\"looking\",\"looking\":true}")).isEqualTo("[]");
        assertThat(page.tell("explain", "")).startsWith("[{\"type\":\"refusals\"");
    }

    @ParameterizedTest
    @CsvSource({"ttr-berlin, 2", "french-quarter, 1"})
    void a_hint_tells_what_can_be_chosen_and_why_and_changes_nothing(String game, int seats) {
        HerePage page = HerePage.begin(HerePage.here(HerePage.hurried()), HerePage.setUp(game, seats, "random"));
        page.playUntil(
                () -> !page.offers().isEmpty() && page.position().get("version").asInt() > 20);
        String before = page.log();

        JsonNode hint = page.ask("{\"type\":\"hint\"}");

        assertThat(hint.get("version")).isEqualTo(page.position().get("version"));
        assertThat(page.offers()).contains(hint.get("action").asString());
        assertThat(hint.get("options").get(0).get("worth").isNumber()).isTrue();
        assertThat(hint.get("thoughts").isArray()).isTrue();
        assertThat(page.log()).isEqualTo(before);
    }

    @Test
    void what_cannot_be_answered_is_said_with_its_reason_and_the_game_goes_on() {
        HerePage page = HerePage.begin("french-quarter", 2, "random");
        page.playUntil(() -> page.offers().isEmpty());
        assertThat(page.ask("{\"type\":\"hint\"}").get("failed").asString())
                .isEqualTo("There is nothing to choose from now.");
        assertThat(page.ask("{\"type\":\"weather\"}").get("failed").asString())
                .isEqualTo("Nobody can be asked for `weather`.");

        HerePage lost = confused(() -> new IllegalStateException("It has lost its way"));
        lost.playUntil(() -> !lost.offers().isEmpty());
        assertThat(lost.ask("{\"type\":\"hint\"}").get("failed").asString())
                .isEqualTo("The bot that was asked has failed.");
        lost.playOn(5);
    }

    @ParameterizedTest
    @CsvSource({"ttr-berlin, 2", "ttr-usa, 3", "french-quarter, 1"})
    void a_game_that_is_over_is_gone_through_ply_by_ply(String game, int seats) {
        HerePage page = HerePage.begin(HerePage.here(HerePage.hurried()), HerePage.setUp(game, seats, "random"));
        assertThat(page.ask("{\"type\":\"replay\",\"seat\":null}").get("failed").asString())
                .isEqualTo("The game isn't over.");
        page.playUntil(page::isOver);

        JsonNode replay = page.ask("{\"type\":\"replay\",\"seat\":0}");
        int plies = replay.get("actors").size() - 1;
        JsonNode first = page.ask("{\"type\":\"positions\",\"seat\":0,\"from\":0,\"count\":50}");
        JsonNode last = page.ask("{\"type\":\"positions\",\"seat\":null,\"from\":%d,\"count\":50}".formatted(plies));
        assertThat(replay.get("log").size()).isGreaterThan(50);
        assertThat(first.get("positions").size()).isEqualTo(50);
        assertThat(last.get("positions").size()).isEqualTo(1);
        assertThat(last.get("positions").get(0).get("scores"))
                .isEqualTo(page.position().get("scores"));

        int ply = page.plyOfChoice();
        assertThat(page.ask("{\"type\":\"pastHint\",\"ply\":%d}".formatted(ply))
                        .get("version")
                        .asInt())
                .isEqualTo(ply);
        assertThat(page.ask("{\"type\":\"pastHint\",\"ply\":%d}".formatted(plies))
                        .get("failed")
                        .asString())
                .isEqualTo("Nobody had to choose after ply %d.".formatted(plies));
        assertThat(page.ask("{\"type\":\"positions\",\"from\":-1,\"count\":50}")
                        .get("failed")
                        .asString())
                .isEqualTo("The game has positions 0 to %d.".formatted(plies));
        assertThat(page.ask("{\"type\":\"replay\",\"seat\":9}").get("failed").asString())
                .isEqualTo("The game has the seats 0 to %d.".formatted(seats - 1));
    }

    @ParameterizedTest
    @CsvSource({"ttr-berlin, 2", "french-quarter, 1"})
    void a_game_that_is_over_is_analysed_bit_by_bit_and_others_are_answered_meanwhile(String game, int seats) {
        HerePage page = HerePage.begin(HerePage.here(HerePage.hurried()), HerePage.setUp(game, seats, "random"));
        page.playUntil(page::isOver);

        double known = -1;
        int answers = 0;
        JsonNode found = page.ask(analysed(seats - 1, known));
        while (found.get("progress").asDouble() < 1) {
            known = found.get("progress").asDouble();
            found = page.ask(analysed(seats - 1, known));
            answers++;
        }

        assertThat(answers).isGreaterThan(1);
        assertThat(found.get("steps").size()).isGreaterThan(10);
        assertThat(found.get("seat").asInt()).isEqualTo(seats - 1);
        assertThat(page.ask(analysed(seats, 0)).get("failed").asString())
                .isEqualTo("The game has the seats 0 to %d.".formatted(seats - 1));

        int ply = found.get("verdicts").get(0).get("ply").asInt();
        JsonNode choice = page.ask("{\"type\":\"choice\",\"ply\":%d}".formatted(ply));
        String one = choice.get("position")
                .get("offers")
                .get(0)
                .get("choices")
                .get(0)
                .get("text")
                .asString();
        String asked = "{\"type\":\"compared\",\"ply\":%d,\"actions\":[\"%s\",\"%s\"]}";
        assertThat(page.ask(asked.formatted(ply, one, one)).get("options").size())
                .isEqualTo(1);
        assertThat(page.ask(asked.formatted(ply, one, "fly")).get("failed").asString())
                .isEqualTo("There was no such choice then: \"fly\".");
    }

    private static String analysed(int seat, double known) {
        return "{\"type\":\"analysis\",\"seat\":%d,\"known\":%s}".formatted(seat, known);
    }

    @Test
    void somebody_plays_on_from_a_moment_of_a_game_with_other_chance() {
        HerePage page = HerePage.begin("ttr-usa", 2, "random");
        page.playUntil(page::isOver);
        String before = page.log();

        HerePage branch = page.branch(60);

        assertThat(branch.table().get("branch").get("ply").asInt()).isEqualTo(60);
        assertThat(branch.tell("takeBack", "c1")).contains("nothing-to-take-back");
        branch.assertThatItGoesOnFromItsLog();
        branch.playUntil(branch::isOver);
        branch.assertThatItGoesOnFromItsLog();
        assertThat(page.log()).isEqualTo(before);
        assertThat(page.ask("{\"type\":\"branch\",\"ply\":0}").get("failed").asString())
                .startsWith("One plays on from after ply 1 to ");
        assertReadable(branch, 60);
    }

    @ParameterizedTest
    @CsvSource({"ttr-berlin, 2", "ttr-europe, 3", "french-quarter, 1"})
    void a_game_that_is_over_is_taken_along_as_the_text_that_others_read(String game, int seats) {
        HerePage page = HerePage.begin(game, seats, "random");
        RandomStream chance = RandomStream.ofSeed(5, seats, 0);
        while (!page.isOver()) {
            page.playOn(1);
            if (chance.below(5) == 0) {
                page.tell("takeBack", "t" + page.calls().size());
            }
        }

        assertReadable(page, 0);
    }

    /// Whoever reads it takes them for the bot otherwise.
    @Test
    void a_person_who_is_called_as_bots_of_a_level_are_has_no_name_in_it() {
        String setUp = HerePage.setUp("french-quarter", 2, "random");
        HerePage page = HerePage.begin(HerePage.here(() -> 0), setUp.replace("\"Ana\"", "\"local\""));
        page.playUntil(page::isOver);

        String text = page.ask("{\"type\":\"moves\"}").get("text").asString();
        assertThat(ReplayReader.verify(GameCatalog.installed(), text).replay().players())
                .containsExactly("random", "-");
    }

    /// Chance is checked against the seed, too.
    private static void assertReadable(HerePage page, int branch) {
        String text = page.ask("{\"type\":\"moves\"}").get("text").asString();
        ReplayReading read = ReplayReader.verify(GameCatalog.installed(), text);

        assertThat(read.problem()).isEmpty();
        assertThat(read.replay().branch()).isEqualTo(branch);
        assertThat(read.replay().players()).endsWith("Ana");
        assertThat(read.replay().played()).isPresent();
        List<Integer> scores = new ArrayList<>();
        page.position().get("scores").get("totals").forEach(total -> scores.add(total.asInt()));
        assertThat(read.replay().totals()).contains(scores);
    }

    @Test
    void a_log_that_was_damaged_is_refused_with_the_line_and_the_reason() {
        HerePage page = HerePage.begin("ttr-usa", 2, "random");
        page.playOn(30);
        String log = page.log();

        assertThat(page.resumed(log.replaceFirst("\"hash\":-?\\d+", "\"hash\":1")))
                .isEqualTo("{\"failed\":\"Line 0 of the game can't be read: the state after \\\"" + firstText(log)
                        + "\\\" isn't what it was.\"}");
        assertThat(page.resumed(log.replaceFirst("\"number\":3,", "\"number\":4,")))
                .contains("line 3 is missing");
        assertThat(page.resumed(log.replaceFirst("\"rules\":\\d+", "\"rules\":0")))
                .contains("version 0 of the rules");
        assertThat(page.resumed(log.substring(1))).contains("failed");
        assertThat(page.resumed(log.substring(0, 500))).contains("It isn't JSON, from character 500 on.");
        assertThat(page.resumed(log)).startsWith("[{\"type\":\"welcome\"");
    }

    private static String firstText(String log) {
        JsonNode written = HerePage.JSON.readTree(log);
        return written.get("lines").get(0).get("text").asString();
    }

    @Test
    void a_table_that_cannot_be_is_refused_with_the_reason() {
        Here here = HerePage.here(() -> 0);
        String setUp = HerePage.setUp("ttr-usa", 2, "random");
        assertThat(here.begin(setUp.replace("ttr-usa", "ttr-moon"), 0)).contains("There is no game ttr-moon here.");
        assertThat(here.begin(setUp.replace("random", "god"), 0)).contains("No bot plays ttr-usa at the level god.");
        assertThat(here.begin(setUp.replace("\"kind\":\"bot\"", "\"kind\":\"me\",\"name\":\"Luis\""), 0))
                .contains("One seat has to be yours.");
        assertThat(here.begin(setUp.replace(HerePage.SEED, "0"), 0)).contains("64 hexadecimal digits");
        assertThat(here.begin(setUp.replace("{\"kind\":\"bot\",\"bot\":\"random\"},", ""), 0))
                .contains("failed");
        assertThat(here.log()).isEqualTo("{\"failed\":\"No game has begun.\"}");
    }

    @Test
    void a_bot_that_fails_is_stood_in_for_by_chance() {
        HerePage page = confused(() -> new IllegalStateException("It has lost its way"));
        page.playOn(40);

        assertStoodIn(page);
    }

    /// In a browser an index out of bounds ends the call, whatever would catch it.
    @Test
    void a_bot_at_which_the_program_stops_is_stood_in_for_when_it_is_asked_again() {
        HerePage page = confused(() -> {
            throw new InternalError("The program stops");
        });
        page.playUntil(() -> page.offers().isEmpty());
        for (int choice = 0; choice < 3; choice++) {
            page.pass(10_000);
            assertThatThrownBy(() -> page.here().letBotAct(page.now())).isInstanceOf(InternalError.class);
            page.letBotsAct();
            page.playUntil(() -> page.offers().isEmpty());
        }

        assertStoodIn(page);
    }

    private static HerePage confused(Supplier<RuntimeException> failure) {
        var roster = new Roster(List.of(new ConfusedProvider(failure)));
        return HerePage.begin(
                new Here(GameCatalog.installed(), roster, () -> 0), HerePage.setUp("ttr-usa", 2, "confused"));
    }

    private static void assertStoodIn(HerePage page) {
        assertThat(page.table().get("seats").get(0).get("trouble").asString()).isEqualTo("stand-in");
        assertThat(page.table().get("seats").get(1).get("trouble").isNull()).isTrue();
    }
}
