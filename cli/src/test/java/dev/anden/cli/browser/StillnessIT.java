package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Pages don't jump while they are filled, also when answers and letters come late.
class StillnessIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// What is good, as browsers count it: the share of the screen that moved, by how far.
    private static final double GOOD = 0.1;

    private static final String WATCH = """
            window.shifted = 0;
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
            """;

    private static final String PHONES = """
            window.phones = 0;
            new MutationObserver((changes) => {
                const added = changes.flatMap((change) => [...change.addedNodes]);
                window.phones += added.filter((node) => node.matches?.('.phone') || node.querySelector?.('.phone')).length;
            }).observe(document, { childList: true, subtree: true });
            """;

    /// Once letters are there and two more pictures were drawn.
    private static final String SETTLED = """
            async () => {
                await document.fonts.ready;
                await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
                return window.shifted;
            }
            """;

    /// Milliseconds until an answer begins to come, and how fast it comes then: a train between two stations.
    private static final int LATENCY = 150;

    private static final int BYTES_A_SECOND = 200_000;

    static List<Look> looks() {
        return Thorough.first(1, List.of(Look.phone("es-ES"), Look.desk("en-US"), Look.small("en-US")));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void the_first_page(Look look) {
        Visitor visitor = slow(look);
        Home.open(visitor, SERVER.address());
        visitor.named(AriaRole.COMBOBOX, "new.seat").first().waitFor();
        visitor.text("about.different").waitFor();

        assertThat(shifted(visitor)).isLessThan(GOOD);
    }

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @MethodSource("looks")
    void a_waiting_room(Look look) {
        String invitation = Home.open(BROWSER.visitor(look), SERVER.address())
                .seats(List.of("me", "friend"))
                .invite();
        Visitor visitor = slow(look);
        WaitingRoom.enter(visitor, invitation).nameField().waitFor();

        assertThat(shifted(visitor)).isLessThan(GOOD);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void a_table(Look look) {
        Visitor visitor = slow(look);
        Home.open(visitor, SERVER.address())
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        visitor.page().locator("[data-primary]").first().waitFor();

        visitor.page().reload();
        visitor.page().locator("[data-primary]").first().waitFor();

        assertThat(shifted(visitor)).isLessThan(GOOD);
    }

    /// The table's layout for a phone, which takes as long to draw as the one that is shown.
    @Test
    void nothing_of_a_table_is_drawn_for_another_screen_first() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES"));
        visitor.page().addInitScript(PHONES);
        Home.open(visitor, SERVER.address())
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        visitor.page().locator("[data-primary]").first().waitFor();

        assertThat(visitor.page().evaluate("window.phones")).isEqualTo(0);

        visitor.page().setViewportSize(390, 844);
        visitor.page().locator(".phone").waitFor();

        assertThat(visitor.page().evaluate("window.phones")).isEqualTo(1);
    }

    private static double shifted(Visitor visitor) {
        return ((Number) visitor.page().evaluate(SETTLED)).doubleValue();
    }

    /// Somebody at the end of a slow line.
    private static Visitor slow(Look look) {
        Visitor visitor = BROWSER.visitor(look);
        visitor.page().addInitScript(WATCH);
        var line = new JsonObject();
        line.addProperty("offline", false);
        line.addProperty("latency", LATENCY);
        line.addProperty("downloadThroughput", BYTES_A_SECOND);
        line.addProperty("uploadThroughput", BYTES_A_SECOND);
        visitor.page().context().newCDPSession(visitor.page()).send("Network.emulateNetworkConditions", line);
        return visitor;
    }
}
