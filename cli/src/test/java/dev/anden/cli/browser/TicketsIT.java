package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Tickets are looked at, kept one by one, and followed on the map.
class TicketsIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void two_of_europes_first_tickets_go_back_in_whatever_order_they_are_unchecked() {
        Traveller traveller = sitDown("Europe", Look.small("en-US"));
        Locator checks = traveller.checks();
        for (int ticket = 0; ticket < checks.count(); ticket++) {
            checks.nth(ticket).click();
        }
        assertThat(traveller.primary()).hasText(traveller.visitor().words().pattern("do.keep"));

        for (int ticket = checks.count() - 1; ticket >= 2; ticket--) {
            checks.nth(ticket).click();
        }
        assertThat(traveller.visitor().page().locator(".order")).hasCount(0);
        traveller.act(() -> traveller.primary().click());

        assertThat(traveller.visitor().page().locator(".panel [data-ticket]")).hasCount(2);
    }

    @Test
    void no_ticket_is_chosen_at_first_and_the_big_button_says_how_many_are_missing() {
        Traveller traveller = sitDown("Estados Unidos", Look.desk("es-ES"));
        Words words = traveller.visitor().words();

        assertThat(traveller.primary()).isDisabled();
        assertThat(traveller.primary()).hasText(words.pattern("do.keep.least"));
        traveller.checks().first().click();
        assertThat(traveller.primary()).isDisabled();
        assertThat(traveller.primary()).hasText(words.pattern("do.keep.more"));
        traveller.checks().last().click();
        assertThat(traveller.primary()).isEnabled();
        traveller.act(() -> traveller.primary().click());

        traveller.awaitTurn();
        traveller.act(traveller::takeTickets);
        traveller.awaitAnswer();
        assertThat(traveller.primary()).hasText(words.pattern("do.keep.least"));
        assertThat(traveller.visitor().page().locator("[data-place='market-0']"))
                .isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void the_order_is_asked_for_where_tickets_go_under_the_deck_in_it() {
        Traveller traveller = sitDown("USA", Look.desk("en-US"));
        traveller.keepAllBut(0);
        traveller.awaitTurn();
        traveller.act(traveller::takeTickets);
        traveller.awaitAnswer();
        traveller.checks().first().click();

        Locator order = traveller.visitor().page().locator(".order span");
        assertThat(order).hasCount(2);
        String first = order.first().innerText().substring(3);
        traveller.visitor().button("choice.later").click();
        assertThat(order.last()).hasText("2. " + first);
        traveller.visitor().button("choice.earlier").click();
        assertThat(order.first()).hasText("1. " + first);
        traveller.act(() -> traveller.primary().click());
    }

    @Test
    void a_pinned_ticket_keeps_its_cities_lit_and_says_how_far_it_is() {
        Traveller traveller = sitDown("USA", Look.desk("en-US"));
        Locator lit = traveller.visitor().page().locator(".city.pointed");
        Locator offered = traveller.visitor().page().locator(".offered [data-ticket]");
        offered.first().click();
        traveller.visitor().page().mouse().move(2, 2);
        assertThat(lit).hasCount(2);
        traveller.keepAllBut(0);
        assertThat(lit).hasCount(0);

        Locator own = traveller.visitor().page().locator(".panel [data-ticket]").first();
        own.click();
        traveller.visitor().page().mouse().move(2, 2);
        assertThat(lit).hasCount(2);
        assertThat(traveller.visitor().page().locator(".panel .words"))
                .hasText(traveller.visitor().words().pattern("way.ahead"));
        own.click();
        traveller.visitor().page().mouse().move(2, 2);
        assertThat(lit).hasCount(0);
        assertThat(traveller.visitor().faults()).isEmpty();
    }

    private static Traveller sitDown(String board, Look look) {
        Visitor visitor = BROWSER.visitor(look.calmly());
        Home.open(visitor, SERVER.address())
                .board(board)
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        return traveller;
    }
}
