package dev.anden.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

class ChromiumTest {
    private static final Path USUAL = Path.of("/usr/bin/chromium-browser");

    @Test
    void it_is_found_where_systems_put_it() {
        assertThat(Chromium.find(Map.of(), USUAL::equals)).contains(USUAL);
    }

    @Test
    void the_variable_alone_counts_where_it_is_set() {
        Path told = Path.of("/opt/chromium");

        assertThat(Chromium.find(Map.of("CHROMIUM", "/opt/chromium"), place -> true))
                .contains(told);
        assertThat(Chromium.find(Map.of("CHROMIUM", "/opt/chromium"), USUAL::equals))
                .isEmpty();
    }

    @Test
    void without_it_browser_tests_are_skipped_aloud() {
        var said = new ArrayList<String>();

        assertThatThrownBy(() -> Chromium.require(Map.of(), place -> false, said::add))
                .isInstanceOf(TestAbortedException.class);
        assertThat(said).singleElement().asString().startsWith("!!! BROWSER TESTS SKIPPED: no Chromium");
    }

    @Test
    void without_it_the_build_of_everybody_fails() {
        assertThatThrownBy(() -> Chromium.require(Map.of("CI", "true"), place -> false, line -> {}))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no Chromium");
    }
}
