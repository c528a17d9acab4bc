package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two people talk at a table, each in a language of their own.
class TalkIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_phrase_is_read_in_the_readers_language_and_whoever_is_muted_is_not_heard() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        String invitation = Home.open(ana, SERVER.address())
                .name("Ana")
                .seats(List.of("me", "friend"))
                .invite();
        WaitingRoom.enter(eva, invitation).sitDown("Eva");

        eva.press(eva.page().locator("[data-talk]"));
        eva.press(eva.page().locator("[data-phrase='good-luck']"));
        // First of all: it goes by itself.
        assertThat(ana.page().locator("[data-bubble]")).containsText("Good luck!");
        assertThat(lines(eva)).containsText(new String[] {"¡Suerte!"});
        assertThat(ana.page().locator("[data-unread]")).hasText("1");
        assertThat(Audit.of(eva.page())).isEmpty();

        ana.button("lobby.start").click();
        new Traveller(ana).awaitTurn();
        ana.page().keyboard().press("h");
        assertThat(ana.page().locator("[data-unread]")).hasCount(0);
        assertThat(ana.page().getByLabel(ana.words().text("talk.field"))).isFocused();
        ana.page().keyboard().type("Thanks, <b>you</b> too");
        ana.page().keyboard().press("Enter");
        assertThat(lines(ana)).containsText(new String[] {"Good luck!", "Thanks, <b>you</b> too"});
        assertThat(Audit.of(ana.page())).isEmpty();

        new Traveller(eva).awaitTurn();
        // The game is what there is to look at, once it has begun.
        assertThat(eva.page().locator("[data-talk-panel]")).hasCount(0);
        eva.press(eva.page().locator("[data-talk]"));
        assertThat(lines(eva)).containsText(new String[] {"¡Suerte!", "Thanks, <b>you</b> too"});
        eva.press(lines(eva).locator("[data-more]"));
        eva.press(eva.page().locator("[data-mute]"));
        assertThat(lines(eva)).containsText(new String[] {"¡Suerte!"});
        assertThat(ana.page().getByLabel(ana.words().text("talk.field"))).isFocused();
        ana.page().keyboard().type("Can you hear me?");
        ana.page().keyboard().press("Enter");
        assertThat(lines(ana)).hasCount(3);
        eva.press(eva.page().locator("[data-phrase='thanks']"));
        assertThat(lines(eva)).containsText(new String[] {"¡Suerte!", "¡Gracias!"});

        ana.page().keyboard().press("Escape");
        assertThat(ana.page().locator("[data-talk-panel]")).hasCount(0);
        eva.press(eva.page().locator("[data-close]"));
        assertThat(eva.page().locator("[data-talk-panel]")).hasCount(0);
        liesOverTheLogFreeOfNotices(ana);
        letsGo(eva, "Ana");
        assertThat(ana.faults()).isEmpty();
        assertThat(eva.faults()).isEmpty();
    }

    private static void liesOverTheLogFreeOfNotices(Visitor visitor) {
        visitor.press(visitor.page().locator("[data-company]"));
        visitor.press(visitor.page().locator("[data-propose-end]"));
        Locator panel = visitor.page().locator("[data-talk-panel]");
        Locator notice = visitor.page().locator("[data-notice=proposal]");
        notice.waitFor();
        visitor.press(visitor.page().locator("[data-talk]"));
        panel.waitFor();
        for (int width : List.of(1366, 1112, 800)) {
            visitor.resize(width, 768);
            visitor.awaitStillness();
            BoundingBox said = panel.boundingBox();
            BoundingBox told = notice.boundingBox();
            BoundingBox map = visitor.page().locator("main").boundingBox();
            assertThat(told.y + told.height).as("above the talk at " + width).isLessThanOrEqualTo(said.y);
            assertThat(said.x).as("beside the map at " + width).isGreaterThanOrEqualTo(map.x + map.width - 1);
            assertThat(told.x + told.width).isLessThanOrEqualTo(width);
        }
        visitor.press(panel.locator("[data-close]"));
        assertThat(panel).hasCount(0);
    }

    /// On the page of the own account, away from any table.
    private static void letsGo(Visitor visitor, String name) {
        visitor.go(SERVER.address() + "/account");
        Locator silenced = visitor.page().locator("[data-silenced] li");
        assertThat(silenced).containsText(new String[] {name});
        assertThat(Audit.of(visitor.page())).isEmpty();

        visitor.press(silenced.locator("button"));

        assertThat(visitor.text("silenced.nobody")).isVisible();
        assertThat(visitor.page().locator("[data-silenced] h2")).isFocused();
        visitor.page().reload();
        visitor.named(AriaRole.HEADING, "own.title").waitFor();
        assertThat(visitor.page().locator("[data-silenced]")).hasCount(0);
    }

    private static Locator lines(Visitor visitor) {
        return visitor.page().locator("[data-line]");
    }
}
