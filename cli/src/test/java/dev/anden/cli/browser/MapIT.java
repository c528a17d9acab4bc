package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The map as something to press, in the sizes that desks have.
class MapIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final int SPACES = 300;

    /// The routes whose spaces, each pressed in its middle, don't all belong to them.
    private static final String MISSED = """
            marks => marks.filter(mark => [...mark.querySelectorAll('.space')].some(space => {
                const box = space.getBoundingClientRect();
                const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return there?.closest('[data-route]') !== mark;
            })).map(mark => mark.dataset.route)
            """;

    @Test
    void every_space_of_every_route_can_be_pressed_and_choosing_one_moves_nothing() {
        for (Look look : List.of(Look.desk("en-US"), new Look("en-US", 1366, 768, false, true), Look.small("es-ES"))) {
            Visitor visitor = BROWSER.visitor(look);
            Home.open(visitor, SERVER.address())
                    .seats(List.of("me", "bot:random"))
                    .start();
            Traveller traveller = new Traveller(visitor);
            traveller.awaitTurn();
            traveller.act(() -> traveller.keepAllBut(0));
            traveller.awaitTurn();

            Locator marks = visitor.page().locator("[data-route]");
            assertThat(marks.locator(".space").count()).isGreaterThanOrEqualTo(SPACES);
            assertThat((List<?>) marks.evaluateAll(MISSED)).as("%s", look).isEmpty();
            choosingMovesNothing(traveller, look);
        }
    }

    private static void choosingMovesNothing(Traveller traveller, Look look) {
        Locator map = traveller.visitor().page().locator("main svg").first();
        for (Traveller.LitRoute route : traveller.litRoutes()) {
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
