package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody shows others what they like to be known of them, for as long as they like.
class ProfileIT {
    private static final String PETRA = "Petra";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void whoever_played_with_somebody_finds_their_profile_until_it_is_turned_off() {
        Visitor petra = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor bea = BROWSER.visitor(Look.phone("es-ES").calmly().inTheDark());
        Home.open(petra, SERVER.address()).name(PETRA);
        Home.open(bea, SERVER.address()).name("Bea");
        String table = QuickGame.together(petra.page(), bea.page(), "french-quarter");
        AccountPage account = AccountPage.open(petra, SERVER.address()).protect("petra", "una estación lejana");
        passes(petra);
        bea.go(SERVER.address() + "/games");
        Locator way = bea.page().locator("a[href^='/players/']");
        bea.page().locator("[data-play]").waitFor();
        assertThat(way).hasCount(0);

        account.showProfile(true);
        passes(petra);

        bea.go(SERVER.address() + "/games");
        bea.press(way);
        assertThat(bea.named(AriaRole.HEADING, "profile.together")).isVisible();
        assertThat(bea.page().locator("h1")).hasText(PETRA);
        assertThat(bea.page().locator("#results-title ~ div tbody tr")).hasCount(1);
        assertThat(bea.page().locator("a.game[href='/tables/" + table + "']")).hasCount(2);
        passes(bea);
        mutesAndHearsAgain(bea);
        String address = bea.page().url();
        bea.press(bea.page().locator("[data-play]"));
        assertThat(bea.named(AriaRole.COMBOBOX, "new.seat").nth(1)).hasValue(Pattern.compile("known:.+"));
        bea.go(SERVER.address() + "/tables/" + table);
        Locator fromTable = bea.page().locator("[data-profile-of]");
        assertThat(fromTable).hasText(bea.words().text("profile.of", Map.of("name", PETRA)));
        bea.press(fromTable);
        assertThat(bea.page()).hasURL(address);

        account.showProfile(false);

        bea.go(address);
        assertThat(bea.named(AriaRole.HEADING, "profile.lost")).isVisible();
        passes(bea);
    }

    private static void mutesAndHearsAgain(Visitor bea) {
        bea.press(bea.page().locator("[data-mute]"));
        bea.press(bea.page().locator("[data-unmute]"));
        bea.page().locator("[data-mute]").waitFor();
    }

    private static void passes(Visitor visitor) {
        assertThat(Audit.of(visitor.page())).isEmpty();
    }
}
