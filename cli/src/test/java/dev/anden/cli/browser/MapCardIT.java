package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The card that tells about a route leaves free what it tells about.
class MapCardIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Boards have more routes than that, and with fewer nothing would be seen.
    private static final int FEWEST = 9;

    /// Looks at each route, and then chooses it; tells how many cards were seen, and which covered a space of their
    /// route or the name of one of its cities.
    private static final String LOOK = """
            async (all, every) => {
                const marks = all.filter((_, number) => number % every === 0);
                const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                const covers = (card, thing) => {
                    const one = card.getBoundingClientRect();
                    const other = thing.getBoundingClientRect();
                    return one.left < other.right && other.left < one.right
                        && one.top < other.bottom && other.top < one.bottom;
                };
                const found = { seen: 0, covered: [] };
                for (const mark of marks) {
                    const id = mark.dataset.route;
                    const cities = id.split('--').slice(0, 2).map(city => document.querySelector(`[data-name="${city}"]`));
                    for (const way of ['pointed', 'chosen']) {
                        mark.focus({ preventScroll: true });
                        if (way === 'chosen') mark.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                        await drawn();
                        const card = document.querySelector('[data-card]');
                        found.seen += card === null ? 0 : 1;
                        if (card !== null && [...mark.querySelectorAll('.space'), ...cities].some(one => covers(card, one))) {
                            found.covered.push(`${id} ${way}`);
                        }
                        if (way === 'chosen') mark.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                    }
                }
                return [String(found.seen), ...found.covered];
            }
            """;

    @Test
    void no_card_covers_its_route_or_the_names_of_its_cities() {
        look("USA", Look.desk("en-US"), 4);
        look("Europe", Look.small("en-US"), 4);
    }

    @Test
    @Tag("whole-games")
    void no_card_of_any_route_does_on_any_desk() {
        for (String board : List.of("USA", "Europe", "Berlin", "Paris")) {
            look(board, Look.desk("en-US"), 1);
            look(board, Look.small("en-US"), 1);
        }
    }

    /// @param every one in so many routes is looked at
    private static void look(String board, Look look, int every) {
        Traveller traveller = Travellers.atTheFirstTurn(BROWSER.visitor(look.calmly()), SERVER, board);
        // From now on the focus is shown, as to those who use the keyboard.
        traveller.visitor().page().keyboard().press("m");

        Locator routes = traveller.visitor().page().locator("[data-route]");
        int looked = Math.ceilDiv(routes.count(), every);
        List<?> found = (List<?>) routes.evaluateAll(LOOK, every);

        assertThat(looked).as(board).isGreaterThanOrEqualTo(FEWEST);
        assertThat(Integer.parseInt(String.valueOf(found.getFirst())))
                .as("%s, %s", board, look)
                .isEqualTo(2 * looked);
        assertThat(found.subList(1, found.size())).as("%s, %s", board, look).isEmpty();
    }
}
