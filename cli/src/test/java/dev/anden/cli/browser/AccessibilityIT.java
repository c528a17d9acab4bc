package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ForcedColors;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What is on the screen can be perceived, used and understood by everybody: WCAG 2.2, level AA, as far as a
/// machine can tell.
class AccessibilityIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void of_the_pages_around_the_tables() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Home.open(visitor, SERVER.address());
        visitor.named(AriaRole.COMBOBOX, "new.seat").first().waitFor();
        passes(visitor);

        for (String page :
                List.of("/rules", "/about", "/account", "/games", "/statistics", "/ratings", "/tournaments/new")) {
            visitor.go(SERVER.address() + page).page().locator("h1").waitFor();
            passes(visitor);
        }
    }

    @Test
    void of_a_waiting_room() {
        Visitor visitor = BROWSER.visitor(Look.phone("en-US").calmly());
        Home.open(visitor, SERVER.address()).seats(List.of("me", "friend")).invite();
        passes(visitor);

        visitor.press(visitor.button("lobby.bot"));
        visitor.named(AriaRole.DIALOG, "lobby.bot.title")
                .locator("[data-bot]")
                .first()
                .waitFor();
        passes(visitor);
    }

    @Test
    @Tag(Thorough.TAG)
    void of_what_is_said_at_a_table_and_by_whom() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        String invitation = Home.open(ana, SERVER.address())
                .name("Ana")
                .seats(List.of("me", "friend"))
                .invite();
        WaitingRoom.enter(eva, invitation).sitDown("Eva");
        for (Visitor visitor : List.of(eva, ana)) {
            visitor.press(visitor.page().locator("[data-talk]"));
            visitor.press(visitor.page().locator("[data-phrase='good-luck']"));
        }
        assertThat(eva.page().locator("[data-line]")).hasCount(2);
        passes(eva);
        passes(ana);
        ana.button("lobby.start").click();
        new Traveller(ana).awaitTurn();
        new Traveller(eva).awaitTurn();

        for (Visitor visitor : List.of(ana, eva)) {
            Locator panel = visitor.page().locator("[data-talk-panel]");
            if (panel.count() == 0) {
                visitor.press(visitor.page().locator("[data-talk]"));
            }
            visitor.press(panel.locator("[data-line] [data-more]").first());
            panel.locator("[data-mute]").waitFor();
            passes(visitor);
            visitor.press(panel.locator("[data-people]"));
            visitor.press(panel.locator("[data-player] button").first());
            passes(visitor);
        }
    }

    @Test
    void of_a_game_of_ticket_to_ride() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(visitor, SERVER.address())
                .board("Europe")
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        passes(visitor);

        traveller.keepAllBut(0);
        visitor.named(AriaRole.GROUP, "market.label").waitFor();
        traveller.awaitTurn();
        passes(visitor);
    }

    @Test
    void of_a_game_of_french_quarter_on_a_phone() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Stroller.atHome(visitor, SERVER.address(), List.of("me", "bot:daydreamer"))
                .start();
        Stroller.pointing(visitor).awaitChoiceOrEnd();
        Locator leaves = visitor.page().getByRole(AriaRole.TAB);
        passes(visitor);

        leaves.nth(1).tap();
        passes(visitor);
    }

    @Test
    void of_the_end_of_a_game_of_each_family() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(visitor, SERVER.address())
                .board("Berlin")
                .seats(List.of("bot:tourist", "bot:tourist"))
                .start();
        visitor.hurryTo(visitor.button("end.again"));
        passes(visitor);

        Stroller.atHome(visitor, SERVER.address(), List.of("bot:daydreamer")).start();
        visitor.hurryTo(Stroller.pointing(visitor).end());
        passes(visitor);
    }

    @Test
    @Tag(Thorough.TAG)
    void of_the_parts_of_a_table() {
        for (Look look : Thorough.first(1, List.of(Look.phone("es-ES"), Look.desk("es-ES")))) {
            Visitor visitor = BROWSER.visitor(look.calmly());
            Home.open(visitor, SERVER.address());
            for (String game : Thorough.first(1, List.of("french-quarter", "ttr-paris"))) {
                String table = QuickGame.play(visitor.page(), game, List.of("random"), false, false);
                visitor.go(SERVER.address() + "/tables/" + table);
                visitor.page().locator(".directive.yours").waitFor();
                hasPartsAndAHeading(visitor);
                QuickGame.playOn(visitor.page(), table);
                visitor.button("end.again").waitFor();
                hasPartsAndAHeading(visitor);
                visitor.go(SERVER.address() + "/tables/" + table + "/replay");
                visitor.page().locator("[data-moment]").waitFor();
                hasPartsAndAHeading(visitor);
            }
        }
    }

    @Test
    void of_the_way_on_in_the_colours_of_the_system() {
        Visitor visitor = BROWSER.visitor(Look.phone("en-US").calmly());
        visitor.page().emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        Home.open(visitor, SERVER.address());
        Locator start = visitor.button("new.start");
        assertThat(start).isEnabled();

        for (Locator ground : List.of(start, visitor.page().locator(".start"))) {
            assertThat(String.valueOf(ground.evaluate("ground => getComputedStyle(ground).backgroundColor")))
                    .as("without anything that shows through")
                    .startsWith("rgb(");
        }
    }

    private static void hasPartsAndAHeading(Visitor visitor) {
        assertThat(visitor.page().locator("h1")).hasCount(1);
        assertThat(Audit.ofParts(visitor.page())).isEmpty();
    }

    /// What has only half come can't be read yet.
    private static void passes(Visitor visitor) {
        visitor.awaitStillness();
        assertThat(Audit.byDayAndNight(visitor.page())).isEmpty();
    }
}
