package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two have played together. One of them sets a table up and invites the other, who finds it and answers.
class InvitationIT {
    private static final String ANA = "Ana";
    private static final String BEA = "Bea";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void whoever_is_invited_finds_it_on_the_home_page_and_sits_down_or_says_no() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor bea = BROWSER.visitor(Look.phone("es-ES").calmly().inTheDark());
        meet(ana, bea);

        invite(ana);
        bea.press(found(bea));
        bea.press(bea.button("lobby.sit").first());
        bea.button("lobby.stand").waitFor();
        assertThat(ana.page().locator("[data-invited]")).hasCount(0);
        assertThat(ana.text("lobby.full")).isVisible();

        invite(ana);
        bea.press(found(bea));
        assertThat(bea.page().getByText(bea.words().text("lobby.asked", Map.of("name", ANA))))
                .isVisible();
        bea.press(bea.page().locator("main [data-decline]"));
        assertThat(bea.text("lobby.refused")).isVisible();
        assertThat(ana.page().locator("[data-declined]"))
                .containsText(ana.words().text("rematch.declined", Map.of("name", BEA)));
        passes(bea);

        invite(ana);
        found(bea).waitFor();
        bea.press(bea.page().locator("[data-decline]"));
        assertThat(bea.page().locator("[data-invitation]")).hasCount(0);
        assertThat(ana.page().locator("[data-declined]"))
                .containsText(ana.words().text("rematch.declined", Map.of("name", BEA)));
        passes(ana);
        passes(bea);
        assertThat(ana.faults()).isEmpty();
        assertThat(bea.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void what_is_taken_back_in_the_waiting_room_is_gone_and_whoever_came_by_it_is_told_why_they_cannot_sit_down() {
        Visitor ana = BROWSER.visitor(Look.phone("es-ES").calmly());
        Visitor bea = BROWSER.visitor(Look.desk("en-US").calmly());
        meet(ana, bea);
        invite(ana);
        bea.press(found(bea));
        bea.button("lobby.sit").first().waitFor();

        ana.press(ana.page().locator("[data-withdraw]"));

        assertThat(ana.page().locator("[data-invited]")).hasCount(0);
        assertThat(bea.text("lobby.uninvited")).isVisible();
        assertThat(bea.button("lobby.sit")).hasCount(0);
        passes(ana);
        passes(bea);
        // Before it is known what waits for her there is no invitation either.
        bea.page().waitForResponse(answer -> answer.url().endsWith("/waiting"), () -> Home.open(bea, SERVER.address()));
        bea.named(AriaRole.COMBOBOX, "new.seat").first().waitFor();
        assertThat(bea.page().locator("[data-invitation]")).hasCount(0);
        assertThat(ana.faults()).isEmpty();
        assertThat(bea.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void somebody_known_is_invited_as_soon_as_the_table_to_play_with_them_is_set_up() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor bea = BROWSER.visitor(Look.phone("es-ES").calmly());
        meet(ana, bea);

        Home home = wantsToPlay(ana);
        passes(ana);
        home.board("Paris").invite();

        assertThat(ana.page().locator("[data-invited]")).containsText(BEA);
        assertThat(ana.page().locator("[data-missed]")).isEmpty();
        bea.press(found(bea));
        bea.press(bea.button("lobby.sit").first());
        assertThat(ana.text("lobby.full")).isVisible();
        assertThat(ana.faults()).isEmpty();
        assertThat(bea.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_table_whose_invitation_failed_is_there_and_says_so_until_they_are_invited() {
        Visitor ana = BROWSER.visitor(Look.phone("es-ES").calmly());
        Visitor bea = BROWSER.visitor(Look.desk("en-US").calmly());
        meet(ana, bea);
        ana.page()
                .route(
                        "**/invitations",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setStatus(409)
                                .setContentType("application/json")
                                .setBody("{\"code\": \"too-many-invited\"}")));

        wantsToPlay(ana).invite();

        Locator missed = ana.page().locator("[data-missed]");
        assertThat(missed)
                .hasText(ana.words().text("invite.failed", Map.of("name", BEA)) + " "
                        + ana.words().text("problem.too-many-invited"));
        passes(ana);
        ana.page().unroute("**/invitations");
        ana.press(ana.page().locator("[data-invite]"));
        ana.press(ana.page().locator("[data-invite-person]"));
        assertThat(missed).isEmpty();
        assertThat(ana.page().locator("[data-invited]")).containsText(BEA);
    }

    /// Goes by the keyboard from the only person they have played with to a new table with them in the second seat.
    private static Home wantsToPlay(Visitor ana) {
        ana.go(SERVER.address() + "/games");
        Locator play = ana.named(AriaRole.LINK, "people.play.person");
        assertThat(play).hasAccessibleName(ana.words().text("people.play.person", Map.of("name", BEA)));
        passes(ana);
        play.press("Enter");
        assertThat(ana.named(AriaRole.COMBOBOX, "new.seat").nth(1)).hasValue(Pattern.compile("known:.+"));
        return new Home(ana);
    }

    /// They take names and play a game with one another.
    private static void meet(Visitor ana, Visitor bea) {
        Home.open(ana, SERVER.address()).name(ANA);
        Home.open(bea, SERVER.address()).name(BEA);
        QuickGame.together(ana.page(), bea.page(), "ttr-berlin");
    }

    /// Sets a table up and invites the other one from its waiting room.
    private static void invite(Visitor ana) {
        Home.open(ana, SERVER.address()).seats(List.of("me", "friend")).invite();
        ana.press(ana.page().locator("[data-invite]"));
        Locator dialog = ana.named(AriaRole.DIALOG, "invite.open");
        assertThat(dialog.getByRole(AriaRole.LISTITEM)).containsText(new String[] {BEA});
        passes(ana);
        ana.press(dialog.locator("[data-invite-person]"));
        assertThat(dialog.getByText(ana.words().text("invite.sent", Map.of("name", BEA))))
                .isVisible();
        assertThat(dialog.locator("li").getByText(ana.words().text("invite.standing.invited")))
                .isVisible();
        passes(ana);
        ana.page().keyboard().press("Escape");
        assertThat(dialog).hasCount(0);
        assertThat(ana.page().locator("[data-invited]")).containsText(BEA);
        passes(ana);
    }

    /// The invitation on the home page.
    private static Locator found(Visitor bea) {
        Home.open(bea, SERVER.address());
        Locator invitation = bea.page().locator("[data-invitation]");
        assertThat(invitation).hasText(bea.words().text("invite.asked", Map.of("name", ANA)));
        // With the invitation above, the way on lies over the last choice until one goes on to it.
        Locator last = bea.page().locator("input[type=checkbox]").last();
        last.evaluate("choice => choice.scrollIntoView({ block: 'center' })");
        passes(bea);
        return invitation;
    }

    private static void passes(Visitor visitor) {
        assertThat(Audit.of(visitor.page())).isEmpty();
    }
}
