package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// People take their games along by a key of their device, which here is Chromium's [VirtualKeyring].
class PasskeyIT {
    private static final String PASSWORD = "una estación lejana";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_game_begun_as_a_guest_is_protected_by_a_passkey_and_goes_on_where_the_key_is() {
        Visitor ana = BROWSER.visitor(Look.phone("es-ES").calmly());
        VirtualKeyring keyring = VirtualKeyring.of(ana);
        String invitation = Home.open(ana, SERVER.address())
                .name("Ana")
                .seats(List.of("me", "friend"))
                .invite();
        Visitor eva = BROWSER.visitor(Look.desk("en-US").calmly());
        WaitingRoom.enter(eva, invitation).sitDown("Eva");

        protect(ana, "ana-con-llave");
        assertThat(keyring.keys()).hasSize(1);
        assertThat(Audit.of(ana.page())).isEmpty();

        Visitor desk = BROWSER.visitor(Look.small("en-US").calmly());
        VirtualKeyring copy = VirtualKeyring.of(desk);
        copy.take(keyring.keys().getFirst());
        signIn(desk, copy);
        desk.press(desk.page().locator("#mine a").first());
        desk.press(desk.named(AriaRole.BUTTON, "lobby.start"));
        new Traveller(desk).awaitTurn();

        for (Visitor visitor : BROWSER.visitors()) {
            assertThat(visitor.faults()).isEmpty();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_has_signed_out_comes_back_by_the_key_and_adds_a_password_beside_it() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        VirtualKeyring keyring = VirtualKeyring.of(ana);
        protect(ana, "ana-back");
        ana.press(ana.page().locator("[data-sign-out]"));
        ana.named(AriaRole.LINK, "home.signIn").waitFor();

        signIn(ana, keyring);
        ana.press(ana.named(AriaRole.LINK, "home.account"));
        remove(ana);
        assertThat(ana.text("passkeys.last")).isVisible();
        assertThat(Audit.of(ana.page())).isEmpty();
        assertThat(ana.named(AriaRole.BUTTON, "passkeys.keep")).isFocused();
        ana.press(ana.named(AriaRole.BUTTON, "passkeys.keep"));

        Locator form = ana.named(AriaRole.FORM, "account.password.choose");
        form.getByLabel(ana.words().text("account.password.new")).fill(PASSWORD);
        ana.press(form.getByRole(AriaRole.BUTTON));
        ana.named(AriaRole.FORM, "account.password.change").waitFor();
        remove(ana);

        assertThat(ana.page().locator("[data-passkeys] li")).hasCount(0);
        assertThat(keyring.keys()).hasSize(1);
        assertThat(ana.faults()).isEmpty();
    }

    @Test
    void a_key_is_offered_where_the_name_is_typed_and_lets_in_at_once() {
        Visitor ana = BROWSER.visitor(Look.phone("en-US").calmly());
        VirtualKeyring keyring = VirtualKeyring.of(ana);
        protect(ana, "ana-at-once");
        ana.press(ana.page().locator("[data-sign-out]"));
        ana.named(AriaRole.LINK, "home.signIn").waitFor();

        keyring.passesOver(() -> account(ana));
        assertThat(ana.named(AriaRole.FORM, "account.signIn")
                        .getByLabel(ana.words().text("account.handle")))
                .hasAttribute("autocomplete", "username webauthn");
        assertThat(ana.named(AriaRole.FORM, "account.protect")
                        .getByLabel(ana.words().text("account.handle")))
                .hasAttribute("autocomplete", "username");
        ana.go(SERVER.address() + "/account");
        ana.named(AriaRole.LINK, "home.account").waitFor();
        assertThat(ana.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_has_a_password_says_it_once_more_to_add_a_passkey() {
        Visitor ana = BROWSER.visitor(Look.phone("es-ES").calmly());
        VirtualKeyring keyring = VirtualKeyring.of(ana);
        account(ana);
        handle(ana, "ana-con-las-dos");
        Locator form = ana.named(AriaRole.FORM, "account.protect");
        form.getByLabel(ana.words().text("account.password"), new Locator.GetByLabelOptions().setExact(true))
                .fill(PASSWORD);
        ana.press(form.locator("[type=submit]"));
        Locator panel = ana.page().locator("[data-passkeys]");

        ana.press(panel.locator("[data-add-passkey]"));
        assertThat(panel.getByLabel(ana.words().text("passkeys.password"))).isFocused();
        panel.locator("input[type=password]").fill("not this one");
        ana.press(panel.locator("[data-add-passkey]"));
        assertThat(ana.text("problem.wrong-credentials")).isVisible();
        assertThat(keyring.keys()).isEmpty();
        panel.locator("input[type=password]").fill(PASSWORD);
        ana.press(panel.locator("[data-add-passkey]"));

        assertThat(panel.locator("li")).hasCount(1);
        assertThat(keyring.keys()).hasSize(1);
        assertThat(Audit.of(ana.page())).isEmpty();
        ana.press(ana.page().locator("[data-sign-out]"));
        ana.named(AriaRole.LINK, "home.signIn").waitFor();
        signIn(ana, keyring);
    }

    @Test
    void a_name_that_is_missing_is_asked_for_where_it_is_typed() {
        Visitor ana = BROWSER.visitor(Look.phone("es-ES").calmly());
        VirtualKeyring keyring = VirtualKeyring.of(ana);
        account(ana);
        Locator field = ana.named(AriaRole.FORM, "account.protect")
                .getByLabel(ana.words().text("account.handle"), new Locator.GetByLabelOptions().setExact(true));

        ana.press(passkey(ana, "account.protect"));

        Locator problem = ana.named(AriaRole.FORM, "account.protect")
                .getByText(ana.words().pattern("problem.bad-handle"));
        assertThat(problem).isVisible();
        assertThat(field).isFocused();
        ana.awaitStillness();
        double below = field.boundingBox().y + field.boundingBox().height;
        assertThat(problem.boundingBox().y).as("just below the field").isBetween(below, below + 20);
        assertThat(Audit.of(ana.page())).isEmpty();

        field.fill("ana-con-nombre");
        ana.press(passkey(ana, "account.protect"));
        assertThat(ana.page().locator("[data-passkeys] li")).hasCount(1);
        assertThat(keyring.keys()).hasSize(1);
    }

    @Test
    void a_device_that_has_no_key_or_whose_owner_says_no_changes_nothing_and_says_so() {
        Visitor ana = BROWSER.visitor(Look.phone("en-US").calmly());
        VirtualKeyring keyring = VirtualKeyring.of(ana);
        account(ana);
        ana.press(passkey(ana, "account.signIn"));
        assertThat(ana.text("problem.passkey-cancelled")).isVisible();

        keyring.refuse();
        handle(ana, "ana-refuses");
        ana.press(passkey(ana, "account.protect"));

        assertThat(ana.text("problem.passkey-cancelled")).hasCount(2);
        assertThat(keyring.keys()).isEmpty();
        assertThat(ana.page().locator("[data-sign-out]")).hasCount(0);
    }

    @Test
    @Tag(Thorough.TAG)
    void a_key_that_was_removed_lets_nobody_in_and_one_device_has_one_key() {
        Visitor ana = BROWSER.visitor(Look.desk("es-ES").calmly());
        VirtualKeyring keyring = VirtualKeyring.of(ana);
        protect(ana, "ana-sin-llave");
        ana.press(ana.page().locator("[data-add-passkey]"));
        assertThat(ana.text("problem.passkey-known")).isVisible();

        remove(ana);
        ana.press(ana.page().locator("[data-remove-sure]"));
        assertThat(ana.page().locator("[data-passkeys] li")).hasCount(0);
        ana.press(ana.page().locator("[data-sign-out]"));
        ana.named(AriaRole.LINK, "home.signIn").waitFor();
        keyring.passesOver(() -> account(ana));
        ana.press(passkey(ana, "account.signIn"));

        assertThat(ana.text("problem.unknown-passkey")).isVisible();
    }

    @Test
    void at_an_address_of_numbers_the_page_says_why_there_are_no_passkeys() {
        String port = Integer.toString(URI.create(SERVER.address()).getPort());
        Visitor ana = BROWSER.visitor(Look.phone("es-ES").calmly());

        ana.go("http://127.0.0.1:" + port + "/account");

        assertThat(ana.text("passkeys.none.place")).hasCount(1);
        assertThat(ana.page().locator("[data-passkey]")).hasCount(0);
        assertThat(ana.faults()).isEmpty();
    }

    private static void account(Visitor visitor) {
        visitor.go(SERVER.address() + "/account");
        visitor.named(AriaRole.FORM, "account.protect").waitFor();
    }

    private static void protect(Visitor visitor, String handle) {
        account(visitor);
        handle(visitor, handle);
        visitor.press(passkey(visitor, "account.protect"));
        visitor.named(AriaRole.HEADING, "passkeys.title").waitFor();
        assertThat(visitor.page().locator("[data-passkeys] li")).hasCount(1);
    }

    private static void handle(Visitor visitor, String handle) {
        visitor.named(AriaRole.FORM, "account.protect")
                .getByLabel(visitor.words().text("account.handle"), new Locator.GetByLabelOptions().setExact(true))
                .fill(handle);
    }

    private static void signIn(Visitor visitor, VirtualKeyring keyring) {
        keyring.passesOver(() -> account(visitor));
        visitor.press(passkey(visitor, "account.signIn"));
        visitor.named(AriaRole.LINK, "home.account").waitFor();
    }

    private static Locator passkey(Visitor visitor, String form) {
        return visitor.named(AriaRole.FORM, form).locator("[data-passkey]");
    }

    private static void remove(Visitor visitor) {
        visitor.press(visitor.page().locator("[data-passkeys] li button").first());
    }
}
