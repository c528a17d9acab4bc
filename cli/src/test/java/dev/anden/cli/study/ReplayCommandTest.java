package dev.anden.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir
    private Path folder;

    private Path file;
    private String text;

    @BeforeEach
    void record() throws IOException {
        assertThat(CommandRun.of("simulate", "--bots", "greedy", "--games", "1", "--record", folder.toString())
                        .exitCode())
                .isZero();
        file = folder.resolve("game-000000.replay");
        text = Files.readString(file);
    }

    private CommandRun replay(String content, String... options) throws IOException {
        Files.writeString(file, content);
        var arguments = new String[options.length + 2];
        arguments[0] = "replay";
        arguments[1] = file.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandRun.of(arguments);
    }

    @Test
    void a_whole_game_ends_with_its_score_sheet_and_is_found_right() throws IOException {
        CommandRun run = replay(text);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("player 0: greedy", "ttr.end.longest-path", "rank 1", "decided by")
                .endsWith("Every ply is legal, and chance is what the seed says." + System.lineSeparator());
    }

    @Test
    void verbose_shows_every_ply() throws IOException {
        CommandRun run = replay(text, "--verbose");

        assertThat(run.out()).contains("   0  chance     first ", "claim ");
    }

    @Test
    void verbose_shows_who_came_and_went_before_the_ply_where_it_was() throws IOException {
        String told = text.replaceFirst("\n\n", "\n\nseat 1 handed-over greedy left\n");

        CommandRun run = replay(told, "--verbose");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsSubsequence("      seat 1 handed-over greedy left", "   0  chance     first ");
        assertThat(CommandRun.of("verify", file.toString()).exitCode()).isZero();
    }

    @Test
    void for_whom_a_bot_played_and_from_when_to_when_is_told_without_being_asked() throws IOException {
        CommandRun run = replay(text.replaceFirst(
                "\n\n(.*\n)", "\n\nseat 1 handed-over guide left\n$1seat 1 came-back\nseat 0 resigned planner\n"));

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains(
                        "player 0: greedy; from ply 1 on planner played for them",
                        "player 1: greedy; from ply 0 on guide played for them; from ply 1 on they played again");
    }

    @Test
    void at_shows_the_position_after_a_ply() throws IOException {
        CommandRun run = replay(text, "--at", "20");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("The position after 20 plies:", "ply 20 ");
    }

    @Test
    void a_ply_that_the_game_does_not_have_is_refused() throws IOException {
        CommandRun run = replay(text, "--at", "9999");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: --at takes a ply from 0 to ");
    }

    @Test
    void of_a_file_cut_in_half_the_plies_before_are_shown_and_the_cut_is_told() throws IOException {
        CommandRun run = replay(text.substring(0, text.length() / 2));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("The position after ", "seat 1 vehicles=");
        assertThat(run.err())
                .startsWith("anden: " + file + ": Line ")
                .contains("the file ends after ")
                .hasLineCount(1);
    }

    @Test
    void an_action_that_is_not_legal_is_named_with_its_line_and_rule() throws IOException {
        CommandRun run = replay(text.replaceFirst("claim .*", "claim miami--atlanta with 1 red"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains(": Line ").hasLineCount(1).doesNotContain("{");
    }

    @Test
    void forged_chance_is_found() throws IOException {
        CommandRun run = replay(text.replaceFirst("seed 1 game 0", "seed 2 game 0"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).containsPattern("Line \\d+, ply \\d+: the outcome is \".+\", but the seed gives \"");
    }

    @Test
    void a_missing_file_is_told() {
        CommandRun run = CommandRun.of("replay", folder.resolve("nothing").toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .isEqualToIgnoringNewLines("anden: " + folder.resolve("nothing") + ": There is no such file.");
    }

    @Test
    void a_file_that_is_no_text_is_told() throws IOException {
        Files.write(file, new byte[] {(byte) 0xc3, '(', 0, 1});

        CommandRun run = CommandRun.of("replay", file.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("isn't UTF-8 text").hasLineCount(1);
    }

    @Test
    void a_folder_is_no_replay() {
        CommandRun run = CommandRun.of("replay", folder.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("anden: ").hasLineCount(1);
    }

    @Test
    void a_file_without_end_is_not_read_to_its_end() {
        CommandRun device = CommandRun.of("replay", "/dev/zero");

        assertThat(device.exitCode()).isEqualTo(1);
        assertThat(device.err()).startsWith("anden: /dev/zero: ").hasLineCount(1);
    }

    @Test
    void a_file_that_no_replay_is_as_large_as_is_refused() throws IOException {
        CommandRun run = replay(text + "\n".repeat(1 << 20));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("The file is larger than 1 MiB.").hasLineCount(1);
    }
}
