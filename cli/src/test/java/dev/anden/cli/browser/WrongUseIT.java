package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Whoever does something that can't be done reads why.
class WrongUseIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void an_unknown_table_is_said_to_be_none_and_the_way_home_is_shown() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));

        visitor.go(SERVER.address() + "/tables/nosuchtable");

        assertThat(visitor.text("lost.table.text")).isVisible();
        visitor.page().locator("main").getByText(visitor.words().text("home")).click();
        assertThat(visitor.button("new.start")).isVisible();
    }

    @Test
    void an_analysis_of_what_is_no_table_or_goes_on_still_says_so_and_shows_the_way() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        visitor.go(SERVER.address() + "/tables/nosuchtable/analysis");
        assertThat(visitor.text("lost.table.text")).isVisible();

        visitor.go(invitation() + "/analysis");

        assertThat(visitor.text("problem.not-over")).isVisible();
        visitor.press(visitor.text("replay.table"));
        assertThat(visitor.button("lobby.sit")).isVisible();
    }

    @Test
    void an_address_that_is_no_page_says_so() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES"));

        visitor.go(SERVER.address() + "/andenes");

        assertThat(visitor.text("lost.text")).isVisible();
        assertThat(visitor.page().locator("main").getByText(visitor.words().text("home")))
                .isVisible();
    }

    @Test
    void whoever_finds_a_table_full_sees_who_sits_there_and_no_seat_to_take() {
        String invitation = invitation();
        WaitingRoom.enter(BROWSER.visitor(Look.desk("en-US")), invitation).sitDown("Eva");
        Visitor late = BROWSER.visitor(Look.desk("en-US"));

        late.go(invitation);

        assertThat(late.text("lobby.full.watch")).isVisible();
        assertThat(late.button("lobby.sit")).hasCount(0);
    }

    @Test
    void whoever_is_slower_than_another_reads_that_the_seat_is_taken() {
        String invitation = invitation();
        Visitor slow = BROWSER.visitor(Look.desk("en-US"));
        // News of the table don't get through to this one.
        slow.page().routeWebSocket("**/live*", socket -> {});
        WaitingRoom.enter(slow, invitation).nameField().fill("Luis");
        WaitingRoom.enter(BROWSER.visitor(Look.desk("en-US")), invitation).sitDown("Eva");

        slow.button("lobby.sit").click();

        assertThat(slow.text("problem.seat-taken")).isVisible();
    }

    @Test
    void an_illegal_name_is_refused_in_words_and_the_old_one_stays() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES"));
        Home home = Home.open(visitor, SERVER.address());
        home.name("Ana");

        home.name("Ana\u202Ezul");

        assertThat(visitor.text("problem.hidden-in-name")).isVisible();
        assertThat(home.nameField()).hasValue("Ana");
    }

    @Test
    void a_name_longer_than_a_name_may_be_cannot_even_be_typed() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        Home home = Home.open(visitor, SERVER.address());

        home.nameField().pressSequentially("x".repeat(30));

        assertThat(home.nameField()).hasValue("x".repeat(24));
    }

    @Test
    void somebody_who_only_watches_is_offered_nothing_and_sees_no_hand() {
        String invitation = invitation();
        Visitor watcher = BROWSER.visitor(Look.desk("en-US")).go(invitation);
        WaitingRoom.enter(BROWSER.visitor(Look.desk("en-US")), invitation).sitDown("Eva");
        host().button("lobby.start").click();

        assertThat(watcher.named(AriaRole.LIST, "seats.label")).isVisible();
        assertThat(watcher.named(AriaRole.LIST, "hand.label")).hasCount(0);
        assertThat(watcher.page().locator("[data-primary]").count()).isZero();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_board_file_that_cannot_be_played_is_named_at_home_with_what_is_wrong(@TempDir Path data) throws IOException {
        Path boards = Files.createDirectory(data.resolve("boards"));
        Files.writeString(boards.resolve("isla.json"), "{\"id\": \"isla\"}");
        Files.writeString(boards.resolve("roto.json"), "{");
        try (AndenProcess server = AndenProcess.start(data)) {
            showsWhatIsWrong(server);
        }
    }

    private static void showsWhatIsWrong(AndenProcess server) {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES"));
        Home.open(visitor, server.address());

        Locator files = visitor.named(AriaRole.REGION, "files.title").getByRole(AriaRole.ARTICLE);
        assertThat(files.getByRole(AriaRole.HEADING)).hasText(new String[] {"isla.json", "roto.json"});
        Locator problems = files.first().getByRole(AriaRole.LISTITEM);
        assertThat(problems).hasCount(3);
        Locator more = files.first().locator("summary");
        assertThat(more).hasText(visitor.words().pattern("files.more"));
        more.click();
        assertThat(problems.nth(3)).isVisible();
        assertThat(files.last().getByRole(AriaRole.LISTITEM)).hasCount(1);
        assertThat(visitor.named(AriaRole.RADIOGROUP, "new.board").getByRole(AriaRole.RADIO))
                .hasCount(5);
    }

    private static String invitation() {
        return Home.open(BROWSER.visitor(Look.desk("en-US")), SERVER.address()).inviteOne();
    }

    /// Whoever came first in a test set the table up.
    private static Visitor host() {
        return BROWSER.visitors().getFirst();
    }
}
