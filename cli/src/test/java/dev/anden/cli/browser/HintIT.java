package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody asks what a bot would do.
class HintIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void whoever_asks_again_gets_the_answer_though_the_first_question_fails() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Page page = visitor.page();
        Home.open(visitor, SERVER.address()).seats(List.of("me", "bot:tourist")).start();
        new Traveller(visitor).awaitTurn();
        List<Route> slow = new ArrayList<>();
        page.route("**/hint", slow::add);
        visitor.press(page.locator("[data-hint]"));
        page.waitForCondition(() -> slow.size() == 1);
        page.keyboard().press("Escape");
        assertThat(visitor.text("hint.working")).hasCount(0);
        visitor.press(page.locator("[data-hint]"));
        page.waitForCondition(() -> slow.size() == 2);

        slow.getFirst().abort();
        slow.getLast().resume();

        assertThat(page.locator("[data-hints]")).isVisible();
        assertThat(page.locator("dialog [role=status]").first())
                .hasText(page.locator("[data-hints] li span").first().innerText());
        assertThat(visitor.text("problem.unreachable")).hasCount(0);
        // What the browser says of the question that failed.
        assertThat(visitor.faults()).allMatch(fault -> fault.contains("/hint"));
    }
}
