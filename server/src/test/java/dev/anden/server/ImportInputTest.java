package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.RandomPlayer;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.ImportReport;
import dev.anden.protocol.past.ImportReport.ImportOutcome;
import dev.anden.protocol.past.ImportReport.ImportedFile;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.SlowPost;
import dev.anden.testkit.RandomEdits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is sent to be brought along and isn't what it should be.
class ImportInputTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private static final int EDITED = Integer.getInteger("anden.attack.files", 2_000) / 4;
    private static final Game QUARTER = GameCatalog.installed().require("french-quarter");
    private static final String REPLAY = replay(1);

    /// Two lines that change nothing.
    private static final String COMING_AND_GOING = "seat 0 handed-over chance left\nseat 0 came-back\n";

    private final Guest guest = SERVER.guest();

    /// A game that nobody has played before.
    private static String replay(long number) {
        var match = new Match(QUARTER, new Setup(2));
        match.play(new Player[] {new RandomPlayer(), new RandomPlayer()}, 7, number, true);
        return ReplayWriter.write(
                QUARTER,
                Replay.of(
                        QUARTER,
                        new Setup(2),
                        Optional.of(new Replay.Series(7, number)),
                        List.of("Ana", "random"),
                        match.log()));
    }

    @Test
    void a_game_of_the_terminal_comes_along_and_its_deals_can_be_checked() {
        ImportedFile file = only(guest.bring("", bytes(replay(2))));

        assertThat(file.outcome()).isEqualTo(ImportOutcome.IMPORTED);
        String table = file.table().orElseThrow();
        assertThat(guest.replay(table).problem()).isEmpty();
        assertThat(guest.export(table)).contains("\nseed 0000000000000007");
    }

    /// As `curl --data-binary @game.txt` sends it, for example.
    @ParameterizedTest
    @CsvSource({"application/x-www-form-urlencoded, 3", "multipart/form-data, 4", "text/plain, 5"})
    void a_file_is_read_whatever_it_is_said_to_be(String type, int number) {
        HttpResponse<String> answer = guest.send(guest.request("/api/me/history/import?name=game.txt&player=Ana")
                .header("X-Anden", "1")
                .header("Content-Type", type)
                .POST(BodyPublishers.ofString(replay(number))));

        ImportedFile file = only(Guest.read(answer, ImportReport.class));

        assertThat(file.outcome()).isEqualTo(ImportOutcome.IMPORTED);
        assertThat(file.file()).isEqualTo("game.txt");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            anden-replay 1        | anden-replay 2          | This isn't a recorded game; those begin with the line "anden-replay 1"
            game french-quarter   | game chess              | There is no game "chess"; there are:
            (?m)^rules .*         | rules 999               | the game was played by rules version 999
            seed 7 game 1         | seed 7 game 3           | isn't what the seed gives; the file was changed
            seed 7 game 1\\n       | ''                      | The file doesn't name the seed
            (?m)^result .*        | result 1 2              | not "result 1 2"
            (?m)^result .*        | result unfinished       | not "result unfinished"
            (?s)\\n\\n.*            | \\n\\nresult unfinished   | The game wasn't played to its end
            player 0 Ana          | player 0 \u202Eana      | Player 1 has a name that can't be shown: it may have up to 24 characters, all visible
            player 0 Ana          | player 0 a very long name that nobody has who plays here | Player 1 has a name
            player 0 Ana          | played 2999-01-01T00:00:00Z 2999-01-01T00:00:00Z\\nplayer 0 Ana | which is in the future
            (?m)^result .*\\n      | ''                      | a replay ends with its result
            """)
    void a_game_that_is_not_as_it_was_played_stays_out(String what, String with, String sentence) {
        String edited = REPLAY.replaceFirst(what.replace("\\n", "\n"), with.translateEscapes());
        assertThat(edited).isNotEqualTo(REPLAY);

        ImportedFile file = only(guest.bring("?name=game.txt", bytes(edited)));

        assertThat(file.outcome()).isEqualTo(ImportOutcome.REFUSED);
        assertThat(file.file()).isEqualTo("game.txt");
        assertThat(file.message()).contains(sentence);
        assertThat(games()).isZero();
    }

    @Test
    void of_somebody_who_comes_and_goes_thousands_of_times_before_a_move_only_the_last_times_are_kept() {
        String padded = REPLAY.replaceFirst("\n\n", "\n\n" + COMING_AND_GOING.repeat(4_000));

        ImportedFile file = only(guest.bring("", bytes(padded)));

        assertThat(file.outcome()).isEqualTo(ImportOutcome.IMPORTED);
        String kept = guest.export(file.table().orElseThrow());
        assertThat(kept.lines().filter(line -> line.startsWith("seat 0 "))).hasSize(20);
        assertThat(kept.lines().filter(line -> line.startsWith("seat 0 ")).findFirst())
                .contains("seat 0 handed-over chance left");
    }

    @Test
    void a_game_in_which_somebody_comes_and_goes_before_every_move_again_and_again_stays_out() {
        int header = REPLAY.indexOf("\n\n") + 2;
        int result = REPLAY.lastIndexOf("result ");
        String padded = REPLAY.substring(0, header)
                + REPLAY.substring(header, result).replaceAll("(?m)^(?=.)", COMING_AND_GOING.repeat(10))
                + REPLAY.substring(result);

        ImportedFile file = only(guest.bring("", bytes(padded)));

        assertThat(file.message())
                .isEqualTo("Somebody comes or goes more than 1000 times, up to move 50; no game has that many such"
                        + " lines");
        assertThat(games()).isZero();
    }

    @Test
    void what_is_no_text_or_far_too_long_stays_out() {
        assertThat(only(guest.bring("", new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xff}))
                        .message())
                .startsWith("This isn't a text");
        assertThat(only(guest.bring("", bytes("anden-replay 1\0"))).message()).startsWith("This isn't a text");
        assertThat(only(guest.bring("", new byte[0])).message()).startsWith("This isn't a recorded game");
        assertThat(only(guest.bring("", bytes("x\n".repeat(200_000)))).message())
                .startsWith("This is larger than 256 KiB");
        assertThat(only(guest.bring("", bytes("anden-replay 1\n" + "x".repeat(600))))
                        .message())
                .startsWith("Line 2 has more than 500 characters");
    }

    @Test
    void a_name_is_told_without_its_folder_and_without_what_nobody_sees() {
        assertThat(only(guest.bring("?name=../../etc/pass%E2%80%AEwd", bytes("")))
                        .file())
                .isEqualTo("passwd");
        assertThat(only(guest.bring("?name=C:%5Cgames%5C" + "a".repeat(300), bytes("")))
                        .file())
                .isEqualTo("a".repeat(100));
    }

    @Test
    void an_archive_is_read_file_by_file_wherever_they_say_they_belong() throws IOException {
        var files = new LinkedHashMap<String, byte[]>();
        files.put("../../../../tmp/evil.txt", bytes(replay(10)));
        files.put("/etc/cron.d/evil", bytes("* * * * * root true\n"));
        files.put("games/", new byte[0]);
        files.put("games/.DS_Store", new byte[] {0, 1, 2});
        files.put("__MACOSX/games/._game.txt", new byte[] {0, 1, 2});
        files.put("games/inner.zip", zip(Map.of("game.txt", bytes(replay(11)))));
        files.put("games/left-out.txt", bytes("2026-11-03-ttr-usa-abc.txt\n"));
        files.put("games/game.txt", bytes(replay(12)));
        List<ImportedFile> report = guest.bring("", zip(files)).files();

        assertThat(report).extracting(ImportedFile::file).containsExactly("evil.txt", "evil", "inner.zip", "game.txt");
        assertThat(report)
                .extracting(ImportedFile::outcome)
                .containsExactly(
                        ImportOutcome.IMPORTED, ImportOutcome.REFUSED, ImportOutcome.REFUSED, ImportOutcome.IMPORTED);
    }

    @Test
    void an_archive_that_unpacks_to_very_much_has_very_many_files_or_was_cut_is_read_as_far_as_it_goes()
            throws IOException {
        var bomb = new LinkedHashMap<String, byte[]>();
        bomb.put("first.txt", bytes(replay(20)));
        for (int number = 0; number < 5; number++) {
            bomb.put(number + ".txt", new byte[20 << 20]);
        }
        List<ImportedFile> unpacked = guest.bring("", zip(bomb)).files();
        assertThat(unpacked.getFirst().outcome()).isEqualTo(ImportOutcome.IMPORTED);
        assertThat(unpacked.getLast().message()).startsWith("The archive unpacks to more than 64 MiB");
        assertThat(unpacked).hasSize(5);

        var many = new LinkedHashMap<String, byte[]>();
        IntStream.range(0, 1_100).forEach(number -> many.put(number + ".txt", bytes("x")));
        List<ImportedFile> read = guest.bring("", zip(many)).files();
        assertThat(read).hasSize(1_001);
        assertThat(read.getLast().message()).startsWith("The archive has more than 1000 files");

        byte[] whole = zip(Map.of("a.txt", bytes(replay(21))));
        for (int length : new int[] {4, 30, whole.length / 2}) {
            ImportedFile cut = only(guest.bring("?name=cut.zip", Arrays.copyOf(whole, length)));
            assertThat(cut.message()).isEqualTo("The archive can't be read any further; it was cut or changed");
            assertThat(cut.file()).isEqualTo("cut.zip");
        }
        assertThat(only(guest.bring("", zip(Map.of()))).message()).isEqualTo("There is no file in this archive");
    }

    @Test
    void files_edited_at_random_come_along_or_stay_out_and_nothing_else() throws IOException {
        long seed = Long.getLong("anden.attack.seed", System.nanoTime());
        var edits = new RandomEdits(seed);
        int came = 0;
        for (int number = 0; number < EDITED; number += 50) {
            var files = new LinkedHashMap<String, byte[]>();
            for (int file = number; file < number + 50; file++) {
                files.put(file + ".txt", bytes(edits.of(REPLAY)));
            }
            HttpResponse<String> answer = guest.tryToBring("", zip(files));
            assertThat(answer.statusCode())
                    .as("-Danden.attack.seed=%d: %s", seed, answer.body())
                    .isEqualTo(200);
            for (ImportedFile file : Guest.read(answer, ImportReport.class).files()) {
                assertThat(file.message())
                        .as("-Danden.attack.seed=%d, %s", seed, file.file())
                        .doesNotContain("The rules fail");
                if (file.outcome() == ImportOutcome.IMPORTED) {
                    came++;
                    assertThat(guest.replay(file.table().orElseThrow()).problem())
                            .isEmpty();
                }
            }
        }
        System.out.printf("%d of %d edited games came along%n", came, EDITED);
    }

    @Test
    void more_than_is_taken_at_once_is_refused_and_every_other_address_keeps_its_bound() {
        assertProblem(guest.tryToBring("", new byte[(8 << 20) + 1]), 413, "import-too-large");
        assertProblem(
                guest.send(guest.request("/api/me/history/%69mport")
                        .header("X-Anden", "1")
                        .POST(BodyPublishers.ofByteArray(new byte[20_000]))),
                413,
                "too-large");
        assertProblem(
                guest.send(guest.request("/api/me/history/import").POST(BodyPublishers.ofString(REPLAY))),
                403,
                "foreign-origin");
        assertProblem(guest.tryToBring("?seat=first", bytes(REPLAY)), 400, "bad-message");
    }

    @Test
    void one_address_brings_one_thing_at_a_time() throws IOException {
        try (var first = new SlowPost(SERVER.address(), "/api/me/history/import", bytes(REPLAY).length)) {
            first.send(REPLAY.substring(0, 10));
            HttpResponse<String> second = SERVER.guest().tryToBring("", bytes(REPLAY));
            while (second.statusCode() == 200) {
                // The first has not been heard yet.
                second = SERVER.guest().tryToBring("", bytes(REPLAY));
            }
            assertProblem(second, 429, "too-many-requests");
            first.send(REPLAY.substring(10));
            assertThat(first.answer()).startsWith("HTTP/1.1 200").contains("\"files\"");
        }
        assertThat(guest.tryToBring("", bytes(REPLAY)).statusCode()).isEqualTo(200);
    }

    private static ImportedFile only(ImportReport report) {
        assertThat(report.files()).hasSize(1);
        return report.files().getFirst();
    }

    private int games() {
        return guest.ask("/api/me/history", HistoryPage.class).games().size();
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
