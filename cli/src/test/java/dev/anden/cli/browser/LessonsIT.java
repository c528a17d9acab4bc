package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.WaitForSelectorState.ATTACHED;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Somebody who has played badly goes back to their mistakes and finds something better.
class LessonsIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Milliseconds that an analysis may take.
    private static final double ANALYSED = 300_000;

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @CsvSource({"ttr-berlin, 2, 2, en-US, false", "french-quarter, 1, 4, es-ES, true"})
    void one_is_led_through_ones_mistakes_and_told_how_good_something_else_is(
            String game, int seats, int seed, String locale, boolean phone, @TempDir Path folder) throws IOException {
        Look look = phone ? Look.phone(locale) : Look.desk(locale);
        Visitor visitor = BROWSER.visitor(look.calmly());
        Home.open(visitor, SERVER.address());
        // The tourist forgets and dawdles.
        String table =
                BroughtGame.of(visitor, SERVER.address(), game, Collections.nCopies(seats, "tourist"), seed, folder);
        new Learner(visitor, visitor.page(), phone).learns(table);
        assertThat(visitor.faults()).isEmpty();
    }

    /// Somebody who wonders afterwards.
    private record Learner(Visitor visitor, Page page, boolean phone) {
        void learns(String table) {
            visitor.go(SERVER.address() + "/tables/" + table + "/analysis");
            page.locator("[data-analysis='done']")
                    .waitFor(new Locator.WaitForOptions().setState(ATTACHED).setTimeout(ANALYSED));
            looksAtOne();
            seesWhereItTurned(table);
            visitor.go(SERVER.address() + "/tables/" + table + "/analysis");
            visitor.press(page.locator("[data-study-open]"));
            page.waitForURL(Pattern.compile(".*/tables/" + table + "/replay\\?.*study=1.*"));

            int chosen = 0;
            int lesson = 1;
            for (; atLesson(lesson); lesson++) {
                if (lesson == 1) {
                    assertThat(page.locator("[data-choice-mark='better']")).hasCount(0);
                    assertThat(Audit.of(page)).isEmpty();
                }
                chosen += tries() ? 1 : 0;
                if (page.locator("[data-study-show]").count() > 0) {
                    press("show");
                }
                assertThat(page.locator("[data-better]")).isVisible();
                press("next");
                if (lesson == 1) {
                    goesOnAfterAReload();
                }
            }
            assertThat(chosen).isPositive();
            assertThat(page.locator("[data-found]")).hasText(visitor.words().pattern("study.found"));
            assertThat(Audit.of(page)).isEmpty();
            press("again");
            assertThat(page.locator("[data-study='1']")).hasCount(1);
            visitor.press(page.locator("[data-study-leave]"));
            page.waitForURL(Pattern.compile(".*/tables/" + table + "/analysis"));
        }

        /// On the board both are told, and what it cost.
        private void looksAtOne() {
            visitor.press(page.locator("ol [data-on-board]").first());
            assertThat(page.locator("[data-played]")).isVisible();
            assertThat(page.locator("[data-better]")).isVisible();
            assertThat(page.locator("[data-better] [data-choice-mark='better']"))
                    .isVisible();
            assertThat(Audit.of(page)).isEmpty();
        }

        /// What was found is on the replay's slider without being asked for: the curve, and marks that lead to what was
        /// costly.
        private void seesWhereItTurned(String table) {
            visitor.go(SERVER.address() + "/tables/" + table + "/replay?ply=0");
            Locator curve = page.locator("[data-curve='0']");
            assertThat(curve).isVisible();
            Locator mark = curve.locator("[data-costly]").last();
            String ply = mark.getAttribute("data-costly");
            visitor.press(mark);
            assertThat(page.locator("[data-ply='" + ply + "'][data-still='true']"))
                    .hasCount(1);
            assertThat(page.locator("[data-played]")).isVisible();
            String worth = page.locator("[data-worth]").innerText();
            assertThat(visitor.named(AriaRole.SLIDER, "replay.slider").getAttribute("aria-valuetext"))
                    .endsWith(worth);
            assertThat(Audit.of(page)).isEmpty();

            visitor.press(visitor.button("replay.more"));
            page.locator("[data-course]").selectOption("");
            assertThat(curve).hasCount(0);
            page.waitForURL(Pattern.compile(".*\\?ply=" + ply + "$"));
            page.locator("[data-course]").selectOption("0");
            assertThat(curve).isVisible();
        }

        /// Where one is isn't lost with the page, nor what was found.
        private void goesOnAfterAReload() {
            Locator at = page.locator("[data-study]:not([data-study='1'])");
            at.waitFor();
            String place = at.getAttribute("data-study");
            String outcomes = page.locator("[data-study] ol").textContent();
            page.reload();
            assertThat(page.locator("[data-study='" + place + "']")).hasCount(1);
            assertThat(page.locator("[data-study] ol")).hasText(outcomes);
        }

        /// Whether there is one more; waits until it can be chosen there, or all are done.
        private boolean atLesson(int number) {
            page.locator("[data-study='%d'], [data-study='over']".formatted(number))
                    .waitFor();
            if (page.locator("[data-study='over']").count() > 0) {
                return false;
            }
            page.locator("[aria-busy='false'] [data-study-show]").waitFor();
            return true;
        }

        /// Chooses something on the board, if there is something to press, and tries once more with the keyboard.
        private boolean tries() {
            Locator grade = page.locator("[data-grade]");
            Locator way = page.locator("[data-choice]:visible, [data-lit]:visible, [data-place='deck'].can");
            for (int press = 0; press < 4 && grade.count() == 0 && way.count() > 0; press++) {
                Locator choice = page.locator("[data-choice]:visible");
                choose(choice.count() > 0 ? choice.first() : way.first());
            }
            if (grade.count() == 0) {
                return false;
            }
            Locator again = page.locator(".primary[data-study-again]");
            again.or(page.locator(".primary[data-study-next]")).waitFor();
            if (again.count() > 0) {
                assertThat(again).isFocused();
                page.keyboard().press("Enter");
                assertThat(grade).hasCount(0);
            }
            return true;
        }

        /// On a phone what is lit may lie beyond the part of the map that is seen: a keyboard reaches it all the same.
        private void choose(Locator target) {
            if (phone) {
                target.focus();
                page.keyboard().press("Enter");
            } else {
                visitor.press(target);
            }
        }

        private void press(String way) {
            visitor.press(page.locator("[data-study-" + way + "]"));
        }
    }
}
