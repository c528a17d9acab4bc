package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Somebody who has played on one server goes to another, and their games come along.
class ImportIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @TempDir
    Path data;

    @Test
    @Tag(Thorough.TAG)
    void games_of_another_server_come_along_and_go_again() throws IOException {
        Visitor before = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(before, SERVER.address()).name("Ana");
        String withBot = QuickGame.play(before.page(), List.of("random"), true, true);
        QuickGame.play(before.page(), List.of(), false, true);
        byte[] archive = before.page()
                .context()
                .request()
                .get(SERVER.address() + "/api/me/history/export")
                .body();
        String withBea = before.page()
                .context()
                .request()
                .get(SERVER.address() + "/api/tables/" + withBot + "/export")
                .text()
                .replace("player 1 random", "player 1 Bea");

        try (AndenProcess elsewhere = AndenProcess.start(data)) {
            Visitor after = BROWSER.visitor(Look.phone("es-ES").calmly());
            Home.open(after, elsewhere.address()).name("Anita");
            after.go(elsewhere.address() + "/games");
            comesAlong(after, archive);
            saysWhoTheyWere(after, withBea);
            isMarkedAndCounted(after, elsewhere.address());
            goesAgain(after, elsewhere.address());
            assertThat(after.faults()).isEmpty();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void that_a_game_was_brought_along_is_told_beside_its_scores() throws IOException {
        Visitor visitor = BROWSER.visitor(Look.small("es-ES").calmly());
        Home.open(visitor, SERVER.address()).name("Ana");
        List<String> bots = List.of("daydreamer", "daydreamer");
        String table = BroughtGame.of(visitor, SERVER.address(), "ttr-paris", bots, 31, data);
        visitor.go(SERVER.address() + "/tables/" + table);
        Locator told = visitor.page().locator("[data-notice=imported]");
        told.waitFor();
        visitor.page().locator(".end h2").waitFor();
        visitor.awaitStillness();
        BoundingBox notice = told.boundingBox();
        assertThat(notice.x + notice.width)
                .isLessThanOrEqualTo(visitor.page().locator("aside table").boundingBox().x);
        assertThat(notice.x).isPositive();
    }

    private static void comesAlong(Visitor visitor, byte[] archive) {
        visitor.press(visitor.page().locator("[data-bring]"));
        Locator dialog = visitor.page().locator("dialog");
        dialog.waitFor();
        assertThat(Audit.of(visitor.page())).isEmpty();
        files(visitor).setInputFiles(new FilePayload[] {
            new FilePayload("anden-games.zip", "application/zip", archive),
            new FilePayload("letter.txt", "text/plain", bytes("Dear Ana\n"))
        });
        assertThat(dialog).containsText("2 partidas importadas.");
        assertThat(dialog).containsText("letter.txt");
        assertThat(dialog).containsText("Esto no es una partida grabada; todas empiezan por la línea «anden-replay 1»");
        assertThat(Audit.of(visitor.page())).isEmpty();
        files(visitor).setInputFiles(new FilePayload("anden-games.zip", "application/zip", archive));
        assertThat(dialog).containsText("2 partidas ya estaban aquí.");
    }

    /// The same game as between two people, neither of whom is called as the visitor is: it is the same game still, so
    /// that nobody has it twice.
    private static void saysWhoTheyWere(Visitor visitor, String withBea) {
        Page page = visitor.page();
        files(visitor).setInputFiles(new FilePayload("duel.txt", "text/plain", bytes(withBea)));
        Locator choices = page.locator("dialog [data-choice]");
        assertThat(choices).hasCount(2);
        assertThat(choices.first()).containsText("Ana");
        assertThat(Audit.of(page)).isEmpty();
        assertThat(visitor.button("bring.done")).hasCount(0);
        page.keyboard().press("Escape");
        // First, since it goes by itself.
        assertThat(page.getByText("Una partida no se ha importado, porque no se sabe quién eras en ella."))
                .isVisible();
        assertThat(page.locator("dialog")).hasCount(0);
        visitor.press(page.locator("[data-bring]"));
        files(visitor).setInputFiles(new FilePayload("duel.txt", "text/plain", bytes(withBea)));
        visitor.press(choices.first());
        assertThat(page.locator("dialog")).containsText("1 partida ya estaba aquí.");
        visitor.press(visitor.button("bring.done"));
        assertThat(page.locator("dialog")).hasCount(0);
    }

    private static void isMarkedAndCounted(Visitor visitor, String address) {
        Page page = visitor.page();
        assertThat(games(visitor)).hasCount(2);
        assertThat(games(visitor).first()).containsText(visitor.words().text("past.imported"));
        assertThat(Audit.of(page)).isEmpty();
        visitor.go(address + "/statistics");
        assertThat(page.locator("dl").getByText(visitor.words().text("statistics.imported")))
                .isVisible();
        assertThat(Audit.of(page)).isEmpty();
        visitor.go(address + "/games");
        visitor.press(games(visitor).first().locator("a.game"));
        assertThat(page.locator("[data-notice=imported]")).isVisible();
        page.locator(".end h2").waitFor();
        visitor.awaitStillness();
        BoundingBox notice = page.locator("[data-notice=imported]").boundingBox();
        assertThat(page.locator(".end h2").boundingBox().y)
                .as("who has won, below the notice")
                .isGreaterThanOrEqualTo(notice.y + notice.height);
        assertThat(Audit.of(page)).isEmpty();
        coversNothingOnADesk(visitor);
        isGoneThroughWithoutWaiting(visitor);
    }

    private static void coversNothingOnADesk(Visitor visitor) {
        Page page = visitor.page();
        visitor.resize(1024, 768);
        page.locator("[data-layout=single]").waitFor();
        BoundingBox notice = page.locator("[data-notice=imported]").boundingBox();
        assertThat(page.locator("[data-layout=single] > :not(dialog)").all())
                .isNotEmpty()
                .allSatisfy(part -> assertThat(part.boundingBox().y).isGreaterThanOrEqualTo(notice.y + notice.height));
    }

    private static void isGoneThroughWithoutWaiting(Visitor visitor) {
        visitor.go(visitor.page().url() + "/replay?ply=30");
        assertThat(visitor.page().locator(Stroller.QUESTION)).isVisible();
        assertThat(visitor.page().getByText(Pattern.compile("^Mientras tanto"))).hasCount(0);
    }

    private static void goesAgain(Visitor visitor, String address) {
        visitor.go(address + "/games");
        visitor.press(games(visitor).first().locator("[data-delete]"));
        visitor.press(visitor.page().locator("[data-delete-sure]"));
        assertThat(games(visitor)).hasCount(1);
    }

    private static Locator games(Visitor visitor) {
        return visitor.page().locator("section[aria-labelledby=past-title] li");
    }

    private static Locator files(Visitor visitor) {
        return visitor.page().locator("dialog input[type=file]");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
