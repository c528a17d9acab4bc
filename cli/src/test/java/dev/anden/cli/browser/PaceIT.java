package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// What others do is shown one moment at a time, at a pace that one chooses, on a server started as people start
/// it.
class PaceIT {
    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final List<String> FULL_TABLE =
            List.of("me", "bot:planner", "bot:tourist", "bot:planner", "bot:tourist");

    private static final int TURNS = 4;

    /// Plies that are more than a screenful of the log.
    private static final int MISSED = 40;

    /// Keeps, for each time that the page says it is one's turn, whose seat is lit and whether anything is still on
    /// its way.
    private static final String WATCH = """
            () => {
                window.moments = [];
                new MutationObserver(() => {
                    const yours = document.querySelector('.directive.yours') !== null;
                    const lit = document.querySelector('li.acts.you') !== null;
                    const flying = document.querySelector('.flying') !== null && !document.querySelector('.directive p')
                        ?.textContent.includes('second');
                    if (yours && (!lit || flying)) window.moments.push({ lit, flying });
                }).observe(document.body, { subtree: true, childList: true, attributes: true });
            }
            """;

    @TempDir
    private static Path data = Path.of("");

    private static AndenProcess server;

    @BeforeAll
    static void start() throws IOException {
        server = AndenProcess.startAsUsual(data);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void at_a_full_table_of_bots_it_is_ones_turn_again_only_once_all_was_seen() {
        Traveller traveller = sitDown(server);
        Page page = traveller.visitor().page();
        page.evaluate(WATCH);
        for (int turn = 0; turn < TURNS; turn++) {
            traveller.act(() -> traveller.deck().click());
            traveller.awaitAnswer();
            traveller.act(() -> traveller.deck().click());
            traveller.awaitTurn();
        }

        assertThat((List<?>) page.evaluate("window.moments")).isEmpty();
        assertThat(traveller.visitor().faults()).isEmpty();
    }

    @Test
    void whoever_may_act_presses_anything_and_is_at_the_present() {
        Traveller traveller = sitDown(server);
        Page page = traveller.visitor().page();
        choosePace(traveller, "calm");
        traveller.act(() -> traveller.deck().click());
        traveller.awaitAnswer();
        traveller.act(() -> traveller.deck().click());
        page.waitForFunction(
                "yours => document.title === yours",
                traveller.visitor().words().text("title.yours", Map.of("name", "USA")));
        assertThat(page.locator("[data-present='false']")).hasCount(1);
        assertThat(page.locator(".directive.yours")).hasCount(0);

        page.mouse().click(600, 300);
        assertThat(page.locator("[data-present='true']")).hasCount(1);
        assertThat(page.locator(".directive.yours")).hasCount(1);
    }

    @Test
    void the_pace_is_kept_in_the_browser() {
        Traveller traveller = sitDown(server);
        choosePace(traveller, "at-once");
        traveller.visitor().page().reload();
        assertThat(traveller.visitor().page().locator("[data-pace]")).hasAttribute("data-pace", "at-once");
    }

    @Test
    void after_a_long_absence_the_gist_is_told_and_all_is_shown_at_once() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        Page page = visitor.page();
        var away = new AtomicBoolean();
        var connection = new AtomicReference<WebSocketRoute>();
        page.routeWebSocket(Pattern.compile(".*/live.*"), route -> {
            if (away.get()) {
                route.close();
            } else {
                connection.set(route);
                route.connectToServer();
            }
        });
        Home.open(visitor, server.address())
                .seats(List.of("bot:tourist", "bot:tourist", "bot:tourist", "bot:tourist"))
                .start();
        Traveller looker = new Traveller(visitor);
        looker.expectation().waitFor();

        away.set(true);
        connection.get().close();
        visitor.text("connection.lost").waitFor();
        Visitor whoStayed = BROWSER.visitor(Look.desk("en-US"));
        whoStayed.page().navigate(page.url());
        whoStayed
                .page()
                .waitForFunction(
                        "least => Number(document.querySelector('[data-version]')?.dataset.version) >= least",
                        looker.version() + MISSED);
        away.set(false);
        // As a browser does when the network is back: the next attempt mayn't be due before the game is over.
        page.evaluate("dispatchEvent(new Event('online'))");

        Locator gist = visitor.named(AriaRole.REGION, "away.title");
        gist.waitFor();
        assertThat(gist.locator("li")).hasCount(4);
        visitor.button("away.go").click();
        assertThat(gist).hasCount(0);
    }

    private static void choosePace(Traveller traveller, String pace) {
        Locator button = traveller.visitor().page().locator("[data-pace]");
        while (!pace.equals(button.getAttribute("data-pace"))) {
            button.click();
        }
    }

    /// Somebody whose turn it is at a table with four bots.
    static Traveller sitDown(AndenProcess server) {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        Home.open(visitor, server.address()).seats(FULL_TABLE).start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        traveller.act(() -> traveller.keepAllBut(0));
        traveller.awaitTurn();
        return traveller;
    }
}
