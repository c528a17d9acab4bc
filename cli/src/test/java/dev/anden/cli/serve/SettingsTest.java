package dev.anden.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is set elsewhere than on the command line. Which value counts is seen by the folder that a command says has no
/// database.
class SettingsTest {
    @TempDir
    Path folder;

    @Test
    void an_option_counts_more_than_the_environment_and_that_more_than_a_file() throws IOException {
        Path file = file("# where\n\ndata = from-file\n");
        var environment = Map.of("ANDEN_SETTINGS", file.toString());
        var both = Map.of("ANDEN_SETTINGS", file.toString(), "ANDEN_DATA", "from-environment");

        assertThat(CommandRun.with(environment, "check").err()).contains("/from-file.");
        assertThat(CommandRun.with(both, "check").err()).contains("/from-environment.");
        assertThat(CommandRun.with(both, "check", "--data", "from-option").err())
                .contains("/from-option.");
        assertThat(CommandRun.of("check", "--settings", file.toString()).err()).contains("/from-file.");
        assertThat(CommandRun.of("check").err()).contains("/data.");
    }

    @Test
    void a_file_that_the_command_line_names_counts_and_not_the_one_of_the_environment() throws IOException {
        Path file = file("data = named");

        assertThat(CommandRun.with(Map.of("ANDEN_SETTINGS", "nowhere"), "check", "--settings", file.toString())
                        .err())
                .contains("/named.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            data = a b
            ANDEN_DATA=a b
            ANDEN_DATA = "a b"
            data='a b'
            """)
    void a_setting_may_be_written_as_in_a_file_of_variables(String line) throws IOException {
        assertThat(CommandRun.of("check", "--settings", file(line).toString()).err())
                .contains("/a b.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            port 8080            | :2: a line of settings is written like port = 8080
            = 8080               | :2: a line of settings is written like port = 8080
            prot = 8080          | :2: there is no setting "prot"; did you mean port?
            ANDEN_BOT_PAUS = 1   | :2: there is no setting "ANDEN_BOT_PAUS"; did you mean bot-pause?
            smtp = x             | :2: there is no setting "smtp"; did you mean smtp-url?
            proxies = x          | :2: there is no setting "proxies"; did you mean trusted-proxies?
            url = x              | :2: there is no setting "url"; there are database-url, public-url, smtp-url
            colour = red         | :2: there is no setting "colour"; docs/operations.md lists them all
            heap = 1g            | :2: ANDEN_HEAP is read before the program starts; set it in the environment
            host =               | :2: host is empty; give it a value, or leave it out
            port = many          | :2: port: "many" isn't a whole number; write for example 8080
            port = 99999         | :2: port must be from 0 to 65535, not 99999
            network-bot-patience = 0 | :2: network-bot-patience must be from 1 to 86400, not 0
            ANDEN_NETWORK_BOT_PATIENCE = 86401 | :2: ANDEN_NETWORK_BOT_PATIENCE must be from 1 to 86400, not 86401
            analysis-time = 0    | :2: analysis-time must be from 1 to 28, not 0
            keep-open = -1       | :2: keep-open can't be negative: -1
            log-format = xml     | :2: log-format must be text or json, not "xml"
            watchers = all       | :2: watchers: "all" isn't an address like
            host-names = a.org:1 | :2: host-names: "a.org:1" can't be the name of a server
            public-url = a.org   | :2: public-url: "a.org" isn't an address like https://
            smtp-url = smtps://a:b@m.org?from=a@b.org | :2: smtp-url needs --public-url as well
            database-url = none  | :2: database-url isn't an address like postgresql://
            """)
    void what_is_wrong_with_a_line_is_told_with_its_number(String line, String sentence) throws IOException {
        Path file = file("# settings\n" + line);

        CommandRun run =
                CommandRun.of("serve", "--data", folder.resolve("data").toString(), "--settings", file.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: " + file + sentence);
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @Test
    void a_setting_that_a_file_has_twice_is_refused_under_whichever_names() throws IOException {
        Path file = file("port = 1\nhost = localhost\nANDEN_PORT = 2");

        assertThat(CommandRun.in("es", "serve", "--settings", file.toString()).err())
                .startsWith("anden: %s:3: ANDEN_PORT ya está en la línea 1; quita uno de los dos".formatted(file));
    }

    @Test
    void a_file_that_can_not_be_read_is_named_with_who_named_it() {
        CommandRun run = CommandRun.with(Map.of("ANDEN_SETTINGS", "nowhere.conf"), "serve");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("anden: ANDEN_SETTINGS: the file nowhere.conf can't be read: There is no such file.");
        assertThat(CommandRun.of("check", "--settings", folder.toString()).err())
                .startsWith("anden: --settings: the file %s can't be read: This is a folder".formatted(folder));
    }

    /// The system's administrator may look anywhere, and sees that there is nothing.
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void a_file_in_a_folder_that_nobody_may_look_into_is_not_told_as_missing() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, Set.of());
        boolean mayLook = System.getProperty("user.name").equals("root");
        try {
            assertThat(CommandRun.of("replay", closed.resolve("game").toString())
                            .err())
                    .isEqualTo("anden: %s: %s%n"
                            .formatted(
                                    closed.resolve("game"),
                                    mayLook ? "There is no such file." : "The file can't be read."));
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @ParameterizedTest
    @CsvSource({"ANDEN_PORT,many", "ANDEN_PATIENCE,2m"})
    void a_variable_with_a_wrong_number_is_named_and_the_command_line_may_overrule_it(String variable, String value) {
        CommandRun run = CommandRun.with(Map.of(variable, value), "serve");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("anden: %s: \"%s\" isn't a whole number; write for example ".formatted(variable, value));
        assertThat(CommandRun.with(Map.of(variable, value), "check").err()).contains("There is no database");
        assertThat(CommandRun.with(Map.of("ANDEN_PORT", "many"), "serve", "--port", "99999")
                        .err())
                .startsWith("anden: --port must be from 0 to 65535, not 99999");
    }

    /// A name with a NUL is none on any system, as one with letters that a terminal's language doesn't have is none
    /// there.
    @Test
    void what_can_not_be_the_name_of_a_file_is_told_with_where_it_is_set() throws IOException {
        String none = "a\0b";
        List<CommandRun> runs = List.of(
                CommandRun.of("check", "--data", none),
                CommandRun.of("replay", none),
                CommandRun.with(Map.of("ANDEN_DATA", none), "check"),
                CommandRun.with(Map.of("ANDEN_SETTINGS", none), "check"),
                CommandRun.with(Map.of("ANDEN_DATABASE_URL_FILE", none), "check"),
                CommandRun.of("check", "--settings", file("data = " + none).toString()));

        assertThat(runs).extracting(CommandRun::exitCode).containsOnly(2);
        assertThat(runs)
                .extracting(run -> run.err().substring(0, run.err().indexOf(": no file can be called \"" + none)))
                .containsExactly(
                        "anden: --data",
                        "anden: FILE",
                        "anden: ANDEN_DATA",
                        "anden: ANDEN_SETTINGS",
                        "anden: ANDEN_DATABASE_URL_FILE",
                        "anden: " + folder.resolve("anden.conf") + ":1: data");
        CommandRun bot = CommandRun.in("es", "simulate", "--bots", "quick:" + none + ",random");
        assertThat(bot.err())
                .startsWith("anden: Ningún archivo se puede llamar «a\0b» aquí; ")
                .hasLineCount(1);
    }

    @Test
    void a_secret_may_be_in_a_file_of_its_own() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "postgresql://ana:secret@localhost:1/games\n");

        assertThat(CommandRun.with(Map.of("ANDEN_DATABASE_URL_FILE", secret.toString()), "check")
                        .err())
                .startsWith("anden: The PostgreSQL server localhost:1 can't be reached");
        assertThat(CommandRun.of(
                                "check",
                                "--settings",
                                file("database-url-file = " + secret).toString())
                        .err())
                .startsWith("anden: The PostgreSQL server localhost:1 can't be reached");
        assertThat(CommandRun.with(Map.of("ANDEN_SMTP_URL_FILE", secret.toString()), "serve")
                        .err())
                .startsWith("anden: ANDEN_SMTP_URL_FILE isn't an address like smtps://")
                .doesNotContain("secret@");
    }

    @Test
    void a_secret_that_is_missing_empty_or_there_twice_is_refused() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty"), "\n");
        var twice = new HashMap<>(Map.of("ANDEN_DATABASE_URL_FILE", empty.toString()));
        twice.put("ANDEN_DATABASE_URL", "postgresql://ana:secret@localhost:1/games");

        assertThat(CommandRun.with(Map.of("ANDEN_DATABASE_URL_FILE", "nowhere"), "check")
                        .err())
                .startsWith("anden: ANDEN_DATABASE_URL_FILE: the file nowhere can't be read: There is no such file.");
        assertThat(CommandRun.with(Map.of("ANDEN_DATABASE_URL_FILE", empty.toString()), "check")
                        .err())
                .startsWith("anden: ANDEN_DATABASE_URL_FILE: the file %s is empty".formatted(empty));
        assertThat(CommandRun.with(twice, "check").err())
                .startsWith(
                        "anden: ANDEN_DATABASE_URL and ANDEN_DATABASE_URL_FILE are both set; leave one of them out");
    }

