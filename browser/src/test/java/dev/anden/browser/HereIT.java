package dev.anden.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// What was translated answers a page in a real browser all that Java answers it, message by message.
class HereIT {
    @RegisterExtension
    static final TranslatedProgram PROGRAM = new TranslatedProgram();

    @ParameterizedTest
    @CsvSource({
        "ttr-usa, 3, planner",
        "ttr-europe, 2, random",
        "ttr-berlin, 2, random",
        "ttr-paris, 2, random",
        "french-quarter, 2, local",
    })
    void a_page_is_told_the_same(String game, int seats, String level) {
        HerePage page = HerePage.begin(game, seats, level);
        RandomStream chance = RandomStream.ofSeed(17, seats, 0);
        while (!page.isOver()) {
            if (page.offers().isEmpty()) {
                page.letBotsAct();
            } else {
                if (chance.below(4) == 0) {
                    page.tell("explain", "");
                }
                page.choose(chance);
                if (chance.below(6) == 0) {
                    page.tell("takeBack", "back" + page.calls().size());
                }
            }
        }

        page.ask("{\"type\":\"replay\",\"seat\":0}");
        page.ask("{\"type\":\"positions\",\"seat\":null,\"from\":50,\"count\":10}");
        page.ask("{\"type\":\"moves\"}");
        page.ask("{\"type\":\"choice\",\"ply\":%d}".formatted(page.plyOfChoice()));
        page.branch(20);

        for (HerePage.Call call : page.calls()) {
            String answer = PROGRAM.call(call.verb(), call.given(), call.now());
            // Only the order of what has none may differ, such as that of options.
            if (!answer.equals(call.answer())) {
                assertThat(HerePage.JSON.readTree(answer)).isEqualTo(HerePage.JSON.readTree(call.answer()));
            }
        }
        assertThat(PROGRAM.call("log", "", 0)).isEqualTo(page.log());
        page.assertThatItGoesOnFromItsLog();
        assertThat(HerePage.JSON.readTree(PROGRAM.call("resume", page.wish(page.log()), page.now())))
                .isEqualTo(HerePage.JSON.readTree(page.resumed(page.log())));
    }

    @Test
    void a_page_is_told_more_of_an_analysis_each_time_it_asks() {
        HerePage page = HerePage.begin("ttr-berlin", 2, "random");
        page.playUntil(page::isOver);
        PROGRAM.call("resume", page.wish(page.log()), page.now());

        double known = -1;
        for (int answers = 0; answers < 3 || known == 0; answers++) {
            JsonNode found = HerePage.JSON.readTree(PROGRAM.call(
                    "ask", "{\"type\":\"analysis\",\"seat\":1,\"known\":%s}".formatted(known), page.now()));
            assertThat(found.get("progress").asDouble()).isGreaterThanOrEqualTo(known);
            known = found.get("progress").asDouble();
        }
    }

    /// For how long a bot thinks differs: so may what it tells.
    @ParameterizedTest
    @CsvSource({"ttr-berlin, 2", "french-quarter, 1"})
    void a_page_is_given_a_hint(String game, int seats) {
        HerePage page = HerePage.begin(game, seats, "random");
        page.playUntil(
                () -> !page.offers().isEmpty() && page.position().get("version").asInt() > 20);
        PROGRAM.call("resume", page.wish(page.log()), page.now());

        JsonNode hint = HerePage.JSON.readTree(PROGRAM.call("ask", "{\"type\":\"hint\"}", page.now()));

        assertThat(page.offers()).contains(hint.get("action").asString());
        assertThat(hint.get("options").get(0).get("worth").isNumber()).isTrue();
    }
}
