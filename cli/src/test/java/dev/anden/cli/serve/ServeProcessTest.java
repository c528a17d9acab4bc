package dev.anden.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import dev.anden.protocol.json.WireJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A server as its host has it: a process with an output.
class ServeProcessTest {
    @TempDir
    Path folder;

    @Test
    void in_a_log_of_json_every_line_is_an_object_from_the_first_to_the_last() throws IOException {
        List<String> lines = served("json");

        List<JsonNode> told =
                lines.stream().map(line -> WireJson.mapper().readTree(line)).toList();
        assertThat(told).allMatch(JsonNode::isObject);
        assertThat(told.getFirst().path("message").stringValue("")).isEqualTo("Andén is open");
        assertThat(told.getFirst().path("address").stringValue("")).startsWith("http://localhost:");
        assertThat(told.getFirst().path("database").stringValue("")).isEqualTo("SQLite");
        assertThat(told.getFirst().path("data").stringValue("")).isEqualTo(folder.toString());
        assertThat(told.getFirst().path("heap").stringValue("")).endsWith(" MiB");
        assertThat(told.getFirst().has("version")).isTrue();
        assertThat(told.getLast().path("message").stringValue("")).isEqualTo("Andén stops");
        assertThat(told.getLast().path("reason").stringValue("")).isEqualTo("it was asked to");
        assertThat(told.getLast().path("ran").stringValue("")).startsWith("PT");
    }

    @Test
    void a_log_of_text_begins_with_the_address_and_ends_with_why() throws IOException {
        List<String> lines = served("text");

        assertThat(lines.getFirst()).startsWith("Andén is open at http://localhost:");
        assertThat(lines.get(1))
                .contains(" INFO  Andén is open version=\"", " database=\"SQLite\" data=\"" + folder + "\" heap=\"");
        assertThat(lines.getLast()).contains(" INFO  Andén stops reason=\"it was asked to\" ran=\"PT");
    }

    /// On a busy machine a server's first answer takes longer than whoever asks for its health waits.
    private static CommandRun health(String address) {
        CommandRun health = CommandRun.of("health", "--url", address);
        for (int again = 0; health.exitCode() != 0 && again < 20; again++) {
            health = CommandRun.of("health", "--url", address);
        }
        return health;
    }

    /// What a server writes that is asked for its health, and then to end.
    private List<String> served(String format) throws IOException {
        var builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.anden.cli.Anden",
                "serve",
                "--port",
                "0",
                "--data",
                folder.toString(),
                "--log-format",
                format);
        builder.environment().keySet().removeIf(name -> name.startsWith("ANDEN_"));
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        var lines = new ArrayList<String>();
        Process process = builder.start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            String first = output.readLine();
            assertThat(first).isNotNull();
            lines.add(first);
            String address = first.replaceAll(".*(http://localhost:\\d+).*", "$1");
            assertThat(health(address).out()).isEqualTo("Andén is ready at %s.%n".formatted(address));
            process.toHandle().destroy();
            output.lines().forEach(lines::add);
        } finally {
            process.destroyForcibly();
        }
        return lines;
    }
}
