package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.ClientLanguage;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Somebody has a program of theirs play, and takes its token back.
class NetworkBotIT {
    private static final String NAME = "Rutas Largas";
    private static final String PASSWORD = "un andén tranquilo";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @TempDir
    Path folder;

    @Test
    @Tag(Thorough.TAG)
    void a_program_plays_under_its_name_until_its_token_is_taken_back_and_then_a_bot_of_the_server_does()
            throws IOException, InterruptedException {
        Visitor carla = BROWSER.visitor(Look.phone("es-ES").calmly().inTheDark());
        Home.open(carla, SERVER.address()).name("Carla");
        AccountPage account = AccountPage.open(carla, SERVER.address()).protect("carla", PASSWORD);
        String token = account.makeBot(NAME, PASSWORD);

        Process program = play(token);
        try {
            String table = sitsDownWithIt(carla);
            PhoneTraveller traveller = new PhoneTraveller(carla);
            traveller.keepAllButOne();
            drawsTwice(traveller);
            traveller.traveller().awaitTurn();
            assertThat(moves(traveller)).isNotEmpty();
            assertThat(carla.page().locator("[data-substitute]")).hasCount(0);

            AccountPage.open(carla, SERVER.address()).replaceToken(PASSWORD);
            String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(program.waitFor()).isEqualTo(1);
            assertThat(said).endsWith("No bot has this token; its owner can make a new one.\n");

            carla.go(table);
            drawsTwice(traveller);
            // The program isn't waited for any longer than this takes, or little.
            assertThat(Audit.of(carla.page())).isEmpty();
            traveller.traveller().awaitTurn();
            assertThat(carla.page().locator("[data-substitute='absent']").first())
                    .containsText(carla.words().text("seat.network.bot"));
            assertThat(traveller.traveller().sight().log())
                    .contains(carla.words().text("log.network.absent", Map.of("name", nameOfBot(carla))));
        } finally {
            program.destroyForcibly();
        }
        assertThat(carla.faults()).isEmpty();
    }

    @Test
    void whoever_is_made_the_host_may_put_a_program_of_theirs_in_a_seat() {
        Visitor ana = BROWSER.visitor(Look.desk("en-US").calmly());
        Visitor diego = BROWSER.visitor(Look.desk("es-ES").calmly());
        Home.open(diego, SERVER.address()).name("Diego");
        AccountPage.open(diego, SERVER.address()).protect("diego", PASSWORD).makeBot(NAME, PASSWORD);
        String table = Home.open(ana, SERVER.address())
                .name("Ana")
                .seats(List.of("me", "friend", "friend"))
                .invite();
        WaitingRoom.enter(diego, table).sitDown("Diego");
        assertThat(diego.button("lobby.bot")).hasCount(0);

        ana.press(ana.button("lobby.pass"));
        ana.press(ana.page().locator("[data-sure]"));

        new WaitingRoom(diego).addBot(nameOfBot(diego));
        assertThat(ana.page().locator("[data-owner]"))
                .containsText(ana.words().text("seat.network.owner", Map.of("name", "Diego")));
        assertThat(ana.faults()).isEmpty();
        assertThat(diego.faults()).isEmpty();
    }

    /// Sets up a table with a free seat, puts the program there and starts the game. Returns the table's address.
    private static String sitsDownWithIt(Visitor visitor) {
        String table = Home.open(visitor, SERVER.address())
                .seats(List.of("me", "friend"))
                .invite();
        new WaitingRoom(visitor).addBot(nameOfBot(visitor));
        assertThat(visitor.page().locator("[data-owner]"))
                .containsText(visitor.words().text("seat.network.owner", Map.of("name", "Carla")));
        assertThat(Audit.of(visitor.page())).isEmpty();
        visitor.press(visitor.button("lobby.start"));
        new Traveller(visitor).awaitTurn();
        return table;
    }

    /// Draws two cards once it is one's turn.
    private static void drawsTwice(PhoneTraveller traveller) {
        traveller.traveller().awaitTurn();
        traveller.draw();
        traveller.traveller().awaitAnswer();
        traveller.draw();
    }

    /// What it is called, which tells that it is a bot.
    private static String nameOfBot(Visitor visitor) {
        return visitor.words().text("seat.network", Map.of("name", NAME));
    }

    /// What the log tells of the program, but for its first tickets.
    private static List<String> moves(PhoneTraveller traveller) {
        return traveller.traveller().sight().log().stream()
                .filter(line -> line.startsWith(NAME))
                .skip(1)
                .toList();
    }

    private Process play(String token) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("token"), token + "\n");
        return ClientLanguage.JAVASCRIPT
                .networkBot(SERVER.address(), file, List.of())
                .start();
    }
}
