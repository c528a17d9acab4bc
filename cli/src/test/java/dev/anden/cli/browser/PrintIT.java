package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What somebody wants on paper is all there, black on white, without what is pressed.
class PrintIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// The colour of the letters and that of the page.
    private static final String COLOURS = """
            () => {
                const { backgroundColor, color } = getComputedStyle(document.documentElement);
                return `${color} on ${backgroundColor}`;
            }
            """;

    /// What reaches over the edges of the page, or lies in something that cuts it off.
    private static final String CUT_OFF = """
            things => things.filter(thing => {
                const box = thing.getBoundingClientRect();
                const page = document.documentElement;
                if (box.right > page.clientWidth + 1 || box.bottom + scrollY > page.scrollHeight + 1) return true;
                for (let around = thing.parentElement; around !== null; around = around.parentElement) {
                    const cuts = getComputedStyle(around).overflowY !== 'visible';
                    if (around === page || around === document.body || !cuts) continue;
                    if (box.bottom > around.getBoundingClientRect().bottom + 1) return true;
                }
                return false;
            }).map(thing => thing.outerHTML.slice(0, 120))
            """;

    @Test
    @Tag(Thorough.TAG)
    void a_game_of_ticket_to_ride_with_its_points_its_tickets_and_its_map() {
        for (Look look : List.of(Look.desk("es-ES").inTheDark(), Look.phone("en-US"))) {
            Page page = printed(look, "ttr-usa", ".winner");
            Locator map = page.locator("main svg[role=group]");

            assertThat(page.locator(".end .winner")).isVisible();
            assertThat(page.locator("button:visible:not([data-ticket])")).hasCount(0);
            assertThat((List<?>) page.locator("table, [data-ticket], main svg[role=group]")
                            .evaluateAll(CUT_OFF))
                    .as("%s", look)
                    .isEmpty();
            assertThat(page.locator("[data-ticket]").count()).isPositive();
            assertThat(map.boundingBox().width).isGreaterThan(look.width() * 0.9);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void a_game_of_french_quarter_with_its_points_and_its_map() {
        Page page = printed(Look.small("en-US").inTheDark(), "french-quarter", ".end table");

        assertThat(page.locator("button:visible")).hasCount(0);
        assertThat((List<?>) page.locator(".end table, .paper svg").evaluateAll(CUT_OFF))
                .isEmpty();
        assertThat(page.locator(".paper svg").first()).isVisible();
    }

    @Test
    void the_rules() {
        Visitor visitor = BROWSER.visitor(Look.small("es-ES").inTheDark());
        visitor.go(SERVER.address() + "/rules");
        Locator rules = visitor.page().locator("dl > div");
        rules.last().waitFor();
        print(visitor.page());

        assertThat(visitor.page().locator("button:visible, nav:visible")).hasCount(0);
        assertThat(rules.last()).isVisible();
    }

    private static Page printed(Look look, String game, String end) {
        Visitor visitor = BROWSER.visitor(look.calmly());
        Home.open(visitor, SERVER.address()).name("Ana");
        String table = QuickGame.play(visitor.page(), game, List.of("random"), false, true);
        visitor.go(SERVER.address() + "/tables/" + table);
        visitor.page().locator(end).waitFor();
        print(visitor.page());
        return visitor.page();
    }

    private static void print(Page page) {
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.evaluate(COLOURS)).isEqualTo("rgb(0, 0, 0) on rgb(255, 255, 255)");
    }
}
