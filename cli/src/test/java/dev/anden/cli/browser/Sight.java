package dev.anden.cli.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/// What one person sees of a game on a wide screen, in words.
///
/// @param seats with their scores, train cars, cards and tickets
/// @param hand own cards
/// @param tickets own tickets
/// @param routes all of the map, with their owners or why they can't be claimed
/// @param log what has happened
record Sight(List<String> seats, List<String> hand, List<String> tickets, List<String> routes, List<String> log) {
    static Sight of(Visitor visitor) {
        return new Sight(
                items(visitor, "seats.label"),
                // A card that was paid is still seen going, but can't be touched any more.
                labels(visitor.named(AriaRole.LIST, "hand.label").locator("li:not([inert])")),
                tickets(visitor),
                labels(visitor.page().locator("[data-route]")),
                log(visitor));
    }

    /// What everybody sees alike.
    List<String> scores() {
        return seats.stream().map(seat -> seat.replaceAll("\\(\\w+\\) *", "")).toList();
    }

    private static List<String> tickets(Visitor visitor) {
        open(visitor, "tickets.title");
        return labels(visitor.page().locator("[data-ticket]"));
    }

    private static List<String> log(Visitor visitor) {
        open(visitor, "log.title");
        return items(visitor, "log.label");
    }

    /// Where there is little room, tickets and log lie one behind the other.
    private static void open(Visitor visitor, String key) {
        Locator leaf = visitor.page()
                .getByRole(
                        AriaRole.TAB,
                        new Page.GetByRoleOptions().setName(visitor.words().text(key)));
        if (leaf.count() > 0) {
            leaf.click();
        }
    }

    private static List<String> items(Visitor visitor, String key) {
        return visitor.named(AriaRole.LIST, key).getByRole(AriaRole.LISTITEM).allInnerTexts().stream()
                .map(text -> text.replaceAll("\\s+", " ").strip())
                .toList();
    }

    private static List<String> labels(Locator marks) {
        Object found = marks.evaluateAll("marks => marks.map(mark => mark.getAttribute('aria-label'))");
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }
}
