package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Somebody alone in the French Quarter, at a desk.
class SoloQuarterIT {
    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Buttons that say what they do.
    private static final String BUTTONS = "[data-choice]:enabled";

    /// Whatever can be chosen: a building on the map, or one of the buttons.
    private static final String CHOICES = ".building.lit, " + BUTTONS;

    /// The element that names the version has no size of its own.
    private static final Locator.WaitForOptions THERE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    /// More than any solo game takes.
    private static final int MOST_CHOICES = 400;

    @TempDir
    private Path data = Path.of("");

    @Test
    void a_solo_game_is_played_to_its_grade_and_is_the_same_after_a_reload_in_its_midst() throws IOException {
        try (AndenProcess server = AndenProcess.start(data)) {
            Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
            Page page = sitDownAlone(visitor, server);

            int choices = 0;
            while (choices < MOST_CHOICES && choose(page)) {
                choices++;
                if (choices == 7) {
                    assertReloadChangesNothing(page);
                }
            }

            Locator end = visitor.page().locator("section.end");
            assertThat(end.innerText()).contains(visitor.words().text("fq.end.title"));
            assertThat(end.locator(".grade").innerText()).startsWith("Grado ");
            assertThat(end.locator("tbody tr").count()).isGreaterThan(12);
            assertThat(end.locator("tfoot td").innerText())
                    .isEqualTo(Integer.toString(end.locator("tbody td").allInnerTexts().stream()
                            .mapToInt(Integer::parseInt)
                            .sum()));
            assertThat(visitor.faults()).isEmpty();
        }
    }

    @Test
    void choices_are_taken_back_step_by_step_by_key_and_by_button_and_the_game_goes_on() throws IOException {
        try (AndenProcess server = AndenProcess.start(data)) {
            Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
            Page page = sitDownAlone(visitor, server);
            Locator asked = page.locator(".directive > p").first();
            Locator back = page.locator("[data-take-back]");
            page.locator(CHOICES).first().waitFor();
            PlaywrightAssertions.assertThat(back).hasCount(0);
            String first = asked.innerText();
            decide(page);
            String second = asked.innerText();
            decide(page);

            String before = version(page);
            page.keyboard().press("Control+z");
            awaitVersionAfter(page, before);
            PlaywrightAssertions.assertThat(asked).hasText(second);
            PlaywrightAssertions.assertThat(page.locator(".log li").last())
                    .hasText(visitor.words().text("log.tookBack.you"));
            before = version(page);
            PlaywrightAssertions.assertThat(back).hasText(visitor.words().text("takeBack"));
            back.click();
            awaitVersionAfter(page, before);
            PlaywrightAssertions.assertThat(asked).hasText(first);
            PlaywrightAssertions.assertThat(back).hasCount(0);

            decide(page);
            PlaywrightAssertions.assertThat(asked).hasText(second);
            PlaywrightAssertions.assertThat(back).isVisible();
            assertThat(visitor.faults()).isEmpty();
        }
    }

    private static Page sitDownAlone(Visitor visitor, AndenProcess server) {
        Home home = Home.open(visitor, server);
        visitor.page()
                .getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("French Quarter"))
                .click();
        visitor.button("new.remove").nth(1).click();
        home.seats(List.of("me")).start();
        return visitor.page();
    }

    /// Chooses until the table has moved on.
    private static void decide(Page page) {
        String before = version(page);
        while (version(page).equals(before)) {
            choose(page);
        }
    }

    private static void awaitVersionAfter(Page page, String version) {
        page.locator("[data-version]:not([data-version='" + version + "'])").waitFor(THERE);
    }

    /// Makes the first choice there is, and says whether there was one before the end.
    private static boolean choose(Page page) {
        page.locator(CHOICES + ", section.end").first().waitFor();
        if (page.locator("section.end").count() > 0) {
            return false;
        }
        String next = "[data-version]:not([data-version='" + version(page) + "'])";
        if (page.locator(BUTTONS).count() > 0) {
            page.locator(BUTTONS).first().dispatchEvent("click");
            page.locator(next).waitFor(THERE);
        } else {
            // A building that can be chosen in several ways asks in which.
            page.locator(CHOICES).first().dispatchEvent("click");
            page.locator(next + ", " + BUTTONS).first().waitFor(THERE);
        }
        return true;
    }

    private static void assertReloadChangesNothing(Page page) {
        page.locator(CHOICES).first().waitFor();
        String before = version(page);
        String asked = page.locator(".directive > p").first().innerText();
        page.reload();
        page.locator(CHOICES).first().waitFor();
        assertThat(version(page)).isEqualTo(before);
        assertThat(page.locator(".directive > p").first().innerText()).isEqualTo(asked);
    }

    private static String version(Page page) {
        return page.locator("[data-version]").getAttribute("data-version");
    }
}
