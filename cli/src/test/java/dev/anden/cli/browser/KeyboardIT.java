package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Everything can be done by the keyboard alone: no mouse and no finger touches this game. What has the focus may go
/// with its own use: then the focus is where one goes on from, and never lost.
class KeyboardIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// More stops than any page has.
    private static final int STOPS = 80;

    @Test
    void some_turns_are_played_with_the_keyboard_alone() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        Keyboard keys = visitor.page().keyboard();
        entersANameAndChoosesABoard(visitor, keys);
        tabTo(visitor, visitor.button("new.start"));
        keys.press("Enter");
        assertThat(visitor.page().locator("#app")).isFocused();
        Traveller traveller = new Traveller(visitor);

        opensWithTwoTickets(traveller, keys);
        doesWithoutSingleKeys(visitor, keys);
        readsTheHelp(visitor, keys);
        drawsTwice(traveller, keys);
        takesAnOpenCard(traveller, keys);
        choosesHowToPay(traveller, keys);
        claimsTheRouteInFocus(traveller, keys);
        claimsARouteThatIsLookedFor(traveller, keys);
        takesTickets(traveller, keys);
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    void a_link_leads_to_the_title_of_its_page_and_so_does_the_way_back() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US"));
        Home.open(visitor, SERVER.address());
        Keyboard keys = visitor.page().keyboard();
        Locator title = visitor.page().locator("h1");

        tabTo(visitor, visitor.page().locator("a[href='/ratings']").first());
        keys.press("Enter");
        assertThat(title).hasText(visitor.words().text("ratings.title"));
        assertThat(title).isFocused();

        keys.press("Tab");
        visitor.page().goBack();
        assertThat(title).hasText("Andén");
        assertThat(title).isFocused();
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void at_the_end_the_focus_is_on_what_is_counted_next_and_then_on_who_has_won() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly());
        Home.open(visitor, SERVER.address());
        String table = QuickGame.play(visitor.page(), "ttr-paris", List.of("random"), false, false);
        visitor.go(SERVER.address() + "/tables/" + table);
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        traveller.keepAllBut(0);
        traveller.awaitTurn();
        traveller.deck().focus();
        visitor.page().keyboard().press("ArrowRight");

        visitor.letThingsMove();

        QuickGame.playOn(visitor.page(), table);

        assertThat(visitor.button("end.next")).isFocused();
        Locator winner = visitor.page().locator(".winner");
        while (winner.count() == 0) {
            visitor.page().keyboard().press("Enter");
        }
        assertThat(winner).isFocused();
        assertThat(visitor.faults()).isEmpty();
    }

    private static void entersANameAndChoosesABoard(Visitor visitor, Keyboard keys) {
        Home home = Home.open(visitor, SERVER.address());
        tabTo(visitor, home.nameField());
        keys.type("Ana");
        keys.press("Enter");
        assertThat(home.nameField()).isFocused();
        Locator boards = visitor.named(AriaRole.RADIOGROUP, "new.board").getByRole(AriaRole.RADIO);
        tabTo(visitor, boards.first());
        keys.press("ArrowRight");
        assertThat(boards.nth(1)).isChecked();
        keys.press("ArrowLeft");
        assertThat(boards.first()).isChecked();
        assertThat(boards.first()).isFocused();
    }

    private static void opensWithTwoTickets(Traveller traveller, Keyboard keys) {
        Visitor visitor = traveller.visitor();
        traveller.awaitTurn();
        keys.press("t");
        assertThat(traveller.checks().first()).isFocused();
        keys.press("Space");
        checks(traveller, keys, 1);
        traveller.act(() -> keys.press("c"));
        assertThat(visitor.page().locator("[data-turn]")).isFocused();
        visitor.named(AriaRole.GROUP, "market.label").waitFor();
    }

    /// Whoever presses keys by accident turns those off that do something alone, and on again.
    private static void doesWithoutSingleKeys(Visitor visitor, Keyboard keys) {
        Locator dialog = visitor.page().locator("dialog");
        Locator choice = dialog.locator("[data-letter-keys] input");
        for (boolean wanted : new boolean[] {false, true}) {
            tabTo(visitor, visitor.button("help.title"));
            keys.press("Enter");
            tabTo(visitor, choice);
            keys.press("Space");
            assertThat(choice).isChecked(new LocatorAssertions.IsCheckedOptions().setChecked(wanted));
            keys.press("Escape");
            assertThat(dialog).hasCount(0);
            keys.press("?");
            assertThat(dialog).hasCount(wanted ? 1 : 0);
        }
        keys.press("Escape");
        assertThat(dialog).hasCount(0);
    }

    private static void readsTheHelp(Visitor visitor, Keyboard keys) {
        Locator tool = visitor.button("help.title");
        tabTo(visitor, tool);
        keys.press("?");
        Locator close = visitor.named(AriaRole.DIALOG, "help.title")
                .getByRole(AriaRole.BUTTON)
                .first();
        assertThat(close).isFocused();
        keys.press("Shift+Tab");
        assertThat(close).not().isFocused();
        keys.press("Tab");
        assertThat(close).isFocused();
        keys.press("Enter");
        // While it goes it is out of reach already, but still has the keys.
        assertThat(visitor.page().locator("dialog")).hasCount(0);
        assertThat(tool).isFocused();
    }

    private static void drawsTwice(Traveller traveller, Keyboard keys) {
        awaitTurnWithAllSeen(traveller, keys);
        int cards = traveller.cards();
        traveller.act(() -> keys.press("d"));
        assertThat(traveller.expectation()).hasText(traveller.visitor().words().text("expect.second"));
        traveller.awaitAnswer();
        traveller.act(() -> keys.press("d"));
        traveller.awaitCards(cards + 2);
    }

    private static void takesAnOpenCard(Traveller traveller, Keyboard keys) {
        awaitTurnWithAllSeen(traveller, keys);
        int cards = traveller.cards();
        Locator third = traveller
                .visitor()
                .named(AriaRole.GROUP, "market.label")
                .locator(".slot")
                .nth(2);
        tabTo(traveller.visitor(), third.getByRole(AriaRole.BUTTON));
        traveller.act(() -> keys.press("Enter"));
        traveller.awaitCards(cards + 1);
        assertThat(third.getByRole(AriaRole.BUTTON)).isFocused();
        if (traveller.choosesSecondCard()) {
            traveller.awaitAnswer();
            traveller.act(() -> keys.press("d"));
            traveller.awaitCards(cards + 2);
        }
    }

    /// However many ways there are to pay, they are one stop: the arrows choose among them.
    private static void choosesHowToPay(Traveller traveller, Keyboard keys) {
        awaitTurnWithAllSeen(traveller, keys);
        Visitor visitor = traveller.visitor();
        Locator ways = visitor.named(AriaRole.RADIOGROUP, "route.payment").getByRole(AriaRole.RADIO);
        for (Locator route : visitor.page().locator("[data-route].lit").all()) {
            route.focus();
            keys.press("Enter");
            assertThat(traveller.primary()).hasText(visitor.words().pattern("do.claim"));
            if (ways.count() > 1) {
                break;
            }
            keys.press("Escape");
        }
        tabTo(visitor, ways.first());
        keys.press("ArrowRight");
        assertThat(ways.nth(1)).isChecked();
        assertThat(ways.nth(1)).isFocused();
        keys.press("Tab");
        assertThat(visitor.button("do.claimFor")).isFocused();
        keys.press("Shift+Tab");
        assertThat(ways.nth(1)).isFocused();
        keys.press("ArrowLeft");
        assertThat(ways.first()).isChecked();
        keys.press("Escape");
        assertThat(traveller.primary()).hasCount(0);
    }

    private static void claimsTheRouteInFocus(Traveller traveller, Keyboard keys) {
        awaitTurnWithAllSeen(traveller, keys);
        int vehicles = traveller.vehicles();
        keys.press("m");
        keys.press("Enter");
        assertThat(traveller.primary()).hasText(traveller.visitor().words().pattern("do.claim"));
        keys.press("Escape");
        assertThat(traveller.primary()).hasCount(0);
        keys.press("Enter");
        assertThat(traveller.primary()).hasText(traveller.visitor().words().pattern("do.claim"));
        Locator route = traveller.visitor().page().locator("[data-route][aria-pressed=true]");
        String marked = "[data-route='" + route.getAttribute("data-route") + "']";
        tabTo(traveller.visitor(), traveller.visitor().button("do.claimFor"));
        traveller.act(() -> keys.press("Enter"));
        traveller.awaitFewerVehicles(vehicles);
        assertThat(traveller.visitor().page().locator(marked)).isFocused();
    }

    private static void claimsARouteThatIsLookedFor(Traveller traveller, Keyboard keys) {
        awaitTurnWithAllSeen(traveller, keys);
        int vehicles = traveller.vehicles();
        keys.press("r");
        assertThat(traveller.visitor().named(AriaRole.SEARCHBOX, "finder.hint")).isFocused();
        keys.press("Enter");
        assertThat(traveller.primary()).hasText(traveller.visitor().words().pattern("do.claim"));
        traveller.act(() -> keys.press("c"));
        traveller.awaitFewerVehicles(vehicles);
    }

    private static void takesTickets(Traveller traveller, Keyboard keys) {
        awaitTurnWithAllSeen(traveller, keys);
        keys.press("t");
        assertThat(traveller.primary()).hasText(traveller.visitor().words().text("do.tickets"));
        traveller.act(() -> keys.press("c"));
        traveller.awaitAnswer();
        assertThat(traveller.question()).isEqualTo(Traveller.Question.TICKETS);
        checks(traveller, keys, 0);
        traveller.act(() -> keys.press("c"));
    }

    private static void checks(Traveller traveller, Keyboard keys, int ticket) {
        Locator check = traveller.checks().nth(ticket);
        tabTo(traveller.visitor(), check);
        keys.press("Space");
        assertThat(check).isChecked();
    }

    /// Keys mean what is on the screen: what others did is skipped, so that the screen is at one's turn too.
    private static void awaitTurnWithAllSeen(Traveller traveller, Keyboard keys) {
        traveller.awaitTurn();
        traveller.awaitAnswer();
        keys.press("s");
    }

    /// Goes from stop to stop, as the tabulator does, until something has the focus.
    private static void tabTo(Visitor visitor, Locator target) {
        target.waitFor();
        // What can't be used yet is no stop: a table isn't set up before it is known who may play.
        assertThat(target).isEnabled();
        for (int stop = 0; stop < STOPS; stop++) {
            visitor.page().keyboard().press("Tab");
            if (Boolean.TRUE.equals(target.evaluate("element => element === document.activeElement"))) {
                return;
            }
        }
        throw new AssertionError("The tabulator never comes to " + target);
    }
}
