package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The map as something to press, in the sizes that desks have.
class MapIT {
    /// The map is drawn anew when its place has become another one, a moment after that.
    private static final String FITS = """
            () => {
                const place = document.querySelector('main').getBoundingClientRect();
                const map = document.querySelector('main svg').getBoundingClientRect();
                return map.bottom <= place.bottom + 1 && map.right <= place.right + 1;
            }""";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final int SPACES = 300;
    private static final int STEPS = 20;
    private static final int DEALS = 6;
    private static final int CHOSEN = 5;

    /// The routes whose spaces, each pressed in its middle, don't all belong to them.
    private static final String MISSED = """
            marks => marks.filter(mark => [...mark.querySelectorAll('.space')].some(space => {
                const box = space.getBoundingClientRect();
                const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return there?.closest('[data-route]') !== mark;
            })).map(mark => mark.dataset.route)
            """;

    /// The names that aren't wholly within the line around the map.
    private static final String OVER_THE_EDGE = """
            names => {
                const sheet = document.querySelector('.frame .line').getBoundingClientRect();
                return names.filter(name => {
                    const box = name.getBoundingClientRect();
                    return box.left < sheet.left || box.right > sheet.right;
                }).map(name => name.textContent);
            }
            """;

    /// Drags the map and turns the wheel over it, an event a frame; tells how often anything on the drawing
    /// changed meanwhile, and how many places the layer that it lies on was at. The button is down all the
    /// time: between two frames of a slow machine the map would else come to rest, and be drawn anew.
    private static final String MOVE = """
            async () => {
                const pane = document.querySelector('main svg').closest('.pane');
                const layer = pane.querySelector('.layer');
                const box = pane.getBoundingClientRect();
                const at = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
                const places = new Set();
                const frame = () => new Promise(requestAnimationFrame);
                const watching = new MutationObserver(() => {});
                const send = async event => {
                    pane.dispatchEvent(event);
                    await frame();
                    places.add(layer.style.transform);
                };
                // The ground, and what lies on it.
                const all = { subtree: true, childList: true, attributes: true, characterData: true };
                layer.querySelectorAll('svg').forEach(drawing => watching.observe(drawing, all));
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                await send(new PointerEvent('pointerdown', { ...at, clientX: x, clientY: y }));
                await send(new WheelEvent('wheel', { ...at, deltaY: -300, clientX: x, clientY: y }));
                for (let step = 1; step <= 20; step++) {
                    await send(new PointerEvent('pointermove', { ...at, clientX: x + 5 * step, clientY: y - 3 * step }));
                    await send(new WheelEvent('wheel', { ...at, deltaY: -12, clientX: x, clientY: y }));
                }
                const changes = watching.takeRecords().length;
                await send(new PointerEvent('pointerup', { ...at, clientX: x, clientY: y }));
                return [changes, places.size];
            }
            """;

    /// A place on the page where nothing of the map is within a finger's breadth.
    private static final String SEA = """
            () => {
                const things = [...document.querySelectorAll('[data-route] .space, [data-city]')]
                    .map(thing => thing.getBoundingClientRect());
                const box = document.querySelector('.window').getBoundingClientRect();
                for (let x = box.left + 12; x < box.right - 12; x += 8) {
                    for (let y = box.top + 12; y < box.bottom - 80; y += 8) {
                        const free = things.every(one => x < one.left - 30 || x > one.right + 30
                            || y < one.top - 30 || y > one.bottom + 30);
                        if (free && document.elementFromPoint(x, y)?.closest('.layer')) return [x, y];
                    }
                }
            }
            """;

    /// A place beside the sign of a city of one's tickets, as far from it as no other thing is nearer; empty if
    /// there is none.
    private static final String BESIDE = """
            () => {
                const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
                const pane = document.querySelector('.window').getBoundingClientRect();
                const apart = (x, y, box) => Math.hypot(
                    Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
                for (let far = 12; far > 3; far--) {
                    for (const city of document.querySelectorAll('[data-city]')) {
                        const sign = city.querySelector('.sign').getBoundingClientRect();
                        if (sign.left < pane.left || sign.right > pane.right || sign.top < pane.top) continue;
                        const reach = far + sign.width / 2;
                        for (let turn = 0; turn < 16; turn++) {
                            const x = sign.x + sign.width / 2 + reach * Math.cos(turn * Math.PI / 8);
                            const y = sign.y + sign.height / 2 + reach * Math.sin(turn * Math.PI / 8);
                            const nearer = [...boxes('[data-route] .space'), ...boxes('[data-city] .sign')]
                                .filter(box => apart(x, y, box) < far + 2);
                            const seen = document.elementFromPoint(x, y)?.closest('.layer');
                            if (seen && nearer.length === 1) return [x, y, city.dataset.city];
                        }
                    }
                }
                return [];
            }
            """;

