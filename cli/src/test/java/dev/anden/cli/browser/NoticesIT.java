package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody chooses which notices they want, and when.
class NoticesIT {
    private static final String PASSWORD = "un andén tranquilo";

    /// Somewhere that is public, and to which nothing is sent here.
    private static final String SOMEWHERE = "https://9.9.9.9/hook";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void who_is_told_something_says_what_and_when_and_finds_it_so_on_another_device() {
        Visitor noa = BROWSER.visitor(Look.phone("es-ES").calmly());
        AccountPage.open(noa, SERVER.address()).protect("noa", PASSWORD);
        Locator wishes = noa.page().locator("[data-wishes]");
        // Only then it is known that they are told nowhere yet.
        noa.text("reminders.webhook").first().waitFor();
        assertThat(wishes).hasCount(0);
        addWebhook(noa);
        assertThat(wishes.locator("summary")).containsText("todos, a cualquier hora");

        noa.press(wishes.locator("summary"));
        noa.press(check(noa, wishes, "wishes.end"));
        noa.press(check(noa, wishes, "wishes.quiet"));
        assertThat(wishes.locator("summary")).containsText("4 de 5, salvo de 22:00 a 08:00");
        noa.press(check(noa, wishes, "wishes.anyway"));
        time(noa, wishes, "wishes.from").fill("08:00");
        assertThat(wishes.getByRole(AriaRole.ALERT)).hasText(noa.words().text("wishes.same"));
        time(noa, wishes, "wishes.from").fill("23:00");
        time(noa, wishes, "wishes.to").fill("07:30");

        assertThat(wishes.locator("summary")).containsText("4 de 5, salvo de 23:00 a 07:30");
        assertThat(wishes.getByRole(AriaRole.STATUS)).hasText(noa.words().text("wishes.saved"));
        assertThat(wishes.getByRole(AriaRole.ALERT)).hasCount(0);
        assertThat(wishes).containsText(noa.words().text("wishes.zone", Map.of("zone", (String)
                noa.page().evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone"))));
        assertThat(Audit.of(noa.page())).isEmpty();

        Visitor desk = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(desk, SERVER.address());
        desk.go(SERVER.address() + "/account?sign-in");
        new AccountPage(desk).signIn("noa", PASSWORD);
        desk.go(SERVER.address() + "/account");
        Locator there = desk.page().locator("[data-wishes]");
        assertThat(there.locator("summary")).containsText("4 of 5, except from 23:00 to 07:30");
        desk.press(there.locator("summary"));
        assertThat(check(desk, there, "wishes.turn")).isChecked();
        assertThat(check(desk, there, "wishes.end")).not().isChecked();
        assertThat(check(desk, there, "wishes.anyway")).isChecked();
        assertThat(time(desk, there, "wishes.from")).hasValue("23:00");
        assertThat(Audit.of(desk.page())).isEmpty();
        assertThat(noa.faults()).isEmpty();
        assertThat(desk.faults()).isEmpty();
    }

    private static void addWebhook(Visitor visitor) {
        visitor.press(visitor.text("reminders.webhook").first());
        visitor.page()
                .locator("[data-reminders=url]")
                .getByLabel(visitor.words().text("reminders.webhook.address"))
                .fill(SOMEWHERE);
        visitor.page()
                .locator("[data-reminders=url]")
                .getByLabel(visitor.words().text("reminders.password"))
                .fill(PASSWORD);
        visitor.press(visitor.button("reminders.webhook.on"));
    }

    private static Locator check(Visitor visitor, Locator wishes, String key) {
        return wishes.getByRole(
                AriaRole.CHECKBOX,
                new Locator.GetByRoleOptions()
                        .setName(visitor.words().text(key))
                        .setExact(true));
    }

    private static Locator time(Visitor visitor, Locator wishes, String key) {
        return wishes.getByLabel(visitor.words().text(key), new Locator.GetByLabelOptions().setExact(true));
    }
}
