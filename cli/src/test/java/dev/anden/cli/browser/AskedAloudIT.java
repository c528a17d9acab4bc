package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Whoever doesn't see the table hears what happened and then what is asked of them, each of it once.
class AskedAloudIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Keeps what comes into a place whose changes are read aloud; such a place that comes with its words isn't read.
    private static final String LISTEN = """
            window.said = [];
            new MutationObserver((changes) => {
              for (const { target, addedNodes } of changes) {
                const place = target instanceof Element ? target : target.parentElement;
                if (!place?.closest('[aria-live], [role=status], [role=alert]')) continue;
                const words = [...addedNodes].map((node) => node.textContent).join(' ').trim();
                if (words !== '') said.push(words);
              }
            }).observe(document, { subtree: true, childList: true });
            """;

    /// So that a busy machine hurries nothing: what is shown for no time at all is said in one breath with what
    /// comes next, and then it isn't said whose turn it was in between.
    private static final String UNHURRIED = "localStorage.setItem('anden.pace', 'calm')";

    /// Some turns of French Quarter.
    private static final int CHOICES = 14;

    @Test
    void whatever_is_asked_within_a_turn_is_said_after_what_led_to_it() {
        Visitor visitor = listening(Look.desk("en-US").calmly());
        String table = QuickGame.play(visitor.page(), "ttr-europe", List.of("random"), false, false);
        visitor.go(SERVER.address() + "/tables/" + table);
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        // The other one chooses at the same time, and what they kept may be said after it.
        hasHeard(visitor, "expect.opening");
        traveller.keepAllBut(1);
        hears(visitor, "turn.yours");

        Keyboard keys = visitor.page().keyboard();
        traveller.act(() -> keys.press("d"));
        hears(visitor, "expect.second");
        List<String> said = said(visitor);
        assertThat(said.get(said.size() - 2)).startsWith("You draw");
        traveller.awaitAnswer();
        traveller.act(() -> keys.press("d"));
        hears(visitor, "turn.yours");

        traveller.awaitAnswer();
        keys.press("t");
        traveller.act(() -> keys.press("c"));
        hears(visitor, "expect.keep");
        assertThat(said(visitor)).noneMatch(about(visitor, "expect.turn.station"));
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void whose_turn_it_is_is_said_once_and_nothing_is_asked_before_the_others_have_moved() {
        Visitor visitor = listening(Look.desk("en-US").calmly());
        String table = QuickGame.play(visitor.page(), List.of("random"), false, false);
        visitor.go(SERVER.address() + "/tables/" + table);
        Stroller stroller = Stroller.pointing(visitor);
        for (int choice = 0; choice < CHOICES && stroller.awaitChoiceOrEnd(); choice++) {
            // Whoever hurries is told in one breath what they have missed, and not whose turn it was meanwhile.
            stroller.awaitSeen();
            stroller.choose();
        }
        stroller.awaitSeen();

        String order = said(visitor).stream()
                .flatMap(words -> kinds(visitor.words(), words))
                .collect(Collectors.joining())
                .replaceAll("D+", "D");
        assertThat(order).contains("Q", "ODY").doesNotContain("OO", "OQ");
        assertThat(visitor.faults()).isEmpty();
    }

    private static Visitor listening(Look look) {
        Visitor visitor = BROWSER.visitor(look);
        visitor.page().addInitScript(LISTEN);
        visitor.page().addInitScript(UNHURRIED);
        Home.open(visitor, SERVER.address());
        return visitor;
    }

    /// What it is that is said: what the other one does, and at last another's turn, one's own turn, or a question. The
    /// other one may have the last turn of a round and the first of the next.
    private static Stream<String> kinds(Words words, String said) {
        if (isAbout(words, "turn.others", said)) {
            return Stream.of("O");
        }
        Stream<String> done = said.contains(words.text("level.random")) ? Stream.of("D") : Stream.empty();
        return Stream.concat(done, ends(words, said));
    }

    private static Stream<String> ends(Words words, String said) {
        if (said.endsWith(words.text("turn.yours"))) {
            return Stream.of("Y");
        }
        boolean asks = words.texts().keySet().stream()
                .filter(key -> key.startsWith("fq.expect.") && !key.equals("fq.expect.other"))
                .anyMatch(key -> isAbout(words, key, said));
        return asks ? Stream.of("Q") : Stream.empty();
    }

    private static boolean isAbout(Words words, String key, String said) {
        return words.pattern(key).matcher(said).matches();
    }

    private static Predicate<String> about(Visitor visitor, String key) {
        return said -> isAbout(visitor.words(), key, said);
    }

    /// Waits until the last thing that was said is a text.
    private static void hears(Visitor visitor, String key) {
        visitor.page().waitForCondition(() -> {
            List<String> said = said(visitor);
            return !said.isEmpty() && about(visitor, key).test(said.getLast());
        });
    }

    /// Waits until a text was said, whatever is said after it.
    private static void hasHeard(Visitor visitor, String key) {
        visitor.page().waitForCondition(() -> said(visitor).stream().anyMatch(about(visitor, key)));
    }

    private static List<String> said(Visitor visitor) {
        Page page = visitor.page();
        return ((List<?>) page.evaluate("() => said"))
                .stream().map(String::valueOf).toList();
    }
}
