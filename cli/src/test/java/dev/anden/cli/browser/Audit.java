package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What axe-core finds wrong with a page by the rules of WCAG 2.2, levels A and AA.
final class Audit {
    private static final Path AXE = Path.of("..", "web", "node_modules", "axe-core", "axe.min.js");

    /// Everything, the colours as they are now among it.
    private static final String WCAG =
            "[document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }]";

    /// Whether all there is lies in parts that readers aloud lead to.
    private static final String PARTS =
            "[document, { runOnly: ['region', 'landmark-unique', 'landmark-one-main', 'heading-order'] }]";

    /// What hangs on the theme. That of words outside of drawings: inside of them the ground of a word can't be told.
    private static final String COLOURS = "[{ exclude: ['svg'] }, { runOnly: ['color-contrast'] }]";

    private static final List<String> THEMES = List.of("day", "night", "contrast");

    /// Each thing that is wrong with its rule and its place, once nothing comes, goes or changes its colour any more.
    private static final String FINDINGS = """
            async ([where, options]) => {
                const passing = document.getAnimations()
                    .filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity);
                passing.forEach(animation => animation.finish());
                await Promise.allSettled(passing.map(animation => animation.finished));
                const { violations } =
                    await axe.run(where, { ...options, resultTypes: ['violations'], elementRef: true });
                const counts = (id, element) => id !== 'color-contrast' || element.closest('svg') === null;
                return violations.flatMap(({ id, nodes }) =>
                    nodes.filter(({ element }) => counts(id, element))
                        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
            }
            """;

    private final Page page;

    private Audit(Page page) {
        this.page = page;
    }

    /// Everything that is wrong with what is on the screen; in thorough runs in each theme.
    static List<String> of(Page page) {
        return new Audit(page).findings(Thorough.amount(0, THEMES.size()));
    }

    /// The same by day and by night; in thorough runs also in high contrast.
    static List<String> byDayAndNight(Page page) {
        return new Audit(page).findings(Thorough.amount(2, THEMES.size()));
    }

    /// What of the screen lies in no part that a reader aloud leads to, and which parts can't be told apart.
    static List<String> ofParts(Page page) {
        var audit = new Audit(page);
        audit.load();
        return audit.found(PARTS);
    }

    /// @param themes so many, whose colours are looked at besides what is shown
    private List<String> findings(int themes) {
        // What was found for earlier choices is dimmed as long as the answer to later ones isn't there.
        assertThat(page.locator(".unanswered")).hasCount(0);
        load();
        List<String> all = new ArrayList<>(found(WCAG));
        String before = theme();
        for (String theme : THEMES.subList(0, themes)) {
            if (!theme.equals(before)) {
                show(theme);
                found(COLOURS).forEach(finding -> all.add(theme + ": " + finding));
            }
        }
        show(before);
        return all;
    }

    /// Not as an element of the page, which allows no script but its own; and once, as long as the page stays.
    private void load() {
        if (Boolean.FALSE.equals(page.evaluate("'axe' in window"))) {
            page.evaluate(axe());
        }
    }

    private List<String> found(String looking) {
        List<?> found = (List<?>) page.evaluate("(%s)(%s)".formatted(FINDINGS.strip(), looking));
        return found.stream().map(String::valueOf).toList();
    }

    private String theme() {
        return String.valueOf(page.evaluate("document.documentElement.dataset.theme"));
    }

    private void show(String theme) {
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
    }

    private static String axe() {
        try {
            return Files.readString(AXE);
        } catch (IOException missing) {
            throw new UncheckedIOException("axe-core isn't there; ./npm.sh in web installs it", missing);
        }
    }
}
