package dev.anden.cli;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.ServerOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What stands in the recipes for hosts is what the program knows: a name that has changed would be noticed by nobody
/// before the next host starts it.
class PackagingTest {
    private static final Path HOME = Path.of("..");
    private static final Path OPERATIONS = HOME.resolve("docs/operations.md");
    private static final Path PACKAGING = HOME.resolve("packaging");

    /// What a release has as it is here; of the recipes each that is linked is looked for.
    private static final Set<Path> PACKED_BESIDES = Set.of(Path.of("docs"), Path.of("clients"), Path.of("packaging"));

    /// Where a link leads that stays here.
    private static final Pattern LINK = Pattern.compile("(?<=]\\()(?![a-z]+:)[^)#\\s]+");

    /// What the compose file asks for besides: the name of the site, for Caddy.
    private static final String SITE = "ANDEN_SITE";

    private static final Pattern VARIABLE = Pattern.compile("\\bANDEN_[A-Z_]+\\b");
    private static final Pattern SETTING =
            Pattern.compile("^\\| (?:`(--[a-z-]+)`|–) \\| `(ANDEN_[A-Z_]+)` \\|", Pattern.MULTILINE);
    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]+");
    private static final Pattern CALL =
            Pattern.compile("(?:^|`|/)anden ((?:admin )?[a-z]+)((?: [^`\\n#]*)?)", Pattern.MULTILINE);
    private static final Pattern PORT = Pattern.compile("(?:127\\.0\\.0\\.1:|anden-\\d:|EXPOSE )(\\d+)");
    private static final Pattern NODE = Pattern.compile("\\banden-\\d\\b");

    @Test
    void each_setting_in_the_table_of_settings_is_one_that_the_program_reads() throws IOException {
        List<MatchResult> settings = find(SETTING, Files.readString(OPERATIONS));

        assertThat(settings).hasSizeGreaterThan(15).allSatisfy(setting -> {
            assertThat(CommandRun.with(Map.of(setting.group(2), ""), "serve").err())
                    .startsWith("anden: %s is empty".formatted(setting.group(2)));
            if (setting.group(1) != null) {
                assertThat(help("serve")).contains(setting.group(1));
            }
        });
    }

    @Test
    void each_option_of_the_server_is_in_the_table_of_settings() throws IOException {
        Set<String> known = names(OPTION, help("serve"));
        known.removeAll(Set.of("--help", "--version"));

        assertThat(find(SETTING, Files.readString(OPERATIONS)).stream().map(setting -> setting.group(1)))
                .containsAll(known);
    }

    @Test
    void recipes_set_only_variables_that_are_documented() throws IOException {
        Set<String> documented = names(VARIABLE, Files.readString(OPERATIONS));

        assertThat(documented).contains(SITE, "ANDEN_HEAP");
        for (Path recipe : recipes()) {
            assertThat(documented).as(recipe.toString()).containsAll(names(VARIABLE, Files.readString(recipe)));
        }
    }

    @Test
    void each_variable_that_operations_speak_of_is_read_by_the_program_or_by_what_starts_it() throws IOException {
        Set<String> read = new TreeSet<>(Set.of(SITE));
        find(SETTING, Files.readString(OPERATIONS)).forEach(setting -> read.add(setting.group(2)));
        for (String starter : List.of("anden", ".mvn/find-jdk.sh", "packaging/launcher", "packaging/start.sh")) {
            read.addAll(names(VARIABLE, Files.readString(HOME.resolve(starter))));
        }

        assertThat(read).containsAll(names(VARIABLE, Files.readString(OPERATIONS)));
        assertThat(Files.readString(PACKAGING.resolve("compose.yaml"))).contains("${" + SITE + ":?}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/operations.md", "packaging/anden.service"})
    void commands_are_called_with_options_that_they_have(String file) throws IOException {
        List<MatchResult> calls = find(CALL, Files.readString(HOME.resolve(file)));

        assertThat(calls)
                .filteredOn(call -> isCommand(call.group(1)))
                .isNotEmpty()
                .allSatisfy(call -> assertThat(names(OPTION, help(call.group(1).split(" ", -1))))
                        .containsAll(names(OPTION, call.group(2))));
    }

    @Test
    void what_operations_speak_of_lies_in_a_release() throws IOException {
        String release = Files.readString(PACKAGING.resolve("release.sh"));
        Set<String> packed = Set.of(only("(?<=RECIPES=')[^']+", release).split(" "));
        Set<String> linked = names(Pattern.compile("(?<=]\\(\\.\\./packaging/)[^)#]+"), Files.readString(OPERATIONS));

        assertThat(linked).contains("compose.yaml", "Caddyfile", "anden.service");
        assertThat(packed)
                .containsAll(linked)
                .allSatisfy(recipe -> assertThat(PACKAGING.resolve(recipe)).isRegularFile());
        assertThat(release)
                .contains(
                        "cp -R \"$home/docs\" \"$release/docs\"",
                        "cp -R \"$home/clients\" \"$release/clients\"",
                        "cp \"$home/packaging/start.sh\" \"$release/program\"",
                        "\"$home/packaging/$recipe\"");
    }

    @Test
    void what_documents_lead_to_lies_in_a_release() throws IOException {
        String release = Files.readString(PACKAGING.resolve("release.sh"));
        List<Path> packed = Stream.of(only("(?<=LINKED=')[^']+", release).split("\\s+", -1))
                .map(Path::of)
                .toList();
        Set<Path> linked = new TreeSet<>();
        for (Path document : documents()) {
            find(LINK, Files.readString(document)).stream()
                    .map(link -> HOME.relativize(
                            document.resolveSibling(link.group()).normalize()))
                    .filter(place -> place.getNameCount() > 1 && !PACKED_BESIDES.contains(place.getName(0)))
                    .forEach(linked::add);
        }

        assertThat(linked)
                .hasSizeGreaterThan(2)
                .allSatisfy(place -> assertThat(packed).anyMatch(place::startsWith));
        assertThat(packed).allSatisfy(place -> assertThat(HOME.resolve(place)).exists());
        assertThat(release).contains("cp -R \"$home/$place\" \"$release/$place\"");
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.walk(HOME.resolve("docs"))) {
            return files.filter(file -> file.toString().endsWith(".md")).toList();
        }
    }

    @Test
    void servers_of_the_compose_file_say_by_what_address_people_reach_them() throws IOException {
        assertThat(Files.readString(PACKAGING.resolve("compose.yaml")))
                .contains("ANDEN_PUBLIC_URL: https://${%s:?}\n".formatted(SITE));
    }

    @Test
    void whoever_stops_a_server_gives_it_the_time_to_end_by_itself() throws IOException {
        String operations = Files.readString(OPERATIONS);
        int longest = seconds("(?<=After )\\d+(?= seconds the process ends)", operations);

        assertThat(seconds("(?<=--stop-timeout )\\d+", operations)).isGreaterThan(longest);
        assertThat(seconds("(?<=stop_grace_period: )\\d+(?=s)", Files.readString(PACKAGING.resolve("compose.yaml"))))
                .isGreaterThan(longest);
        assertThat(seconds("(?<=TimeoutStopSec=)\\d+", Files.readString(PACKAGING.resolve("anden.service"))))
                .isGreaterThan(longest);
    }

    private static int seconds(String pattern, String text) {
        return Integer.parseInt(only(pattern, text));
    }

    @Test
    void a_container_serves() throws IOException {
        assertThat(Files.readString(PACKAGING.resolve("Containerfile"))).contains("CMD [\"serve\"]");
        assertThat(help("serve")).contains("--port");
    }

    @Test
    void whoever_stands_before_servers_finds_them_at_the_port_that_they_have() throws IOException {
        for (Path recipe : List.of(OPERATIONS, PACKAGING.resolve("Caddyfile"), PACKAGING.resolve("Containerfile"))) {
            assertThat(find(PORT, Files.readString(recipe)))
                    .as(recipe.toString())
                    .isNotEmpty()
                    .allSatisfy(
                            port -> assertThat(port.group(1)).isEqualTo(Integer.toString(ServerOptions.DEFAULT_PORT)));
        }
    }

    @Test
    void caddy_stands_before_the_servers_of_the_compose_file_and_is_the_proxy_that_they_trust() throws IOException {
        String compose = Files.readString(PACKAGING.resolve("compose.yaml"));
        String caddy = Files.readString(PACKAGING.resolve("Caddyfile"));

        assertThat(names(NODE, caddy)).isEqualTo(names(NODE, compose)).hasSize(2);
        assertThat(names(Pattern.compile("(?<=ipv4_address: ).*"), compose))
                .isEqualTo(names(Pattern.compile("(?<=ANDEN_TRUSTED_PROXIES: ).*"), compose))
                .isEqualTo(names(Pattern.compile("(?<=ANDEN_WATCHERS: ).*"), compose));
        assertThat(compose).contains("dockerfile: packaging/Containerfile", "./Caddyfile:");
        assertThat(Files.readString(OPERATIONS)).contains(only("(?<=health_uri )\\S+", caddy));
    }

    private static List<Path> recipes() throws IOException {
        try (Stream<Path> files = Files.list(PACKAGING)) {
            List<Path> all = files.toList();
            assertThat(all).hasSizeGreaterThan(4);
            return all;
        }
    }

    /// Words such as "anden is" are no commands.
    private static boolean isCommand(String words) {
        return CommandRun.of(Stream.concat(Stream.of(words.split(" ", -1)), Stream.of("--help"))
                                .toArray(String[]::new))
                        .exitCode()
                == 0;
    }

    private static String help(String... command) {
        CommandRun run = CommandRun.of(
                Stream.concat(Stream.of(command), Stream.of("--help")).toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        return run.out();
    }

    private static String only(String pattern, String text) {
        return names(Pattern.compile(pattern), text).iterator().next();
    }

    private static Set<String> names(Pattern pattern, String text) {
        return find(pattern, text).stream().map(MatchResult::group).collect(toCollection(TreeSet::new));
    }

    private static List<MatchResult> find(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }
}
