package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The card that tells about a route stands beside it, and leaves free what it tells about.
class MapCardIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Boards have more routes than that, and with fewer nothing would be seen.
    private static final int FEWEST = 9;

    /// Pixels from a card to its route at most: names that it mustn't cover may lie between them.
    private static final int REACH = 120;

    /// Looks at each route, and then chooses it; tells how many cards were seen, which covered a space of their
    /// route or the name of one of its cities, and which stood far from it.
    private static final String LOOK = """
            async (all, [every, reach]) => {
                const marks = all.filter((_, number) => number % every === 0);
                const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                const way = (card, thing) => {
                    const one = card.getBoundingClientRect();
                    const other = thing.getBoundingClientRect();
                    return Math.hypot(
                        Math.max(0, other.left - one.right, one.left - other.right),
                        Math.max(0, other.top - one.bottom, one.top - other.bottom));
                };
                const found = { seen: 0, wrong: [] };
                for (const mark of marks) {
                    const id = mark.dataset.route;
                    const cities = id.split('--').slice(0, 2).map(city => document.querySelector(`[data-name="${city}"]`));
                    for (const how of ['pointed', 'chosen']) {
                        mark.focus({ preventScroll: true });
                        if (how === 'chosen') mark.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                        await drawn();
                        const card = document.querySelector('[data-card]');
                        found.seen += card === null ? 0 : 1;
                        const spaces = [...mark.querySelectorAll('.space')];
                        if (card !== null && [...spaces, ...cities].some(one => way(card, one) === 0)) {
                            found.wrong.push(`${id} ${how}: covered`);
                        }
                        // Of a subway only its number is a space; the line goes on from bead to bead.
                        const parts = [...spaces, ...mark.querySelectorAll('.bead')];
                        const away = card === null ? 0 : Math.min(...parts.map(part => way(card, part)));
                        if (spaces.length > 0 && away > reach) {
                            const { width, height } = card.getBoundingClientRect();
                            found.wrong.push(`${id} ${how}: ${away} pixels away, ${width} x ${height}`);
                        }
                        if (how === 'chosen') mark.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                    }
                }
                return [String(found.seen), ...found.wrong];
            }
            """;

    @Test
    @Tag(Thorough.TAG)
    void a_card_stands_beside_its_route_and_covers_neither_it_nor_the_names_of_its_cities() {
        look("USA", Look.desk("en-US"), 4);
        look("Europe", Look.small("en-US"), 4);
    }

    @Test
    @Tag(Thorough.TAG)
    void so_does_the_card_of_every_route_on_every_desk() {
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
        List<?> found = (List<?>) routes.evaluateAll(LOOK, List.of(every, REACH));

        assertThat(looked).as(board).isGreaterThanOrEqualTo(FEWEST);
        assertThat(Integer.parseInt(String.valueOf(found.getFirst())))
                .as("%s, %s", board, look)
                .isEqualTo(2 * looked);
        assertThat(found.subList(1, found.size())).as("%s, %s", board, look).isEmpty();
    }
}
