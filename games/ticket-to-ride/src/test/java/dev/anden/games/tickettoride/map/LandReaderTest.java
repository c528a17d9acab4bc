package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.anden.games.tickettoride.map.LandOutline.Feature;
import dev.anden.games.tickettoride.map.LandOutline.GlobePoint;
import dev.anden.games.tickettoride.map.LandOutline.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class LandReaderTest {
    @Test
    void a_river_has_a_width_and_a_name() {
        LandOutline land = LandReader.read("# a comment\n\nriver 1.5 Rio Grande : -106.5 31.75 -97.1 25.95\n");
        assertThat(land.features())
                .containsExactly(new Feature(
                        Kind.RIVER,
                        "Rio Grande",
                        1.5,
                        List.of(new GlobePoint(-106.5, 31.75), new GlobePoint(-97.1, 25.95))));
    }

    @Test
    void an_area_may_be_without_a_name() {
        LandOutline land = LandReader.read("land : 0 0 1 0 1 1\nlake Lago : 0 0 1 0 1 1");
        assertThat(land.features()).extracting(Feature::name).containsExactly("", "Lago");
    }

    @Test
    void an_unreadable_line_is_named() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LandReader.read("land : 0 0 1 0 1 1\nlake Lago : 0 0 1"))
                .withMessageContaining("Line 2");
    }

    @Test
    void a_region_that_nobody_drew_is_open_sea() {
        assertThat(LandLibrary.land("atlantis")).isEqualTo(LandOutline.NONE);
    }

    @Test
    void a_region_s_name_cannot_lead_out_of_the_library() {
        assertThatIllegalArgumentException().isThrownBy(() -> LandLibrary.land("../secret"));
    }
}
