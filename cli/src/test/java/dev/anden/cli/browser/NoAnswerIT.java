package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Nobody answers, the server or the network being gone: that is said, and all is there once somebody does.
class NoAnswerIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void a_home_without_a_server_says_so_and_is_there_once_the_server_is() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        visitor.page().route("**/api/**", Route::abort);
        visitor.go(SERVER.address() + "/");
        assertThat(visitor.text("problem.unreachable")).isVisible();

        visitor.page().unroute("**/api/**");

        assertThat(visitor.button("new.start")).isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_table_without_a_server_keeps_its_address_and_is_there_once_the_server_is() {
        String invitation = invitation();
        Visitor visitor = BROWSER.visitor(Look.phone("en-US"));
        visitor.page().route("**/api/**", Route::abort);
        visitor.go(invitation);
        assertThat(visitor.text("problem.unreachable")).isVisible();

        visitor.page().unroute("**/api/**");

        assertThat(visitor.button("lobby.sit")).isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_page_that_cannot_be_loaded_says_so_and_is_there_once_the_server_is() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        Home.open(visitor, SERVER.address());
        visitor.button("new.start").waitFor();
        visitor.page().route("**/{api,assets}/**", Route::abort);
        visitor.press(visitor.page()
                .getByRole(AriaRole.LINK)
                .getByText(visitor.words().text("statistics.title")));
        assertThat(visitor.text("problem.unloaded")).isVisible();

        visitor.page().unroute("**/{api,assets}/**");

        assertThat(visitor.text("statistics.none")).isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_table_whose_game_cannot_be_loaded_says_so_and_is_there_once_it_can() {
        String invitation = invitation();
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        visitor.page().route("**/assets/client-*", Route::abort);
        visitor.go(invitation);
        assertThat(visitor.text("problem.unloaded")).isVisible();

        visitor.page().unroute("**/assets/client-*");

        assertThat(visitor.button("lobby.sit")).isVisible();
    }

    @Test
    void a_network_that_is_gone_is_told_of_at_once_and_what_is_chosen_meanwhile_is_sent_when_it_is_back() {
        Traveller traveller =
                Travellers.atTheFirstTurn(BROWSER.visitor(Look.phone("es-ES").calmly()), SERVER, "Europa");
        Visitor visitor = traveller.visitor();
        int version = traveller.version();

        visitor.page().context().setOffline(true);
        assertThat(visitor.text("connection.lost")).isVisible();
        traveller.deck().tap();
        assertThat(visitor.text("connection.later")).isVisible();

        visitor.page().context().setOffline(false);
        assertThat(visitor.page().locator("[data-version='%d']".formatted(version)))
                .hasCount(0);
        assertThat(visitor.text("connection.lost")).hasCount(0);
        assertThat(visitor.text("connection.later")).hasCount(0);
    }

    @Test
    void what_is_chosen_without_a_network_gets_there_though_the_table_is_left_meanwhile() {
        Traveller traveller =
                Travellers.atTheFirstTurn(BROWSER.visitor(Look.phone("es-ES").calmly()), SERVER, "Europa");
        Visitor visitor = traveller.visitor();
        Locator table = visitor.page().locator("[data-version]");
        int version = traveller.version();

        visitor.page().context().setOffline(true);
        assertThat(visitor.text("connection.lost")).isVisible();
        traveller.deck().tap();
        assertThat(visitor.text("connection.later")).isVisible();
        visitor.page().goBack();
        assertThat(table).hasCount(0);

        visitor.page().context().setOffline(false);
        visitor.page().goForward();
        assertThat(table).hasCount(1);
        assertThat(table).not().hasAttribute("data-version", String.valueOf(version));
    }

    private static String invitation() {
        return Home.open(BROWSER.visitor(Look.desk("en-US")), SERVER.address()).inviteOne();
    }
}
