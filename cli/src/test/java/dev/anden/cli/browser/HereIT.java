package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.anden.arena.ReplayReader;
import dev.anden.engine.GameCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody who plays on their own device.
class HereIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_game_on_ones_own_device_begins_without_a_network_and_is_the_same_after_a_reload_and_a_failure() {
        Visitor visitor = BROWSER.visitor(Look.desk("es-ES").calmly());
        Page page = visitor.page();
        visitor.go(SERVER.address() + "/here");
        page.locator("[data-offline='true']").waitFor();
        page.context().setOffline(true);

        page.reload();
        new Home(visitor).board("French Quarter");
        visitor.press(page.locator("[data-begin-here]:enabled"));
        Stroller stroller = Stroller.pointing(visitor);
        for (int choices = 0; choices < 4; choices++) {
            stroller.awaitChoiceOrEnd();
            stroller.choose();
        }
        Map<String, String> before = stroller.sight();
        page.reload();

        assertThat(stroller.sight()).isEqualTo(before);
        page.workers().getFirst().evaluate("() => { setTimeout(() => { throw new Error('Lost'); }); }");
        visitor.press(visitor.button("trouble.again"));
        assertThat(stroller.sight()).isEqualTo(before);
        assertThat(Audit.of(page)).isEmpty();
        int version = stroller.choose();
        assertThat(version).isGreaterThan(Integer.parseInt(before.get("version")));
        visitor.go(SERVER.address() + "/");
        visitor.press(page.locator("[data-play-here]"));
        assertThat(page.locator("a[href^='/here/']")).hasCount(1);
    }

    @Test
    void a_finished_game_on_ones_own_device_is_gone_through_with_hints_and_saved_without_a_network()
            throws IOException {
        Visitor visitor = BROWSER.visitor(Look.desk("en-GB").calmly());
        Page page = visitor.page();
        visitor.go(SERVER.address() + "/here");
        page.locator("[data-offline='true']").waitFor();
        page.context().setOffline(true);
        KeptGame.put(page, "berlin-1", "ttr-berlin");
        page.reload();

        visitor.press(page.locator("[data-replay-open]"));
        assertThat(page.locator("[data-still='true']")).hasCount(1);
        String first = page.locator("[data-ply]").getAttribute("data-ply");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("[data-still='true']:not([data-ply='%s'])".formatted(first)))
                .hasCount(1);
        page.keyboard().press("h");
        assertThat(page.locator("[data-hints] li").first()).isVisible();
        page.keyboard().press("Escape");
        Locator file = page.locator("a[download]");
        Download moves = page.waitForDownload(() -> file.evaluate("(link) => link.click()"));

        String text = Files.readString(moves.path());
        assertThat(ReplayReader.verify(GameCatalog.installed(), text).problem()).isEmpty();
        assertThat(moves.suggestedFilename()).isEqualTo("anden-ttr-berlin-berlin-1.txt");
    }
}
