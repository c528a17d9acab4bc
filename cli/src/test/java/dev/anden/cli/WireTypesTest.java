package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.protocol.typescript.TypeScriptWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class WireTypesTest {
    private static final Path FILE = Path.of("../web/src/generated/wire.ts");

    @Test
    void the_browser_has_the_types_that_the_server_sends() throws IOException {
        String written = TypeScriptWriter.write(GameCatalog.installed().games().stream()
                .map(Game::wireTypes)
                .distinct()
                .toList());
        if ("write".equals(System.getProperty("anden.golden"))) {
            Files.writeString(FILE, written);
        }
        assertThat(Files.readString(FILE)).isEqualTo(written);
    }
}
