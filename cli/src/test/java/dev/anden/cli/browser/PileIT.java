package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.anden.testkit.pile.PileProvider;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/// A game is one module for the server, one folder for the browser, and a line that names each: the testkit's pile of
/// coins, which nobody else knows, is added like that and played. What any other build has is without it.
class PileIT {
    private static final Path WEB = Path.of("..", "web");
    private static final Path FOLDER = WEB.resolve("test-games").resolve("pile");

    /// The line that names the module: a file of services, as a module has it.
    private static final Path SERVICES = Path.of("src", "test", "test-games");

    /// More than there are coins for one of two.
    private static final int MOST_TURNS = 20;

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @TempDir
    static Path data;

    private static AndenProcess server;

    @BeforeAll
    static void buildAndStart() throws IOException, InterruptedException, URISyntaxException {
        Path log = data.resolve("build.log");
        // Not with the input of this process, from which the build would read what isn't for it.
        Process build = new ProcessBuilder("sh", "npm.sh", "build:test-games")
                .directory(WEB.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        build.getOutputStream().close();
        assertThat(build.waitFor()).as(Files.readString(log)).isZero();
        Path module = Path.of(PileProvider.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path client = WEB.resolve("target").resolve("test-games");
        server = AndenProcess.startWith(List.of(client, module, SERVICES), data);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @Rows(value = "es-ES, Montón", thorough = "en-US, Pile")
    void a_game_that_is_added_is_set_up_and_played_to_its_end_against_a_bot(String locale, String name) {
        Visitor visitor = BROWSER.visitor(Look.desk(locale).calmly());
        visitor.reads(visitor.words().and(FOLDER));
        Page page = visitor.page();
        Home home = Home.open(visitor, server.address()).board(name);
        Locator poster = page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name));
        assertThat(poster).containsText(visitor.words().text("pile.line"));
        assertThat(page.getByText(visitor.words().pattern("pile.about"))).isVisible();

        home.seats(List.of("me", "friend"))
                .choose("option.last", "option.last.plain")
                .invite();
        assertThat(page.locator("h1")).hasText(name);
        assertThat(page.locator(".poster svg")).isVisible();
        new WaitingRoom(visitor).addBot(visitor.words().text("level.random"));
        visitor.press(visitor.button("lobby.start"));

        int turns = 0;
        while (awaitTurnOrEnd(page)) {
            assertThat(++turns).isLessThan(MOST_TURNS);
            take(visitor);
        }
        assertThat(page.locator(".end p")).hasCount(2);
        assertThat(page.getByText(visitor.words().pattern("pile.left"))).containsText("0");
        assertThat(Audit.of(page)).isEmpty();

        visitor.go(server.address() + "/rules");
        assertThat(page.locator("[id='pile.take']"))
                .containsText(visitor.words().text("rule.pile.take"));
        assertThat(visitor.faults()).isEmpty();
    }

    private static boolean awaitTurnOrEnd(Page page) {
        page.locator("[data-present='true'] [data-choice]:enabled, .end")
                .first()
                .waitFor();
        return page.locator(".end").count() == 0;
    }

    private static void take(Visitor visitor) {
        Page page = visitor.page();
        String version = page.locator("[data-version]").getAttribute("data-version");
        visitor.press(page.locator("[data-choice]").last());
        page.locator("[data-version]:not([data-version='%s'])".formatted(version))
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }
}
