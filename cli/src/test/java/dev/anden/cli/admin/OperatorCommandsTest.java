package dev.anden.cli.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.talk.ReportStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What those who run a server for others do besides running it.
class OperatorCommandsTest {
    @TempDir
    Path folder;

    @Test
    void tables_are_copied_checked_and_put_back() {
        String data = folder.resolve("data").toString();
        String copy = folder.resolve("copy.db").toString();
        Databases.open(Path.of(data)).close();

        assertThat(CommandRun.of("backup", "--data", data, copy).out())
                .isEqualTo("The tables in %s are now copied to %s.%n".formatted(data, copy));
        assertThat(CommandRun.in("es", "restore", "--data", data, copy).out())
                .startsWith("Las mesas de %s son ahora las de %s.".formatted(data, copy))
                .contains("Las de antes se conservan en ");
        assertThat(CommandRun.of("check", "--data", data).out())
                .isEqualTo("The database is sound, and everything in it can be replayed (tables: 0).%n".formatted());
    }

    @Test
    void reports_are_shown_and_marked_as_handled() {
        String data = folder.resolve("data").toString();
        Databases.open(Path.of(data)).close();
        assertThat(CommandRun.of("reports", "--data", data).out())
                .isEqualTo("Nobody has reported anything.%n".formatted());
        try (Database database = Databases.open(Path.of(data))) {
            new PersonStore(database).rename(new PersonId("a"), "Ana", Resemblance.NONE, 0);
            new ReportStore(database)
                    .add(new ReportStore.Wish(
                            "4f0c", "table1", new PersonId("a"), new PersonId("b"), OptionalInt.empty(), "Rude.", 0));
        }

        assertThat(CommandRun.of("reports", "--data", data).out())
                .startsWith("4f0c  ")
                .contains(", table table1: Ana reports somebody who has gone", "  About: b", "  Note: Rude.");
        assertThat(CommandRun.in("es", "reports", "--data", data, "--handled", "4f0c")
                        .out())
                .isEqualTo("La denuncia 4f0c queda atendida.%n".formatted());
        assertThat(CommandRun.of("reports", "--data", data).out())
                .isEqualTo("No report is waiting; --all shows those that were handled.%n".formatted());
        assertThat(CommandRun.of("reports", "--data", data, "--all").out())
                .contains("Ana reported somebody who has gone (handled)");
        assertThat(CommandRun.of("reports", "--data", data, "--handled", "nope").err())
                .startsWith("anden: There is no report nope; ");
    }

    @Test
    void tables_and_people_are_listed_and_shown() {
        String data = folder.resolve("data").toString();
        try (Database database = Databases.open(Path.of(data))) {
            var people = new PersonStore(database);
            people.rename(new PersonId("a"), "Ana", Resemblance.NONE, 0);
            people.bar(new PersonId("a"), 0);
        }

        assertThat(CommandRun.of("admin", "people", "--data", data).out())
                .contains("id  name", "a   Ana")
                .doesNotContain("--page");
        assertThat(CommandRun.in("es", "admin", "people", "--data", data, "--name", "eva")
                        .out())
                .isEqualTo("Nadie coincide.%n".formatted());
        assertThat(CommandRun.of("admin", "tables", "--playing", "--data", data).out())
                .isEqualTo("No table matches.%n".formatted());
        assertThat(CommandRun.of("admin", "show", "a", "--data", data).out())
                .startsWith("a  Ana, a guest, known since ")
                .contains("  Blocked: can only watch.");
        assertThat(CommandRun.of("admin", "show", "b", "--data", data).err())
                .startsWith("anden: There is neither a table nor a person b; ");
        assertThat(CommandRun.of("admin", "export", "b", "game.txt", "--data", data)
                        .err())
                .startsWith("anden: There is no table b; ");
        assertThat(CommandRun.of("admin").err())
                .startsWith(
                        "anden: \"admin\" needs one of: tables, people, show, export, end, delete, block, unblock, password");
        assertThat(CommandRun.in("es", "admin", "tables", "--page", "0", "--data", data)
                        .err())
                .startsWith("anden: --page debe ser 1 o más, no 0");
    }

