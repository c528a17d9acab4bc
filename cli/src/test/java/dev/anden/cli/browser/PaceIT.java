package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// What others do is shown one moment at a time, at a pace that one chooses, on a server started as people
/// start it, but where what is shown has to last longer than the bots take to choose.
class PaceIT {
    @RegisterExtension
    static final OneAnden WITHOUT_PAUSES = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    static final List<String> FULL_TABLE = List.of("me", "bot:planner", "bot:tourist", "bot:planner", "bot:tourist");

    /// Bots that choose at once.
    private static final List<String> QUICK_TABLE =
            List.of("me", "bot:daydreamer", "bot:daydreamer", "bot:daydreamer", "bot:daydreamer");

    private static final int TURNS = Thorough.amount(2, 4);

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

    /// Whether one may act, and what led to it is still being shown.
    private static final String AHEAD_OF_THE_SHOW = """
            yours => document.title === yours && document.querySelector("[data-present='false']") !== null
                && document.querySelector('.directive.yours') === null
            """;

    /// Keeps whether all is shown when the next press ends.
    private static final String WATCH_PRESS = """
            () => addEventListener('pointerup', () => {
                window.presentAtOnce = document.querySelector("[data-present='true']") !== null;
            }, { capture: true, once: true })
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
    @Tag(Thorough.TAG)
    void at_a_full_table_of_bots_it_is_ones_turn_again_only_once_all_was_seen() {
        Traveller traveller = sitDown(server.address(), FULL_TABLE);
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
        Traveller traveller = sitDown(WITHOUT_PAUSES.address(), QUICK_TABLE);
        Page page = traveller.visitor().page();
        traveller.choosePace("calm");
        traveller.act(() -> traveller.deck().click());
        traveller.awaitAnswer();
        traveller.act(() -> traveller.deck().click());
        page.evaluate(WATCH_PRESS);
        String yours = traveller.visitor().words().text("title.yours", Map.of("name", "USA"));
        page.waitForFunction(AHEAD_OF_THE_SHOW, yours);

        page.mouse().click(600, 300);
        assertThat(page.evaluate("window.presentAtOnce")).isEqualTo(true);
        assertThat(page.locator(".directive.yours")).hasCount(1);
    }

    @Test
    @Tag(Thorough.TAG)
    void the_pace_is_kept_in_the_browser() {
        Traveller traveller = sitDown(server.address(), FULL_TABLE);
        traveller.choosePace("at-once");
        traveller.visitor().page().reload();
        assertThat(traveller.visitor().page().locator("[data-pace]")).hasAttribute("data-pace", "at-once");
    }

    @Test
    @Tag(Thorough.TAG)
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

    /// Somebody whose turn it is at a table with four bots.
    static Traveller sitDown(String address, List<String> company) {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        Home.open(visitor, address).seats(company).start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        traveller.keepAllBut(0);
        traveller.awaitTurn();
        return traveller;
    }
}
