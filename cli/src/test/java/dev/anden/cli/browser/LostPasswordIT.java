package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody has lost a password, and whoever runs the server helps.
class LostPasswordIT {
    private static final String LOST = "a quiet platform";
    private static final String CHOSEN = "another quiet platform";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void a_link_of_the_operator_changes_the_password_signs_in_here_alone_and_works_once() throws IOException {
        Visitor before = BROWSER.visitor(Look.desk("en-US").calmly());
        AccountPage.open(before, SERVER.address()).protect("dora", LOST).makeBot("Long Routes", LOST);
        String link = AndenProcess.run(
                        "admin",
                        "password",
                        "dora",
                        "--data",
                        SERVER.data().toString(),
                        "--public-url",
                        SERVER.address())
                .getLast();

        Visitor dora = BROWSER.visitor(Look.desk("en-US").calmly());
        dora.go(link);
        choosesAnother(dora);
        dora.text("newPassword.done").waitFor();
        var account = new AccountPage(dora);
        account.awaitAccount();
        assertThat(otherWays(dora)).hasCount(0);
        account.replaceToken(CHOSEN);
        assertThat(otherWays(dora)).not().isChecked();
        assertThat(dora.page().url()).isEqualTo(SERVER.address() + "/account");

        before.go(SERVER.address() + "/account");
        new AccountPage(before).signIn("dora", CHOSEN);

        dora.go(link);
        assertThat(dora.page().getByRole(AriaRole.ALERT)).hasText(dora.words().text("newPassword.lost"));
        assertThat(dora.text("problem.no-such-link")).hasCount(0);
        assertThat(dora.named(AriaRole.FORM, "newPassword.of")).hasCount(0);
        assertThat(Audit.of(dora.page())).isEmpty();
        dora.press(dora.named(AriaRole.LINK, "newPassword.again"));
        dora.named(AriaRole.HEADING, "lostPassword.title").waitFor();
        assertThat(before.faults()).isEmpty();
        // What the browser says of each answer that is a refusal.
        assertThat(dora.faults()).allMatch(fault -> fault.contains("/api/session/link/look"));
    }

    /// The page tells whose password it is, and the secret is in the address no longer.
    private static void choosesAnother(Visitor visitor) {
        String whose = visitor.words().text("newPassword.of", Map.of("handle", "dora"));
        var form = visitor.page().getByRole(AriaRole.FORM, new Page.GetByRoleOptions().setName(whose));
        form.waitFor();
        assertThat(visitor.page().url()).isEqualTo(SERVER.address() + "/new-password");
        assertThat(Audit.of(visitor.page())).isEmpty();
        assertThat(otherWays(visitor)).isChecked();
        form.getByLabel(visitor.words().text("account.password.new")).fill(CHOSEN);
        visitor.press(visitor.button("newPassword.do"));
    }

    /// The box that asks whether what else acts for the account goes too.
    private static Locator otherWays(Visitor visitor) {
        return visitor.page().locator("[data-other-ways] input");
    }
}
