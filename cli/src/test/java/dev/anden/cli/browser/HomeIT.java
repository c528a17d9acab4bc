package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Somebody who has never been here sees the first page.
class HomeIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// What a phone's browser leaves of its screen while its bars are shown.
    private static final int BETWEEN_THE_BARS = 664;

    /// Everything to press that is lower than a thumb needs, but for links within a sentence.
    private static final String LOW = """
            () => {
              const within = mark => mark.matches('p a, li a') && mark.closest('p, li').innerText !== mark.innerText;
              return [...document.querySelectorAll('button, select, summary, label:not([for]), a')]
                .filter(mark => mark.checkVisibility() && !within(mark) && mark.getBoundingClientRect().height < 43.5)
                .map(mark => mark.outerHTML.slice(0, 120));
            }
            """;

    @Test
    @Tag(Thorough.TAG)
    void the_name_at_the_top_is_whole_on_a_phone_held_sideways() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        visitor.page().setViewportSize(844, 390);
        Home.open(visitor, SERVER.address());
        Locator top = visitor.page().locator(".hero");
        top.locator("h1").waitFor();
        visitor.awaitStillness();

        // An accent reaches a little above the line that its letter stands in.
        assertThat(top.locator("h1").boundingBox().y).isGreaterThan(5);
        BoundingBox whole = top.boundingBox();
        BoundingBox motto = top.locator("p").boundingBox();
        assertThat(motto.y + motto.height).isLessThan(whole.y + whole.height);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es-ES", "en-US"})
    void a_phone_shows_everything_up_to_all_aboard_on_its_first_screen(String locale) {
        Visitor visitor = BROWSER.visitor(Look.phone(locale));
        Home.open(visitor, SERVER.address());
        Locator start = visitor.button("new.start");
        start.waitFor();
        visitor.awaitStillness();

        assertThat(bottom(start)).isLessThanOrEqualTo(BETWEEN_THE_BARS);
        assertThat(visitor.page().getByRole(AriaRole.RADIO).all())
                .allSatisfy(poster -> assertThat(poster.boundingBox().y).isPositive());

        visitor.press(start);
        visitor.page().locator("[data-primary]").first().waitFor();
    }

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @ValueSource(strings = {"/", "/games", "/statistics", "/account", "/recover", "/andenes"})
    void everything_to_press_is_high_enough_for_a_thumb(String page) {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        visitor.go(SERVER.address() + page);
        visitor.page().locator("main a").last().waitFor();

        assertThat((List<?>) visitor.page().evaluate(LOW)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "1024, 768", "820, 600", "844, 390"})
    void on_any_screen_the_way_on_is_in_sight_below_every_choice(int width, int height) {
        Visitor visitor = BROWSER.visitor(new Look("en-US", width, height, false, true));
        Home home = Home.open(visitor, SERVER.address());
        home.seats(List.of("me", "friend", "friend", "friend", "friend"));
        Locator start = visitor.button("new.invite");
        start.waitFor();
        visitor.awaitStillness();

        assertThat(bottom(start)).isBetween(height / 2.0, (double) height);
    }

    @Test
    void on_a_phone_the_way_on_stays_on_the_screen_with_every_option_of_a_game() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        Home.open(visitor, SERVER.address()).board("French Quarter");
        visitor.named(AriaRole.GROUP, "option.tourism").waitFor();
        visitor.awaitStillness();

        assertThat(bottom(visitor.button("new.start"))).isLessThanOrEqualTo(844);
    }

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @ValueSource(ints = {390, 768, 1024, 1440})
    void no_poster_stands_alone_in_its_row(int width) {
        Visitor visitor = BROWSER.visitor(new Look("en-US", width, 900, false, true));
        Home.open(visitor, SERVER.address());
        visitor.button("new.start").waitFor();

        // All at one moment: letters that come late move what is below them.
        Locator posters = visitor.page().getByRole(AriaRole.RADIO).locator("svg");
        List<?> tops = (List<?>) posters.evaluateAll("all => all.map(poster => poster.getBoundingClientRect().y)");

        assertThat(tops).hasSize(5).allMatch(tops.getFirst()::equals);
    }

    @Test
    void a_link_that_only_this_machine_can_follow_has_no_code_for_phones() {
        Visitor visitor = BROWSER.visitor(Look.small("en-US"));
        Home.open(visitor, SERVER.address()).seats(List.of("me", "friend")).invite();
        visitor.page().locator("[data-only-here]").waitFor();

        assertThat(visitor.page().locator("[data-link-code]")).hasCount(0);
    }

    @Test
    void a_link_that_leads_here_from_elsewhere_has_one() {
        Visitor visitor = BROWSER.visitor(Look.small("en-US"));
        visitor.page()
                .route(
                        "**/api/server",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody("{\"onlyHere\": false, \"addresses\": [\"http://192.0.2.7:8080\"]}")));
        Home.open(visitor, SERVER.address()).seats(List.of("me", "friend")).invite();
        visitor.press(visitor.page().locator("[data-link-code]"));

        assertThat(visitor.page().locator("dialog")).containsText("http://192.0.2.7:8080/tables/");
    }

    @Test
    void boards_are_called_in_the_language_of_the_reader() {
        Visitor visitor = BROWSER.visitor(Look.small("es-ES"));
        Home home = Home.open(visitor, SERVER.address());
        Locator boards = visitor.named(AriaRole.RADIOGROUP, "new.board").getByRole(AriaRole.RADIO);
        assertThat(boards).hasCount(5);
        List<String> names = boards.all().stream()
                .map(board -> board.getAttribute("aria-label"))
                .toList();
        assertThat(names).containsExactly("Estados Unidos", "Europa", "Berlín", "París", "French Quarter");

        home.board("Berlín").seats(List.of("me", "friend")).invite();

        assertThat(visitor.page().locator("h1")).hasText("¡Aventureros al Tren! Berlín");
        assertThat(visitor.page()).hasTitle("Berlín · Andén");
    }

    @Test
    void a_table_of_french_quarter_is_headed_by_its_own_name_only() {
        Visitor visitor = BROWSER.visitor(Look.small("en-US"));
        Stroller.atHome(visitor, SERVER.address(), List.of("me", "friend")).invite();

        assertThat(visitor.page().locator("h1")).hasText("French Quarter");
    }

    @Test
    void a_bot_says_how_hard_it_is_to_beat() {
        Visitor visitor = BROWSER.visitor(Look.phone("en-US"));
        Home home = Home.open(visitor, SERVER.address());
        Locator levels = visitor.named(AriaRole.COMBOBOX, "new.seat").nth(1).getByRole(AriaRole.OPTION);

        Words words = visitor.words();
        assertThat(levels).hasText(new String[] {
            words.text("new.me"),
            words.text("companion.add"),
            bot(words, "daydreamer", "easy", 1),
            bot(words, "tourist", "easy", 2),
            bot(words, "traveller", "medium", 3),
            bot(words, "globetrotter", "medium", 4),
            bot(words, "guide", "medium", 5),
            bot(words, "planner", "hard", 6),
            bot(words, "local", "hard", 7),
            bot(words, "expert", "hard", 8),
            words.text("new.friend")
        });

        home.seats(List.of("me", "friend", "bot:guide")).invite();
        assertThat(visitor.page().getByText("· " + words.text("difficulty.medium")))
                .isVisible();
    }

    private static String bot(Words words, String level, String difficulty, int place) {
        Map<String, String> parts = Map.of(
                "name",
                words.text("level." + level),
                "difficulty",
                words.text("difficulty." + difficulty),
                "place",
                String.valueOf(place),
                "count",
                "8");
        return words.text("new.bot", Map.of("name", words.text("level.hardness", parts)));
    }

    @ParameterizedTest
    @Rows(
            value = "Berlin",
            thorough = {"Paris", "French Quarter"})
    void a_table_with_reconstructed_data_says_so_and_why(String board) {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(visitor, SERVER.address())
                .board(board)
                .seats(List.of("me", "bot:daydreamer"))
                .start();

        visitor.button("new.reconstructed").click();

        String why = board.equals("French Quarter") ? "fq.about.reconstructed" : "about.reconstructed";
        assertThat(visitor.page()
                        .getByRole(AriaRole.DIALOG)
                        .getByText(visitor.words().text(why)))
                .isVisible();
        assertThat(Audit.of(visitor.page())).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_table_whose_data_was_compared_with_the_box_says_nothing_of_the_kind() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        Home.open(visitor, SERVER.address())
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        visitor.named(AriaRole.LIST, "seats.label").waitFor();

        assertThat(visitor.button("new.reconstructed")).hasCount(0);
    }

    @Test
    void a_table_is_on_the_home_page_of_others_only_where_its_host_wants_it_there() {
        Visitor host = BROWSER.visitor(Look.small("en-US"));
        Visitor stranger = BROWSER.visitor(Look.phone("es-ES"));
        Home.open(host, SERVER.address())
                .name("Olga of the link")
                .seats(List.of("me", "friend"))
                .invite();
        assertThat(host.text("listing.closed")).isVisible();
        Home.open(stranger, SERVER.address());
        stranger.button("new.start").waitFor();
        assertThat(stranger.page().getByText("Olga of the link")).hasCount(0);

        host.press(host.button("listing.show"));

        assertThat(host.text("listing.open")).isVisible();
        stranger.page().reload();
        assertThat(stranger.page().locator("#open").getByText("Olga of the link"))
                .isVisible();
        assertThat(Audit.of(host.page())).isEmpty();
    }

    @Test
    void a_game_that_may_be_watched_is_on_the_home_page_of_a_phone_and_leads_to_the_table() {
        Visitor host = BROWSER.visitor(Look.small("en-US"));
        Home home =
                Home.open(host, SERVER.address()).name("Vera who is watched").seats(List.of("me", "bot:daydreamer"));
        host.page().getByLabel(host.words().text("listing.watch")).check();
        home.start();
        host.named(AriaRole.LIST, "seats.label").waitFor();
        Visitor spectator = BROWSER.visitor(Look.phone("es-ES"));
        Home.open(spectator, SERVER.address());

        Locator game = spectator.page().locator("#watch").getByText("Vera who is watched");
        assertThat(game).isVisible();
        assertThat((Integer) spectator.page().evaluate("() => document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(Audit.of(spectator.page())).isEmpty();
        spectator.press(game);

        assertThat(spectator.named(AriaRole.LIST, "seats.label")).isVisible();
    }

    private static double bottom(Locator thing) {
        BoundingBox box = thing.boundingBox();
        return box.y + box.height;
    }
}
