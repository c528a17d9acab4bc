package dev.anden.cli.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import dev.anden.testkit.Thorough;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Somebody in front of a browser: finds things as people do, by what they are and what is written on them.
final class Visitor {
    /// Milliseconds that anything may take; generous: the machine may be busy with other things.
    static final double PATIENCE = 60_000;

    /// Waits until letters are there, nothing comes or goes any more, and no part of the page has moved for
    /// three frames: sizes that the page measures change others a frame later.
    private static final String STAND_STILL = """
            patience => new Promise((stands, fails) => {
                const end = performance.now() + patience;
                const places = () => JSON.stringify(
                    [...document.querySelectorAll('main, main svg, section, aside, nav, dialog, button')]
                        .map(part => part.getBoundingClientRect()));
                const passes = ({ playState, effect }) =>
                    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
                const passing = () => document.fonts.status !== 'loaded' || document.getAnimations().some(passes);
                let [before, frames] = ['', 0];
                const look = () => {
                    const now = places();
                    frames = now === before && !passing() ? frames + 1 : 0;
                    before = now;
                    if (frames === 3) stands();
                    else if (performance.now() > end) fails(new Error('The page never stood still'));
                    else requestAnimationFrame(look);
                };
                look();
            })
            """;

    /// What a page adds to a seed is the same today as tomorrow, and something else for each visitor and each time.
    private static final String OWN_DIGITS = """
            (() => {
                const draw = crypto.getRandomValues.bind(crypto);
                let times = 0;
                crypto.getRandomValues = array => array.length === 32 ? array.fill(16 * NUMBER + times++) : draw(array);
            })()
            """;

    /// Whether the window is of a size for the page as well.
    private static final String HAS_SIZE =
            "([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches";

    /// What a browser says of a question that nobody answers, or that the server was about to answer when it
    /// died.
    private static final Pattern DEAD =
            Pattern.compile("net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)");

    private static final String VERSIONS = "tables => tables.map(table => table.dataset.version)";

    private final BrowserContext context;
    private final Page page;
    private Words words;
    private final boolean touch;
    private final List<String> faults = new ArrayList<>();

    /// @param number of this visitor among those of a test, from 0 on
    Visitor(BrowserContext context, Look look, int number) {
        this.context = context;
        words = Words.of(look.language());
        touch = look.touch();
        context.setDefaultTimeout(PATIENCE);
        if (!Thorough.isThis()) {
            context.addInitScript(OWN_DIGITS.replace("NUMBER", Integer.toString(number)));
        }
        page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                faults.add(message.text() + " at " + message.location());
            }
        });
        page.onPageError(error -> faults.add("uncaught: " + error));
    }

    Page page() {
        return page;
    }

    /// What is written in this visitor's language.
    Words words() {
        return words;
    }

    Visitor go(String address) {
        page.navigate(address);
        return this;
    }

    /// Presses something with a finger or with the mouse, whichever this visitor has.
    void press(Locator target) {
        if (touch) {
            target.tap();
        } else {
            target.click();
        }
    }

    /// The same at a place of it, in pixels from its upper left corner.
    void press(Locator target, double x, double y) {
        if (touch) {
            target.tap(new Locator.TapOptions().setPosition(x, y));
        } else {
            target.click(new Locator.ClickOptions().setPosition(x, y));
        }
    }

    /// Takes the mouse off whatever it is on, as on the way to something else: what lies under it is told first.
    void letGo() {
        if (!touch) {
            page.mouse().move(1, 1);
        }
    }

    /// Waits until nothing of the page moves any more: what is measured or aimed at then stays where it is.
    void awaitStillness() {
        page.evaluate(STAND_STILL, PATIENCE);
    }

    /// Makes the window as large as that in pixels, and waits until the page has found its place in it.
    void resize(int width, int height) {
        page.setViewportSize(width, height);
        page.waitForFunction(HAS_SIZE, List.of(width, height));
        awaitStillness();
    }

    /// Skips whatever is shown until something is there: what bots do isn't watched. They are waited for as
    /// long as they do anything.
    void hurryTo(Locator end) {
        Locator table = page.locator("[data-version]");
        while (!end.isVisible()) {
            Object before = table.evaluateAll(VERSIONS);
            page.waitForCondition(() -> {
                page.keyboard().press("s");
                return end.isVisible() || !before.equals(table.evaluateAll(VERSIONS));
            });
        }
    }

    /// Reads another language from now on.
    void reads(Words other) {
        words = other;
    }

    /// From now on they don't ask for less motion: the end of a game is a show, and not there at once.
    void letThingsMove() {
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    }

    /// A button by the text of a key, its placeholders being anything.
    Locator button(String key) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(words.pattern(key)));
    }

    /// Anything of a kind by the text of a key.
    Locator named(AriaRole role, String key) {
        return page.getByRole(role, new Page.GetByRoleOptions().setName(words.pattern(key)));
    }

    /// Anything by the text of a key that has no placeholders.
    Locator text(String key) {
        return page.getByText(words.text(key));
    }

    /// What the browser complained about so far: errors on its console and those that nobody caught.
    List<String> faults() {
        return List.copyOf(faults);
    }

    /// The same without what is told of a server that was dead for a while.
    List<String> faultsBesidesADeadServer() {
        return faults.stream()
                .filter(fault -> !fault.startsWith("WebSocket connection to "))
                .filter(DEAD.asPredicate().negate())
                .toList();
    }

    void leave() {
        context.close();
    }
}
