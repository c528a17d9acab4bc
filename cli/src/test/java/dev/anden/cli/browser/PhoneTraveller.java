package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/// Somebody at a table of Ticket to Ride with a phone: taps, and pulls the sheet up and down.
final class PhoneTraveller {
    private final Visitor visitor;
    private final Traveller traveller;

    PhoneTraveller(Visitor visitor) {
        this.visitor = visitor;
        traveller = new Traveller(visitor);
    }

    Traveller traveller() {
        return traveller;
    }

    /// Gives the first of the offered tickets back and keeps the others.
    void keepAllButOne() {
        traveller.keepAllBut(1);
    }

    /// Draws a card from the deck by one tap.
    void draw() {
        traveller.act(() -> traveller.deck().tap());
    }

    /// Takes an open card by one tap.
    void takeOpenCard() {
        Locator open = visitor.named(AriaRole.GROUP, "market.label").locator("button[aria-disabled='false']");
        traveller.act(() -> open.first().tap());
    }

    /// Chooses the ticket deck and takes tickets by the big button.
    void takeTickets() {
        visitor.button("ticketDeck.label").tap();
        assertThat(traveller.primary()).hasText(visitor.words().text("do.tickets"));
        traveller.act(() -> traveller.primary().tap());
    }

    /// Opens the list of one's own tickets.
    void openTickets() {
        visitor.button("sheet.more").tap();
        assertThat(handle()).hasAttribute("aria-expanded", "true");
    }

    /// What the sheet is pulled up by.
    Locator handle() {
        return visitor.button("sheet.handle");
    }

    /// Looks a route up that may be claimed now, and claims it. Says whether there was one.
    boolean claimFoundRoute() {
        if (traveller.litRoutes().isEmpty()) {
            return false;
        }
        openTools();
        visitor.button("finder.title").tap();
        visitor.named(AriaRole.DIALOG, "finder.title")
                .locator("li button")
                .first()
                .tap();
        closeTools();
        claimChosen();
        return true;
    }

    /// Taps a route on the part of the map that is seen, and claims it. Says whether there was one.
    boolean claimSeenRoute() {
        visitor.awaitStillness();
        List<Traveller.LitRoute> seen =
                traveller.litRoutes().stream().filter(traveller::isReachable).toList();
        if (seen.isEmpty()) {
            return false;
        }
        traveller.pressRoute(seen.getFirst());
        claimChosen();
        return true;
    }

    private void claimChosen() {
        assertThat(traveller.primary()).hasText(visitor.words().pattern("do.claim"));
        traveller.act(() -> traveller.primary().tap());
    }

    void openTools() {
        if (tools().count() == 0) {
            visitor.button("tools.label").tap();
        }
        tools().waitFor();
    }

    void closeTools() {
        if (tools().count() > 0) {
            visitor.button("tools.label").tap();
        }
        assertThat(tools()).hasCount(0);
    }

    private Locator tools() {
        return visitor.named(AriaRole.NAVIGATION, "tools.label");
    }
}
