package dev.anden.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// The Chromium that is installed on this machine: none is downloaded.
public final class Chromium {
    private static final String VARIABLE = "CHROMIUM";

    /// The one without a window first: its pages are open in half of the time.
    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium-headless-shell",
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium");

    private Chromium() {}

    /// Where it is: where the variable CHROMIUM points if that is set, otherwise at one of the usual places.
    static Optional<Path> find(Map<String, String> environment, Predicate<Path> isThere) {
        String told = environment.getOrDefault(VARIABLE, "");
        Stream<String> places = told.isEmpty() ? PLACES.stream() : Stream.of(told);
        return places.map(Path::of).filter(isThere).findFirst();
    }

    /// The same, but without it the test is skipped, which is said aloud; where the variable CI is `true` it fails.
    public static Path require(Map<String, String> environment, Predicate<Path> isThere, Consumer<String> aloud) {
        Optional<Path> found = find(environment, isThere);
        if (found.isEmpty()) {
            String line = "!!! BROWSER TESTS SKIPPED: no Chromium at $%s nor at %s"
                    .formatted(VARIABLE, String.join(", ", PLACES));
            aloud.accept(line);
            if ("true".equals(environment.get("CI"))) {
                throw new AssertionError(line + "; with CI=true they mustn't be");
            }
            Assumptions.abort(line);
        }
        return found.orElseThrow();
    }
}
