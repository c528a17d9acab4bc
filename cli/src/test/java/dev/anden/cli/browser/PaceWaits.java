package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// How long one waits at a full table of bots from one's choice to the next one, on a server started as people start
/// it, at the standard pace. A program to measure with, not a test: figures of a machine that does something else
/// besides say nothing.
class PaceWaits {
    @RegisterExtension
    static final RealBrowser BROWSER = PaceIT.BROWSER;

    private static final int TURNS = 12;

    @Test
    void from_ones_choice_to_the_next_one(@TempDir Path data) throws IOException {
        var served = new ArrayList<Double>();
        var shown = new ArrayList<Double>();
        try (AndenProcess server = AndenProcess.startAsUsual(data)) {
            Traveller traveller = PaceIT.sitDown(server.address(), PaceIT.FULL_TABLE);
            Page page = traveller.visitor().page();
            String yours = traveller.visitor().words().text("title.yours", Map.of("name", "USA"));
            for (int turn = 0; turn < TURNS; turn++) {
                traveller.act(() -> traveller.deck().click());
                traveller.awaitAnswer();
                double chosen = now(page);
                traveller.act(() -> traveller.deck().click());
                page.waitForFunction("yours => document.title === yours", yours);
                served.add(now(page) - chosen);
                traveller.awaitTurn();
                shown.add(now(page) - chosen);
            }
        }

        assertThat(shown).hasSize(TURNS);
        System.out.printf("until the bots had chosen: %s%nuntil all was seen: %s%n", told(served), told(shown));
    }

    private static double now(Page page) {
        return ((Number) page.evaluate("performance.now()")).doubleValue();
    }

    private static String told(List<Double> milliseconds) {
        List<Double> sorted = milliseconds.stream().sorted().toList();
        return "median %.0f ms, longest %.0f ms".formatted(sorted.get(sorted.size() / 2), sorted.getLast());
    }
}
