package dev.anden.cli.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// One Chromium for the tests of a class. What a failed test saw last is kept in `target/browser`.
final class RealBrowser implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
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

    private Optional<Playwright> playwright = Optional.empty();
    private Optional<Browser> browser = Optional.empty();
    private final List<Visitor> visitors = new ArrayList<>();

    @Override
    public void beforeAll(ExtensionContext context) {
        Path chromium = Chromium.require(System.getenv(), Files::isExecutable, System.err::println);
        var options = new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
        PlaywrightAssertions.setDefaultAssertionTimeout(Visitor.PATIENCE);
        Playwright started = Playwright.create(options);
        playwright = Optional.of(started);
        browser = Optional.of(started.chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium)
                        .setHeadless(true)
                        .setArgs(ARGUMENTS)));
    }

    /// Somebody with a browser of their own: no cookie and no choice of anybody else's.
    Visitor visitor(Look look) {
        Visitor visitor = new Visitor(browser.orElseThrow().newContext(look.options()), look);
        visitors.add(visitor);
        return visitor;
    }

    /// Everybody who came in this test, in that order.
    List<Visitor> visitors() {
        return List.copyOf(visitors);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        if (context.getExecutionException().isPresent()) {
            for (int number = 0; number < visitors.size(); number++) {
                String name =
                        "%s-%d.png".formatted(context.getRequiredTestMethod().getName(), number + 1);
                visitors.get(number).page().screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name)));
            }
        }
        visitors.forEach(Visitor::leave);
        visitors.clear();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        browser.ifPresent(Browser::close);
        playwright.ifPresent(Playwright::close);
    }
}
