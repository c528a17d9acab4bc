package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;

/// What a release's launcher asks of the JVM, which is a script here that tells how it was called.
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final Path HOME = Path.of("..");
    private static final Path LAUNCHER = HOME.resolve("packaging/launcher");
    private static final String START = "start.sh";
    private static final String CACHE = "program/start.aot";
    private static final String QUICKLY = "-XX:TieredStopAtLevel=1";
    private static final String WITH_ROOM = "-XX:ReservedCodeCacheSize=240m";
    private static final String WELL = "-XX:TieredStopAtLevel=4";
    private static final String BY_ONE_THREAD = "-XX:+UseSerialGC";

    @TempDir
    Path release;

    @BeforeEach
    void unpack() throws IOException {
        Files.createDirectories(release.resolve("program"));
        program("anden", Files.readString(LAUNCHER));
        Files.copy(
                HOME.resolve("packaging").resolve(START),
                release.resolve("program").resolve(START));
        Files.createDirectories(release.resolve("runtime/bin"));
        program("runtime/bin/java", "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "serve", "--port 8081", "serve --port 8081", "health"})
    void a_server_is_compiled_quickly_and_one_thread_takes_its_garbage_away(String words)
            throws IOException, InterruptedException {
        assertThat(call(Map.of(), words))
                .contains(QUICKLY, WITH_ROOM, BY_ONE_THREAD)
                .doesNotContain(WELL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"simulate", "tournament --blocks 10", "engine", "perft serve"})
    void what_plays_thousands_of_games_is_compiled_well(String words) throws IOException, InterruptedException {
        assertThat(call(Map.of(), words)).contains(WELL).doesNotContain(QUICKLY, WITH_ROOM, BY_ONE_THREAD, "");
    }

    @Test
    void a_host_has_the_last_word_on_the_jvm() throws IOException, InterruptedException {
        assertThat(call(Map.of("ANDEN_JAVA_OPTIONS", "-XX:TieredStopAtLevel=4 -Xlog:gc"), "serve"))
                .containsSubsequence(QUICKLY, WELL, "-Xlog:gc", "-jar");
        assertThat(call(Map.of("ANDEN_JAVA_OPTIONS", ""), "serve")).doesNotContain("", " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ANDEN_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"})
    void a_host_may_have_garbage_taken_away_in_another_way(String variable) throws IOException, InterruptedException {
        assertThat(call(Map.of(variable, "-Xlog:gc -XX:+UseZGC"), "serve")).doesNotContain(BY_ONE_THREAD);
        assertThat(call(Map.of(variable, "-Xlog:gc"), "serve")).contains(BY_ONE_THREAD);
    }

    @Test
    void a_heap_is_as_large_as_a_host_says() throws IOException, InterruptedException {
        assertThat(call(Map.of("ANDEN_HEAP", "512m"), "serve")).contains("-Xmx512m");
        assertThat(call(Map.of(), "serve")).contains("-XX:MaxRAMPercentage=50");
        assertThat(call(Map.of("ANDEN_HEAP", "much"), "serve"))
                .containsExactly("anden: ANDEN_HEAP is \"much\", and has to be a size like 512m or 2g.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8m", "31M"})
    void a_heap_that_is_too_small_is_one_clear_sentence(String size) throws IOException, InterruptedException {
        assertThat(call(Map.of("ANDEN_HEAP", size), "serve"))
                .containsExactly("anden: ANDEN_HEAP is \"%s\", and Andén needs at least 32m.".formatted(size));
        assertThat(call(Map.of("ANDEN_HEAP", size, "LC_ALL", "es_ES.UTF-8"), "serve"))
                .containsExactly("anden: ANDEN_HEAP es «%s» y Andén necesita al menos 32m.".formatted(size));
        assertThat(call(Map.of("ANDEN_HEAP", "32m"), "serve")).contains("-Xmx32m");
        assertThat(call(Map.of("ANDEN_HEAP", "1g"), "serve")).contains("-Xmx1g");
    }

    @Test
    void a_wrong_heap_ends_like_every_wrong_setting() throws IOException, InterruptedException {
        Process process = start(Map.of("ANDEN_HEAP", "much"), "serve");

        assertThat(process.waitFor()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void a_launcher_speaks_the_language_of_the_terminal() throws IOException, InterruptedException {
        assertThat(call(
                        Map.of("ANDEN_HEAP", "mucho", "LC_ALL", "", "LC_MESSAGES", "es_ES.UTF-8", "LANG", "C"),
                        "serve"))
                .containsExactly("anden: ANDEN_HEAP es «mucho» y debe ser un tamaño como 512m o 2g.");
        assertThat(call(Map.of("ANDEN_HEAP", "mucho", "LC_ALL", "C", "LANG", "es_ES.UTF-8"), "serve"))
                .containsExactly("anden: ANDEN_HEAP is \"mucho\", and has to be a size like 512m or 2g.");
    }

    @Test
    void names_of_files_have_all_letters_whatever_locale_is_named() throws IOException, InterruptedException {
        program("runtime/bin/java", "#!/bin/sh\nprintf '%s %s\\n' \"${LC_ALL-}\" \"${LC_CTYPE-}\"\n");
        var nothing = Map.of("LC_ALL", "", "LC_CTYPE", "", "LANG", "");

        assertThat(call(nothing, "serve")).containsExactly("C.UTF-8 ");
        assertThat(call(with(nothing, "LC_CTYPE", "POSIX"), "serve")).containsExactly("C.UTF-8 POSIX");
        assertThat(call(with(nothing, "LC_ALL", "C"), "serve")).containsExactly("C.UTF-8 ");
        assertThat(call(with(nothing, "LANG", "xx_XX.UTF-8"), "serve")).containsExactly("C.UTF-8 ");
        assertThat(call(with(with(nothing, "LANG", "xx_XX.UTF-8"), "LC_CTYPE", "C.UTF-8"), "serve"))
                .containsExactly("C.UTF-8 C.UTF-8");
        assertThat(call(with(nothing, "LC_ALL", "C.UTF-8"), "serve")).containsExactly("C.UTF-8 ");
        assertThat(call(with(nothing, "LC_CTYPE", "C.UTF-8"), "serve")).containsExactly(" C.UTF-8");
    }

    @Test
    void the_program_is_told_what_is_spoken_even_if_that_is_not_installed() throws IOException, InterruptedException {
        assertThat(call(Map.of("LC_ALL", "es_XX.UTF-8"), "serve")).contains("-Danden.locale=es_XX.UTF-8");
        assertThat(call(Map.of("LC_ALL", "", "LC_MESSAGES", "", "LANG", "es_XX"), "serve"))
                .contains("-Danden.locale=es_XX");
        assertThat(call(Map.of("LC_ALL", "", "LC_MESSAGES", "", "LANG", ""), "serve"))
                .doesNotContain("")
                .noneMatch(word -> word.startsWith("-Danden.locale"));
    }

    @Test
    void what_is_closed_becomes_no_file_that_the_program_opens() throws IOException, InterruptedException {
        Path open = release.resolve("open");
        program("runtime/bin/java", "#!/bin/sh\n(: <&0 && : >&1 && : >&2) && : >'%s'\n".formatted(open));
        for (String closed : List.of("<&-", ">&-", "2>&-")) {
            Files.deleteIfExists(open);
            new ProcessBuilder(
                            "sh",
                            "-c",
                            "exec \"$0\" engine " + closed,
                            release.resolve("anden").toString())
                    .start()
                    .waitFor();
            assertThat(open).as(closed).exists();
        }
    }

    @Test
    void a_host_has_a_word_on_what_a_first_start_keeps() throws IOException, InterruptedException {
        rehearsing("printf '%s\\n' \"$@\" >\"$kept\"");
        call(Map.of("ANDEN_JAVA_OPTIONS", "-Djava.io.tmpdir=/there -Xint"), "serve");

        assertThat(release.resolve(CACHE))
                .content()
                .containsSubsequence("\n-Djava.io.tmpdir=/there\n", "-Xint\n", "-jar\n", "rehearse\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit 1", "kill -TERM $PPID", "kill -KILL $PPID"})
    void what_a_first_start_keeps_has_its_name_only_when_it_is_whole(String end)
            throws IOException, InterruptedException {
        rehearsing("echo half >\"$kept\"; " + end);
        call(Map.of(), "serve");

        assertThat(release.resolve(CACHE)).doesNotExist();
        if (!end.contains("KILL")) {
            assertThat(release.resolve("program"))
                    .isDirectoryContaining("glob:**/" + START)
                    .isDirectoryNotContaining("glob:**/start.aot*");
        }
    }

    /// A JVM that does something where it keeps what it starts with.
    private void rehearsing(String what) throws IOException {
        program("runtime/bin/java", """
                #!/bin/sh
                kept=$(printf '%s\\n' "$@" | sed -n 's/^-XX:AOTCacheOutput=//p')
                if [ -n "$kept" ]; then
                """ + what + "\nfi\n");
    }

    private static Map<String, String> with(Map<String, String> variables, String name, String value) {
        var more = new HashMap<>(variables);
        more.put(name, value);
        return more;
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve", "engine"})
    void what_the_jvm_says_when_it_has_no_memory_left_is_no_answer_of_the_programs(String words)
            throws IOException, InterruptedException {
        assertThat(call(Map.of(), words)).contains("-XX:+ExitOnOutOfMemoryError", "-XX:+DisplayVMOutputToStderr");
    }

    @Test
    void the_launcher_of_the_source_starts_alike() throws IOException {
        assertThat(Files.readString(HOME.resolve("anden")))
                .contains(". \"$home/packaging/" + START + "\"\n", "\nstart \"$jdk_home/bin/java\" ")
                .doesNotContain("-XX:", "-Xmx", "exec ");
    }

    /// What the launcher says, or what it calls the JVM with.
    private List<String> call(Map<String, String> variables, String words) throws IOException, InterruptedException {
        Process process = start(variables, words);
        List<String> said = process.inputReader().lines().toList();
        process.waitFor();
        return said;
    }

    private Process start(Map<String, String> variables, String words) throws IOException {
        var builder = new ProcessBuilder(Stream.concat(
                                Stream.of(release.resolve("anden").toString()),
                                Stream.of(words.split(" ", -1)).filter(word -> !word.isEmpty()))
                        .toList())
                .redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("ANDEN_"));
        builder.environment().put("LC_ALL", "C");
        builder.environment().putAll(variables);
        return builder.start();
    }

    private void program(String name, String text) throws IOException {
        Path file = Files.writeString(release.resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
