package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.view.FqView.ScoreView;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoringTest {
    @Test
    @Rule("fq.score.example")
    void dani_has_a_hundred_and_thirteen_points() {
        Play play = over().values(
                        0,
                        "bayou-oyster-bar=4 bloody-marys=4 brewery-playhouse=4 cajun-jewelers=4 candle-chapel=4"
                                + " coops-bead-emporium=4 council-hall-museum=4 crescent-bend-gift-shop=4"
                                + " fleur-de-lis-gift-shop=5 french-market=4 gumbo-window=4 hot-sauce-depot=4"
                                + " madame-odiles-palms=4 poboy-counter=4 tarot-cottage=4")
                .track(0, "food=5/0/2")
                .track(0, "culture=3/0/1")
                .track(0, "shopping=5/2/0")
                .track(0, "mysticism=6/0/2")
                .track(0, "party=3/0/1")
                .number(0, "umbrellas", 15)
                .number(0, "second-line", 18)
                .number(0, "riverwalk", 2)
                .courtyards(
                        0, "lone-uncle-courtyard two-brothers-courtyard three-sisters-courtyard four-cousins-courtyard")
                .performers(0, "saxophone trumpet tuba violin unicycle magic", "magic")
                .play();

        ScoreView score = play.sheet(0).score();
        assertThat(score.activities())
                .isEqualTo(Map.of(
                        Activity.FOOD, 16,
                        Activity.CULTURE, 4,
                        Activity.SHOPPING, 0,
                        Activity.MYSTICISM, 14,
                        Activity.PARTY, 3));
        assertThat(score.bonuses()).isEqualTo(5);
        assertThat(score.secondLine()).isEqualTo(18);
        assertThat(score.courtyards() + score.giftShops() + score.riverwalk()).isEqualTo(37);
        assertThat(score.performers()).isEqualTo(16);
        assertThat(score.total()).isEqualTo(113);
        assertThat(play.state.scoreSheet().totals()).startsWith(113);
        List<ScoreLine> lines = play.state.scoreSheet().lines().stream()
                .filter(line -> line.seat() == 0)
                .toList();
        assertThat(lines.stream().mapToInt(ScoreLine::points).sum()).isEqualTo(113);
        assertThat(lines)
                .extracting(ScoreLine::rule)
                .containsExactly(
                        "fq.score.activity",
                        "fq.score.activity",
                        "fq.score.activity",
                        "fq.score.activity",
                        "fq.score.activity",
                        "fq.score.bonus-points",
                        "fq.score.bonus-points",
                        "fq.score.second-line",
                        "fq.score.gift-shops",
                        "fq.score.courtyards",
                        "fq.score.riverwalk",
                        "fq.score.performers",
                        "fq.score.performers",
                        "fq.score.performers");
    }

    @Test
    @Rule("fq.score.activity")
    void a_track_scores_its_street_times_the_highest_multiplier_or_nothing() {
        Scene scene = over().values(0, "levee-antiques=3 french-market=3");

        assertThat(scene.play().totals()).startsWith(0);
        assertThat(scene.track(0, "food=11/0/4").play().totals()).startsWith(2 * 4);
        assertThat(scene.track(0, "shopping=5/0/1").play().totals()).startsWith(2 * 4 + 1);
        assertThat(scene.track(0, "mysticism=6/0/2").play().totals()).startsWith(2 * 4 + 1 + 2);
        assertThat(over().values(0, "velvet-garter-cabaret=3")
                        .track(0, "party=14/4/5")
                        .number(0, "police", 1)
                        .play()
                        .totals())
                .startsWith(5);
        assertThat(over().values(0, "float-den-museum=3")
                        .track(0, "culture=9/0/3")
                        .play()
                        .totals())
                .startsWith(3);
    }

    @Test
    @Rule("fq.score.bonus-points")
    @Rule("fq.bonus.food-b")
    @Rule("fq.bonus.shopping-b")
    void the_points_of_bonuses_are_not_multiplied() {
        Play food = over().values(0, "poboy-counter=3 gumbo-window=3")
                .track(0, "food=11/2/2")
                .play();
        assertThat(food.sheet(0).score().bonuses()).isEqualTo(2);
        assertThat(food.totals()).startsWith(2 + 1 * 2);

        Play shopping =
                over().number(0, "umbrellas", 11).track(0, "shopping=10/2/2").play();
        assertThat(shopping.totals()).startsWith(3);
    }

    @Test
    @Rule("fq.score.second-line")
    void each_box_of_the_second_line_is_a_point() {
        assertThat(over().number(0, "second-line", 23).play().totals()).startsWith(23);
    }

    @Test
    @Rule("fq.score.gift-shops")
    @Rule("fq.bonus.w")
    void gift_shops_score_the_sum_of_both_values_and_a_w_counts_zero() {
        assertThat(over().values(0, "fleur-de-lis-gift-shop=5").play().totals()).startsWith(0);
        assertThat(over().values(0, "fleur-de-lis-gift-shop=5 crescent-bend-gift-shop=4")
                        .play()
                        .totals())
                .startsWith(9);
        assertThat(over().values(0, "fleur-de-lis-gift-shop=W crescent-bend-gift-shop=4")
                        .track(0, "shopping=3/1/0")
                        .play()
                        .totals())
                .startsWith(4);
    }

    @Test
    @Rule("fq.score.courtyards")
    void courtyards_score_two_six_twelve_and_twenty() {
        String four = "lone-uncle-courtyard two-brothers-courtyard three-sisters-courtyard four-cousins-courtyard";
        List<String> ids = List.of(four.split(" "));
        List<Integer> points = List.of(0, 2, 6, 12, 20);
        for (int visited = 0; visited <= 4; visited++) {
            assertThat(over().courtyards(0, String.join(" ", ids.subList(0, visited)))
                            .play()
                            .totals())
                    .startsWith(points.get(visited));
        }
    }

    @Test
    @Rule("fq.score.riverwalk")
    void the_riverwalk_scores_eight_if_visited_twice() {
        assertThat(over().number(0, "riverwalk", 1).play().totals()).startsWith(0);
        assertThat(over().number(0, "riverwalk", 2).play().totals()).startsWith(8);
    }

    @Test
    @Rule("fq.score.performers")
    void each_row_of_performers_scores_by_its_number_and_the_track_its_points() {
        assertThat(over().performers(0, "violin", "violin").play().totals()).startsWith(0);
        assertThat(over().performers(0, "violin magic tuba", "").play().totals())
                .startsWith(3);
        assertThat(over().performers(0, "violin magic tuba", "violin magic")
                        .play()
                        .totals())
                .startsWith(3 + 1 + 2);
        String all = "saxophone trumpet tuba violin unicycle magic acrobat statue";
        assertThat(over().performers(0, all, all).play().totals()).startsWith(20 + 20 + 2 + 2 + 4);
    }

    @ParameterizedTest
    @Rule("fq.score.performers")
    @CsvSource({"0, 0", "1, 0", "2, 1", "3, 3", "4, 6", "5, 10", "6, 14", "7, 17", "8, 20"})
    void a_row_scores_by_how_many_different_performers_are_marked(int marked, int points) {
        String row = Stream.of("saxophone trumpet tuba violin unicycle magic acrobat statue".split(" "))
                .limit(marked)
                .collect(Collectors.joining(" "));

        assertThat(over().performers(0, row, "").play().state.scoreSheet().lines())
                .contains(new ScoreLine(0, "fq.score.performers", points, List.of("top"), points > 0));
    }

    @Test
    @Rule("fq.score.total")
    void most_points_win() {
        ScoreSheet sheet = over().number(0, "second-line", 5)
                .number(1, "riverwalk", 2)
                .play()
                .state
                .scoreSheet();

        assertThat(sheet.winners()).containsExactly(1);
        assertThat(sheet.decidedBy()).isEqualTo("fq.score.total");
        assertThat(sheet.lines())
                .contains(
                        new ScoreLine(1, "fq.score.riverwalk", 8, List.of("riverwalk"), true),
                        new ScoreLine(0, "fq.score.second-line", 5, List.of(), true));
    }

    @Test
    @Rule("fq.score.tie")
    void a_tie_is_broken_by_the_second_line() {
        ScoreSheet sheet = over().number(0, "second-line", 8)
                .number(1, "riverwalk", 2)
                .play()
                .state
                .scoreSheet();

        assertThat(sheet.totals()).containsExactly(8, 8);
        assertThat(sheet.ranks()).containsExactly(1, 2);
        assertThat(sheet.decidedBy()).isEqualTo("fq.score.tie");
    }

    @Test
    @Rule("fq.score.shared")
    void equal_points_of_the_second_line_share_the_victory() {
        ScoreSheet sheet = over().number(0, "second-line", 8)
                .number(1, "second-line", 8)
                .play()
                .state
                .scoreSheet();

        assertThat(sheet.winners()).containsExactly(0, 1);
        assertThat(sheet.decidedBy()).isEqualTo("fq.score.shared");
    }

    private static Scene over() {
        return Scene.of(2).round(8).due("");
    }
}
