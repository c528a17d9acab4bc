package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.past.Statistics;
import dev.anden.protocol.past.Statistics.PastScore;
import dev.anden.testkit.Thorough;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What somebody's finished games add up to is drawn, and can be read where it can't be seen.
class StatisticsIT {
    private static final String GAME = "ttr-berlin";
    private static final String TICKETS = "ttr.ticket.scored-at-end";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void places_tickets_and_pace_are_drawn_and_told_as_they_were_counted() {
        Visitor english = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(english, SERVER.address()).name("Elsa");
        QuickGame.play(english.page(), GAME, List.of("random"), false, true);
        QuickGame.play(english.page(), GAME, List.of("random"), false, true);
        QuickGame.play(english.page(), GAME, List.of("daydreamer", "daydreamer"), false, true);
        english.go(SERVER.address() + "/statistics");
        new Reader(english).readsAll();

        Visitor spanish = BROWSER.visitor(Look.phone("es-ES").calmly());
        spanish.page().context().addCookies(english.page().context().cookies());
        spanish.go(SERVER.address() + "/statistics");
        new Reader(spanish).readsAll();
    }

    /// Somebody who compares the page with what the server counted.
    private record Reader(Visitor visitor) {
        void readsAll() {
            Statistics counted = counted();
            assertThat(counted.scores()).hasSize(3);
            places(counted);
            tickets(counted);
            paces(counted.scores());
            assertThat(Audit.of(visitor.page())).isEmpty();
            assertThat(visitor.faults()).isEmpty();
        }

        private Statistics counted() {
            String answer = visitor.page()
                    .context()
                    .request()
                    .get(SERVER.address() + "/api/me/statistics?game=" + GAME)
                    .text();
            return WireJson.mapper().readValue(answer, Statistics.class);
        }

        private void places(Statistics counted) {
            Locator bars = visitor.page().locator("section[aria-labelledby=results-title] .bar");
            assertThat(bars).hasCount(counted.boards().size());
            List<List<String>> told = values("results-values");
            assertThat(told).hasSameSizeAs(counted.boards());
            for (Statistics.BoardCount board : counted.boards()) {
                List<String> row = told.stream()
                        .filter(cells -> cells.getFirst().contains(String.valueOf(board.seats())))
                        .findFirst()
                        .orElseThrow();
                assertThat(row.getLast()).isEqualTo(String.valueOf(board.games()));
                assertThat(row.subList(1, 1 + board.ranks().size()).stream().map(cell -> cell.split(" ")[0]))
                        .containsExactlyElementsOf(
                                board.ranks().stream().map(String::valueOf).toList());
            }
        }

        private void tickets(Statistics counted) {
            Statistics.PastTally tally = counted.tallies().stream()
                    .filter(each -> each.rule().equals(TICKETS))
                    .findFirst()
                    .orElseThrow();
            drawn("tally-ttr-ticket-scored-at-end", 3);
            List<String> expected = IntStream.range(0, 3)
                    .mapToObj(game -> visitor.words()
                            .text(
                                    "statistics.madeOf",
                                    Map.of(
                                            "made", tally.made().get(game).toString(),
                                            "count",
                                                    String.valueOf(tally.made().get(game)
                                                            + tally.missed().get(game)))))
                    .toList();
            assertThat(newestFirst(expected)).isEqualTo(column("tally-ttr-ticket-scored-at-end-values", 1));
        }

        private void paces(List<PastScore> scores) {
            drawn("pace", 3);
            List<String> expected = scores.stream()
                    .map(score -> inWords(score.pace().orElseThrow()))
                    .toList();
            assertThat(column("pace-values", 1)).isEqualTo(newestFirst(expected));
        }

        /// In seconds: nobody takes a minute here, and less than a tenth of a second is told as that. What
        /// lies in the middle of two tenths is rounded up, as browsers do it.
        private String inWords(long milliseconds) {
            NumberFormat tenths =
                    NumberFormat.getInstance(Locale.of(visitor.words().language()));
            tenths.setMaximumFractionDigits(1);
            long shown = Math.max(100, milliseconds);
            BigDecimal seconds = BigDecimal.valueOf(shown, 3).setScale(1, RoundingMode.HALF_UP);
            return visitor.words().text("time.unit.s", Map.of("number", tenths.format(seconds)));
        }

        /// A picture that is named by its heading, described by its values and has a mark for each game.
        private void drawn(String id, int games) {
            Locator picture = visitor.page()
                    .locator("svg[role=img][aria-labelledby='%s-title'][aria-describedby='%s-values']"
                            .formatted(id, id));
            assertThat(picture).isVisible();
            assertThat(picture.locator("circle, rect")).hasCount(games);
            assertThat(visitor.page().locator("#%s-title".formatted(id))).isVisible();
        }

        private List<String> column(String id, int number) {
            return values(id).stream().map(cells -> cells.get(number)).toList();
        }

        /// What a picture shows, as somebody reads it who opens it as a table.
        private List<List<String>> values(String id) {
            Locator details = visitor.page().locator("#" + id);
            visitor.press(details.locator("summary"));
            details.locator("table").waitFor();
            return details.locator("tbody tr").all().stream()
                    .map(row -> row.locator("th, td").allInnerTexts().stream()
                            .map(text -> text.replaceAll("\\s+", " ").strip())
                            .toList())
                    .toList();
        }

        private static List<String> newestFirst(List<String> oldestFirst) {
            var reversed = new ArrayList<>(oldestFirst);
            Collections.reverse(reversed);
            return reversed;
        }
    }
}
