package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A table of Ticket to Ride on a phone: what is at hand, what stays where it is, what a thumb hits.
class PhoneIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Pixels below which a map tells nothing.
    private static final int MAP_IN_SIGHT = 120;

    /// Of the height of a phone on its side, what its map takes at least.
    private static final double MOST = 0.55;

    /// Names of which not all is seen; a letter that is a little higher than its line is.
    private static final String CUT = """
            names => names.filter(name => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 4)
                .map(name => name.textContent)
            """;

    /// Facts of a seat that touch the one beside them, be it with two digits each.
    private static final String TOUCHING = """
            seats => seats.filter(seat => {
                const [vehicles, cards] = seat.querySelectorAll('.fact');
                cards.querySelector('span').textContent = '28';
                return cards.getBoundingClientRect().left - vehicles.getBoundingClientRect().right < 1
                    || cards.getBoundingClientRect().right > seat.closest('li').getBoundingClientRect().right;
            }).map(seat => seat.textContent)
            """;

    /// Buttons whose ring would stick out of the sheet that they are on, as they have it when it is shown.
    private static final String CUT_RINGS = """
            buttons => buttons.filter(button => {
                button.focus();
                const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
                if (!button.matches(':focus-visible') || outlineStyle === 'none') return true;
                const above = button.getBoundingClientRect().top - button.closest('.sheet').getBoundingClientRect().top;
                return parseFloat(outlineWidth) + parseFloat(outlineOffset) > above;
            }).map(button => button.outerHTML.slice(0, 120))
            """;

    /// As somebody does who has a keyboard.
    private static final String PRESS = "buttons => buttons.forEach(button => { button.focus(); button.click(); })";

    private static final List<String> FULL_TABLE =
            List.of("me", "bot:daydreamer", "bot:daydreamer", "bot:daydreamer", "bot:daydreamer");

    /// Pixels of what a thumb is to hit, both ways.
    private static final int THUMB = 44;

    /// Pixels of a card that a thumb hits beside others.
    private static final int CARD = 42;

    /// Everything to press that is too small, but for the map's own things.
    private static final String SMALL = """
            (marks, thumb) => marks.filter(mark => {
                const box = mark.getBoundingClientRect();
                return box.width > 0 && (box.width < thumb || box.height < thumb) && mark.closest('.pane') === null;
            }).map(mark => mark.outerHTML.slice(0, 120))
            """;

    /// Lit cities that the screen doesn't show, or that lie under something else.
    private static final String HIDDEN = """
            marks => marks.filter(mark => {
                const box = mark.getBoundingClientRect();
                const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return there === null || there.closest('.pane') === null;
            }).length
            """;

    /// How many cities the map's own buttons touch.
    private static final String UNDER_BUTTONS = """
            cities => {
                const buttons = document.querySelector('.controls').getBoundingClientRect();
                return cities.map(city => city.getBoundingClientRect()).filter(city =>
                    city.right > buttons.left && city.left < buttons.right
                    && city.bottom > buttons.top && city.top < buttons.bottom).length;
            }
            """;

    /// Tools that don't lie wholly on the screen, or that show no word.
    private static final String UNREACHABLE = """
            tools => tools.filter(tool => {
                const box = tool.getBoundingClientRect();
                const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
                return outside || tool.innerText.trim() === '';
            }).map(tool => tool.outerHTML.slice(0, 120))
            """;

    @Test
    void two_cards_are_two_taps_and_the_map_stays_where_it_is() {
        Traveller traveller = sitDown();
        Page page = traveller.visitor().page();
        keepAll(traveller);
        Locator map = page.locator("main svg").first();
        String before = placed(map);

        traveller.act(() -> traveller.deck().tap());
        traveller.awaitAnswer();
        assertThat(traveller.choosesSecondCard()).isTrue();
        traveller.act(() -> traveller.deck().tap());
        assertThat(placed(map)).isEqualTo(before);

        BoundingBox market = page.locator(".market").boundingBox();
        PhoneTraveller phone = new PhoneTraveller(traveller.visitor());
        phone.openTickets();
        assertThat(placed(map)).isEqualTo(before);
        assertThat(page.locator(".market").boundingBox())
                .usingRecursiveComparison()
                .isEqualTo(market);
    }

    @Test
    void first_tickets_are_shown_on_a_map_that_fits_them_and_kept_by_a_check_of_their_own() {
        Traveller traveller = sitDown();
        Page page = traveller.visitor().page();
        assertThat(page.locator("[data-place='hand']")).isVisible();
        assertThat(page.locator(".market")).hasCount(0);
        Locator lit = page.locator(".city.ticketed .sign");
        page.waitForCondition(() -> Integer.valueOf(0).equals(lit.evaluateAll(HIDDEN)));

        Object places = places(page);
        page.locator(".offered [data-ticket]").first().tap();
        assertThat(page.locator(".city.pointed")).hasCount(2);
        assertThat(traveller.checks().first()).not().isChecked();
        traveller.checks().first().tap();
        assertThat(traveller.checks().first()).isChecked();
        assertThat(page.locator(".city.pointed")).hasCount(2);
        assertThat(places(page)).isEqualTo(places);
    }

    @Test
    @Tag(Thorough.TAG)
    void a_route_that_was_looked_up_and_the_buttons_of_the_map_lie_above_what_is_told_of_it() {
        Traveller traveller =
                Travellers.atTheFirstTurn(BROWSER.visitor(Look.phone("es-ES").calmly()), SERVER, "Europa");
        Page page = traveller.visitor().page();
        new PhoneTraveller(traveller.visitor()).openTools();
        traveller.visitor().button("finder.title").tap();
        traveller.visitor().named(AriaRole.SEARCHBOX, "finder.hint").fill("athina smyrna");
        page.keyboard().press("Enter");
        assertThat(page.locator(".peek h3")).hasText("Athína–Smyrna");

        Locator spaces = page.locator("[data-route][aria-pressed='true'] .space");
        Locator buttons = page.locator(".controls button");
        page.waitForCondition(() -> Integer.valueOf(0).equals(spaces.evaluateAll(HIDDEN)));
        page.waitForCondition(() -> Integer.valueOf(0).equals(buttons.evaluateAll(HIDDEN)));
    }

    @Test
    @Tag(Thorough.TAG)
    void all_of_a_map_is_seen_beside_its_buttons() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Home.open(visitor, SERVER.address()).board("Europa").seats(FULL_TABLE).start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        Page page = visitor.page();
        Locator cities = page.locator(".city .sign");
        for (int[] size : new int[][] {{390, 844}, {360, 640}, {844, 390}}) {
            visitor.resize(size[0], size[1]);
            visitor.button("map.whole").tap();
            page.waitForCondition(() -> Integer.valueOf(0).equals(cities.evaluateAll(HIDDEN)));
            assertThat(cities.evaluateAll(UNDER_BUTTONS)).isEqualTo(0);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void the_final_table_is_in_sight_once_every_ticket_was_counted() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Home.open(visitor, SERVER.address());
        String table = QuickGame.play(visitor.page(), "ttr-berlin", List.of("daydreamer"), false, false);
        visitor.go(SERVER.address() + "/tables/" + table);
        new Traveller(visitor).awaitTurn();
        visitor.letThingsMove();

        QuickGame.playOn(visitor.page(), table);
        Locator next = visitor.button("end.next");
        next.waitFor();
        Locator again = visitor.button("end.again");
        visitor.page().waitForCondition(() -> {
            // At once, if it is still there: what is counted goes on by itself as well.
            next.evaluateAll(PRESS);
            return again.isVisible();
        });

        assertThat(visitor.page().locator("table caption")).isInViewport();
        Locator heads = visitor.page().locator("thead th a");
        assertThat((List<?>) heads.evaluateAll(CUT)).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void four_tickets_lie_beside_the_map_on_a_phone_on_its_side() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Home.open(visitor, SERVER.address()).board("Europa").seats(FULL_TABLE).start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        Page page = visitor.page();
        for (int[] size : new int[][] {{844, 390}, {667, 375}}) {
            visitor.resize(size[0], size[1]);
            assertThat(page.locator(".offer [data-ticket]")).hasCount(4);
            BoundingBox map = page.locator(".pane").boundingBox();
            assertThat(map.height).isGreaterThan(size[1] * MOST);
            BoundingBox tickets = page.locator(".offer").boundingBox();
            assertThat(tickets.x).isGreaterThanOrEqualTo(map.x + map.width);
            assertThat(tickets.x + tickets.width).isLessThanOrEqualTo(size[0]);
            assertThat(Audit.of(page)).isEmpty();
        }
    }

    @Test
    void on_a_phone_on_its_side_a_route_is_claimed_beside_the_map_which_stays_where_it_is() {
        Traveller traveller = onItsSide("Europa");
        Visitor visitor = traveller.visitor();
        Page page = visitor.page();
        // Of the log no name is seen only in part.
        page.getByRole(AriaRole.TAB).last().tap();
        Locator pane = page.locator(".pane");
        BoundingBox before = pane.boundingBox();

        traveller.pressRoute(traveller.litRoutes().stream()
                .filter(traveller::isReachable)
                .findFirst()
                .orElseThrow());
        Locator claim = visitor.button("do.claimFor");
        assertThat(claim).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        visitor.awaitStillness();
        assertThat(pane.boundingBox()).usingRecursiveComparison().isEqualTo(before);
        assertThat(page.locator("[data-card]")).hasCount(0);
        assertThat(traveller.primary()).hasCount(0);
        assertThat(Audit.of(page)).isEmpty();
        traveller.act(claim::tap);
        assertThat(page.locator("li.you")).isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void on_a_phone_on_its_side_the_whole_hand_is_seen_and_that_more_lies_below_the_players() {
        Traveller traveller = onItsSide("Europa");
        Page page = traveller.visitor().page();
        BoundingBox hand = page.locator("ul[data-place='hand']").boundingBox();
        assertThat(hand.y + hand.height).isLessThanOrEqualTo(page.viewportSize().height);
        assertThat(traveller.deck().boundingBox().width).isGreaterThan(CARD);

        Locator side = page.locator(".side");
        page.waitForCondition(() -> side.getAttribute("data-goes-on") != null);
        side.evaluate("side => side.scrollTo(0, side.scrollHeight)");
        page.waitForCondition(() -> side.getAttribute("data-goes-on") == null);
    }

    @Test
    @Tag(Thorough.TAG)
    void the_scores_of_four_are_seen_beside_the_map_of_a_phone_on_its_side() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Page page = visitor.page();
        Home.open(visitor, SERVER.address());
        String table =
                QuickGame.play(page, "ttr-berlin", List.of("daydreamer", "daydreamer", "daydreamer"), false, true);
        page.setViewportSize(844, 390);
        visitor.go(SERVER.address() + "/tables/" + table);
        assertThat(page.locator(".side tbody tr")).hasCount(4);
        visitor.awaitStillness();
        BoundingBox last = page.locator(".side tbody tr").last().boundingBox();
        assertThat(last.y + last.height)
                .isLessThanOrEqualTo(page.locator(".tray").boundingBox().y);
    }

    @Test
    @Tag(Thorough.TAG)
    void a_page_that_was_made_much_larger_is_scrolled_and_five_names_and_their_numbers_are_whole() {
        Traveller traveller = sitDown();
        Page page = traveller.visitor().page();
        traveller.visitor().resize(320, 256);
        assertThat(page.locator(".pane").boundingBox().height).isGreaterThan(MAP_IN_SIGHT / 2.0);
        assertThat((List<?>) page.locator(".top .called").evaluateAll(CUT)).isEmpty();
        assertThat((List<?>) page.locator(".top .facts").evaluateAll(TOUCHING)).isEmpty();
        Locator handle = page.locator(".handle");
        handle.scrollIntoViewIfNeeded();
        assertThat(handle).isInViewport();
        page.locator(".dock li").last().scrollIntoViewIfNeeded();
        assertThat(page.locator(".dock li").last()).isInViewport();
        keepAll(traveller);
        page.locator(".dock button").last().scrollIntoViewIfNeeded();
        assertThat(page.locator(".dock button").last()).isInViewport();
        assertThat(page.evaluate("() => document.scrollingElement.scrollWidth")).isEqualTo(320);
    }

    @Test
    void everything_to_press_is_large_enough_for_a_thumb_and_covers_nothing() {
        Traveller traveller = sitDown();
        Page page = traveller.visitor().page();
        assertThat(small(page)).isEmpty();
        keepAll(traveller);
        PhoneTraveller phone = new PhoneTraveller(traveller.visitor());
        assertThat(small(page)).isEmpty();
        phone.openTools();
        assertThat(small(page)).isEmpty();
        phone.closeTools();
        phone.openTickets();
        assertThat(small(page)).isEmpty();

        assertThat(page.locator("li.you .fact svg").count())
                .isEqualTo(page.locator("li.you .fact").count());
    }

    @Test
    @Tag(Thorough.TAG)
    void every_tool_lies_on_the_screen_and_has_its_name_beside_it() {
        Traveller traveller = sitDown();
        Page page = traveller.visitor().page();
        PhoneTraveller phone = new PhoneTraveller(traveller.visitor());
        phone.openTools();
        assertThat(unreachableTools(page)).isEmpty();
        phone.closeTools();
        keepAll(traveller);
        traveller.visitor().resize(360, 640);
        phone.openTools();
        assertThat(unreachableTools(page)).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void no_focus_scrolls_the_table_away() {
        Traveller traveller = sitDown();
        Page page = traveller.visitor().page();
        keepAll(traveller);
        page.locator("[data-route]").last().focus();
        page.evaluate("() => document.querySelectorAll('.more button').forEach(button => button.focus())");
        // The log alone scrolls by itself, and only to its end.
        Object scrolled = page.evaluate("""
                () => {
                    const atEnd = list => list.scrollLeft === 0
                        && Math.abs(list.scrollHeight - list.clientHeight - list.scrollTop) <= 1;
                    return [...document.querySelectorAll('.phone, .phone *')]
                        .filter(element => element.scrollTop + element.scrollLeft !== 0)
                        .filter(element => !(element.matches('.more ol') && atEnd(element)))
                        .map(element => element.className);
                }
                """);
        assertThat((List<?>) scrolled).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void the_ring_around_what_has_the_focus_is_whole_at_the_top_of_the_sheet() {
        Traveller traveller = sitDown();
        Page page = traveller.visitor().page();
        page.keyboard().press("Tab");

        assertThat((List<?>) page.locator(".head button").evaluateAll(CUT_RINGS))
                .isEmpty();
    }

    /// Where the map stands and what part of it is shown.
    private static String placed(Locator map) {
        return String.valueOf(map.evaluate("""
                map => {
                    const box = map.getBoundingClientRect();
                    return [box.x, box.y, box.width, box.height, map.getAttribute('viewBox')].join(' ');
                }
                """));
    }

    /// Where the tickets on offer lie, and how wide they are.
    private static Object places(Page page) {
        return page.locator(".offered [data-ticket]").evaluateAll("""
                tickets => tickets.map(ticket => {
                    const { x, y, width } = ticket.getBoundingClientRect();
                    return [x, y, width].map(Math.round).join(' ');
                })
                """);
    }

    private static List<?> unreachableTools(Page page) {
        return (List<?>) page.locator(".tools .tool").evaluateAll(UNREACHABLE);
    }

    private static List<?> small(Page page) {
        return (List<?>) page.locator(".phone button, .phone a").evaluateAll(SMALL, THUMB);
    }

    private static Traveller onItsSide(String board) {
        Traveller traveller =
                Travellers.atTheFirstTurn(BROWSER.visitor(Look.phone("es-ES").calmly()), SERVER, board);
        traveller.visitor().resize(844, 390);
        return traveller;
    }

    private static Traveller sitDown() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Home.open(visitor, SERVER.address()).seats(FULL_TABLE).start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        visitor.awaitStillness();
        return traveller;
    }

    /// Keeps all tickets, and waits for the first turn: map, sheet and cards are where they stay.
    private static void keepAll(Traveller traveller) {
        traveller.keepAllBut(0);
        traveller.awaitTurn();
        traveller.visitor().awaitStillness();
    }
}
