package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.players.Roster;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The session in `docs/protocol.md`: its lines that begin with `→` are sent, those with `←` are what has to come
/// back; `…` stands for anything.
class DocumentedSessionTest {
    private static final Path PAGE = Path.of("../docs/protocol.md");

    @Test
    void the_session_of_the_documentation_goes_as_it_is_written() throws IOException {
        List<String> sent = lines("→ ");
        List<String> expected = lines("← ");
        var out = new ByteArrayOutputStream();

        new EngineLoop(Caller.catalog(), Roster.installed(), () -> 77)
                .run(new ByteArrayInputStream(String.join("\n", sent).getBytes(StandardCharsets.UTF_8)), out);

        List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(sent).hasSizeGreaterThan(10);
        for (int place = 0; place < Math.min(expected.size(), answers.size()); place++) {
            assertThat(answers.get(place)).matches(pattern(expected.get(place)));
        }
        assertThat(answers).hasSameSizeAs(expected);
    }

    private static List<String> lines(String mark) throws IOException {
        return Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith(mark))
                .map(line -> line.substring(mark.length()))
                .toList();
    }

    private static String pattern(String line) {
        return Stream.of(line.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
    }
}
