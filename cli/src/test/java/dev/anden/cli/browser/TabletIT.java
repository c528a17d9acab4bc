package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A table of Ticket to Ride on a tablet, however it is held.
class TabletIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Tablets that are held upright, in pixels.
    private static final int[][] UPRIGHT = {{768, 1024}, {820, 1180}, {834, 1112}};

    /// Pixels of a card in hand by which its colour and its symbol are known.
    private static final int CARD_IN_SIGHT = 30;

    /// Of the width of an upright tablet, what its map takes at least.
    private static final double MOST = 0.9;

    /// Pixels of a tool that a finger hits.
    private static final double TOOL = 40;

    /// The fewest pixels that are seen of a card, were there all nine kinds in hand.
    private static final String NARROWEST = """
            hand => {
                while (hand.children.length < 9) hand.append(hand.lastElementChild.cloneNode(true));
                const cards = [...hand.children].map(card => card.offsetLeft);
                return Math.min(...cards.slice(1).map((left, place) => left - cards[place]));
            }
            """;

    @Test
    @Tag(Thorough.TAG)
    void all_nine_kinds_in_hand_are_told_apart_on_an_upright_tablet() {
        Traveller traveller = sitDown("Europa", 768, 1024);
        Locator hand = traveller.visitor().page().locator("ul.hand");
        for (int[] size : UPRIGHT) {
            traveller.visitor().resize(size[0], size[1]);
            assertThat(((Number) hand.evaluate(NARROWEST)).intValue())
                    .as("%d x %d", size[0], size[1])
                    .isGreaterThanOrEqualTo(CARD_IN_SIGHT);
            assertThat(traveller.seesWholeHand()).isTrue();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void the_map_is_as_wide_as_an_upright_tablet_between_the_players_and_what_they_hold() {
        Traveller traveller = sitDown("Europa", 768, 1024);
        Page page = traveller.visitor().page();
        for (int[] size : UPRIGHT) {
            traveller.visitor().resize(size[0], size[1]);
            BoundingBox map = page.locator(".pane").boundingBox();
            assertThat(map.width).isGreaterThan(size[0] * MOST);
            BoundingBox players = page.locator("li.you").boundingBox();
            assertThat(players.y + players.height).isLessThanOrEqualTo(map.y);
            BoundingBox held = page.locator(".side").boundingBox();
            assertThat(held.y).isGreaterThanOrEqualTo(map.y + map.height);
            List<Double> heads = page.locator(".side h2").all().stream()
                    .map(head -> head.boundingBox().y)
                    .toList();
            assertThat(heads).hasSize(2).allMatch(heads.getFirst()::equals);
        }
        // Where no ticket is seen only in part.
        traveller.visitor().resize(820, 1180);
        assertThat(Audit.of(page)).isEmpty();
        assertThat(Audit.ofParts(page)).isEmpty();
    }

    @Test
    void no_tool_lies_under_the_buttons_of_the_map() {
        Traveller traveller = sitDown("Berlín", 1024, 768);
        Page page = traveller.visitor().page();
        for (int[] size : new int[][] {{1024, 768}, {768, 1024}, {1180, 820}, {1366, 1024}}) {
            traveller.visitor().resize(size[0], size[1]);
            BoundingBox buttons = page.locator(".controls").boundingBox();
            for (Locator tool : page.locator("nav.tools > .tool").all()) {
                BoundingBox box = tool.boundingBox();
                assertThat(box.height).isGreaterThanOrEqualTo(TOOL);
                assertThat(box.y + box.height <= buttons.y || box.x + box.width <= buttons.x)
                        .as("%s, %d x %d", tool.getAttribute("aria-label"), size[0], size[1])
                        .isTrue();
            }
        }
    }

    private static Traveller sitDown(String board, int width, int height) {
        return Travellers.atTheFirstTurn(BROWSER.visitor(new Look("es-ES", width, height, true, true)), SERVER, board);
    }
}
