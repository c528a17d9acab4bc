package dev.anden.cli;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.protocol.json.WireJson;
import dev.anden.testkit.RandomPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// What `docs/notation.md` says of French Quarter is how it is written and read.
class DocumentedQuarterTest {
    private static final JsonMapper JSON = WireJson.mapper();
    private static final Pattern ROW =
            Pattern.compile("^\\| `([^`]+)` \\| `([^`]+)` \\| (chance: )?", Pattern.MULTILINE);
    private static final Pattern EXAMPLE = Pattern.compile("```\n(.*?)```(.*)", Pattern.DOTALL);

    private final Game game = GameCatalog.installed().require("french-quarter");
    private final String page;

    DocumentedQuarterTest() throws IOException {
        page = Files.readString(Path.of("../docs/notation.md"));
    }

    /// @param outcome whether it is chance's
    private record Row(String text, String json, boolean outcome) {
        String type() {
            return JSON.readTree(json).get("type").stringValue();
        }
    }

    @Test
    void its_position_is_read_and_written_as_it_is() {
        assertThat(game.parseState(position()).position()).isEqualTo(position());
    }

    @Test
    void every_line_number_and_frame_of_a_position_is_explained() {
        Stream<String> lines = position().lines().skip(1).map(line -> line.split(" ", 2)[0]);
        Stream<String> numbers = Stream.of("round", "first", "socializer");
        Stream<String> ofSeats = Pattern.compile("(\\S+)=")
                .matcher(position()
                        .lines()
                        .filter(line -> line.startsWith("seat "))
                        .findFirst()
                        .orElseThrow())
                .results()
                .map(number -> number.group(1));
        Stream<String> frames = IntStream.rangeClosed(0, Frames.END_ROUND).mapToObj(Frames::name);

        assertThat(Stream.of(lines, numbers, ofSeats, frames)
                        .flatMap(words -> words)
                        .filter(word -> !word.equals("seat"))
                        .map(word -> "`" + word + "`"))
                .hasSizeGreaterThan(50)
                .allSatisfy(word -> assertThat(explanation()).contains(word));
    }

    @Test
    void every_kind_of_action_and_outcome_is_in_its_table() {
        assertThat(rows().stream().map(Row::type).collect(toSet()))
                .isEqualTo(Stream.of(FqAction.class.getPermittedSubclasses())
                        .map(type -> type.getSimpleName().substring(0, 1).toLowerCase(Locale.ROOT)
                                + type.getSimpleName().substring(1))
                        .collect(toSet()));
    }

    @Test
    void each_of_its_actions_is_read_and_written_as_it_says() {
        State state = game.parseState(position());

        assertThat(rows())
                .filteredOn(row -> !row.outcome())
                .hasSizeGreaterThan(10)
                .allSatisfy(row -> {
                    int code = state.parse(row.text());
                    assertThat(state.print(code)).isEqualTo(row.text());
                    assertThat(JSON.writeValueAsString(state.action(code))).isEqualTo(row.json());
                });
    }

    @Test
    void each_of_its_outcomes_can_happen_and_is_written_as_it_says() {
        var seen = new HashMap<String, String>();
        seen.putAll(outcomes(game.newState(Setup.of(game.info(), 2, Map.of("mayor", "on", "tourism", "on")))));
        seen.putAll(outcomes(game.parseState(position())));

        assertThat(rows())
                .filteredOn(Row::outcome)
                .hasSizeGreaterThan(5)
                .allSatisfy(row -> assertThat(seen).containsEntry(row.text(), row.json()));
    }

    /// All that chance could bring in a game that is played on at random, with their records.
    private static Map<String, String> outcomes(State state) {
        var random = RandomStream.ofSeed(11, 0, 0);
        var seen = new HashMap<String, String>();
        while (state.actor() != State.NOBODY) {
            for (int share = 0; share < state.chanceWeight(); share++) {
                int outcome = state.chanceOutcome(share);
                seen.put(state.print(outcome), JSON.writeValueAsString(state.action(outcome)));
                assertThat(state.parse(state.print(outcome))).isEqualTo(outcome);
            }
            state.apply(RandomPlay.next(state, random, random));
        }
        return seen;
    }

    private List<Row> rows() {
        return ROW.matcher(section("actions and outcomes"))
                .results()
                .map(row -> new Row(row.group(1), row.group(2), row.group(3) != null))
                .toList();
    }

    private String position() {
        return example().group(1);
    }

    private String explanation() {
        return example().group(2);
    }

    private MatchResult example() {
        return EXAMPLE.matcher(section("positions")).results().findFirst().orElseThrow();
    }

    private String section(String name) {
        String heading = "## French Quarter: " + name + "\n";
        assertThat(page).contains(heading);
        return page.split(Pattern.quote(heading))[1].split("\n## ")[0];
    }
}
