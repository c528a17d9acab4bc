package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;

/// Somebody writes something down of a game while they play, and finds it again.
class NoteIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @Rows(value = "en-US, false", thorough = "es-ES, true")
    void what_one_writes_down_is_there_after_a_reload_on_another_page_and_in_the_replay(String locale, boolean phone) {
        Visitor visitor = BROWSER.visitor((phone ? Look.phone(locale) : Look.desk(locale)).calmly());
        Page page = visitor.page();
        Home.open(visitor, SERVER.address()).name("Ana");
        String table = QuickGame.play(page, "ttr-paris", List.of("greedy"), false, false);
        visitor.go(SERVER.address() + "/tables/" + table);
        open(visitor, page);
        assertThat(Audit.of(page)).isEmpty();
        field(page).fill("Block the north");
        assertThat(page.locator("[data-note-state='kept']")).hasCount(1);
        page.reload();
        open(visitor, page);
        assertThat(field(page)).hasValue("Block the north");

        twoPages(visitor, table);

        QuickGame.playOn(page, table);
        visitor.go(SERVER.address() + "/games");
        assertThat(page.locator("[data-noted]")).hasCount(1);
        visitor.go(SERVER.address() + "/tables/" + table + "/replay");
        assertThat(page.locator("[data-still='true']")).hasCount(1);
        open(visitor, page);
        assertThat(field(page)).hasValue("From the other page, and mine");
        assertThat(Audit.of(page)).isEmpty();
        assertThat(visitor.faults()).allMatch(fault -> fault.contains("/note"));
    }

    /// What the other page has written isn't lost unseen; nor is what is written here.
    private static void twoPages(Visitor visitor, String table) {
        Page page = visitor.page();
        Page other = page.context().newPage();
        other.navigate(SERVER.address() + "/tables/" + table);
        open(visitor, other);
        assertThat(field(other)).hasValue("Block the north");
        field(other).fill("From the other page");
        assertThat(other.locator("[data-note-state='kept']")).hasCount(1);
        page.waitForResponse(
                answer -> answer.url().endsWith("/note") && answer.status() == 409,
                () -> field(page).fill("Mine"));
        assertThat(page.locator("[data-note-other]")).containsText("From the other page");
        assertThat(field(page)).hasValue("Mine");
        assertThat(Audit.of(page)).isEmpty();
        field(page).fill("From the other page, and mine");
        visitor.press(page.locator("[data-note-own]"));
        assertThat(page.locator("[data-note-state='kept']")).hasCount(1);
        other.close();
    }

    private static Locator field(Page page) {
        return page.locator("[data-note-state]");
    }

    /// On a phone the button is among those that are needed less often.
    private static void open(Visitor visitor, Page page) {
        Locator button = page.locator("[data-note]");
        Locator menu = page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(visitor.words().text("tools.label")));
        button.or(menu).first().waitFor();
        if (!button.isVisible()) {
            menu.click();
        }
        button.click();
        assertThat(field(page)).not().hasAttribute("data-note-state", "reading");
    }
}
