package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// People take their games along: to another device by a password, and to any browser by a secret link.
class AccountIT {
    private static final String PASSWORD = "un andén tranquilo";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_game_begun_as_a_guest_goes_on_in_other_browsers() {
        Visitor eva = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor phone = BROWSER.visitor(Look.phone("es-ES").calmly());
        String invitation = Home.open(eva, SERVER.address())
                .name("Eva")
                .seats(List.of("me", "friend"))
                .invite();
        WaitingRoom.enter(phone, invitation).sitDown("Ana");
        eva.button("lobby.start").click();
        new Traveller(eva).awaitTurn();

        protect(phone);
        Visitor desk = BROWSER.visitor(Look.small("en-US").calmly());
        signIn(desk);
        openTable(desk);
        Traveller ana = new Traveller(desk);
        ana.awaitTurn();
        ana.keepAllBut(0);
        assertThat(desk.page().locator(".directive.yours")).hasCount(0);

        String link = secretLink(eva);
        Visitor tablet = BROWSER.visitor(Look.small("es-ES").calmly());
        follow(tablet, link);
        openTable(tablet);
        Traveller evaAgain = new Traveller(tablet);
        evaAgain.awaitTurn();
        evaAgain.keepAllBut(0);

        phone.go(SERVER.address() + "/account");
        phone.press(phone.page().locator("[data-sign-out-others]"));
        assertThat(desk.page().locator("[data-watching-guest]"))
                .containsText(desk.words().text("account.signIn"));

        for (Visitor visitor : BROWSER.visitors()) {
            assertThat(visitor.faults()).isEmpty();
        }
    }

    @Test
    void whoever_follows_a_link_that_has_ceased_to_work_is_led_to_where_they_sign_in() {
        Visitor ida = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(ida, SERVER.address()).name("Ida");
        String link = secretLink(ida);
        assertThat(ida.page().getByText(ida.words().text("recovery.until"))).isVisible();
        Visitor tablet = BROWSER.visitor(Look.small("en-US").calmly());
        tablet.go(link);
        tablet.page().locator("[data-recover]").waitFor();
        AccountPage.open(ida, SERVER.address()).protect("ida", PASSWORD);

        tablet.press(tablet.page().locator("[data-recover]"));

        assertThat(tablet.text("recover.lost")).isVisible();
        assertThat(tablet.named(AriaRole.LINK, "account.signIn")).isVisible();
        assertThat(tablet.page().locator("[data-recover]")).hasCount(0);
    }

    private static void protect(Visitor visitor) {
        AccountPage page = AccountPage.open(visitor, SERVER.address());
        // This server sends no mails.
        assertThat(visitor.named(AriaRole.FORM, "account.protect"))
                .containsText(visitor.words().text("account.protect.forgotten"));
        page.protect("ana", PASSWORD);
        assertThat(Audit.of(visitor.page())).isEmpty();
    }

    private static void signIn(Visitor visitor) {
        Home.open(visitor, SERVER.address());
        visitor.press(visitor.named(AriaRole.LINK, "home.signIn"));
        assertThat(visitor.page().locator("h2").first()).hasText(visitor.words().text("account.signIn"));
        new AccountPage(visitor).signIn("Ana", PASSWORD);
    }

    /// The one table that waits for this person.
    private static void openTable(Visitor visitor) {
        visitor.press(visitor.page().locator("#mine a").first());
    }

    private static String secretLink(Visitor visitor) {
        visitor.go(SERVER.address() + "/account");
        visitor.press(visitor.page().locator("[data-make-recovery]"));
        return visitor.page().locator("[data-recovery]").inputValue();
    }

    private static void follow(Visitor visitor, String link) {
        visitor.go(link);
        Locator button = visitor.page().locator("[data-recover]");
        assertThat(button).hasText(visitor.words().text("recover.do", Map.of("name", "Eva")));
        assertThat(visitor.page().url()).endsWith("/recover");
        assertThat(Audit.of(visitor.page())).isEmpty();
        visitor.press(button);
        visitor.page()
                .getByRole(
                        AriaRole.HEADING,
                        new Page.GetByRoleOptions().setName(visitor.words().text("home.mine")))
                .waitFor();
    }
}