    @Test
    void what_a_server_is_to_do_waits_for_it() {
        String data = folder.resolve("data").toString();
        try (Database database = Databases.open(Path.of(data))) {
            new PersonStore(database).rename(new PersonId("a"), "Ana", Resemblance.NONE, 0);
        }

        assertThat(CommandRun.of("admin", "block", "a", "--wait", "0", "--data", data)
                        .out())
                .isEqualTo("It is written down: a running server will do it within seconds; otherwise the next one to"
                        + " start will.%n".formatted());
        CommandRun slip = CommandRun.of("admin", "end", "table1", "--wait", "0", "--data", data);
        assertThat(slip.exitCode()).isEqualTo(1);
        assertThat(slip.err()).startsWith("anden: There is neither a table nor a person table1; ");
        assertThat(CommandRun.in("es", "admin", "end", "a", "--wait", "0", "--data", data)
                        .err())
                .startsWith("anden: a es una persona, y «end» es para una mesa.");
        assertThat(CommandRun.of("admin", "delete", "table1", "--data", data).err())
                .startsWith("anden: Deleting can't be undone; add --yes if you mean it");
        assertThat(CommandRun.in("es", "admin", "block", "a", "--wait", "-1", "--data", data)
                        .err())
                .startsWith("anden: --wait debe ser de 0 segundos o más, no -1");
        assertThat(CommandRun.of("admin", "unblock").err()).startsWith("anden: Missing: ID");
    }

