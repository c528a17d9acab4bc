package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;

/// The cards of a round in the French Quarter, with the mayor's beside them or without it.
class QuarterRowIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Things of a card that run out of it, or that touch one another. As what is dealt differs from game to game, each
    /// card is looked at with as much on it as there may be: two icons, and two dice on those that have them.
    private static final String CROWDED = """
            cards => cards.flatMap(card => {
                const dice = card.querySelector('.dice');
                const most = new Map([[card.querySelector('.icons'), 2],
                    [dice, ['walk', 'carriage', 'taxi'].includes(card.dataset.card) ? 2 : 1]]);
                for (const [place, count] of most) {
                    const other = place.firstElementChild ?? document.querySelector(`.${place.classList[0]} > *`);
                    while (place.children.length < count) place.append(other.cloneNode(true));
                }
                const several = dice.children.length > 1;
                dice.classList.toggle('several', several);
                for (const die of dice.children) die.classList.toggle('alone', !several);
                const edge = card.getBoundingClientRect();
                const things = [...card.querySelectorAll('h3, p, .icons svg, .dice > *')].map(thing => {
                    const words = document.createRange();
                    words.selectNodeContents(thing);
                    const box = (thing.matches('h3, p') ? words : thing).getBoundingClientRect();
                    return { thing, box, name: `${card.dataset.card} ${thing.tagName}` };
                });
                const outside = things.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1
                    || box.top < edge.top - 1 || box.bottom > edge.bottom + 1).map(({ name }) => `${name} outside`);
                const touching = things.flatMap((one, place) => things.slice(place + 1)
                    .filter(other => Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2
                        && Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 4)
                    .map(other => `${one.name} on ${other.name}`));
                return [...outside, ...touching];
            })
            """;

    /// Spaces letters, words, lines and paragraphs as somebody does who reads with difficulty (WCAG 1.4.12).
    private static final String SPACE_OUT = """
            () => {
                const style = new CSSStyleSheet();
                style.replaceSync(`
                    * {
                        line-height: 1.5 !important;
                        letter-spacing: 0.12em !important;
                        word-spacing: 0.16em !important;
                    }
                    p {
                        margin-bottom: 2em !important;
                    }`);
                document.adoptedStyleSheets.push(style);
            }
            """;

    /// Dice that aren't whole on their card.
    private static final String CUT = """
            cards => cards.flatMap(card => [...card.querySelectorAll('.dice > *')]
                .filter(die => die.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom)
                .map(() => card.dataset.card))
            """;

    @ParameterizedTest
    @Rows(
            value = {
                "es-ES, 1280, 720, true",
                "en-US, 844, 390, true",
            },
            thorough = {
                "es-ES, 768, 1024, true",
                "es-ES, 1366, 768, false",
                "es-ES, 1920, 1080, true",
                "es-ES, 1366, 768, true",
                "en-US, 1024, 768, true",
                "es-ES, 1280, 720, false",
                "en-US, 1024, 768, false",
                "es-ES, 768, 1024, false",
            })
    void every_die_and_every_word_of_a_card_is_seen(String locale, int width, int height, boolean mayor) {
        Visitor visitor = BROWSER.visitor(new Look(locale, width, height, width < 1000, true));
        Home home =
                Stroller.atHome(visitor, SERVER.address(), List.of("me", "bot:tourist", "bot:tourist", "bot:tourist"));
        if (mayor) {
            home.choose("option.mayor", "option.on");
        }
        home.start();
        Locator cards = visitor.page().locator("li[data-card]");
        awaitRow(visitor);

        assertThat(cards.count()).isEqualTo(6);
        assertThat(visitor.page().locator(".mayor").count()).isEqualTo(mayor ? 1 : 0);
        assertThat((List<?>) cards.evaluateAll(CROWDED)).isEmpty();
    }

    @ParameterizedTest
    @Rows(
            value = "390, 844",
            thorough = {"1280, 800", "1024, 768"})
    void no_die_is_cut_off_for_whoever_spaces_letters_out(int width, int height) {
        Visitor visitor = BROWSER.visitor(new Look("es-ES", width, height, width < 1000, true));
        Stroller.atHome(visitor, SERVER.address(), List.of("me", "bot:tourist")).start();
        awaitRow(visitor);
        visitor.page().evaluate(SPACE_OUT);

        Locator cards = visitor.page().locator("li[data-card]");
        assertThat(cards.count()).isPositive();
        assertThat((List<?>) cards.evaluateAll(CUT)).isEmpty();
    }

    /// Waits until the row is what one chooses from. What can be chosen is known before all is seen that led to
    /// it: the dice that others took lie there until then.
    private static void awaitRow(Visitor visitor) {
        visitor.page().locator("[data-card] .lit").first().waitFor();
        Stroller.pointing(visitor).awaitSeen();
        visitor.awaitStillness();
    }
}