    @Test
    void whoever_starts_a_server_is_told_of_variables_that_mean_nothing() {
        var environment = Map.of(
                "ANDEN_PROT", "1",
                "ANDEN_NONSENSE", "1",
                "ANDEN_HEAP", "1g",
                "ANDEN_SERVICE_PORT", "1",
                "ANDEN_PORT", "many");

        assertThat(CommandRun.with(environment, "serve").err().lines()).noneMatch(line -> line.contains("ANDEN_PROT"));
        assertThat(CommandRun.with(environment, "serve", "--port", "99999")
                        .err()
                        .lines())
                .startsWith(
                        "anden: Andén doesn't know the environment variable ANDEN_NONSENSE; docs/operations.md lists those it reads",
                        "anden: Andén doesn't know the environment variable ANDEN_PROT; did you mean ANDEN_PORT?",
                        "anden: --port must be from 0 to 65535, not 99999");
        assertThat(CommandRun.with(environment, "check").err()).doesNotContain("ANDEN_PROT");
    }

    /// What counts is whole words first, and only then letters.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ANDEN_SMTP          | did you mean ANDEN_SMTP_URL?
            ANDEN_DATABASE      | did you mean ANDEN_DATABASE_URL?
            ANDEN_PROXIES       | did you mean ANDEN_TRUSTED_PROXIES?
            ANDEN_BOT           | did you mean ANDEN_BOT_PAUSE?
            ANDEN_HSOT          | did you mean ANDEN_HOST?
            ANDEN_DATABSE_URL   | did you mean ANDEN_DATABASE_URL?
            ANDEN_URL           | there are ANDEN_DATABASE_URL, ANDEN_PUBLIC_URL, ANDEN_SMTP_URL
            ANDEN_JAVA          | there are ANDEN_JAVA_HOME, ANDEN_JAVA_OPTIONS
            ANDEN_MAIL          | docs/operations.md lists those it reads
            """)
    void a_variable_that_means_nothing_is_told_with_what_it_may_have_meant(String variable, String told) {
        CommandRun run = CommandRun.with(Map.of(variable, "1"), "serve", "--port", "99999");

        assertThat(run.err())
                .startsWith("anden: Andén doesn't know the environment variable %s; %s%n".formatted(variable, told));
    }

    @Test
    void a_command_within_another_is_set_by_a_file_as_well() throws IOException {
        Path file = file("data = nowhere\ndatabase-url = none");

        assertThat(CommandRun.of("admin", "end", "table1", "--settings", file.toString())
                        .err())
                .startsWith("anden: %s:2: database-url isn't an address like".formatted(file));
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("anden.conf"), text);
    }
}
