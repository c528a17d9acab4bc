package dev.anden.cli.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import dev.anden.testkit.Chromium;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;

/// One Chromium for all tests, in which everybody has a browser of their own; it is closed after the last test.
/// What a failed test saw last is kept in `target/browser`.
final class RealBrowser implements BeforeAllCallback, AfterEachCallback {
    private static final Namespace NAMESPACE = Namespace.create(RealBrowser.class);

    /// Nothing but our own pages, also as root and without a graphics card.
    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static final Path PICTURES = Path.of("target", "browser");

    private Optional<Running> running = Optional.empty();
    private final List<Visitor> visitors = new ArrayList<>();

    /// The browser, and what steers it.
    private record Running(Playwright playwright, Browser browser) implements AutoCloseable {
        static Running start() {
            Path chromium = Chromium.require(System.getenv(), Files::isExecutable, System.err::println);
            var options = new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
            PlaywrightAssertions.setDefaultAssertionTimeout(Visitor.PATIENCE);
            Playwright playwright = Playwright.create(options);
            Browser browser = playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(chromium)
                            .setHeadless(true)
                            .setTimeout(Visitor.PATIENCE)
                            .setArgs(ARGUMENTS));
            return new Running(playwright, browser);
        }

        @Override
        public void close() {
            browser.close();
            playwright.close();
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        running = Optional.of(context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
                .computeIfAbsent(Running.class, key -> Running.start(), Running.class));
    }

    /// Somebody with a browser of their own: no cookie and no choice of anybody else's.
    Visitor visitor(Look look) {
        Visitor visitor =
                new Visitor(running.orElseThrow().browser().newContext(look.options()), look, visitors.size());
        visitors.add(visitor);
        return visitor;
    }

    /// Everybody who came in this test, in that order.
    List<Visitor> visitors() {
        return List.copyOf(visitors);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        List<Visitor> came = visitors();
        // Whatever goes wrong with a picture, the next test begins with nobody.
        visitors.clear();
        try {
            if (context.getExecutionException().isPresent()) {
                keepPictures(came, context.getRequiredTestMethod().getName());
            }
        } finally {
            came.forEach(Visitor::leave);
        }
    }

    private static void keepPictures(List<Visitor> came, String test) {
        for (int number = 0; number < came.size(); number++) {
            Path picture = PICTURES.resolve("%s-%d.png".formatted(test, number + 1));
            came.get(number).page().screenshot(new Page.ScreenshotOptions().setPath(picture));
        }
    }
}
