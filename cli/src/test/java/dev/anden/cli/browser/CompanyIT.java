package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What people do to and with each other beside the game: they report and block somebody, hand over a table, and don't
/// want to play again.
class CompanyIT {
    private static final String ANA = "Ana";
    private static final String EVA = "Eva";
    private static final String RUDE = "A very rude word";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void whoever_is_reported_is_known_to_the_operator_and_whoever_is_blocked_is_not_heard_and_sits_down_nowhere()
            throws IOException {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        String table = Home.open(ana, SERVER.address()).name(ANA).inviteOne();
        WaitingRoom.enter(eva, table).sitDown(EVA);
        eva.press(eva.page().locator("[data-talk]"));
        Locator field = eva.page().getByLabel(eva.words().text("talk.field"));
        field.fill(RUDE);
        field.press("Enter");

        ana.press(ana.page().locator("[data-talk]"));
        Locator line = ana.page().locator("[data-line]");
        assertThat(line).containsText(RUDE);
        reports(ana, line);
        blocks(ana, line);
        assertThat(line).hasCount(0);

        assertThat(AndenProcess.run("reports", "--data", SERVER.data().toString()))
                .anyMatch(told -> told.contains(ANA) && told.contains(EVA))
                .anyMatch(told -> told.contains("Twice today"))
                .anyMatch(told -> told.contains(RUDE));
        sitsNowhere(eva, Home.open(ana, SERVER.address()).inviteOne());
        assertThat(ana.faults()).isEmpty();
        // What the browser says of the answer that is a refusal.
        assertThat(eva.faults()).allMatch(fault -> fault.contains("/seats/1"));
    }

    @Test
    void whoever_was_made_the_host_starts_the_game() {
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        WaitingRoom.enter(ana, Home.open(eva, SERVER.address()).name(EVA).inviteOne())
                .sitDown(ANA);
        assertThat(ana.button("lobby.start")).hasCount(0);

        eva.press(eva.button("lobby.pass"));
        assertThat(eva.button("lobby.remove.not")).isFocused();
        assertThat(Audit.of(eva.page())).isEmpty();
        eva.press(eva.page().locator("[data-sure]"));

        ana.button("lobby.start").waitFor();
        assertThat(ana.page().locator("[data-own] [data-host]")).isVisible();
        assertThat(eva.button("lobby.start")).hasCount(0);
        assertThat(eva.page().locator("[data-own] [data-host]")).hasCount(0);
        ana.press(ana.button("lobby.start"));
        new Traveller(ana).awaitTurn();
        new Traveller(eva).awaitTurn();
        assertThat(ana.faults()).isEmpty();
        assertThat(eva.faults()).isEmpty();
    }

