package dev.anden.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.Route.FulfillOptions;
import dev.anden.testkit.Chromium;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What was translated plays in a real browser the games that Java plays: the same hash after each line
/// of the log.
class BotGamesIT {
    private static final Path FILES = Path.of("target", "browser");

    /// Nobody answers there but the test itself.
    private static final String SITE = "https://anden.test/";

    private static final Map<String, String> TYPES =
            Map.of("js", "text/javascript", "wasm", "application/wasm", "html", "text/html");

    private static final String LOAD = """
            async () => {
              const runtime = await import('/runtime.js');
              window.anden = (await runtime.load('/anden.wasm', {
                installImports: imports => { imports.page = { nanoseconds: () => performance.now() * 1e6 }; },
              })).instance.exports;
              window.say = text => [...text].forEach(letter => anden.put(letter.charCodeAt(0)));
              window.answer = () => Array.from(
                  { length: anden.length() }, (_, place) => String.fromCharCode(anden.letter(place))).join('');
            }""";

    private static final String PLAY = "given => { say(given); anden.play(); return answer(); }";

    private static Playwright playwright;
    private static Browser browser;
    private static Page page;

    @BeforeAll
    static void open() {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(Chromium.require(System.getenv(), Files::isExecutable, System.err::println))
                        .setArgs(List.of("--no-sandbox")));
        page = browser.newPage();
        page.route(SITE + "**", BotGamesIT::answer);
        page.navigate(SITE);
        page.evaluate(LOAD);
    }

    private static void answer(Route route) {
        String path = route.request().url().substring(SITE.length());
        if (path.isEmpty()) {
            route.fulfill(new FulfillOptions().setContentType("text/html").setBody("<!doctype html><title>-</title>"));
        } else {
            route.fulfill(new FulfillOptions()
                    .setContentType(TYPES.get(path.substring(path.lastIndexOf('.') + 1)))
                    .setPath(FILES.resolve(path)));
        }
    }

    @AfterAll
    static void close() {
        playwright.close();
    }

    /// Each game, and each kind of bot: chance, plans, what was learnt from games, and searches.
    @ParameterizedTest
    @CsvSource({
        "ttr-usa, 2, , random, 0",
        "ttr-usa, 5, , planner, 0",
        "ttr-usa, 2, , expert, 60",
        "ttr-europe, 3, , planner, 0",
        "ttr-europe, 2, , local, 0",
        "ttr-berlin, 2, , expert, 60",
        "ttr-paris, 4, , local, 0",
        "french-quarter, 1, , connoisseur, 0",
        "french-quarter, 3, , local, 0",
        "french-quarter, 2, off, planner, 200",
        "french-quarter, 2, , expert, 60",
    })
    void bots_play_the_same_game(String game, int seats, @Nullable String mayor, String level, int positions) {
        for (int seed = 1; seed <= 2; seed++) {
            String wish = HomePage.JSON.writeValueAsString(Map.of(
                    "game",
                    game,
                    "seats",
                    seats,
                    "options",
                    mayor == null ? Map.of() : Map.of("mayor", mayor),
                    "level",
                    level,
                    "seed",
                    seed,
                    "positions",
                    positions,
                    "most",
                    9_999));
            String expected = Exports.play(wish);
            assertThat(expected).contains("scores");

            assertThat(page.evaluate(PLAY, wish)).isEqualTo(expected);
        }
    }
}
