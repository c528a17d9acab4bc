package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody alone with two bots, on a phone, in Spanish.
class OneAgainstBotsIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void six_turns_are_played_by_touch_in_spanish_and_then_language_and_colours_change() {
        play(6);
    }

    @Test
    @Tag(Thorough.TAG)
    void thirty_turns_are_played_by_touch_in_spanish() {
        play(30);
    }

    private static void play(int turns) {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        Home home = Home.open(visitor, SERVER.address()).seats(List.of("me", "bot:planner", "bot:tourist"));
        speaks(visitor, "es", "en");
        home.start();
        PhoneTraveller phone = new PhoneTraveller(visitor);

        phone.traveller().awaitTurn();
        speaks(visitor, "es", "en");
        phone.keepAllButOne();
        int claims = 0;
        for (int turn = 0; turn < turns; turn++) {
            claims += turn(phone, turn) ? 1 : 0;
        }
        assertThat(claims).isPositive();
        phone.traveller().awaitTurn();
        speaks(visitor, "es", "en");

        looksWhereATicketLeads(phone);
        changesLanguage(phone, visitor);
        changesColours(phone, visitor);
        assertThat(visitor.faults()).isEmpty();
    }

    /// Every third turn a claim if there is one to make, once tickets, otherwise cards. Says whether a route was
    /// claimed.
    private static boolean turn(PhoneTraveller phone, int number) {
        Traveller traveller = phone.traveller();
        traveller.awaitTurn();
        boolean claimed = switch (number % 6) {
            case 2 -> phone.claimSeenRoute();
            case 5 -> phone.claimFoundRoute();
            default -> false;
        };
        if (!claimed && number == 3) {
            phone.takeTickets();
            phone.keepAllButOne();
        } else if (!claimed) {
            drawTwo(phone);
        }
        return claimed;
    }

    private static void drawTwo(PhoneTraveller phone) {
        phone.takeOpenCard();
        phone.traveller().awaitAnswer();
        if (phone.traveller().choosesSecondCard()) {
            phone.draw();
        }
    }

    /// The sheet gives way to the map, and there the ticket's two cities are lit until it is put down.
    private static void looksWhereATicketLeads(PhoneTraveller phone) {
        Locator lit = phone.traveller().visitor().page().locator(".city.pointed");
        phone.openTickets();
        phone.traveller()
                .visitor()
                .page()
                .locator(".more [data-ticket]")
                .first()
                .tap();

        assertThat(lit).hasCount(2);
        assertThat(phone.handle()).hasAttribute("aria-expanded", "false");
        phone.traveller().visitor().button("tickets.unpin").tap();
        assertThat(lit).hasCount(0);
    }

    private static void changesLanguage(PhoneTraveller phone, Visitor visitor) {
        phone.openTools();
        visitor.page().getByTitle(visitor.words().text("language.next")).tap();
        visitor.reads(Words.of("en"));

        assertThat(phone.traveller().expectation()).containsText(visitor.words().text("expect.turn"));
        assertThat(visitor.page().locator("html")).hasAttribute("lang", "en");
        speaks(visitor, "en", "es");
    }

    private static void changesColours(PhoneTraveller phone, Visitor visitor) {
        Locator html = visitor.page().locator("html");
        phone.openTools();
        for (String theme : List.of("night", "contrast", "day")) {
            visitor.button("theme.next").tap();
            assertThat(html).hasAttribute("data-theme", theme);
        }
    }

    private static void speaks(Visitor visitor, String language, String other) {
        assertThat(Leftovers.texts(visitor.page())).hasSizeGreaterThan(10);
        assertThat(Leftovers.of(visitor.page(), Words.of(language), Words.of(other)))
                .isEmpty();
    }
}
