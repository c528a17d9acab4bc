package dev.anden.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.Guest;
import dev.anden.server.testing.ServerCommand;
import dev.anden.server.testing.ServerProcess;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sqlite")
class NativeLibraryTest {
    @TempDir
    Path folder;

    @Test
    @Tag(Thorough.TAG)
    void a_server_that_is_killed_leaves_nothing_of_sqlite_in_the_folder_for_temporary_files() throws IOException {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        ServerCommand command = ServerCommand.plain().with("-Djava.io.tmpdir=" + temporary);
        try (ServerProcess server = ServerProcess.start(command, Files.createDirectory(folder.resolve("data")))) {
            assertThat(new Guest(server.address()).get("/api/games").statusCode())
                    .isEqualTo(200);
            server.kill();
        }

        try (var left = Files.walk(temporary)) {
            assertThat(left.map(path -> path.getFileName().toString())).noneMatch(name -> name.contains("sqlite"));
        }
    }
}
