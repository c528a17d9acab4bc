package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a turn offers, and what it doesn't.
class TurnIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Turns in which no open wild lay in the market are hardly ever that many in a row.
    private static final int TURNS = 40;

    @Test
    void the_big_button_is_there_only_for_what_was_chosen_and_can_be_done() {
        Traveller traveller = sitDown();
        assertThat(traveller.primary()).hasCount(0);

        String possible = traveller.visitor().words().text("route.possible");
        Locator impossible = traveller
                .visitor()
                .page()
                .locator("[data-route]:not([aria-label$='%s'])".formatted(possible))
                .first();
        impossible.focus();
        traveller.visitor().page().keyboard().press("Enter");
        assertThat(traveller.visitor().page().locator("[data-route].selected")).hasCount(1);
        assertThat(traveller.primary()).hasCount(0);
    }

    @Test
    void an_open_wild_says_where_it_lies_that_it_cannot_be_the_second_card() {
        Traveller traveller = sitDown();
        Locator refused = traveller.visitor().page().locator("[data-place^='market-'] button.refused");
        for (int turn = 0; turn < TURNS && refused.count() == 0; turn++) {
            traveller.awaitTurn();
            traveller.act(() -> traveller.deck().click());
            traveller.awaitAnswer();
            traveller.awaitReasons();
            if (refused.count() == 0) {
                traveller.act(() -> traveller.deck().click());
            }
        }

        String reason = traveller.visitor().words().text("rule.ttr.draw.no-wild-face-up-second");
        assertThat(refused.first()).hasAttribute("aria-disabled", "true");
        assertThat(refused.first().getAttribute("aria-label")).contains(reason);
        refused.first().focus();
        refused.first().hover();
        assertThat(traveller.visitor().page().locator(".bubble")).containsText(reason);
        int version = traveller.version();
        refused.first().dispatchEvent("click");
        traveller.awaitAnswer();
        assertThat(traveller.version()).isEqualTo(version);
        assertThat(traveller.visitor().faults()).isEmpty();
    }

    private static Traveller sitDown() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(visitor, SERVER.address())
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        traveller.keepAllBut(0);
        traveller.awaitTurn();
        return traveller;
    }
}
