package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.protocol.json.WireJson;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Somebody who has played before finds what is left of it, and the way to what waits.
class MemoryIT {
    @TempDir
    static Path data;

    private static AndenProcess server;

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private final Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
    private final Page page = visitor.page();

    /// One whose analyses are soon done.
    @BeforeAll
    static void start() throws IOException {
        server = AndenProcess.startWithClock(data);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    @Tag(Thorough.TAG)
    void finished_games_are_found_added_up_and_rated_and_a_key_goes_to_the_next_game_that_waits() {
        Home.open(visitor, server.address()).name("Ana");
        // So many that one may look for some of them.
        for (int game = 1; game <= 4; game++) {
            play(List.of(), false, true);
        }
        String withBot = play(List.of("random"), true, true);
        String alone = play(List.of(), false, true);
        String first = play(List.of("random"), false, false);
        String second = play(List.of("random"), false, false);

        visitor.go(server.address() + "/games");
        assertThat(page.locator("#waiting li")).hasCount(2);
        Locator past = page.locator("section[aria-labelledby=past-title] li a.game");
        assertThat(past).hasCount(6);
        assertThat(Audit.of(page)).isEmpty();
        list("past.opponent").selectOption("bot:random");
        assertThat(past).hasCount(1);
        assertThat(past).hasAttribute("href", "/tables/" + withBot);
        list("past.opponent").selectOption("");
        assertThat(past.first()).hasAttribute("href", "/tables/" + alone);

        page.locator("h1").click();
        page.keyboard().press("g");
        page.waitForURL(Pattern.compile(".*/tables/(%s|%s)".formatted(first, second)));
        String other = page.url().endsWith(first) ? second : first;
        page.locator("[data-next-game]").waitFor();
        page.keyboard().press("g");
        page.waitForURL("**/tables/" + other);

        visitor.go(server.address() + "/statistics");
        assertThat(page.locator("svg .other, svg .won").first()).isVisible();
        assertThat(page.getByText(visitor.words().text("line.fq.score.second-line")))
                .isVisible();
        assertThat(page.locator("section[aria-labelledby=luck-title]"))
                .containsText(visitor.words().text("statistics.luck.none"));
        assertThat(Audit.of(page)).isEmpty();

        visitor.go(server.address() + "/ratings");
        list("new.board").selectOption("french-quarter");
        assertThat(page.locator("p.mine")).containsText("1");
        assertThat(page.locator("td.points")).hasCount(1);
        assertThat(page.locator("ol li.you")).hasCount(1);
        assertThat(Audit.of(page)).isEmpty();

        visitor.go(server.address() + "/tables/" + withBot);
        page.locator("[data-analyse]").click();
        assertThat(page.locator("section[aria-labelledby=curve-title] polyline"))
                .isVisible();
        assertThat(page.getByText(visitor.words().text("analysis.play.you"))).isVisible();
        assertThat(Audit.of(page)).isEmpty();

        awaitAnalysis(withBot);
        visitor.go(server.address() + "/statistics");
        Locator luck = page.locator("section[aria-labelledby=luck-title]");
        assertThat(page.locator("dl div", new Page.LocatorOptions().setHasText("Analysed")))
                .containsText("1");
        assertThat(luck.locator("svg .more, svg .less").first()).isVisible();
        luck.locator("summary").click();
        assertThat(luck.locator("tbody tr")).hasCount(1);
        assertThat(Audit.of(page)).isEmpty();
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void the_list_of_games_stays_where_it_cant_be_asked_for_anew() {
        Home.open(visitor, server.address()).name("Ana");
        play(List.of("random"), false, false);
        visitor.go(server.address() + "/games");
        Locator waiting = page.locator("#waiting li");
        assertThat(waiting).hasCount(1);

        List<Route> slow = new ArrayList<>();
        List<Route> failed = new ArrayList<>();
        // The page may notice by itself that another game waits: then it has failed before it is told to look.
        page.route("**/api/me/games", route -> {
            if (failed.isEmpty()) {
                slow.add(route);
            } else {
                route.resume();
            }
        });
        page.route("**/api/games", route -> {
            route.abort();
            failed.add(route);
        });
        play(List.of("random"), false, false);
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
        page.waitForCondition(() -> !failed.isEmpty());
        slow.forEach(Route::resume);

        assertThat(waiting).hasCount(2);
    }

    /// The server answers whenever it has found more.
    private void awaitAnalysis(String table) {
        double known = -1;
        while (known < 1) {
            String found = page.context()
                    .request()
                    .get(server.address() + "/api/tables/%s/analysis/0?known=%s".formatted(table, known))
                    .text();
            known = WireJson.mapper().readTree(found).get("progress").asDouble();
        }
    }

    private String play(List<String> bots, boolean rated, boolean toTheEnd) {
        return QuickGame.play(page, bots, rated, toTheEnd);
    }

    private Locator list(String key) {
        return visitor.named(AriaRole.COMBOBOX, key);
    }
}
