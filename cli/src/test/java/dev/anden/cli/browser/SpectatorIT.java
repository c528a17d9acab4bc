package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two play, and whoever watches sees what both hold, two turns late.
class SpectatorIT {
    private static final String PASSWORD = "un andén tranquilo";
    private static final int CHOICES_OF_SOME_TURNS = 15;

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void everybody_is_told_before_and_whoever_has_an_account_sees_all_hands_two_turns_late() {
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        protect(eva, "eva-who-watches");
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor luis = BROWSER.visitor(Look.small("en-US").calmly());
        String invitation = setUp(ana);
        assertThat(told(ana)).hasText("People watching see all hands, 2 turns late.");
        assertThat(ana.page().locator("[data-rated]")).hasCount(0);
        luis.go(invitation);
        assertThat(told(luis)).hasText("People watching see all hands, 2 turns late.");
        new WaitingRoom(luis).sitDown("Luis");
        eva.go(invitation);
        assertThat(told(eva)).hasText("Quien mira ve todas las manos, con 2 turnos de retraso.");

        ana.button("lobby.start").click();
        assertThat(eva.page().locator("[data-spectator-wait]")).containsText("con 2 turnos de retraso");
        assertThat(Audit.of(eva.page())).isEmpty();
        playTurns(List.of(new Traveller(ana), new Traveller(luis)), 3);

        seesAllHands(eva);
        isToldWhyNot(invitation);
        saysNothing(eva);
        rematchKeepsIt(ana, luis);
        for (Visitor visitor : BROWSER.visitors()) {
            assertThat(visitor.faults()).isEmpty();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void in_the_quarter_the_vacation_of_each_player_is_seen_a_turn_late() {
        Visitor eva = BROWSER.visitor(Look.small("es-ES").calmly());
        protect(eva, "eva-in-the-quarter");
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Home home = Stroller.atHome(ana, SERVER.address(), List.of("me", "bot:daydreamer"))
                .name("Ana")
                .choose("option.tourism", "option.on");
        ana.press(told(ana).locator("summary"));
        home.pick("spectators.label", "afterTurns").type("spectators.own.turns", "1");
        home.start();
        Stroller stroller = Stroller.pointing(ana);
        for (int choice = 0; choice < CHOICES_OF_SOME_TURNS; choice++) {
            stroller.awaitChoiceOrEnd();
            stroller.choose();
        }

        eva.go(ana.page().url());

        assertThat(eva.page().locator("[data-spectator-note]")).hasText("Ves todas las manos, con 1 turno de retraso.");
        assertThat(eva.page().locator(".vacation")).containsText("Vacaciones de Ana:");
        eva.page().locator(".tabs button").last().click();
        assertThat(eva.page().locator(".vacation")).not().containsText("Ana");
        assertThat(eva.page().locator(".vacation")).containsText("Vacaciones de");
        assertThat(Audit.of(eva.page())).isEmpty();
        assertThat(ana.faults()).isEmpty();
        assertThat(eva.faults()).isEmpty();
    }

    private static void protect(Visitor visitor, String handle) {
        visitor.go(SERVER.address() + "/account");
        Locator form = visitor.named(AriaRole.FORM, "account.protect");
        form.getByLabel(visitor.words().text("account.handle")).fill(handle);
        form.getByLabel(visitor.words().text("account.password"), new Locator.GetByLabelOptions().setExact(true))
                .fill(PASSWORD);
        visitor.press(form.locator("button[type='submit']").last());
        visitor.named(AriaRole.HEADING, "account.devices").waitFor();
    }

    /// Sets a table up where hands are seen two turns late: said in a line, and opened by whoever wants it otherwise.
    private static String setUp(Visitor host) {
        Home home = Home.open(host, SERVER.address()).name("Ana").seats(List.of("me", "friend"));
        Locator choice = host.page().locator("[data-spectators]");
        Locator line = choice.locator("summary");
        assertThat(line).hasText("People watching see what everybody knows.");
        assertThat(choice.getByRole(AriaRole.COMBOBOX)).isHidden();
        host.press(line);
        home.pick("spectators.label", "afterTurns").type("spectators.own.turns", "2");
        assertThat(line).hasText("People watching see all hands, 2 turns late.");
        assertThat(host.text("rated.spectators")).isVisible();
        assertThat(Audit.of(host.page())).isEmpty();
        return home.invite();
    }

    private static Locator told(Visitor visitor) {
        return visitor.page().locator("[data-spectators]");
    }

    /// Both keep their tickets and draw cards in turn.
    private static void playTurns(List<Traveller> travellers, int turns) {
        for (Traveller traveller : travellers) {
            traveller.awaitTurn();
            traveller.keepAllBut(0);
        }
        for (int turn = 0; turn < turns; turn++) {
            travellers
                    .getFirst()
                    .visitor()
                    .page()
                    .waitForCondition(() -> travellers.stream().anyMatch(Traveller::mayAct));
            Traveller traveller =
                    travellers.stream().filter(Traveller::mayAct).findFirst().orElseThrow();
            traveller.awaitTurn();
            traveller.act(() -> traveller.deck().click());
            traveller.awaitTurn();
            int version = traveller.act(() -> traveller.deck().click());
            travellers.forEach(each -> each.awaitVersion(version));
        }
    }

    private static void seesAllHands(Visitor eva) {
        Locator note = eva.page().locator("[data-spectator-note]");
        assertThat(note).hasText("Ves todas las manos, con 2 turnos de retraso.");
        eva.awaitStillness();
        BoundingBox map = eva.page().locator("main.map").boundingBox();
        BoundingBox words = note.boundingBox();
        assertThat(words.y).as("the note lies beneath the map").isGreaterThanOrEqualTo(map.y + map.height);
        eva.press(eva.button("sheet.more"));
        Locator hands = eva.page().locator("[data-hand-of]");
        assertThat(hands).hasCount(2);
        for (Locator hand : hands.all()) {
            assertThat(hand.locator("[data-ticket]")).not().hasCount(0);
            assertThat(hand.getByRole(AriaRole.LIST).first().getByRole(AriaRole.LISTITEM))
                    .not()
                    .hasCount(0);
        }
        assertThat(Audit.of(eva.page())).isEmpty();
        eva.press(hands.first().locator("[data-ticket]").first());
        assertThat(eva.page().locator(".pinned")).isVisible();

        eva.page().setViewportSize(1440, 900);
        assertThat(hands).hasCount(2);
        assertThat(eva.page().locator("[data-route]").first()).isVisible();
        eva.page().setViewportSize(390, 844);
    }

    private static void isToldWhyNot(String invitation) {
        Visitor guest = BROWSER.visitor(Look.small("en-US").calmly());
        guest.go(invitation);
        Locator note = guest.page().locator("[data-spectator-note]");
        assertThat(note).containsText("you need an account made before the table was set up");
        assertThat(guest.page().locator("[data-hand-of]")).hasCount(0);
        assertThat(Audit.of(guest.page())).isEmpty();
        guest.press(note.getByRole(AriaRole.LINK));
        guest.named(AriaRole.FORM, "account.protect").waitFor();
    }

    private static void saysNothing(Visitor eva) {
        eva.press(eva.page().locator("[data-talk]"));
        assertThat(eva.text("problem.spectators-listen")).isVisible();
        assertThat(eva.page().locator("[data-phrase]")).hasCount(0);
    }

    private static void rematchKeepsIt(Visitor ana, Visitor luis) {
        ana.page().locator("[data-company]").click();
        ana.page().locator("[data-propose-end]").click();
        luis.page().locator("[data-agree]").click();
        ana.press(ana.page().locator("[data-notice='ended'] button").first());
        assertThat(told(ana)).hasText("People watching see all hands, 2 turns late.");
    }
}
