package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutLibraryTest {
    private static final Path FOLDER = Path.of("src/main/resources/dev/anden/games/tickettoride/map/layouts");
    private static final Geography LINE = line(2.0);

    /// `-Danden.golden=write` writes the layouts, as after a change of a board or of the search.
    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    void the_layout_of_a_board_of_the_box_is_what_the_search_finds(String board) throws IOException {
        String found = MapLayout.find(SampleBoards.geography(board));
        if ("write".equals(System.getProperty("anden.golden"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(board + ".txt"), found);
        }

        assertThat(Files.readString(FOLDER.resolve(board + ".txt"))).isEqualTo(found);
    }

    static List<String> drawn() {
        return Thorough.first(1, List.of("brava", "usa"));
    }

    @ParameterizedTest
    @MethodSource("drawn")
    void what_was_found_is_drawn_as_by_the_search_itself(String board) {
        Geography geography = SampleBoards.geography(board);
        LandOutline land = LandLibrary.land(geography.region());

        assertThat(MapLayout.draw(geography, land, MapLayout.find(geography)))
                .isEqualTo(MapLayout.draw(geography, land));
    }

    @Test
    void a_layout_that_was_found_is_drawn_and_not_searched_again() {
        String moved = MapLayout.find(LINE).replaceFirst("(city .* Aquí : )[0-9.]+", "$1321.0");

        assertThat(MapLayout.draw(LINE, LandOutline.NONE, moved)
                        .cities()
                        .getFirst()
                        .x())
                .isEqualTo(321);
    }

    @Test
    void the_layout_of_a_board_that_was_changed_is_not_used() {
        Geography changed = line(2.5);

        assertThat(MapLayout.draw(changed, LandOutline.NONE, MapLayout.find(LINE)))
                .isEqualTo(MapLayout.draw(changed, LandOutline.NONE));
        assertThat(MapLayout.draw(longer(LINE), LandOutline.NONE, MapLayout.find(LINE)))
                .isEqualTo(MapLayout.draw(longer(LINE), LandOutline.NONE));
    }

    @Test
    void a_board_that_does_not_come_with_the_program_has_no_layout() {
        assertThat(LayoutLibrary.layout("brava")).isEmpty();
        assertThat(LayoutLibrary.layout("../land/europe")).isEmpty();
    }

    @Test
    void a_layout_that_lacks_a_number_names_the_line() {
        String cut = MapLayout.find(LINE).replaceFirst("(city .* Aquí : [0-9.]+) .*", "$1");

        assertThatThrownBy(() -> MapLayout.draw(LINE, LandOutline.NONE, cut))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Aquí");
    }

    private static Geography line(double longitude) {
        return new Geography(
                List.of(new Place("a", "Aquí", 40, -3), new Place("b", "Allí", 40, longitude)),
                List.of(new Line(0, 1, 3, Line.NO_TWIN)),
                "nowhere");
    }

    private static Geography longer(Geography geography) {
        var lines = new ArrayList<>(geography.lines());
        lines.add(new Line(1, 0, 4, Line.NO_TWIN));
        return new Geography(geography.places(), lines, geography.region());
    }
}
