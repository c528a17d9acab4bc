package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What can be saved of a game comes as a file, and the page stays where it is.
class SavingIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_game_is_saved_from_what_is_told_of_its_deals() throws IOException {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Page page = visitor.page();
        visitor.go(SERVER.address() + "/about");
        String table = QuickGame.play(page, List.of("random"), false, true);
        String address = SERVER.address() + "/tables/" + table;
        visitor.go(address);
        visitor.press(page.locator("[data-deals]"));

        Download saved = page.waitForDownload(() -> visitor.press(visitor.text("deals.save")));

        assertThat(saved.suggestedFilename()).isEqualTo(table + ".txt");
        assertThat(Files.readAllLines(saved.path())).first().isEqualTo("anden-replay 1");
        assertThat(page.url()).isEqualTo(address);
        assertThat(visitor.button("deals.verify").isVisible()).isTrue();
        assertThat(visitor.faults()).isEmpty();
    }
}
