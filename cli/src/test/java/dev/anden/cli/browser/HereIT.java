package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
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
    void a_game_on_ones_own_device_begins_without_a_network_and_is_the_same_after_a_reload() {
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
        assertThat(Audit.of(page)).isEmpty();
        int version = stroller.choose();
        assertThat(version).isGreaterThan(Integer.parseInt(before.get("version")));
        visitor.go(SERVER.address() + "/");
        visitor.press(page.locator("[data-play-here]"));
        assertThat(page.locator("a[href^='/here/']")).hasCount(1);
    }
}
