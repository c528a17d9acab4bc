package dev.anden.cli.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Measures how long the frames are while the map is dragged and zoomed, beside those of an idle page: in turns, in
/// one run. It holds nobody to anything and is only run when it is named; `docs/performance.md` tells how.
class MapFrames {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final List<String> GESTURES = List.of("idle", "drag", "zoom");
    private static final int TURNS = 25;
    private static final int ROUNDS = 5;

    /// Makes a gesture, one event a frame, in the middle of the map, and gives the lengths of its frames in
    /// milliseconds.
    private static final String GESTURE = """
            async gesture => {
                const pane = document.querySelector('main svg').closest('.pane');
                const box = pane.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const frame = () => new Promise(requestAnimationFrame);
                const finger = (type, dx, dy) => pane.dispatchEvent(new PointerEvent(type, {
                    bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1,
                    clientX: x + dx, clientY: y + dy }));
                const step = number => {
                    const part = number / 12;
                    if (gesture === 'drag') finger('pointermove', 110 * Math.sin(part), 70 * Math.sin(part * 0.7));
                    if (gesture === 'zoom') pane.dispatchEvent(new WheelEvent('wheel', {
                        bubbles: true, cancelable: true, deltaY: 45 * Math.cos(part), clientX: x, clientY: y }));
                };
                if (gesture === 'drag') finger('pointerdown', 0, 0);
                const lengths = [];
                let last = await frame();
                for (let number = 0; number < 90; number++) {
                    step(number);
                    const now = await frame();
                    lengths.push(now - last);
                    last = now;
                }
                if (gesture === 'drag') finger('pointerup', 0, 0);
                return lengths;
            }
            """;

    @Test
    void europe_late_in_the_game() {
        for (Look look : List.of(Look.phone("en-US"), Look.desk("en-US"))) {
            Page page = lateInTheGame(look);
            var frames = new TreeMap<String, List<Double>>();
            for (int round = 0; round < ROUNDS; round++) {
                for (String gesture : GESTURES) {
                    frames.computeIfAbsent(gesture, key -> new ArrayList<>()).addAll(lengths(page, gesture));
                    page.waitForTimeout(1_000);
                }
            }
            print(look, frames);
        }
    }

    private static Page lateInTheGame(Look look) {
        Visitor visitor = BROWSER.visitor(new Look(look.locale(), look.width(), look.height(), false, true));
        Home.open(visitor, SERVER.address())
                .board("Europe")
                .seats(List.of("me", "bot:tourist", "bot:tourist", "bot:tourist", "bot:tourist"))
                .start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        traveller.keepAllBut(0);
        for (int turn = 0; turn < TURNS; turn++) {
            for (int card = 0; card < 2; card++) {
                traveller.awaitTurn();
                traveller.awaitAnswer();
                traveller.act(() -> visitor.page().keyboard().press("d"));
            }
        }
        traveller.awaitTurn();
        visitor.page().keyboard().press("s");
        zoomIn(visitor.page());
        return visitor.page();
    }

    /// As close as one looks at a region.
    private static void zoomIn(Page page) {
        BoundingBox map = page.locator("main").first().boundingBox();
        page.mouse().move(map.x + map.width / 2, map.y + map.height / 2);
        for (int notch = 0; notch < 5; notch++) {
            page.mouse().wheel(0, -120);
        }
        page.waitForTimeout(2_000);
    }

    private static List<Double> lengths(Page page, String gesture) {
        List<?> lengths = (List<?>) page.evaluate(GESTURE, gesture);
        return lengths.stream().map(length -> ((Number) length).doubleValue()).toList();
    }

    private static void print(Look look, Map<String, List<Double>> frames) {
        double idle = at(frames.getOrDefault("idle", List.of()), 0.5);
        for (String gesture : GESTURES) {
            List<Double> lengths = frames.getOrDefault(gesture, List.of());
            System.out.printf(
                    Locale.ROOT,
                    "%dx%d %s: median %.1f ms (%.2f of idle), p95 %.1f ms, mean %.1f ms, %d frames%n",
                    look.width(),
                    look.height(),
                    gesture,
                    at(lengths, 0.5),
                    at(lengths, 0.5) / idle,
                    at(lengths, 0.95),
                    lengths.stream().mapToDouble(Double::doubleValue).average().orElse(0),
                    lengths.size());
        }
    }

    private static double at(List<Double> lengths, double part) {
        double[] sorted = lengths.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        return sorted[(int) (part * (sorted.length - 1))];
    }
}
