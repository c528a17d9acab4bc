package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Places and routes are looked for by name, and are shown on the map while one types.
class FinderIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_place_is_ringed_while_its_name_is_typed_with_slips_and_double_routes_are_told_by_their_colours() {
        Traveller traveller = Travellers.atTheFirstTurn(BROWSER.visitor(Look.desk("en-US")), SERVER, "USA");
        Visitor visitor = traveller.visitor();
        visitor.page().keyboard().press("r");
        Locator field = visitor.named(AriaRole.SEARCHBOX, "finder.hint");

        field.fill("sante fe");
        assertThat(ringed(visitor)).containsExactly("santa-fe");
        field.fill("new yrok");
        assertThat(ringed(visitor)).containsExactly("new-york");
        field.fill("denver kansas");
        assertThat(finder(visitor).locator(".name")).hasText(new String[] {"Denver–Kansas City", "Denver–Kansas City"});
        assertThat(finder(visitor).locator(".facts")).containsText(new String[] {
            visitor.words().text("route.black"), visitor.words().text("route.orange")
        });
        assertThat(ringed(visitor)).containsExactlyInAnyOrder("denver", "kansas-city");

        field.fill("el paso");
        field.press("ArrowDown");
        assertThat(ringed(visitor)).hasSize(2).contains("el-paso");
        covers(finder(visitor).boundingBox(), visitor.page().locator("main").boundingBox(), false);

        field.press("Escape");
        assertThat(finder(visitor)).hasCount(0);
        assertThat(visitor.page().locator(".city.pointed")).hasCount(0);

        visitor.page().keyboard().press("r");
        field.fill("omaha");
        finder(visitor)
                .getByRole(AriaRole.BUTTON)
                .filter(new Locator.FilterOptions().setHasText("Omaha"))
                .first()
                .click();
        assertThat(finder(visitor)).hasCount(0);
        assertThat(ringed(visitor)).containsExactly("omaha");
        visitor.page().keyboard().press("Escape");
        assertThat(visitor.page().locator(".city.pointed")).hasCount(0);
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void on_a_phone_what_was_found_is_seen_beside_the_search() {
        Traveller traveller =
                Travellers.atTheFirstTurn(BROWSER.visitor(Look.phone("en-US").calmly()), SERVER, "USA");
        Visitor visitor = traveller.visitor();
        visitor.button("tools.label").tap();
        visitor.button("finder.title").tap();
        Locator field = visitor.named(AriaRole.SEARCHBOX, "finder.hint");
        BoundingBox page = visitor.page().locator("main").boundingBox();
        for (String name : List.of("Vancouver", "Miami", "Duluth", "nueva york")) {
            field.fill(name);
            assertThat(ringed(visitor)).hasSize(1);
            // The search is as high as what it found, and the map makes room for it a frame later.
            visitor.awaitStillness();
            BoundingBox ring = visitor.page().locator(".city.pointed .sign").boundingBox();
            covers(finder(visitor).boundingBox(), ring, false);
            covers(page, ring, true);
        }
    }

    private static void covers(BoundingBox one, BoundingBox other, boolean expected) {
        boolean meet = one.x < other.x + other.width
                && other.x < one.x + one.width
                && one.y < other.y + other.height
                && other.y < one.y + one.height;
        assertThat(meet).isEqualTo(expected);
    }

    private static Locator finder(Visitor visitor) {
        return visitor.named(AriaRole.DIALOG, "finder.title");
    }

    /// The ids of the cities that are ringed on the map.
    private static List<String> ringed(Visitor visitor) {
        visitor.page().waitForFunction("() => document.querySelector('.city.pointed') !== null");
        Object found = visitor.page()
                .locator(".city.pointed [data-name]")
                .evaluateAll("names => names.map(name => name.dataset.name)");
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }
}
