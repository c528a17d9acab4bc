package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.LoadState;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// A game that outlives one of its players and its server: what months of playing bring, in a minute.
class LongGameIT {
    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final int EVA = 1;

    /// The time that is chosen from the list: a day for each turn.
    private static final String A_DAY = "3";

    @TempDir
    private Path data = Path.of("");

    @Test
    @Tag(Thorough.TAG)
    void a_game_begun_on_a_phone_is_finished_against_a_bot_after_a_night_and_a_crash_and_both_find_it_again()
            throws IOException {
        try (AndenProcess server = AndenProcess.startWithClock(data)) {
            Visitor ana = BROWSER.visitor(Look.phone("es-ES").calmly());
            Visitor eva = BROWSER.visitor(Look.desk("en-US").calmly());
            String address = begin(server, ana, eva);
            String table = address.substring(address.lastIndexOf('/'));
            drawUntilEvaIsToChoose(ana, eva);

            eva.go(server.address() + "/rules");
            eva.page().waitForLoadState(LoadState.NETWORKIDLE);
            server.putForward(Duration.ofHours(26));
            assertThat(ana.page().locator("[data-substitute='time']")).hasCount(1);
            server.kill();
            server.startAgain();
            QuickGame.playOn(ana.page(), table.substring(1));

            EndScreen end = EndScreen.await(ana);
            assertThat(end.rows()).hasSize(2);
            findsTheDealsFair(ana);
            findsTheGame(ana, server, table);
            findsTheGame(eva, server, table);
            playAgain(ana, eva, address);
            assertThat(ana.faultsBesidesADeadServer()).isEmpty();
            assertThat(eva.faultsBesidesADeadServer()).isEmpty();
        }
    }

    private static String begin(AndenProcess server, Visitor ana, Visitor eva) {
        String address = Home.open(ana, server.address())
                .name("Ana")
                .board("Berlín")
                .seats(List.of("me", "friend"))
                .pick("time.label", A_DAY)
                .invite();
        WaitingRoom.enter(eva, address).sitDown("Eva");
        ana.press(ana.button("lobby.start"));
        return address;
    }

    private static void drawUntilEvaIsToChoose(Visitor ana, Visitor eva) {
        var pair = new Pair(new Traveller(ana), new Traveller(eva));
        pair.keepOpeningTickets();
        int choices = 0;
        for (Optional<Integer> next = pair.next();
                choices < 4 || !next.equals(Optional.of(EVA));
                next = pair.next(), choices++) {
            Traveller acting = pair.travellers().get(next.orElseThrow());
            pair.other(acting).awaitVersion(acting.act(() -> acting.visitor().press(acting.deck())));
        }
    }

    /// On a phone the tools have to be opened first.
    private static void findsTheDealsFair(Visitor visitor) {
        visitor.press(visitor.button("tools.label"));
        visitor.press(visitor.page().locator("[data-deals]"));
        visitor.press(visitor.button("deals.verify"));
        assertThat(visitor.page().locator("[data-verdict='fair']"))
                .hasText(visitor.words().pattern("deals.fair.added"));
    }

    private static void findsTheGame(Visitor visitor, AndenProcess server, String table) {
        visitor.go(server.address() + "/games");
        Locator past = visitor.page().locator("section[aria-labelledby=past-title] li a.game");
        assertThat(past).hasAttribute("href", "/tables" + table);
    }

    /// One asks for another game, the other is asked to come along, and both are in it.
    private static void playAgain(Visitor ana, Visitor eva, String address) {
        ana.go(address);
        ana.press(ana.button("end.again"));
        ana.page().waitForURL(url -> url.contains("/tables/") && !url.equals(address));
        eva.go(address);
        // Once the game has begun nobody adds to its seed any more.
        eva.page()
                .waitForResponse(
                        response -> response.url().endsWith("/contribution"),
                        () -> eva.press(eva.page().locator("[data-join]")));
        eva.page().waitForURL(ana.page().url());
        var again = new Pair(new Traveller(ana), new Traveller(eva));
        again.keepOpeningTickets();
        assertThat(again.next()).isPresent();
    }
}
