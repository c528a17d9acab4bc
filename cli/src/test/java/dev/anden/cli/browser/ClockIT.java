package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Time at a table, as people see it.
class ClockIT {
    /// A table for two where one's time is up after a second.
    private static final String HASTY = """
            () => fetch('/api/tables', {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', 'X-Anden': '1' },
              body: JSON.stringify({
                game: 'ttr-usa',
                seats: [{ kind: 'me', bot: '' }, { kind: 'friend', bot: '' }],
                options: {},
                time: { type: 'live', bank: 1000, bonus: 0 },
                rated: false,
                spectators: { type: 'public' },
              }),
            }).then((answer) => answer.json()).then((table) => table.id)
            """;

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @TempDir
    private Path data = Path.of("");

    @Test
    @Tag(Thorough.TAG)
    void whoever_is_invited_sees_how_much_time_there_is() throws IOException {
        try (AndenProcess server = AndenProcess.start(data)) {
            Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
            String address = invitesToSlowGame(ana, server.address());
            Visitor eva = BROWSER.visitor(Look.phone("es-ES").calmly());
            eva.go(address);

            assertThat(eva.page().locator("[data-time]")).containsText("36 h por turno");
            assertThat(eva.faults()).isEmpty();
        }
    }

    /// To a game by correspondence with a day and a half for each turn; the address of its waiting room.
    private static String invitesToSlowGame(Visitor ana, String server) {
        return Home.open(ana, server)
                .name("Ana")
                .seats(List.of("me", "friend"))
                .pick("time.label", "correspondence")
                .type("time.own.turn", "36")
                .invite();
    }

    /// Bots pause as usual: without that they would be done with the whole game at once.
    @Test
    @Tag(Thorough.TAG)
    void a_bot_plays_when_ones_time_is_up_and_whoever_comes_back_has_a_minute() throws IOException {
        try (AndenProcess server = AndenProcess.startAsUsual(data)) {
            Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
            Home.open(ana, server.address()).name("Ana");
            String address = server.address() + "/tables/" + ana.page().evaluate(HASTY);
            ana.go(address);
            Visitor eva = BROWSER.visitor(Look.desk("es-ES").calmly());
            WaitingRoom.enter(eva, address).sitDown("Eva");
            ana.press(ana.button("lobby.start"));

            Locator notice = ana.page().locator("[data-notice='bot']");
            assertThat(notice).containsText(ana.words().text("company.standing.time"));
            ana.press(ana.page().locator("[data-come-back]"));

            assertThat(notice).hasCount(0);
            // It stands: nobody waits as long as Eva isn't back, too.
            assertThat(ana.page().locator("[data-clock='0']")).containsText("1:00");
            new Traveller(ana).awaitTurn();
            assertThat(ana.faults()).isEmpty();
            assertThat(eva.faults()).isEmpty();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_goes_away_says_so_once_the_others_see_it_and_whoever_is_back_goes_on() throws IOException {
        try (AndenProcess server = AndenProcess.start(data)) {
            Visitor ana = BROWSER.visitor(Look.desk("en-GB").calmly());
            String address = invitesToSlowGame(ana, server.address());
            Visitor eva = BROWSER.visitor(Look.desk("es-ES").calmly());
            WaitingRoom.enter(eva, address).sitDownLast("Eva");
            new Traveller(eva).awaitTurn();
            LocalDate day = LocalDate.now(ZoneId.systemDefault()).plusDays(2);

            ana.go(server.address() + "/account");
            Locator days = ana.named(AriaRole.REGION, "holiday.title");
            days.locator("input[type='date']").fill(day.toString());
            ana.press(days.locator("[data-holiday-leave]"));

            assertThat(days).containsText("You’re away until " + day.getDayOfMonth() + " ");
            Locator note = eva.page().locator("[data-holiday]");
            assertThat(note).containsText("(de viaje hasta el " + day.getDayOfMonth() + " de ");
            assertThat(note).hasAttribute("title", Pattern.compile("Ana está de viaje hasta el \\d+ de .*"));
            assertThat(eva.page().locator("[data-clock='0']"))
                    .hasAttribute("title", Pattern.compile("Tiempo restante: 1 d 1\\d h\\. Está parado hasta el .*"));

            ana.press(days.locator("[data-holiday-back]"));
            assertThat(days.locator("[data-holiday-back]")).hasCount(0);
            assertThat(note).hasCount(0);
            assertThat(ana.faults()).isEmpty();
            assertThat(eva.faults()).isEmpty();
        }
    }
}
