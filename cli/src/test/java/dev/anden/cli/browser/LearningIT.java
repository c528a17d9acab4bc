package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.anden.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody who has never played before is told at their side what matters when.
class LearningIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_newcomer_is_told_of_the_first_tickets_and_the_first_turn_and_then_does_without() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Page page = visitor.page();
        Traveller traveller = new Traveller(visitor);
        Locator tip = page.locator("[data-tip]");
        Home.open(visitor, SERVER.address());
        visitor.press(visitor.button("learn.start"));

        assertThat(tip).hasAttribute("data-tip", "tickets");
        assertThat(tip).containsText(visitor.words().text("tip.tickets"));
        assertThat(page.locator("[data-part='offer'][data-tip-about]")).isVisible();
        assertThat(Audit.of(page)).isEmpty();
        visitor.press(visitor.button("tips.read"));
        assertThat(tip).hasCount(0);
        assertThat(page.locator("[data-tip-about]")).hasCount(0);

        traveller.keepAllBut(0);
        traveller.awaitTurn();
        assertThat(tip).hasAttribute("data-tip", "turn");
        assertThat(Audit.of(page)).isEmpty();
        visitor.press(visitor.button("help.title"));
        visitor.press(page.locator("[data-tips-switch] label"));
        assertThat(tip).hasCount(0);
        page.keyboard().press("Escape");
        page.reload();
        traveller.awaitTurn();
        assertThat(tip).hasCount(0);
        assertThat(visitor.faults()).isEmpty();

        Home.open(visitor, SERVER.address());
        assertThat(visitor.button("learn.start")).isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_phone_tells_of_french_quarter_in_a_line_that_opens() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Page page = visitor.page();
        Locator tip = page.locator("[data-tip='sheets']");
        Home.open(visitor, SERVER.address()).board("French Quarter");
        visitor.press(visitor.button("learn.start"));
        tip.waitFor();
        assertThat(visitor.button("tips.read")).hasCount(0);
        assertThat(Audit.of(page)).isEmpty();

        visitor.press(visitor.button("tips.open"));
        assertThat(visitor.button("tips.read")).isFocused();
        assertThat(Audit.of(page)).isEmpty();
        page.keyboard().press("Escape");

        assertThat(tip).hasCount(0);
        assertThat(page.locator("[data-tip='die']")).isVisible();
        assertThat(visitor.faults()).isEmpty();
    }
}
