package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// How pages make do with the room that there is: with letters twice as large, on the smallest phones, in a window that
/// becomes another.
class RoomIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// The smallest phone, in pixels.
    private static final int WIDTH = 320;

    private static final int HEIGHT = 640;

    /// Pixels that a tool takes at least where it isn't squeezed.
    private static final double TOOL = 34;

    /// Pixels of a ticket that can be seen to be one.
    private static final double TICKET_IN_SIGHT = 14;

    /// Pixels of a slider on which single steps can still be hit.
    private static final double SLIDER = 150;

    /// Of its letters' size, how wide there is room for a name.
    private static final double NAME = 4;

    private static final String ENLARGE = """
            () => {
                document.documentElement.style.fontSize = '200%';
                dispatchEvent(new Event('resize'));
            }
            """;

    private static final String UNFOLD = "() => document.querySelectorAll('details').forEach(part => part.open = true)";

    private static final String PAGE_WIDTH = "() => document.scrollingElement.scrollWidth";

    /// Those of which not all is seen.
    private static final String CUT = """
            things => things.filter(thing => thing.scrollWidth > thing.clientWidth).map(thing => thing.textContent)
            """;

    /// Those that have less room than so many times the size of their letters.
    private static final String CRUSHED = """
            (names, room) => names
                .filter(name => name.offsetWidth < room * parseFloat(getComputedStyle(name).fontSize))
                .map(name => name.textContent)
            """;

    /// How many lines high a tab is, with what is around its words.
    private static final String LINES = "tab => tab.offsetHeight / parseFloat(getComputedStyle(tab).lineHeight)";

    /// How many pixels of what scrolls lie below what is seen of it.
    private static final String BELOW = "list => list.scrollHeight - list.scrollTop - list.clientHeight";

    /// Pages of figures, each with something that is there once it is filled.
    private static Map<String, String> pages(String table) {
        var pages = new LinkedHashMap<String, String>();
        pages.put("/", ".boards");
        pages.put("/games", "main section");
        pages.put("/statistics", "#lines-title");
        pages.put("/ratings", "main table");
        pages.put("/tables/" + table + "/analysis", "#costly-title");
        pages.put("/tables/" + table + "/replay", "[data-moment]");
        pages.put("/tables/" + table, "[data-replay-open]");
        return pages;
    }

    @Test
    void no_page_is_wider_than_a_phone_be_its_letters_twice_as_large() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Page page = visitor.page();
        String table = playBerlin(visitor);
        // The longest name of a game, beside how its table stands.
        QuickGame.offer(page, "ttr-usa");
        pages(table).forEach((path, sign) -> {
            visitor.go(SERVER.address() + path);
            page.locator(sign).first().waitFor();
            page.evaluate(UNFOLD);
            visitor.resize(WIDTH, HEIGHT);
            assertThat(page.evaluate(PAGE_WIDTH)).as(path).isEqualTo(WIDTH);
            visitor.resize(390, 844);
            enlarge(visitor);
            assertThat(page.evaluate(PAGE_WIDTH)).as("%s, enlarged", path).isEqualTo(390);
        });
    }

    @Test
    @Tag(Thorough.TAG)
    void on_the_first_page_large_letters_lie_beside_one_another() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Page page = visitor.page();
        Home.open(visitor, SERVER.address());
        page.locator(".boards .name").first().waitFor();
        enlarge(visitor);

        Object beside = page.evaluate("""
                () => {
                    const name = document.createRange();
                    name.selectNodeContents(document.querySelector('h1'));
                    const picture = document.querySelector('.hero svg').getBoundingClientRect();
                    return name.getBoundingClientRect().right < picture.left + 12;
                }
                """);
        assertThat(beside).isEqualTo(true);
        assertThat((List<?>) page.locator(".boards .name").evaluateAll(CUT)).isEmpty();
    }

    @Test
    void large_letters_tell_how_a_game_went_and_ended_on_a_phone() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Page page = visitor.page();
        String table = playBerlin(visitor);

        visitor.go(SERVER.address() + "/tables/" + table);
        Locator names = page.locator("table .who > span");
        names.first().waitFor();
        enlarge(visitor);
        assertThat((List<?>) names.evaluateAll(CRUSHED, NAME)).isEmpty();

        visitor.go(SERVER.address() + "/tables/" + table + "/replay");
        page.locator("[data-moment]").waitFor();
        enlarge(visitor);
        assertThat((List<?>) page.locator("[data-moment]").evaluateAll(CUT)).isEmpty();
        BoundingBox moment = page.locator("[data-moment]").boundingBox();
        BoundingBox buttons = page.locator(".buttons").boundingBox();
        assertThat(moment.y + moment.height).isLessThanOrEqualTo(buttons.y + 1);
        assertThat(page.locator(".bar .slider").boundingBox().width).isGreaterThan(SLIDER);
    }

    @Test
    @Tag(Thorough.TAG)
    void tools_for_which_large_letters_leave_no_room_are_behind_one_button() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Page page = visitor.page();
        Home.open(visitor, SERVER.address())
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        new Traveller(visitor).awaitTurn();
        Locator tools = page.locator("nav.tools > .tool");
        int all = tools.count();
        assertThat(all).isGreaterThan(8);

        enlarge(visitor);
        page.waitForCondition(() -> tools.count() < all);
        BoundingBox rail = page.locator("nav.tools").boundingBox();
        for (Locator tool : tools.all()) {
            BoundingBox box = tool.boundingBox();
            assertThat(box.height).isGreaterThanOrEqualTo(TOOL);
            assertThat(box.y + box.height).isLessThanOrEqualTo(rail.y + rail.height);
        }
        visitor.press(tools.last());
        assertThat(visitor.button("help.title")).isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void that_there_is_a_fourth_ticket_is_seen_on_a_small_phone() {
        Visitor visitor = smallPhone();
        Page page = visitor.page();
        Home.open(visitor, SERVER.address())
                .board("Europa")
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        new Traveller(visitor).awaitTurn();
        Locator offer = page.locator(".peek > .offered");
        assertThat(page.locator(".peek [data-ticket]")).hasCount(4);

        page.waitForCondition(() -> offer.getAttribute("data-goes-on") != null);
        visitor.awaitStillness();
        BoundingBox seen = offer.boundingBox();
        BoundingBox fourth = page.locator(".peek [data-ticket]").last().boundingBox();
        assertThat(seen.y + seen.height - fourth.y).isGreaterThan(TICKET_IN_SIGHT);

        offer.evaluate("offer => offer.scrollTo(0, offer.scrollHeight)");
        page.waitForCondition(() -> offer.getAttribute("data-goes-on") == null);
    }

    @Test
    @Tag(Thorough.TAG)
    void help_is_no_wider_than_a_small_phone() {
        for (String board : List.of("Estados Unidos", "Europa")) {
            Visitor visitor = smallPhone();
            Page page = visitor.page();
            Home.open(visitor, SERVER.address())
                    .board(board)
                    .seats(List.of("me", "bot:daydreamer"))
                    .start();
            new Traveller(visitor).awaitTurn();
            page.keyboard().press("?");
            page.locator("dialog table").waitFor();
            visitor.awaitStillness();
            assertThat((List<?>) page.locator("dialog, dialog .scale").evaluateAll(CUT))
                    .as(board)
                    .isEmpty();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void a_free_seat_is_told_in_whole_words_on_a_small_phone() {
        Visitor visitor = smallPhone();
        Home.open(visitor, SERVER.address()).seats(List.of("me", "friend")).invite();
        Locator free = visitor.page().locator("li .free");
        free.waitFor();
        visitor.awaitStillness();
        assertThat(free.boundingBox().width).isGreaterThan(100);
    }

    @Test
    @Tag(Thorough.TAG)
    void what_lies_beside_a_game_that_is_gone_through_is_named_on_one_line_on_a_phone_on_its_side() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Page page = visitor.page();
        String table = playBerlin(visitor);
        page.setViewportSize(844, 390);
        visitor.go(SERVER.address() + "/tables/" + table + "/replay");
        Locator tabs = page.getByRole(AriaRole.TAB);
        assertThat(tabs).hasCount(2);
        visitor.awaitStillness();
        assertThat(tabs.last().boundingBox().y).isEqualTo(tabs.first().boundingBox().y);
        assertThat(((Number) tabs.first().evaluate(LINES)).doubleValue()).isLessThan(2);
    }

    @Test
    @Tag(Thorough.TAG)
    void how_a_game_ended_has_no_frame_around_it() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Page page = visitor.page();
        for (String table : List.of(playBerlin(visitor), QuickGame.play(page, List.of(), false, true))) {
            visitor.go(SERVER.address() + "/tables/" + table);
            page.waitForCondition(() -> "H2".equals(page.evaluate("() => document.activeElement.tagName")));
            assertThat(page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle"))
                    .isEqualTo("none");
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void the_end_of_the_log_stays_in_sight_in_another_window() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Page page = visitor.page();
        Home.open(visitor, SERVER.address());
        String table = QuickGame.play(page, List.of(), false, true);
        visitor.go(SERVER.address() + "/tables/" + table);
        // Beside the points there is one sheet at a time, and the log is the last.
        visitor.press(page.getByRole(AriaRole.TAB).last());
        Locator log = page.locator(".log ol");
        log.waitFor();
        for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {1300, 700}}) {
            page.setViewportSize(size[0], size[1]);
            page.waitForCondition(() -> ((Number) log.evaluate(BELOW)).intValue() < 2);
        }
    }

    private static void enlarge(Visitor visitor) {
        visitor.page().evaluate(ENLARGE);
        visitor.awaitStillness();
    }

    private static Visitor smallPhone() {
        return BROWSER.visitor(new Look("es-ES", WIDTH, HEIGHT, true, true));
    }

    /// A game that is over, and counts. Returns the id of its table.
    private static String playBerlin(Visitor visitor) {
        Home.open(visitor, SERVER.address());
        return QuickGame.play(visitor.page(), "ttr-berlin", List.of("daydreamer"), true, true);
    }
}
