package dev.anden.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.arena.Seed;
import dev.anden.cli.CommandRun;
import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    private static final Seed SEED = new Seed("0123456789abcdef".repeat(4));

    /// `echo 0123456789abcdef… | xxd -r -p | sha256sum`
    private static final String FINGERPRINT = "4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837";

    @TempDir
    private Path folder;

    private Path file;
    private String text;

    @BeforeEach
    void plays_a_game_at_random() {
        Game game = GameCatalog.installed().find("ttr-paris").orElseThrow();
        var dealer = new Dealer(SEED.words());
        var random = RandomStream.ofSeed(3, 0, 1);
        State state = game.newState(new Setup(2));
        var codes = new ArrayList<Integer>();
        while (state.actor() != State.NOBODY) {
            int code = state.actor() == State.CHANCE
                    ? dealer.deal(state)
                    : state.legalAction(random.below(state.legalActionCount()));
            codes.add(code);
            state.apply(code);
        }
        int[] all = codes.stream().mapToInt(Integer::intValue).toArray();
        var replay = Replay.of(
                game, new Setup(2), Optional.of(new Replay.Table(SEED.hex(), Map.of())), List.of("Ana", "greedy"), all);
        file = folder.resolve("table.txt");
        text = ReplayWriter.write(game, replay);
    }

    private CommandRun verify(String content, String... options) throws IOException {
        Files.writeString(file, content);
        var arguments = new ArrayList<String>(List.of("verify", file.toString()));
        arguments.addAll(List.of(options));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    @Test
    void a_game_dealt_from_its_seed_is_found_right() throws IOException {
        CommandRun run = verify(text, "--fingerprint", FINGERPRINT);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("Every ply is legal", "Every chance outcome is what the seed gives")
                .contains("has the fingerprint that the table showed from the start: " + FINGERPRINT);
    }

    @Test
    void a_game_that_ended_without_a_result_is_not_said_to_have_one() throws IOException {
        List<String> lines = text.lines().toList();
        String cut = String.join("\n", lines.subList(0, lines.indexOf("") + 40)) + "\nresult unfinished\n";

        CommandRun run = verify(cut);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("Every ply is legal (plies: 39). The game ended without a result.")
                .contains("Every chance outcome is what the seed gives")
                .doesNotContain("the result is what the rules give");
    }

    @Test
    void a_part_of_a_fingerprint_is_no_other_game() throws IOException {
        CommandRun run = verify(text, "--fingerprint", FINGERPRINT.substring(0, 8));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("anden: --fingerprint takes the 64 digits")
                .contains("\"4884fdaa\"");
    }

    @Test
    void without_a_fingerprint_it_says_which_one_to_compare() throws IOException {
        assertThat(verify(text).out()).contains(FINGERPRINT + ": compare it");
    }

    @Test
    void a_card_that_the_seed_does_not_give_is_named_by_its_ply() throws IOException {
        var other = new Seed("f".repeat(64));
        CommandRun run = verify(text.replace(SEED.hex(), other.hex()));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).containsPattern("ply \\d+: the outcome is \".+\", but the seed gives \".+\"");
    }

    /// The one after it may be impossible then, or an action that can't follow; the forged one is still what is told.
    @Test
    void a_card_that_is_changed_is_told_by_its_line_and_ply_and_what_it_should_be() throws IOException {
        List<String> lines = text.lines().toList();
        int header = lines.indexOf("") + 1;
        int[] cards = IntStream.range(header, lines.size())
                .filter(index -> lines.get(index).startsWith("card "))
                .toArray();
        for (int index : new int[] {cards[0], cards[19], cards[30], cards[cards.length - 1]}) {
            String card = lines.get(index);
            String other = card.equals("card red") ? "card blue" : "card red";
            CommandRun run = verify(withLine(lines, index, other));

            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err())
                    .contains("Line %d, ply %d: the outcome is \"%s\", but the seed gives \"%s\""
                            .formatted(index + 1, index - header, other, card));
        }
    }

    @Test
    void an_action_that_the_rules_refuse_is_told_by_its_line_in_words_and_with_the_rule() throws IOException {
        List<String> lines = text.lines().toList();
        int index = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("keep "))
                .findFirst()
                .orElseThrow());
        CommandRun run = verify(withLine(lines, index, "draw deck"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .contains(
                        "Line %d, ply %d: seat ".formatted(index + 1, index - lines.indexOf("") - 1),
                        "may not \"draw deck\", by the rule ttr.")
                .containsPattern("by the rule ttr\\.[a-z.-]+: [A-Z].+\\.")
                .doesNotContain("{");
    }

    private static String withLine(List<String> lines, int index, String line) {
        var changed = new ArrayList<String>(lines);
        changed.set(index, line);
        return String.join("\n", changed) + "\n";
    }

    @Test
    void another_fingerprint_than_that_of_the_seed_is_refused() throws IOException {
        String other = "0".repeat(64);
        CommandRun run = verify(text, "--fingerprint", other);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains(FINGERPRINT, "not " + other);
    }

    @Test
    void what_seats_have_added_to_the_seed_counts() throws IOException {
        String added = text.replace(
                "seed " + SEED.hex() + "\n", "seed " + SEED.hex() + "\ncontribution 1 " + "1".repeat(64) + "\n");
        CommandRun run = verify(added);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).containsPattern("ply \\d+: the outcome is \".+\", but the seed gives \".+\"");
        assertThat(verify(added.replace("contribution 1", "contribution 2")).err())
                .contains("seats that the game has; it has 2");
        assertThat(verify(added.replace("contribution 1 1", "contribution 1 x")).err())
                .contains("expected \"contribution\", a seat and 64 digits, once for a seat");
    }

    @Test
    void a_game_without_a_seed_cannot_be_verified() throws IOException {
        CommandRun run = verify(text.replace("seed " + SEED.hex() + "\n", ""));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("names no seed");
    }
}