    @Test
    @Tag(Thorough.TAG)
    void while_it_is_dragged_and_zoomed_nothing_on_it_is_drawn_anew() {
        for (Look look : Thorough.first(1, List.of(Look.phone("en-US"), Look.desk("en-US")))) {
            Traveller traveller = Travellers.atTheFirstTurn(BROWSER.visitor(look.calmly()), SERVER, "Europe");

            List<?> moved = (List<?>) traveller.visitor().page().evaluate(MOVE);

            assertThat((Integer) moved.getFirst()).as("%s", look).isZero();
            assertThat((Integer) moved.getLast()).as("%s", look).isGreaterThan(STEPS);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void a_finger_beside_a_city_with_a_pennant_has_its_tickets_named_and_one_on_the_sea_lets_go() {
        Visitor visitor = visitorWithTickets();
        List<?> beside = (List<?>) visitor.page().evaluate(BESIDE);
        List<?> sea = (List<?>) visitor.page().evaluate(SEA);
        Locator city = visitor.page().locator("[data-city='%s']".formatted(beside.get(2)));
        String letter = visitor.page()
                .locator("[data-pennants='%s'] .pennant text".formatted(beside.get(2)))
                .first()
                .textContent();

        visitor.page().touchscreen().tap(number(beside, 0), number(beside, 1));
        PlaywrightAssertions.assertThat(city).hasAttribute("aria-pressed", "true");
        PlaywrightAssertions.assertThat(visitor.named(AriaRole.LIST, "tickets.title")
                        .locator("li b")
                        .first())
                .hasText(letter);

        visitor.page().touchscreen().tap(number(sea, 0), number(sea, 1));
        PlaywrightAssertions.assertThat(city).hasAttribute("aria-pressed", "false");
    }

    /// Somebody on a phone with a ticket to a city that isn't hemmed in by others: not every deal has one.
    private static Visitor visitorWithTickets() {
        for (int deal = 0; deal < DEALS; deal++) {
            Visitor visitor = BROWSER.visitor(Look.phone("en-US").calmly());
            Travellers.atTheFirstTurn(visitor, SERVER, "USA");
            if (!((List<?>) visitor.page().evaluate(BESIDE)).isEmpty()) {
                return visitor;
            }
        }
        throw new AssertionError("In %d deals no city of a ticket had room for a finger beside it".formatted(DEALS));
    }

    private static double number(List<?> place, int axis) {
        return ((Number) place.get(axis)).doubleValue();
    }

    @Test
    void every_space_of_every_route_can_be_pressed_and_choosing_one_moves_nothing() {
        for (Look look : Thorough.first(
                1, List.of(Look.desk("en-US"), new Look("en-US", 1366, 768, false, true), Look.small("es-ES")))) {
            Visitor visitor = BROWSER.visitor(look);
            Home.open(visitor, SERVER.address())
                    .seats(List.of("me", "bot:daydreamer"))
                    .start();
            Traveller traveller = new Traveller(visitor);
            traveller.awaitTurn();
            traveller.keepAllBut(0);
            traveller.awaitTurn();
            visitor.awaitStillness();

            Locator marks = visitor.page().locator("[data-route]");
            assertThat(marks.locator(".space").count()).isGreaterThanOrEqualTo(SPACES);
            assertThat((List<?>) marks.evaluateAll(MISSED)).as("%s", look).isEmpty();
            choosingMovesNothing(traveller, look);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void with_letters_twice_as_large_the_map_keeps_half_of_the_screen_and_choosing_a_route_moves_nothing() {
        for (Look look : Thorough.first(1, List.of(Look.small("en-US"), Look.desk("en-US")))) {
            Traveller traveller = Travellers.atTheFirstTurn(BROWSER.visitor(look.calmly()), SERVER, "Europe");
            Page page = traveller.visitor().page();

            page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }");
            page.waitForFunction(FITS);
            traveller.visitor().awaitStillness();

            assertThat(page.locator("main").boundingBox().height).as("%s", look).isGreaterThan(look.height() / 2.0);
            choosingMovesNothing(traveller, look);
        }
    }

    @Test
    void on_a_small_map_every_name_stays_on_its_sheet() {
        for (String board : Thorough.first(2, List.of("USA", "Paris", "Europe", "Berlin"))) {
            // As on a desk whose page is made twice as large.
            Look look = new Look("en-US", 720, 450, false, true);
            Traveller traveller = Travellers.atTheFirstTurn(BROWSER.visitor(look), SERVER, board);
            Locator names = traveller.visitor().page().locator("[data-name]");

            assertThat(names.count()).as(board).isPositive();
            assertThat((List<?>) names.evaluateAll(OVER_THE_EDGE)).as(board).isEmpty();
        }
    }

    /// Tried with some of the routes: what happens then is the same for all.
    private static void choosingMovesNothing(Traveller traveller, Look look) {
        Locator map = traveller.visitor().page().locator("main svg").first();
        for (Traveller.LitRoute route :
                traveller.litRoutes().stream().limit(CHOSEN).toList()) {
            BoundingBox before = map.boundingBox();
            traveller.pressRoute(route);
            BoundingBox after = map.boundingBox();
            assertThat(after)
                    .as("%s, %s", look, route)
                    .usingRecursiveComparison()
                    .isEqualTo(before);
            traveller.visitor().page().keyboard().press("Escape");
        }
    }
}
