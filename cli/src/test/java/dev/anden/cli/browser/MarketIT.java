package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The market's cards as things on the table: the one that is pressed is the one that goes.
class MarketIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Turns after which there surely were two alike cards.
    private static final int TURNS = 40;

    /// Keeps where the first card that flies sets out: its middle, in pixels from the left.
    private static final String WATCH = """
            () => {
                window.flownFrom = [];
                new MutationObserver(() => {
                    const flying = document.querySelector('.flying');
                    if (flying !== null) window.flownFrom.push(flying.offsetLeft + flying.offsetWidth / 2);
                }).observe(document.body, { childList: true, subtree: true });
            }
            """;

    @Test
    @Tag(Thorough.TAG)
    void of_two_alike_cards_the_pressed_one_goes_and_its_place_is_filled() {
        Traveller traveller = Travellers.atTheFirstTurn(BROWSER.visitor(Look.desk("en-US")), SERVER, "USA");
        Page page = traveller.visitor().page();
        List<String> before = awaitTwins(traveller);
        // A card whose answer is late is hurried, and none is seen to fly once patience is at an end.
        traveller.choosePace("calm");
        int place = twin(before);
        Locator pressed = cards(traveller).nth(place);
        double middle = pressed.boundingBox().x + pressed.boundingBox().width / 2;

        page.evaluate(WATCH);
        traveller.act(pressed::click);
        page.waitForFunction("() => window.flownFrom.length > 0");

        double start = ((Number) page.evaluate("window.flownFrom[0]")).doubleValue();
        assertThat(start).isBetween(middle - 3, middle + 3);
        traveller.awaitAnswer();
        page.keyboard().press("s");
        List<String> after = titles(traveller);
        assertThat(IntStream.range(0, after.size())
                        .filter(one -> one != place)
                        .mapToObj(after::get)
                        .toList())
                .isEqualTo(IntStream.range(0, before.size())
                        .filter(one -> one != place)
                        .mapToObj(before::get)
                        .toList());
        assertThat(traveller.visitor().faults()).isEmpty();
    }

    /// Draws until two cards of the market are alike, and it is the beginning of one's turn.
    private static List<String> awaitTwins(Traveller traveller) {
        Page page = traveller.visitor().page();
        for (int turn = 0; turn < TURNS; turn++) {
            traveller.awaitTurn();
            traveller.awaitAnswer();
            page.keyboard().press("s");
            List<String> titles = titles(traveller);
            if (twin(titles) >= 0) {
                return titles;
            }
            traveller.act(() -> page.keyboard().press("1"));
            traveller.awaitAnswer();
            if (traveller.choosesSecondCard()) {
                traveller.act(() -> page.keyboard().press("d"));
            }
        }
        throw new AssertionError("There never were two alike cards");
    }

    /// The place of a card with one like it to its left; -1 without one. Wilds are left alone: a third one would
    /// have all cards replaced.
    private static int twin(List<String> titles) {
        String wild = Words.of("en").text("card.wild");
        if (titles.contains(wild)) {
            return -1;
        }
        return IntStream.range(0, titles.size())
                .filter(place -> titles.indexOf(titles.get(place)) < place)
                .findFirst()
                .orElse(-1);
    }

    private static Locator cards(Traveller traveller) {
        return traveller.visitor().page().locator("section.tray .slot button");
    }

    private static List<String> titles(Traveller traveller) {
        return cards(traveller).all().stream()
                .map(card -> card.getAttribute("title"))
                .toList();
    }
}
