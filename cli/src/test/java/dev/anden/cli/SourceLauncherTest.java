package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// When the launcher of the source builds, which a script does here, and what becomes of who is there already.
@DisabledOnOs(OS.WINDOWS)
class SourceLauncherTest {
    private static final Path SOURCE = Path.of("..");
    private static final Path REPLACE_FOLDER = Path.of(".mvn/replace-folder.sh");

    private static final String BUILDS =
            "mkdir -p cli/target/anden\ntouch cli/target/anden.jar cli/target/anden/anden.jar\n";
    private static final String WAITS_UNTIL_IT_MAY_GO_ON = "until [ -e go-on ]; do sleep 0.1; done\n";

    private static final String STARTED = "--version";
    private static final int FAILED = 1;
    private static final int WRONG_SETTING = 2;
    private static final int ENDED_BY_SIGTERM = 143;

    @TempDir
    Path home;

    @BeforeEach
    void checkOut() throws IOException {
        for (String script : List.of("anden", "packaging/start.sh", ".mvn/find-jdk.sh")) {
            program(script, Files.readString(SOURCE.resolve(script)));
        }
        program("jdk/bin/java", "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        program("jdk/bin/javac", "");
        program("jdk/release", "JAVA_VERSION=\"25\"\n");
        program("tools/node", "#!/bin/sh\n");
        program("tools/npm", "#!/bin/sh\n");
        program("engine/src/main/java/Game.java", "");
        maven(BUILDS);
    }

    @Test
    void what_is_built_is_built_again_only_when_it_has_changed() throws IOException, InterruptedException {
        call(Map.of());
        assertThat(call(Map.of())).contains(STARTED);
        assertThat(builds()).hasSize(1);

        Files.setLastModifiedTime(home.resolve("cli/target/anden.jar"), FileTime.from(Instant.EPOCH));
        call(Map.of());
        assertThat(builds()).hasSize(2);
    }

    @Test
    void two_calls_at_once_build_once() throws IOException, InterruptedException {
        maven(WAITS_UNTIL_IT_MAY_GO_ON + BUILDS);
        BufferedReader first = said(start(Map.of()));
        assertThat(first.readLine()).startsWith("Building Andén");
        BufferedReader second = said(start(Map.of()));
        assertThat(second.readLine()).startsWith("Andén is already being built;");
        BufferedReader third = said(start(Map.of("LC_ALL", "es_ES.UTF-8")));
        assertThat(third.readLine()).startsWith("Andén ya se está compilando;");
        mayGoOn();

        for (BufferedReader call : List.of(first, second, third)) {
            assertThat(call.lines()).contains(STARTED).noneMatch(line -> line.contains("Andén"));
        }
        assertThat(builds()).hasSize(1);
        assertThatNobodyHoldsTheLock();
    }

    @Test
    void a_build_that_fails_leaves_no_lock() throws IOException, InterruptedException {
        maven("exit 1\n");
        Process process = start(Map.of());

        assertThat(said(process).lines()).anyMatch(line -> line.startsWith("anden: The build failed;"));
        assertThat(process.waitFor()).isEqualTo(FAILED);
        assertThatNobodyHoldsTheLock();
    }

    @Test
    void a_call_that_is_asked_to_end_while_it_builds_leaves_no_lock() throws IOException, InterruptedException {
        maven(WAITS_UNTIL_IT_MAY_GO_ON + BUILDS);
        Process process = start(Map.of());
        BufferedReader said = said(process);
        assertThat(said.readLine()).startsWith("Building Andén");
        process.toHandle().destroy();
        mayGoOn();

        assertThat(said.lines()).isEmpty();
        assertThat(process.waitFor()).isEqualTo(ENDED_BY_SIGTERM);
        assertThatNobodyHoldsTheLock();
    }

    @Test
    void a_lock_of_a_process_that_is_no_more_is_taken_over() throws IOException, InterruptedException {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Files.createDirectories(lock().getParent());
        Files.createSymbolicLink(lock(), Path.of(Long.toString(ended.pid())));

        assertThat(call(Map.of())).first().asString().startsWith("Building Andén");
        assertThat(builds()).hasSize(1);
        assertThatNobodyHoldsTheLock();
    }

    @Test
    void where_nothing_may_be_written_a_build_says_so() throws IOException, InterruptedException {
        Path log = Files.createDirectories(lock().resolveSibling("build.log"));
        Process process = start(Map.of());

        assertThat(said(process).lines())
                .containsExactly("anden: Andén has to be built, and %s can't be written; build it as somebody who may."
                        .formatted(log.toRealPath()));
        assertThat(process.waitFor()).isEqualTo(FAILED);
    }

    @Test
    void where_there_are_no_symbolic_links_a_build_says_so() throws IOException, InterruptedException {
        program("tools/ln", "#!/bin/sh\nexit 1\n");
        Process process = start(Map.of());

        assertThat(said(process).lines()).singleElement().asString().contains("a symbolic link, can't be made");
        assertThat(process.waitFor()).isEqualTo(FAILED);
    }

    @Test
    void a_folder_without_a_jdk_is_a_wrong_setting() throws IOException, InterruptedException {
        Process process = start(Map.of("ANDEN_JAVA_HOME", "/nowhere"));

        assertThat(said(process).lines())
                .containsExactly(
                        "anden: ANDEN_JAVA_HOME is /nowhere, and there is no JDK 25 or newer; correct or unset it.");
        assertThat(process.waitFor()).isEqualTo(WRONG_SETTING);
    }

    @Test
    void a_build_rehearses_with_what_the_host_asks_of_the_jvm() throws IOException, InterruptedException {
        call(Map.of("ANDEN_JAVA_OPTIONS", "-Djava.io.tmpdir=/there -Xint"));

        assertThat(builds()).first().asString().contains(" <-Drehearsal.java.options=-Djava.io.tmpdir=/there -Xint> ");
    }

    @Test
    void whoever_runs_from_a_folder_that_is_replaced_keeps_what_it_was() throws IOException, InterruptedException {
        program("target/anden/anden.jar", "old");
        program("target/anden.replaced/anden.jar", "left behind by a build that was broken off");
        program("target/laid-out/anden.jar", "new");
        Path jar = home.resolve("target/anden/anden.jar");
        try (InputStream running = Files.newInputStream(jar)) {
            replaceFolder();

            assertThat(running.readAllBytes()).asString().isEqualTo("old");
        }
        assertThat(jar).hasContent("new");
        assertThat(home.resolve("target").toFile().list()).containsExactly("anden");
    }

    @Test
    void a_first_build_has_no_folder_to_replace() throws IOException, InterruptedException {
        program("target/laid-out/anden.jar", "new");
        replaceFolder();

        assertThat(home.resolve("target/anden/anden.jar")).hasContent("new");
    }

    private void replaceFolder() throws IOException, InterruptedException {
        Path target = home.resolve("target");
        Process process = new ProcessBuilder(
                        "sh",
                        SOURCE.resolve(REPLACE_FOLDER).toString(),
                        target.resolve("laid-out").toString(),
                        target.resolve("anden").toString())
                .inheritIO()
                .start();
        assertThat(process.waitFor()).isZero();
    }

    /// What stands in for Maven notes how it was called, each argument in brackets, and does this.
    private void maven(String what) throws IOException {
        program("mvnw", "#!/bin/sh\n{ printf '<%s> ' \"$@\"; echo; } >>builds\n" + what);
    }

    private void mayGoOn() throws IOException {
        Files.createFile(home.resolve("go-on"));
    }

    private List<String> builds() throws IOException {
        return Files.readAllLines(home.resolve("builds"));
    }

    private Path lock() {
        return home.resolve("target/build.lock");
    }

    private void assertThatNobodyHoldsTheLock() {
        assertThat(Files.exists(lock(), LinkOption.NOFOLLOW_LINKS)).isFalse();
    }

    /// What the launcher says, and then what it calls the JVM with.
    private List<String> call(Map<String, String> variables) throws IOException, InterruptedException {
        Process process = start(variables);
        List<String> said = said(process).lines().toList();
        process.waitFor();
        return said;
    }

    private static BufferedReader said(Process process) {
        return process.inputReader(StandardCharsets.UTF_8);
    }

    private Process start(Map<String, String> variables) throws IOException {
        var builder = new ProcessBuilder(home.resolve("anden").toString(), STARTED).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("ANDEN_"));
        builder.environment().put("ANDEN_JAVA_HOME", home.resolve("jdk").toString());
        builder.environment().put("PATH", home.resolve("tools") + File.pathSeparator + System.getenv("PATH"));
        builder.environment().put("LC_ALL", "C");
        builder.environment().putAll(variables);
        return builder.start();
    }

    private void program(String name, String text) throws IOException {
        Path file = home.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
