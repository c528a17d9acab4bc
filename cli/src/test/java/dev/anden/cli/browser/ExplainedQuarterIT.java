package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;

/// Somebody who doesn't know French Quarter: the table tells what everything on it is and what each turn brought.
class ExplainedQuarterIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final String EXPLANATION = ".explanation";

    /// Turns that are played until somebody has scored something.
    private static final int MOST_CHOICES = 120;

    @Test
    @Tag(Thorough.TAG)
    void a_touch_tells_what_cannot_be_chosen_and_chooses_what_can() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Stroller stroller = atTable(visitor);
        Page page = visitor.page();
        Locator told = page.locator(EXPLANATION);

        visitor.awaitStillness();
        Locator building = inSight(page.locator(".building:not(.lit)"));
        visitor.press(building);
        assertThat(told).isVisible();
        assertThat(building.getAttribute("aria-label"))
                .startsWith(told.locator("h4").textContent().strip());
        visitor.press(page.locator(Stroller.LIT).first());
        assertThat(told).hasCount(0);
        assertThat(page.locator(".directive.asking")).isVisible();

        visitor.press(visitor.button("fq.explain.ask"));
        int version = stroller.version();
        visitor.press(page.locator(Stroller.LIT).first());
        assertThat(told).isVisible();
        visitor.press(visitor.button("fq.explain.done"));
        assertThat(told).hasCount(0);
        hasChosenNothingSince(version, stroller);
        stroller.choose();
        assertThat(visitor.faults()).isEmpty();
    }

    /// The last of some things that a finger can reach: the map goes on beyond the edges of what is seen of it. What is
    /// told of the last one doesn't lie on the dice above the map.
    private static Locator inSight(Locator things) {
        BoundingBox pane = things.page().locator(".pane").boundingBox();
        return things.all().stream()
                .filter(thing -> {
                    BoundingBox box = thing.boundingBox();
                    return box.x >= pane.x
                            && box.x + box.width <= pane.x + pane.width
                            && box.y >= pane.y
                            && box.y + box.height <= pane.y + pane.height;
                })
                .reduce((one, other) -> other)
                .orElseThrow();
    }

    @Test
    @Tag(Thorough.TAG)
    void what_is_held_down_is_explained_and_not_chosen() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Stroller stroller = atTable(visitor);
        Page page = visitor.page();
        int version = stroller.version();

        page.locator(Stroller.LIT).first().hover();
        page.mouse().down();
        assertThat(page.locator(EXPLANATION + ".stays")).isVisible();
        page.mouse().up();

        assertThat(page.locator(EXPLANATION + ".stays")).isVisible();
        assertThat(page.locator(Stroller.QUESTION)).hasText(visitor.words().text("fq.expect.draft"));
        hasChosenNothingSince(version, stroller);
    }

    /// While a choice waits for its answer nothing can be chosen: once something can be, none is on its way.
    private static void hasChosenNothingSince(int version, Stroller stroller) {
        stroller.awaitChoiceOrEnd();
        assertThat(stroller.version()).isEqualTo(version);
    }

    @Test
    void the_keys_lead_over_everything_that_is_explained_and_back_to_the_game() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Stroller stroller = atTable(visitor);
        Page page = visitor.page();
        Locator told = page.locator("[role=status] " + EXPLANATION);

        page.keyboard().press("n");
        assertThat(page.locator(Stroller.LIT + "[tabindex='0']")).hasCount(1);
        page.keyboard().press("e");
        assertThat(told).isVisible();
        // As it is compared: not as it is laid out, which is never the same.
        String first = told.textContent();
        page.keyboard().press("ArrowDown");
        assertThat(told).not().hasText(first);
        page.keyboard().press("Escape");
        assertThat(told).hasCount(0);

        stroller.choose();
        assertThat(visitor.faults()).isEmpty();
    }

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @Rows(value = "es-ES", thorough = "en-US")
    void everything_on_the_table_has_its_line_of_help(String locale) {
        Visitor visitor = BROWSER.visitor(Look.desk(locale).calmly());
        atTable(visitor);
        Page page = visitor.page();
        visitor.press(visitor.button("fq.explain.ask"));

        List<?> things = (List<?>) page.evaluate(
                "[...new Set([...document.querySelectorAll('[data-explain]')]" + ".map(one => one.dataset.explain))]");
        assertThat(things).hasSizeGreaterThan(200);
        for (Object thing : things) {
            page.locator("[data-explain='" + thing + "']").first().dispatchEvent("click");
            assertThat(page.locator(EXPLANATION + " h4").innerText())
                    .as("title of %s", thing)
                    .isNotBlank();
            assertThat(page.locator(EXPLANATION + " p").first().innerText())
                    .as("line of %s", thing)
                    .hasSizeGreaterThan(10)
                    .doesNotContain("{", "undefined");
        }
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    void one_chooses_on_the_map_and_no_strip_of_buttons_repeats_it() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Stroller stroller = atTable(visitor);
        Page page = visitor.page();
        while (page.locator(".building.lit").count() < 2) {
            stroller.choose();
        }

        assertThat(page.locator(Stroller.BUTTONS)).hasCount(0);
        assertThat(page.locator(".directive details")).not().hasAttribute("open", "");
        assertThat(page.locator(".directive details [data-choice]"))
                .hasCount(page.locator(".building.lit").count());
        assertThat((Boolean) page.locator(".words.leaf").evaluate("words => words.scrollWidth <= words.clientWidth"))
                .isTrue();
    }

    /// Dice that run over the edge of their card.
    private static final String RUNNING_OVER = """
            cards => cards.flatMap(card => {
                const edge = card.getBoundingClientRect();
                return [...card.querySelectorAll('button')]
                    .map(die => die.getBoundingClientRect())
                    .filter(die => die.right > edge.right || die.bottom > edge.bottom)
                    .map(die => `${card.dataset.card}: ${die.right} > ${edge.right}, ${die.bottom} > ${edge.bottom}`);
            })
            """;

    @Test
    @Tag(Thorough.TAG)
    void the_map_is_read_and_dice_keep_to_their_cards_on_a_phone_on_its_side_and_on_a_small_one() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        atTable(visitor);
        Page page = visitor.page();

        for (int[] size : new int[][] {{844, 390}, {667, 375}, {320, 568}}) {
            visitor.resize(size[0], size[1]);
            String layout = size[0] > size[1] ? "single" : "phone";
            Locator quarter = page.locator(".quarter[data-small=true][data-layout=%s]".formatted(layout));
            assertThat(quarter).isVisible();
            // A unit of the map is at least so many pixels that a building's name, 12 units high, is read.
            page.waitForFunction("() => document.querySelector('[data-building]').getScreenCTM().a >= 0.7");
            assertThat((List<?>) page.locator("[data-card]").evaluateAll(RUNNING_OVER))
                    .isEmpty();
            assertThat((List<?>) page.locator("nav.few > .tool")
                            .evaluateAll("tools => tools.map(tool => tool.offsetHeight)"))
                    .isNotEmpty()
                    .allMatch(height -> ((Number) height).intValue() >= 44);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void letters_twice_as_large_are_so_on_the_sheets_of_a_desk() {
        for (Look look : List.of(Look.desk("es-ES"), Look.small("en-US"))) {
            Visitor visitor = BROWSER.visitor(look.calmly());
            // As somebody's browser does for whoever has told it: before anything is drawn.
            visitor.page().addInitScript("""
                    document.addEventListener('readystatechange', () => {
                        document.documentElement.style.fontSize = '200%';
                    });
                    """);
            atTable(visitor);
            Page page = visitor.page();

            // Of the letters of a building's name, 12 units high, as they are read on a desk: 10 pixels.
            page.waitForFunction("() => document.querySelector('[data-building]').getScreenCTM().a >= 1.45");
            visitor.awaitStillness();
            assertThat((List<?>) page.locator("[data-card]").evaluateAll(RUNNING_OVER))
                    .as("%s", look)
                    .isEmpty();
            visitor.press(page.getByRole(AriaRole.TAB).last());
            page.waitForFunction("() => document.querySelector('.tracks g').getScreenCTM().a >= 1.45");
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void why_data_is_reconstructed_is_told_from_among_the_tools_of_a_phone() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        atTable(visitor);
        Page page = visitor.page();

        visitor.press(page.locator("nav.few > [aria-expanded]").last());
        visitor.press(page.locator("[data-reconstructed]"));
        assertThat(page.locator("dialog[open]")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator("[data-reconstructed]")).hasCount(0);
    }

    @Test
    @Tag(Thorough.TAG)
    void the_cards_of_the_round_fit_the_width_of_a_phone() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        atTable(visitor);
        Locator cards = visitor.page().locator("[data-card]");

        assertThat(cards).hasCount(5);
        visitor.awaitStillness();
        for (Locator card : cards.all()) {
            BoundingBox box = card.boundingBox();
            assertThat(box.x).isNotNegative();
            assertThat(box.x + box.width).isLessThanOrEqualTo(390);
            assertThat((Boolean) card.evaluate("card => card.scrollWidth <= card.clientWidth"))
                    .isTrue();
        }
    }

    @Test
    void each_turn_ends_with_what_it_brought_to_everybody() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Stroller stroller = atTable(visitor);
        Page page = visitor.page();
        Locator scored = page.locator(".tabs [data-gain]:not([data-gain='0'])");
        Locator told = page.locator(".tabs [data-gain]");
        for (int choices = 0; choices < MOST_CHOICES && (scored.count() == 0 || told.count() < 2); choices++) {
            stroller.choose();
            // What is told last changes as long as the other one's turn or the parade is to be seen.
            stroller.awaitChoiceOrEnd();
            stroller.awaitSeen();
        }

        // Whoever scores in the very first turn is told before the other has had one.
        assertThat(told).hasCount(2);

        String points = scored.first().getAttribute("data-gain");
        assertThat(scored.first().locator("strong")).hasText("+" + points);
        assertThat(scored.first().locator(".parts").innerText()).contains("+");
        assertThat(page.locator(".log li")
                        .filter(new Locator.FilterOptions().setHasText(": "))
                        .allInnerTexts())
                .anyMatch(line -> Stream.of("fq.gain", "fq.gain.you")
                        .anyMatch(key -> visitor.words()
                                .pattern(key)
                                .matcher(line.strip())
                                .matches()));

        page.reload();
        assertThat(told).hasCount(2);
    }

    @Test
    @Tag(Thorough.TAG)
    void the_sheet_says_what_performers_are_worth() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        atTable(visitor);

        assertThat(visitor.page().locator(".cells text").allTextContents().stream()
                        .map(String::strip)
                        .toList())
                .containsExactly("1 = 0", "2 = 1", "3 = 3", "4 = 6", "5 = 10", "6 = 14", "7 = 17", "8 = 20");
    }

    /// At a table with a bot, when it is asked for the first time what is to be done.
    private static Stroller atTable(Visitor visitor) {
        Stroller.atHome(visitor, SERVER.address(), List.of("me", "bot:daydreamer"))
                .start();
        Stroller stroller = Stroller.pointing(visitor);
        stroller.awaitChoiceOrEnd();
        stroller.awaitSeen();
        return stroller;
    }
}
