package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody alone in the French Quarter, at a desk.
class SoloQuarterIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Names that run out of the room that they have.
    private static final String CUT =
            "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)";

    /// Choices that are made by hand; thorough runs have more of them than any solo game takes.
    private static final int CHOICES = Thorough.amount(12, 400);

    @Test
    void a_solo_game_is_played_to_its_grade_and_is_the_same_after_a_reload_in_its_midst() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Stroller.atHome(visitor, SERVER.address(), List.of("me")).start();

        Stroller stroller = Stroller.pointing(visitor);
        stroller.awaitChoiceOrEnd();
        String table = URI.create(visitor.page().url()).getPath().replaceFirst(".*/", "");
        for (int choices = 0; choices < CHOICES && stroller.awaitChoiceOrEnd(); choices++) {
            if (choices == 7) {
                Map<String, String> before = stroller.sight();
                visitor.page().reload();
                assertThat(stroller.sight()).isEqualTo(before);
                visitor.letThingsMove();
            }
            stroller.choose();
        }
        QuickGame.playOn(visitor.page(), table);

        Locator end = stroller.end();
        assertThat(end.locator("[role=status]").innerText())
                .contains(visitor.words().text("rule.fq.score.activity"));
        visitor.button("end.skip").click();
        assertThat(end.innerText()).contains(visitor.words().text("fq.end.title"));
        assertThat(end.locator("h2")).isFocused();
        assertThat(end.locator("a[href='/rules#fq.solo.rating']").count()).isEqualTo(1);
        assertThat(end.locator(".grade").innerText()).startsWith("Valoración ");
        assertThat(end.locator("tbody tr").count()).isGreaterThan(12);
        List<Integer> points = stroller.columns().getFirst();
        assertThat(points.subList(0, points.size() - 1).stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(points.getLast());
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    void choices_are_taken_back_step_by_step_by_key_and_by_button_and_the_game_goes_on() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Stroller.atHome(visitor, SERVER.address(), List.of("me")).start();
        Stroller stroller = Stroller.pointing(visitor);
        Page page = visitor.page();
        Locator asked = page.locator(Stroller.QUESTION);
        Locator back = page.locator("[data-take-back]");
        stroller.awaitChoiceOrEnd();
        assertThat(back).hasCount(0);
        String first = stroller.question();
        stroller.choose();
        String second = stroller.question();
        int version = stroller.choose();

        page.keyboard().press("Control+z");
        stroller.awaitVersion(version + 1);
        assertThat(asked).hasText(second);
        assertThat(page.locator(".log li").last()).hasText(visitor.words().text("log.tookBack.you"));
        assertThat(back).hasText(visitor.words().text("takeBack"));
        visitor.press(back);
        stroller.awaitVersion(version + 2);
        assertThat(asked).hasText(first);
        assertThat(back).hasCount(0);
        assertThat(page.locator("[data-turn]")).isFocused();

        stroller.choose();
        assertThat(asked).hasText(second);
        assertThat(back).isVisible();
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    void on_a_phone_the_log_says_that_one_is_to_choose_and_leads_back_to_it() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Stroller.atHome(visitor, SERVER.address(), List.of("me")).start();
        Stroller stroller = Stroller.pointing(visitor);
        stroller.awaitChoiceOrEnd();
        Page page = visitor.page();
        String question = stroller.question();
        visitor.awaitStillness();
        assertThat((List<?>) page.locator("[data-card] h3").evaluateAll(CUT)).isEmpty();

        visitor.named(AriaRole.TAB, "fq.leaf.log").tap();
        assertThat(page.locator(Stroller.QUESTION)).hasCount(0);
        visitor.press(page.locator("[data-pending]").getByText(question));

        assertThat(page.locator(Stroller.QUESTION)).hasText(question);
    }
}
