package dev.anden.browser;

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
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// What was translated, in a real browser.
final class TranslatedProgram implements BeforeAllCallback, AfterAllCallback {
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
            }""";

    private static final String CALL = """
            ([verb, given, now]) => {
              for (let place = 0; place < given.length; place++) anden.put(given.charCodeAt(place));
              anden[verb](now);
              return Array.from(
                  { length: anden.length() }, (_, place) => String.fromCharCode(anden.letter(place))).join('');
            }""";

    private Optional<Running> running = Optional.empty();

    /// The browser's own process, and the page in which the program is.
    private record Running(Playwright playwright, Page page) {}

    @Override
    public void beforeAll(ExtensionContext context) {
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Page page = playwright
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(Chromium.require(System.getenv(), Files::isExecutable, System.err::println))
                        .setArgs(List.of("--no-sandbox")))
                .newPage();
        page.route(SITE + "**", TranslatedProgram::answer);
        page.navigate(SITE);
        page.evaluate(LOAD);
        running = Optional.of(new Running(playwright, page));
    }

    @Override
    public void afterAll(ExtensionContext context) {
        running.ifPresent(one -> one.playwright().close());
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

    /// What one of [Exports] answers.
    String call(String verb, String given, long now) {
        return (String) running.orElseThrow().page().evaluate(CALL, List.of(verb, given, (double) now));
    }
}
