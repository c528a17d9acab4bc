package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Two people in browsers of their own play one game.
class TwoBrowsersIT {
    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final String HOST = "Ana";

    /// Choices of both together between what happens to them.
    private static final int SHORT_WHILE = 5;

    private static final int LONG_WHILE = 25;

    @TempDir
    private Path data = Path.of("");

    @Test
    @Tag(Thorough.TAG)
    void two_people_play_on_through_a_reload_and_a_killed_server() throws IOException {
        play(SHORT_WHILE, pair -> {
            pair.play(SHORT_WHILE);

            assertThat(pair.host().sight().scores())
                    .isEqualTo(pair.friend().sight().scores());
            assertThat(pair.purposes())
                    .anySatisfy(purpose -> assertThat(purpose.claims()).isPositive());
        });
    }

    @Test
    @Tag(Thorough.TAG)
    void two_people_play_a_whole_game_through_a_reload_and_a_killed_server() throws IOException {
        play(LONG_WHILE, pair -> {
            pair.playToTheEnd();

            endsAlike(
                    EndScreen.await(pair.host().visitor()),
                    EndScreen.await(pair.friend().visitor()));
            assertThat(pair.purposes()).allSatisfy(purpose -> {
                assertThat(purpose.claims()).isPositive();
                assertThat(purpose.tookTickets()).isTrue();
            });
            assertThat(pair.purposes()).anyMatch(Purpose::paidWithWilds);
        });
    }

    /// @param between choices of both together between the start, the reload and the end of the server
    /// @param rest what they do when there is a server again
    private void play(int between, Consumer<Pair> rest) throws IOException {
        try (AndenProcess server = AndenProcess.start(data)) {
            Visitor host = BROWSER.visitor(Look.desk("en-US"));
            Visitor friend = BROWSER.visitor(Look.small("en-US").calmly());
            String invitation = Home.open(host, server.address())
                    .name(HOST)
                    .seats(List.of("me", "friend"))
                    .invite();
            WaitingRoom.enter(friend, invitation).sitDown("Eva");
            host.button("lobby.start").click();

            Pair pair = new Pair(new Traveller(host), new Traveller(friend));
            pair.keepOpeningTickets();
            pair.play(between);
            reload(pair);
            takesAClaimBack(pair);
            pair.play(between);
            // A card that comes may stick out until it lies.
            pair.travellers().forEach(each -> each.visitor().page().waitForCondition(each::seesWholeHand));
            assertThat(host.faults()).isEmpty();
            assertThat(friend.faults()).isEmpty();
            kill(server, pair);
            rest.accept(pair);

            assertThat(host.faultsBesidesADeadServer()).isEmpty();
            assertThat(friend.faultsBesidesADeadServer()).isEmpty();
        }
    }

    private static void reload(Pair pair) {
        Traveller traveller = pair.host();
        Sight before = sight(traveller);
        traveller.visitor().page().reload();
        traveller.expectation().waitFor();

        assertThat(sight(traveller)).isEqualTo(before);
        assertThat(pair.friend().sight().scores()).isEqualTo(before.scores());
    }

    /// What somebody sees, with why they can't claim the other routes, which they are told if it is their turn.
    private static Sight sight(Traveller traveller) {
        traveller.visitor().page().keyboard().press("s");
        if (traveller.mayAct()) {
            traveller.awaitReasons();
        }
        return traveller.sight();
    }

    /// A claim is taken back with the mouse before the other one acts: for both it is as if it hadn't been made.
    private static void takesAClaimBack(Pair pair) {
        Traveller claimer = pair.playUntilSomebodyMayClaim();
        Traveller other = pair.other(claimer);
        Visitor visitor = claimer.visitor();
        Sight before = sight(claimer);
        Traveller.LitRoute route = claimer.litRoutes().getFirst();
        claimer.act(() -> claimer.claim(route));
        other.awaitOwner(route.id());

        Locator back = visitor.page().locator("[data-take-back]");
        other.awaitVersion(claimer.act(() -> visitor.press(back)));

        Sight after = sight(claimer);
        assertThat(after.hand()).isEqualTo(before.hand());
        assertThat(after.routes()).isEqualTo(before.routes());
        assertThat(after.scores())
                .isEqualTo(before.scores())
                .isEqualTo(other.sight().scores());
        assertThat(after.log().getLast()).isEqualTo(visitor.words().text("log.tookBack.you"));
        assertThat(claimer.mayAct()).isTrue();
        assertThat(back).hasCount(0);
    }

    /// Somebody chooses while there is no server: the choice is carried out by the next one.
    private static void kill(AndenProcess server, Pair pair) throws IOException {
        Traveller chooser = pair.travellers().get(pair.next().orElseThrow());
        chooser.awaitAnswer();
        int version = chooser.version();
        List<String> log = pair.friend().sight().log();

        server.kill();
        pair.travellers().forEach(each -> each.visitor().text("connection.lost").waitFor());
        choosesAnything(chooser);
        server.startAgain();

        chooser.awaitVersionAfter(version);
        pair.travellers().forEach(each -> each.awaitVersion(chooser.version()));
        assertThat(pair.friend().sight().log())
                .startsWith(log.toArray(String[]::new))
                .hasSizeGreaterThan(log.size());
    }

    private static void choosesAnything(Traveller chooser) {
        switch (chooser.question()) {
            case TICKETS -> chooser.chooseAllBut(0);
            case BESIDES -> chooser.primary().click();
            case TURN -> chooser.deck().click();
        }
    }

    private static void endsAlike(EndScreen one, EndScreen other) {
        assertThat(one.rows()).hasSize(2).isEqualTo(other.rows());
        assertThat(one.rows())
                .allSatisfy(row -> assertThat(row.sum()).as(row.name()).isEqualTo(row.total()));
        assertThat(one.rows().getFirst().total())
                .isGreaterThanOrEqualTo(one.rows().getLast().total());
        assertThat(one.path()).isNotEmpty().isEqualTo(other.path());
    }
}