    /// Both look at the table of a game that they have finished; its id.
    private static String playToTheEnd(Visitor ana, Visitor eva) {
        Home.open(ana, SERVER.address()).name(ANA);
        Home.open(eva, SERVER.address()).name(EVA);
        String over = QuickGame.together(ana.page(), eva.page(), "ttr-berlin");
        for (Visitor each : List.of(ana, eva)) {
            each.go(SERVER.address() + "/tables/" + over);
            each.button("end.again").waitFor();
        }
        return over;
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_asks_for_a_rematch_is_told_who_does_not_come_and_that_there_is_room_for_another() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        String over = playToTheEnd(ana, eva);

        ana.press(ana.button("end.again"));
        Locator asked = eva.page().locator("[data-notice=rematch]");
        assertThat(asked).containsText(eva.words().text("rematch.invited"));
        assertThat(Audit.of(eva.page())).isEmpty();
        eva.press(asked.locator("[data-decline]"));

        eva.text("rematch.declined.own").waitFor();
        assertThat(asked).hasCount(0);
        assertThat(ana.page().locator("[data-declined]"))
                .hasText(ana.words().text("rematch.declined", Map.of("name", EVA)) + " "
                        + ana.words().text("rematch.declined.free"));
        assertThat(ana.button("lobby.start")).isDisabled();
        assertThat(Audit.of(ana.page())).isEmpty();
        ana.go(SERVER.address() + "/tables/" + over);
        assertThat(ana.button("rematch.next")).isVisible();
        assertThat(ana.page().locator("[data-notice=rematch]")).hasCount(0);
        assertThat(ana.faults()).isEmpty();
        assertThat(eva.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_does_not_answer_is_told_that_the_next_game_has_begun_without_them_and_can_watch_it() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        String over = playToTheEnd(ana, eva);
        ana.press(ana.button("end.again"));
        eva.page().locator("[data-notice=rematch]").waitFor();

        ana.press(ana.button("lobby.bot"));
        ana.press(ana.named(AriaRole.DIALOG, "lobby.bot.title")
                .locator("[data-bot]")
                .first());

        Locator told = eva.page().locator("[data-notice=begun]");
        assertThat(told).containsText(eva.words().text("rematch.begun"));
        assertThat(eva.page().locator("[data-notice=rematch]")).hasCount(0);
        assertThat(Audit.of(eva.page())).isEmpty();
        eva.press(told.locator("[data-watch-next]"));
        assertThat(eva.page()).not().hasURL(SERVER.address() + "/tables/" + over);
        assertThat(eva.page().locator("[data-version]")).isAttached();
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_has_sat_down_is_told_what_the_host_changes_at_the_table() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
        String address = Home.open(ana, SERVER.address()).name(ANA).inviteOne();
        WaitingRoom.enter(eva, address).sitDown(EVA);
        Locator told = eva.page().locator("[data-terms-changed]");

        ana.press(ana.page().locator("[data-change-terms]"));
        assertThat(Audit.of(ana.page())).isEmpty();
        ana.page().locator("dialog select").first().selectOption("1");
        ana.press(ana.page().locator("dialog input[type=checkbox]"));
        ana.press(ana.page().locator("[data-terms-done]"));

        assertThat(ana.page().locator("dialog")).hasCount(0);
        assertThat(ana.page().locator("[data-time]")).containsText("5 min + 10 s a turn");
        assertThat(ana.page().locator("[data-rated]")).hasCount(0);
        assertThat(told).containsText("Ha cambiado: Tiempo: 5 min + 10 s por turno · Partida no puntuable.");
        assertThat(Audit.of(eva.page())).isEmpty();
        eva.page().reload();
        assertThat(told).containsText("Partida no puntuable");
        eva.press(told.locator("button"));
        assertThat(told.locator("p")).hasCount(0);
        eva.page().reload();
        eva.page().locator("[data-time]").waitFor();
        assertThat(told.locator("p")).hasCount(0);
        assertThat(ana.faults()).isEmpty();
        assertThat(eva.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_is_about_to_leave_when_the_game_ends_is_offered_nothing_that_is_no_longer_possible() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Home.open(ana, SERVER.address());
        String table = QuickGame.play(ana.page(), "ttr-paris", List.of("random"), false, false);
        ana.go(SERVER.address() + "/tables/" + table);
        ana.press(ana.page().locator("[data-company]"));
        assertThat(ana.page().locator("dialog")).isVisible();

        QuickGame.playOn(ana.page(), table);

        ana.page().locator(".end").waitFor();
        assertThat(ana.page().locator("dialog")).hasCount(0);
        assertThat(ana.faults()).isEmpty();
    }

    private static void reports(Visitor visitor, Locator line) {
        visitor.press(line.locator("[data-more]"));
        visitor.press(line.locator("[data-report]"));
        Locator note = line.getByLabel(visitor.words().text("talk.report.note"));
        assertThat(note).isFocused();
        assertThat(Audit.of(visitor.page())).isEmpty();
        note.fill("Twice today");
        visitor.press(line.locator("[data-report-send]"));
        visitor.text("talk.report.done").waitFor();
        assertThat(line.locator("[data-more]")).isFocused();
    }

    private static void blocks(Visitor visitor, Locator line) {
        visitor.press(line.locator("[data-more]"));
        visitor.press(line.locator("[data-block]"));
        visitor.page()
                .getByText(visitor.words().text("talk.block.done", Map.of("name", EVA)))
                .waitFor();
    }

    /// Nothing is said of why.
    private static void sitsNowhere(Visitor visitor, String table) {
        visitor.go(table);
        visitor.press(visitor.button("lobby.sit").first());
        visitor.text("problem.no-seat-here").waitFor();
        assertThat(visitor.button("lobby.stand")).hasCount(0);
    }
}