    @Test
    void what_a_running_server_is_asked_to_do_is_done_and_told() {
        Path data = folder.resolve("data");
        try (RunningServer server = AndenServer.start(ServerOptions.of(data).withPort(0))) {
            assertThat(server.address()).startsWith("http://");
            assertThat(CommandRun.of("admin", "unblock", "a", "--data", data.toString())
                            .out())
                    .isEqualTo("a wasn't blocked.%n".formatted());
            CommandRun unknown = CommandRun.in("es", "admin", "block", "a", "--data", data.toString());
            assertThat(unknown.exitCode()).isEqualTo(1);
            assertThat(unknown.err()).startsWith("anden: No hay ninguna mesa ni persona a; ");
        } catch (StartFailure failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void a_link_for_another_password_is_made_whether_a_server_runs_or_not() throws StartFailure, IOException {
        Path data = folder.resolve("data");
        try (RunningServer server = AndenServer.start(ServerOptions.of(data).withPort(0))) {
            assertThat(server.address()).startsWith("http://");
            assertThat(CommandRun.in("es", "admin", "password", "ana", "--data", data.toString())
                            .err())
                    .startsWith("anden: Nadie entra como ana; ");
        }
        try (Database database = Databases.open(data)) {
            var ana = new PersonId("a");
            new PersonStore(database).rename(ana, "Ana", Resemblance.NONE, 0);
            var session = new SessionStore.Opening("s", "token", ana, "", Optional.empty());
            assertThat(new AccountStore(database)
                            .protect(new AccountStore.Beginning("Ana.B", "ana.b", session), "hash", 0))
                    .isTrue();
        }
        String link = CommandRun.of("admin", "password", "ANA.b", "--data", data.toString())
                .out();
        assertThat(link)
                .startsWith("With this link, a new password for ANA.b can be chosen, once and within a day:")
                .containsPattern("\nhttp://localhost:8080/new-password#[\\w-]{43}\\s");
        Path settings = Files.writeString(folder.resolve("anden.conf"), "port = 8151\ndata = " + data);
        assertThat(CommandRun.of("admin", "password", "ana.b", "--settings", settings.toString())
                        .out())
                .contains("\nhttp://localhost:8151/new-password#");
        assertThat(CommandRun.with(Map.of("ANDEN_PORT", "0"), "admin", "password", "ana.b", "--data", data.toString())
                        .err())
                .startsWith(
                        "anden: ANDEN_PORT must be from 1 to 65535 here, not 0; --public-url says where the server is");
        try (RunningServer server = AndenServer.start(ServerOptions.of(data).withPort(0))) {
            assertThat(server.address()).startsWith("http://");
            assertThat(CommandRun.in(
                                    "es",
                                    "admin",
                                    "password",
                                    "ana.b",
                                    "--data",
                                    data.toString(),
                                    "--public-url",
                                    "https://games.example.org/")
                            .out())
                    .containsPattern("\nhttps://games.example.org/new-password#[\\w-]{43}\\s");
        }
        assertThat(CommandRun.of("admin", "password", "ana.b", "--public-url", "games", "--data", data.toString())
                        .err())
                .startsWith("anden: --public-url");
    }

    @Test
    void what_cannot_be_done_is_one_sentence() {
        Path nowhere = folder.resolve("nowhere");

        CommandRun check = CommandRun.in("es", "check", "--data", nowhere.toString());
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.err())
                .isEqualTo("anden: En la carpeta %s no hay ninguna base de datos de Andén.%n".formatted(nowhere));
        assertThat(Files.exists(nowhere)).isFalse();
        assertThat(CommandRun.of("backup").err()).startsWith("anden: Missing: FILE");
        assertThat(CommandRun.of("restore", folder.resolve("none").toString()).err())
                .isEqualTo("anden: There is no backup %s.%n".formatted(folder.resolve("none")));
    }

    @Test
    void a_setting_may_come_from_the_environment_and_the_command_line_counts_more() {
        var environment = Map.of("ANDEN_DATA", folder.resolve("a").toString());

        assertThat(CommandRun.with(environment, "check").err())
                .contains(folder.resolve("a").toString());
        assertThat(CommandRun.with(
                                environment,
                                "check",
                                "--data",
                                folder.resolve("b").toString())
                        .err())
                .contains(folder.resolve("b").toString());
    }

    @ParameterizedTest
    @CsvSource({
        "ANDEN_HOST",
        "ANDEN_PORT",
        "ANDEN_DATA",
        "ANDEN_TRUSTED_PROXIES",
        "ANDEN_DATABASE_URL",
        "ANDEN_SMTP_URL"
    })
    void an_empty_variable_of_the_environment_is_refused_by_name(String variable) {
        for (String command : new String[] {"", "serve"}) {
            CommandRun run = command.isEmpty()
                    ? CommandRun.with(Map.of(variable, ""))
                    : CommandRun.with(Map.of(variable, " "), command);

            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("anden: %s is empty; give it a value, or leave it out%n".formatted(variable));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --trusted-proxies | proxy.example.org | --trusted-proxies: "proxy.example.org" isn't an address
            --trusted-proxies | 10.0.0.0/40       | --trusted-proxies: "10.0.0.0/40" isn't an address
            --trusted-proxies | 127.0.0.1, ::1, x | --trusted-proxies: "x" isn't an address
            --host-names      | a.org, b.org:8080 | --host-names: "b.org:8080" can't be the name of a server; write it like
            --watchers        | all               | --watchers: "all" isn't an address
            --public-url      | games.example.org | --public-url: "games.example.org" isn't an address like https://
            --public-url      | https://a.org/x   | --public-url: "https://a.org/x" isn't an address like https://
            --reminder-networks | all             | --reminder-networks: "all" isn't an address
            --log-format      | xml               | --log-format must be text or json, not "xml"
            --host            | ''                | --host is empty; give it a value, or leave it out
            --host            | zz zz             | --host: "zz zz" can't be the address of a machine
            --host            | -1                | --host: "-1" can't be the address of a machine
            --host            | '[::1'            | --host: "[::1" can't be the address of a machine
            --host            | []                | --host: "[]" can't be the address of a machine
            --trusted-proxies | ,                 | --trusted-proxies is empty; give it a value, or leave it out
            --host-names      | ' , ,'            | --host-names is empty; give it a value, or leave it out
            --watchers        | ,,                | --watchers is empty; give it a value, or leave it out
            --reminder-networks | ,               | --reminder-networks is empty; give it a value, or leave it out
            """)
    void a_setting_that_makes_no_sense_is_refused_before_anything_is_opened(
            String option, String value, String sentence) {
        CommandRun run = CommandRun.of("serve", "--data", folder.resolve("data").toString(), option, value);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: " + sentence);
        assertThat(folder.resolve("data")).doesNotExist();
    }

    /// Nobody has the address: it is one for examples (RFC 3849).
    @Test
    void an_address_of_the_sixth_version_may_be_written_as_in_a_url() {
        CommandRun run = CommandRun.of(
                "serve", "--data", folder.resolve("data").toString(), "--port", "0", "--host", "[2001:db8::1]");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("2001:db8::1").doesNotContain("[");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ANDEN_TRUSTED_PROXIES", "ANDEN_HOST_NAMES", "ANDEN_WATCHERS", "ANDEN_REMINDER_NETWORKS"})
    void a_list_of_the_environment_that_names_nothing_is_refused_by_name(String variable) {
        for (String nothing : new String[] {",", " , ,"}) {
            CommandRun run = CommandRun.with(
                    Map.of(variable, nothing),
                    "serve",
                    "--data",
                    folder.resolve("data").toString());

            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("anden: %s is empty; give it a value, or leave it out%n".formatted(variable));
            assertThat(folder.resolve("data")).doesNotExist();
        }
        assertThat(CommandRun.in("es", "serve", "--host-names", ",", "--data", "nowhere")
                        .err())
                .startsWith("anden: --host-names está vacío; dale un valor o no lo pongas");
    }

    @Test
    void lists_of_the_environment_may_be_written_with_blanks() {
        var environment = Map.of(
                "ANDEN_HOST_NAMES",
                " games.example.org , https://b.org",
                "ANDEN_DATA",
                folder.resolve("data").toString());

        assertThat(CommandRun.with(environment, "serve").err())
                .startsWith("anden: ANDEN_HOST_NAMES: \"https://b.org\" can't be the name of a server");
        assertThat(CommandRun.in("es", "serve", "--host-names", "a:1", "--data", "nowhere")
                        .err())
                .startsWith("anden: --host-names: «a:1» no puede ser el nombre de un servidor; escríbelo como");
    }

    @Test
    void a_port_of_a_database_that_can_not_be_is_told_as_such() {
        CommandRun run =
                CommandRun.with(Map.of("ANDEN_DATABASE_URL", "postgresql://ana:se:12345678@db:99999/games"), "serve");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: ANDEN_DATABASE_URL: a port must be from 1 to 65535, not 99999");
    }

    @Test
    void a_page_that_there_is_not_is_told_with_how_many_there_are() {
        String data = folder.resolve("data").toString();
        try (Database database = Databases.open(Path.of(data))) {
            var people = new PersonStore(database);
            for (int number = 0; number < 101; number++) {
                people.rename(new PersonId("p" + number), "Ana", Resemblance.NONE, 0);
            }
        }

        assertThat(CommandRun.of("admin", "people", "--page", "99", "--data", data)
                        .out())
                .isEqualTo("There is no page 99; there are 3 pages.%n".formatted());
        assertThat(CommandRun.of("admin", "people", "--page", "2", "--data", data)
                        .out())
                .endsWith("There is more: --page 3, of 3%n".formatted());
        assertThat(CommandRun.of("admin", "people", "--page", "3", "--data", data)
                        .out())
                .doesNotContain("more");
        assertThat(CommandRun.in("es", "admin", "tables", "--page", "99", "--data", data)
                        .out())
                .isEqualTo("Ninguna mesa coincide.%n".formatted());
    }

    @ParameterizedTest
    @CsvSource({"serve", "check", "backup copy.db", "restore copy.db"})
    void an_address_of_a_database_that_is_none_is_refused_and_not_repeated(String command) {
        CommandRun run =
                CommandRun.with(Map.of("ANDEN_DATABASE_URL", "mysql://ana:secret@db/games"), command.split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("anden: ANDEN_DATABASE_URL isn't an address like postgresql://user:password@host:5432/")
                .doesNotContain("secret");
    }

    @Test
    void a_setting_that_the_database_driver_does_not_know_is_not_ignored() {
        String address = "postgresql://ana:secret@db/games?";

        assertThat(CommandRun.with(Map.of("ANDEN_DATABASE_URL", address + "sslmod=verify-full"), "check")
                        .err())
                .startsWith("anden: ANDEN_DATABASE_URL: the PostgreSQL driver has no setting \"sslmod\";"
                        + " did you mean \"sslmode\"?");
        assertThat(CommandRun.with(Map.of("ANDEN_DATABASE_URL", address + "password=a&very-secret"), "check")
                        .err())
                .startsWith("anden: ANDEN_DATABASE_URL: what follows the question mark isn't a setting")
                .doesNotContain("secret");
    }

    @Test
    void a_data_folder_that_is_a_file_is_a_wrong_setting() throws IOException {
        Path file = Files.writeString(folder.resolve("data"), "");

        CommandRun run = CommandRun.of("serve", "--port", "0", "--data", file.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("is a file and not a folder");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mail.example.org                                    | isn't an address like smtps://user:password@host:465
            smtp://ana:secret@mail.example.org                  | isn't an address like smtps://user:password@host:465
            smtps://ana:secret@mail.example.org?from=a@b.org    | needs --public-url as well
            """)
    void a_mail_server_that_can_not_be_used_is_refused_and_its_password_not_repeated(String address, String sentence) {
        CommandRun run = CommandRun.with(Map.of("ANDEN_SMTP_URL", address), "serve");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: ANDEN_SMTP_URL " + sentence).doesNotContain("secret");
    }

    @ParameterizedTest
    @CsvSource({"serve --port 0", "check"})
    void a_database_server_that_is_not_there_is_one_sentence_without_the_password(String command) {
        CommandRun run = CommandRun.with(
                Map.of("ANDEN_DATABASE_URL", "postgresql://ana:secret@localhost:1/games"), command.split(" "));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo(("anden: The PostgreSQL server localhost:1 can't be reached; is it running, and are its name"
                                + " and port right?%n")
                        .formatted());
        assertThat(run.out()).isEmpty();
    }

    @Test
    void tables_in_a_database_of_another_program_are_copied_by_that_program() {
        var environment = Map.of("ANDEN_DATABASE_URL", "postgresql://ana:secret@localhost:1/games");

        for (String command : new String[] {"backup", "restore"}) {
            CommandRun run = CommandRun.with(environment, command, "copy.db");

            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err()).contains("pg_dump", "pg_restore").doesNotContain("secret");
        }
    }
}
