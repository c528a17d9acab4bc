package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.WaitForSelectorState.ATTACHED;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;

/// A finished game is gone through step by step, at a desk and on a phone.
class ReplayIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Pixels of what a thumb is to hit, both ways.
    private static final int THUMB = 44;

    /// Bots play a game to its end, watched by nobody.
    private static final String PLAY = """
            async ([game, seats]) => {
              const ask = async (path, init) => (await fetch('/api/tables' + path, init)).json();
              const { id } = await ask('', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ game, seats: Array(seats).fill({ kind: 'bot', bot: 'random' }) }),
              });
              while ((await ask('/' + id)).status !== 'over') await new Promise(then => setTimeout(then, 200));
              return id;
            }
            """;

    /// Where whoever looks sits at the table that is shown.
    private static final String YOU = "async () => (await (await fetch('/api' + location.pathname)).json()).you";

    @ParameterizedTest
    @Rows(
            value = "ttr-berlin, es-ES, true",
            thorough = {"ttr-berlin, en-US, false", "french-quarter, es-ES, false", "french-quarter, en-US, true"})
    void one_steps_forward_and_back_jumps_plays_and_looks_with_other_eyes(String game, String locale, boolean phone) {
        Look look = phone ? Look.phone(locale) : Look.desk(locale);
        Visitor visitor = BROWSER.visitor(look.calmly());
        new Viewer(visitor, visitor.page()).goesThrough(game, phone);
        assertThat(visitor.faults()).isEmpty();
    }

    /// At the desk of one game, where it is in sight, and on a phone, where it is among what is needed less often.
    @ParameterizedTest
    @Rows(value = "french-quarter, es-ES, true", thorough = "ttr-berlin, en-US, false")
    void from_any_moment_one_plays_on_in_any_seat(String game, String locale, boolean phone) {
        Look look = phone ? Look.phone(locale) : Look.desk(locale);
        Visitor visitor = BROWSER.visitor(look.calmly());
        Page page = visitor.page();
        visitor.go(SERVER.address() + "/about");
        Object table = page.evaluate(PLAY, List.of(game, 2));
        visitor.go("%s/tables/%s/replay?ply=60".formatted(SERVER.address(), table));
        assertThat(page.locator("[data-still='true']")).hasCount(1);
        String ply = page.locator("[data-ply]").getAttribute("data-ply");
        if (phone) {
            visitor.press(visitor.button("replay.more"));
        }
        visitor.press(page.locator("[data-branch]"));
        page.locator("[data-branch-level] option").first().waitFor(new Locator.WaitForOptions().setState(ATTACHED));
        page.locator("[data-branch-seat]").selectOption("1");
        visitor.press(page.locator("[data-branch-play]"));

        page.waitForURL(address -> address.contains("/tables/") && !address.contains(table.toString()));
        assertThat(page.locator("[data-notice='branch']")).hasCount(1);
        assertThat(page.locator("[data-branch-of]"))
                .hasAttribute("href", "/tables/%s/replay?ply=%s".formatted(table, ply));
        assertThat(page.evaluate(YOU)).isEqualTo(1);
        assertThat(visitor.faults()).isEmpty();
    }

    /// By the key at a desk, by the button on a phone; where one is to find it oneself, by neither.
    @ParameterizedTest
    @Rows(value = "french-quarter, es-ES, true", thorough = "ttr-berlin, en-US, false")
    void wherever_somebody_had_to_choose_one_asks_what_a_bot_would_have_done(
            String game, String locale, boolean phone) {
        Look look = phone ? Look.phone(locale) : Look.desk(locale);
        Visitor visitor = BROWSER.visitor(look.calmly());
        Page page = visitor.page();
        visitor.go(SERVER.address() + "/about");
        Object table = page.evaluate(PLAY, List.of(game, 2));
        visitor.go("%s/tables/%s/replay?ply=60".formatted(SERVER.address(), table));
        assertThat(page.locator("[data-still='true']")).hasCount(1);
        Locator hint = page.locator("[data-hint]");
        if (phone) {
            visitor.press(hint);
        } else {
            page.keyboard().press("h");
        }

        assertThat(page.locator("[data-hints] li").first()).isVisible();
        assertThat(page.locator("[data-about]")).hasText(visitor.words().pattern("hint.past.of"));
        assertThat(page.locator("[data-do-it]")).hasCount(0);
        assertThat(Audit.of(page)).isEmpty();
        page.keyboard().press("Escape");
        assertThat(page.locator("[data-hints]")).hasCount(0);
        page.keyboard().press("End");
        assertThat(hint).isDisabled();

        visitor.go("%s/tables/%s/replay?seat=0&judged=0&study=1".formatted(SERVER.address(), table));
        assertThat(page.locator("[data-still='true']")).hasCount(1);
        assertThat(hint).hasCount(0);
        page.keyboard().press("h");
        assertThat(page.locator("[data-about]")).hasCount(0);
        assertThat(visitor.faults()).isEmpty();
    }

    @ParameterizedTest
    @Rows(value = "es-ES, true", thorough = "en-US, false")
    void tickets_on_offer_are_seen_with_what_became_of_them_and_fly_on_the_map(String locale, boolean phone) {
        Visitor visitor = BROWSER.visitor((phone ? Look.phone(locale) : Look.desk(locale)).calmly());
        Page page = visitor.page();
        visitor.go(SERVER.address() + "/about");
        Object table = page.evaluate(PLAY, List.of("ttr-usa", 2));
        visitor.go("%s/tables/%s/replay?ply=0&seat=0".formatted(SERVER.address(), table));

        assertThat(page.locator("[data-part='laid'] [data-fate='kept']").first())
                .isVisible();
        assertThat(page.locator("[data-part='laid'] [data-fate]:visible")).hasCount(3);
        assertThat(page.locator(".pennant.offered")).hasCount(6);

        visitor.go("%s/tables/%s/replay?ply=0".formatted(SERVER.address(), table));
        assertThat(page.locator("[data-hand-of] [data-part='laid'] [data-fate]"))
                .hasCount(6);
        assertThat(visitor.faults()).isEmpty();
    }

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @Rows({"ttr-europe, 360, 740", "french-quarter, 844, 390", "ttr-europe, 844, 390", "french-quarter, 360, 740"})
    void the_score_of_four_is_on_the_screen_of_a_phone_as_one_holds_it(String game, int width, int height) {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.go(SERVER.address() + "/about");
        visitor.go(SERVER.address() + "/tables/" + page.evaluate(PLAY, List.of(game, 4)));
        page.locator("[data-replay-open]").waitFor();
        BoundingBox table = page.locator("table").first().boundingBox();
        assertThat(table.x).isNotNegative();
        assertThat(table.x + table.width).isLessThanOrEqualTo(width);
        assertThat(visitor.faults()).isEmpty();
    }

    /// Somebody who looks at a game that is over.
    private record Viewer(Visitor visitor, Page page) {
        void goesThrough(String game, boolean phone) {
            visitor.go(SERVER.address() + "/about");
            String table = (String) page.evaluate(PLAY, List.of(game, 2));
            openFromItsEnd(table);

            int first = ply();
            press("forward");
            press("forward");
            int third = ply();
            assertThat(third).isGreaterThan(first + 1);
            Locator told = page.locator("[data-told]");
            assertThat(told).hasCount(phone ? 1 : 0);
            if (phone) {
                assertThat(told).not().isEmpty();
            }
            page.waitForURL(Pattern.compile(".*/tables/%s/replay\\?ply=%d".formatted(table, third)));
            press("back");
            assertThat(ply()).isBetween(first + 1, third - 1);
            press("first");
            assertThat(ply()).isEqualTo(first);
            assertThat(page.locator("[data-primary]")).hasCount(0);

            int last = jump("End");
            assertThat(page.locator("[data-moment]")).hasText(visitor.words().text("replay.end"));
            assertThat(visitor.button("end.again")).hasCount(0);
            assertThat(jump("Home")).isEqualTo(first);
            assertThat(jump("ArrowRight")).isGreaterThan(first);

            plays();
            middle(last);
            looksWithOtherEyes();
            int here = ply();
            page.waitForURL(Pattern.compile(".*\\?ply=%d&seat=1".formatted(here)));
            visitor.go(page.url());
            awaitStill();
            assertThat(ply()).isEqualTo(here);
            assertThat(page.locator("[data-eyes-of='1']")).hasCount(1);
            takesTheMomentAlong(phone);
            if (phone) {
                assertReachable();
            } else {
                readsTheLog();
            }
            assertThat(Audit.of(page)).isEmpty();
        }

        private void openFromItsEnd(String table) {
            visitor.go(SERVER.address() + "/tables/" + table);
            visitor.press(page.locator("[data-replay-open]"));
            page.waitForURL(Pattern.compile(".*/tables/" + table + "/replay.*"));
            awaitStill();
        }

        private void plays() {
            int before = ply();
            visitor.press(page.locator("[data-replay=play]"));
            page.waitForCondition(() -> ply() > before + 2);
            visitor.press(page.locator("[data-replay=play]"));
            awaitStill();
        }

        private void middle(int last) {
            Locator slider = visitor.named(AriaRole.SLIDER, "replay.slider");
            int end = Integer.parseInt(slider.getAttribute("max"));
            slider.fill(String.valueOf(end / 2));
            awaitStill();
            assertThat(ply()).isBetween(last / 4, last * 3 / 4);
        }

        private void looksWithOtherEyes() {
            Locator eyes = page.locator("[data-eyes]");
            if (!eyes.isVisible()) {
                visitor.press(visitor.button("replay.more"));
            }
            int before = ply();
            eyes.selectOption("1");
            assertThat(page.locator("[data-eyes-of='1']")).hasCount(1);
            awaitStill();
            assertThat(ply()).isEqualTo(before);
        }

        /// The link to the moment that is looked at, by its button or its key; and the moves as a text.
        private void takesTheMomentAlong(boolean phone) {
            page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
            if (phone) {
                visitor.press(visitor.button("replay.more"));
                visitor.press(page.locator("[data-copy-link]"));
            } else {
                page.keyboard().press("l");
            }
            assertThat(visitor.text("replay.link.copied")).isVisible();
            assertThat(page.evaluate("() => navigator.clipboard.readText()")).isEqualTo(page.url());
            // At a desk it is folded away, where no pointer gets at it.
            Locator link = page.locator("a[download^='anden-']");
            Download moves = page.waitForDownload(() -> link.evaluate("(link) => link.click()"));
            assertThat(moves.path()).content().startsWith("anden-replay 1");
        }

        /// What has been seen last is marked, and a line leads to where it happened.
        private void readsTheLog() {
            Locator log = page.getByRole(
                    AriaRole.LIST,
                    new Page.GetByRoleOptions().setName(visitor.words().text("log.label")));
            assertThat(log.locator("[aria-current=step]")).hasCount(1);
            int before = ply();
            log.locator(".ahead button").nth(5).click();
            awaitStill();
            assertThat(ply()).isGreaterThan(before);
            log.locator("button").first().click();
            awaitStill();
            assertThat(ply()).isLessThan(before);

            assertThat(log.locator("button[tabindex='0']")).hasCount(1);
            int early = ply();
            page.keyboard().press("ArrowDown");
            page.keyboard().press("ArrowDown");
            page.keyboard().press("Enter");
            awaitStill();
            assertThat(ply()).isGreaterThan(early);
            assertThat(log.locator("[aria-current=step]")).isFocused();
        }

        private void assertReachable() {
            List<Locator> buttons =
                    page.locator("[data-replay], [data-pace], .opener").all();
            assertThat(buttons).hasSize(7);
            for (Locator button : buttons) {
                BoundingBox box = button.boundingBox();
                assertThat(box.width).isGreaterThanOrEqualTo(THUMB);
                assertThat(box.height).isGreaterThanOrEqualTo(THUMB);
                assertThat(box.x).isNotNegative();
                assertThat(box.x + box.width).isLessThanOrEqualTo(390);
            }
        }

        private void press(String button) {
            visitor.press(page.locator("[data-replay=" + button + "]"));
            awaitStill();
        }

        private int jump(String key) {
            page.keyboard().press(key);
            awaitStill();
            return ply();
        }

        private void awaitStill() {
            assertThat(page.locator("[data-still=true]")).hasCount(1);
        }

        private int ply() {
            return Integer.parseInt(page.locator("[data-ply]").getAttribute("data-ply"));
        }
    }
}
