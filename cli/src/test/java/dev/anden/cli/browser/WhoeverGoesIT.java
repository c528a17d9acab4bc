package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// People leave a table and come back, in browsers of their own and in languages of their own.
class WhoeverGoesIT {
    /// Milliseconds in which what doesn't hold any more is gone: far fewer than it would stay otherwise.
    private static final double AT_ONCE = 1_000;

    /// Whether all of something is within its seat.
    private static final String IS_WHOLE = """
            (note) => {
              const { left, right, bottom } = note.getBoundingClientRect();
              const seat = note.closest('li').getBoundingClientRect();
              const name = note.parentElement.getBoundingClientRect();
              return left >= name.left && right <= name.right + 0.5 && bottom <= name.bottom + 0.5
                && name.right <= seat.right && name.bottom <= seat.bottom && note.scrollWidth <= note.clientWidth;
            }""";

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @TempDir
    private Path data = Path.of("");

    @Test
    @Tag(Thorough.TAG)
    void a_bot_plays_while_somebody_is_away_and_the_game_ends_when_both_agree() throws IOException {
        try (AndenProcess server = AndenProcess.startImpatiently(data)) {
            Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
            Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
            String address = begin(server, ana, eva);
            assertThat(notice(ana, "absent")).hasCount(0);

            eva.go(server.address());
            ana.press(ana.page().locator("[data-ask-for-bot]"));
            assertThat(ana.page().locator("[data-substitute='absent']")).hasCount(1);
            assertThat(notice(ana, "absent")).hasCount(0);

            eva.go(address);
            assertThat(notice(eva, "bot")).containsText(eva.words().text("company.bot.absent"));
            eva.press(eva.page().locator("[data-come-back]"));
            assertThat(notice(eva, "bot")).hasCount(0);
            assertThat(ana.page().locator("[data-substitute]")).hasCount(0);

            proposeEnd(ana);
            eva.press(eva.page().locator("[data-disagree]"));
            ana.text("company.declined").waitFor();
            assertThat(notice(ana, "proposal")).hasCount(0);

            proposeEnd(ana);
            // What is told for a moment goes below what is asked, once the page has measured that.
            Locator told = ana.page().locator(".toasts");
            ana.page().waitForCondition(() -> told.boundingBox().y > below(notice(ana, "proposal")));
            eva.press(eva.page().locator("[data-agree]"));
            assertThat(notice(ana, "ended")).containsText(ana.words().text("company.ended"));
            assertThat(toast(ana, "company.declined"))
                    .hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(AT_ONCE));
            assertThat(notice(eva, "ended")).containsText(eva.words().text("company.ended"));
            Download record = ana.page().waitForDownload(() -> ana.press(ana.text("company.record")));
            assertThat(record.path()).content().startsWith("anden-replay 1");
            assertThat(notice(ana, "ended")).isVisible();
            assertThat(ana.faults()).isEmpty();
            assertThat(eva.faults()).isEmpty();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_resigns_is_asked_twice_and_the_others_see_that_a_bot_plays_on() throws IOException {
        try (AndenProcess server = AndenProcess.startImpatiently(data)) {
            Visitor ana = BROWSER.visitor(Look.small("es-ES").calmly());
            Visitor eva = BROWSER.visitor(Look.phone("en-US").calmly());
            begin(server, ana, eva);

            eva.button("tools.label").tap();
            eva.page().locator("[data-company]").tap();
            eva.page().locator("[data-resign]").tap();
            eva.page().locator("[data-resign-sure]").tap();

            assertThat(notice(eva, "bot")).containsText(eva.words().text("company.bot.resigned"));
            assertThat(eva.page().locator("[data-come-back]")).hasCount(0);
            assertThat(ana.page().locator("[data-substitute='resigned']"))
                    .containsText(ana.words().text("seat.resigned"));
            ana.awaitStillness();
            assertThat(ana.page().locator("[data-substitute='resigned']").evaluate(IS_WHOLE))
                    .as("beside a name or below it, but not cut off")
                    .isEqualTo(true);
            assertThat(ana.faults()).isEmpty();
            assertThat(eva.faults()).isEmpty();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_resigns_while_the_connection_is_lost_is_told_so_and_has_resigned_when_it_is_back() throws IOException {
        try (AndenProcess server = AndenProcess.startImpatiently(data)) {
            Visitor ana = BROWSER.visitor(Look.small("es-ES").calmly());
            Visitor eva = BROWSER.visitor(Look.desk("en-US").calmly());
            begin(server, ana, eva);

            server.kill();
            eva.text("connection.lost").waitFor();
            eva.page().locator("[data-company]").click();
            eva.page().locator("[data-resign]").click();
            eva.page().locator("[data-resign-sure]").click();
            Locator waiting = eva.page().locator("[data-company-waiting]");
            assertThat(waiting).containsText(eva.words().text("company.waiting"));
            server.startAgain();

            notice(eva, "bot").waitFor();
            assertThat(notice(eva, "bot")).containsText(eva.words().text("company.bot.resigned"));
            assertThat(waiting).hasCount(0);
            assertThat(ana.page().locator("[data-substitute='resigned']")).hasCount(1);
        }
    }

    /// Both sit down, and the game begins. Returns the table's address.
    private static String begin(AndenProcess server, Visitor host, Visitor friend) {
        String address = Home.open(host, server.address())
                .name("Ana")
                .seats(List.of("me", "friend"))
                .invite();
        WaitingRoom.enter(friend, address).sitDown("Eva");
        host.button("lobby.start").click();
        new Traveller(host).awaitTurn();
        new Traveller(friend).awaitTurn();
        return address;
    }

    private static void proposeEnd(Visitor visitor) {
        visitor.page().locator("[data-company]").click();
        visitor.page().locator("[data-propose-end]").click();
        notice(visitor, "proposal").waitFor();
        // What is asked may come a moment before the answer that closes the dialog.
        assertThat(visitor.page().locator("dialog[open]")).hasCount(0);
    }

    /// What is told for a moment, unless it is only seen going.
    private static Locator toast(Visitor visitor, String key) {
        return visitor.page().locator(".toast:not([inert])", new Page.LocatorOptions().setHas(visitor.text(key)));
    }

    private static double below(Locator notice) {
        BoundingBox box = notice.boundingBox();
        return box.y + box.height;
    }

    private static Locator notice(Visitor visitor, String kind) {
        return visitor.page().locator("[data-notice='%s']".formatted(kind));
    }
}
