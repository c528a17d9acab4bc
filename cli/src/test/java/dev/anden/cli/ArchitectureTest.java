package dev.anden.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.anden.engine.Observation;
import dev.anden.engine.State;
import dev.anden.testkit.HouseRules;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Timer;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The walls of the house: arrows run downward only, and what each room is for stays true. Nobody uses `benchmarks`,
/// which looks after itself.
class ArchitectureTest implements HouseRules {
    /// Each module and the modules that it may use. Web holds no Java to speak of; cli may use everything.
    private static final Map<String, List<String>> ARROWS = Map.ofEntries(
            entry("engine", List.of()),
            entry("json", List.of()),
            entry("testkit", List.of("engine")),
            entry("games", List.of("engine", "json")),
            entry("players", List.of("engine")),
            entry("arena", List.of("engine", "players")),
            entry("protocol", List.of("engine")),
            entry("counsel", List.of("engine", "players", "arena", "protocol")),
            entry("table", List.of("engine", "protocol")),
            entry("rpc", List.of("engine", "players", "arena", "protocol")),
            entry("server", List.of("engine", "players", "arena", "protocol", "counsel", "table")));

    /// Each room of the command, and those of them that it may use. The root uses any of them, and none uses the root.
    private static final Map<String, List<String>> ROOMS_OF_THE_COMMAND = Map.of(
            "text", List.of(),
            "call", List.of("text"),
            "wish", List.of("call", "text"),
            "serve", List.of("call", "text"),
            "admin", List.of("serve", "call", "text"),
            "play", List.of("wish", "call", "text"),
            "experiment", List.of("play", "wish", "call", "text"),
            "study", List.of("play", "wish", "call", "text"),
            "workshop", List.of("wish", "call", "text"));

    /// Each room of what is kept on disk, and those of them that it may use: beneath the database itself, above it
    /// what is kept, by subject.
    private static final Map<String, List<String>> ROOMS_OF_THE_STORE = Map.ofEntries(
            entry("database", List.of()),
            entry("row", List.of()),
            entry("sqlite", List.of("database")),
            entry("postgres", List.of("database")),
            entry("access", List.of("sqlite", "postgres", "database")),
            entry("people", List.of("database")),
            entry("node", List.of("people", "database")),
            entry("reminder", List.of("people", "row", "database")),
            entry("table", List.of("reminder", "node", "people", "row", "database")),
            entry("account", List.of("table", "reminder", "node", "people", "access", "database")),
            entry("history", List.of("table", "people", "row", "database")),
            entry("talk", List.of("node", "people", "row", "access", "database")),
            entry("operator", List.of("table", "node", "people", "access", "database")),
            entry("tournament", List.of("table", "people", "row", "access", "database")));

    /// Each room beside the live tables, which use any of them, while none uses these or another one.
    private static final Map<String, List<String>> ROOMS_OF_THE_TABLES =
            Map.of("audience", List.of(), "bot", List.of(), "log", List.of(), "node", List.of());

    /// The rooms that are to run without a Java machine as well, say in a browser.
    private static final String[] PORTABLE = {
        "dev.anden.engine..",
        "dev.anden.json..",
        "dev.anden.players..",
        "dev.anden.arena.analysis..",
        "dev.anden.counsel..",
        "dev.anden.table..",
        "dev.anden.games.."
    };

    /// What these rooms do without, and why.
    private static final Map<String, String> NOT_PORTABLE = Map.of(
            "java.util.concurrent..", "there is one thread",
            "java.lang.reflect..", "what isn't called by name may not be there",
            "java.lang.invoke..", "what isn't called by name may not be there",
            "java.sql..", "there is no database",
            "java.net..", "whoever wraps them has the wire",
            "java.security..", "secrets come in from outside",
            "java.time..", "time comes in from outside, as a number",
            "org.springframework..", "they know no framework",
            "org.slf4j..", "whoever wraps them has the log");

    /// What is in every program's reach without a package that says so.
    private static final Class<?>[] OF_THE_MACHINE = {
        Thread.class,
        ThreadGroup.class,
        ThreadLocal.class,
        InheritableThreadLocal.class,
        ScopedValue.class,
        Runtime.class,
        Process.class,
        ProcessBuilder.class,
        Timer.class
    };

    /// What the compiler itself puts in for records, lambdas and switches over types; it is translated away.
    private static final Set<String> OF_THE_LANGUAGE = Set.of(
            "java.lang.invoke.MethodHandles",
            "java.lang.invoke.MethodHandles$Lookup",
            "java.lang.invoke.MethodType",
            "java.lang.invoke.CallSite",
            "java.lang.invoke.MethodHandle",
            "java.lang.invoke.TypeDescriptor",
            "java.lang.invoke.LambdaMetafactory",
            "java.lang.invoke.StringConcatFactory");

    /// Functions of `Math` that may differ in their last bit from one machine to the next.
    private static final Set<String> INEXACT = Set.of(
            "acos", "asin", "atan", "atan2", "cbrt", "cos", "cosh", "exp", "expm1", "hypot", "log", "log10", "log1p",
            "pow", "sin", "sinh", "tan", "tanh");

    /// What families of games have in common: how boards are read, and what positions are made of.
    private static final List<String> SHARED_BY_FAMILIES =
            List.of("dev.anden.games.boardfile..", "dev.anden.games.common..");

    /// There are more than 1,700: whole modules would be missing.
    private static final int CLASSES_AT_LEAST = 1_500;

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.anden");

    @Override
    public JavaClasses house() {
        return ALL;
    }

    /// A rule that sees nothing proves nothing, and a module that has no arrows may use all others.
    @Test
    void the_walls_are_looked_at_all_over_the_house() {
        var expected = new TreeSet<>(ARROWS.keySet());
        expected.add("cli");
        Set<String> modules = ALL.stream()
                .map(type -> type.getPackageName().split("\\.")[2])
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(ALL.size()).isGreaterThan(CLASSES_AT_LEAST);
        assertThat(modules).isEqualTo(expected);
    }

    @Test
    void arrows_run_downward_only() {
        useWhatLiesBeneathThem("dev.anden", ARROWS);
    }

    @Test
    void the_rooms_of_the_command_use_what_lies_beneath_them_only() {
        useWhatLiesBeneathThem("dev.anden.cli", ROOMS_OF_THE_COMMAND);

        assertThat(rooms("dev.anden.cli")).isEqualTo(ROOMS_OF_THE_COMMAND.keySet());
    }

    @Test
    void the_rooms_of_the_store_use_what_lies_beneath_them_only() {
        useWhatLiesBeneathThem("dev.anden.server.store", ROOMS_OF_THE_STORE);

        assertThat(rooms("dev.anden.server.store")).isEqualTo(ROOMS_OF_THE_STORE.keySet());
    }

    @Test
    void the_rooms_beside_the_live_tables_know_nothing_of_them() {
        useWhatLiesBeneathThem("dev.anden.server.table", ROOMS_OF_THE_TABLES);

        assertThat(rooms("dev.anden.server.table")).isEqualTo(ROOMS_OF_THE_TABLES.keySet());
    }

    private static void useWhatLiesBeneathThem(String house, Map<String, List<String>> arrows) {
        arrows.forEach((room, below) -> {
            String[] allowed = Stream.concat(Stream.of(room), below.stream())
                    .map(other -> house + "." + other + "..")
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(house + "." + room + "..")
                    .should()
                    .dependOnClassesThat(JavaClass.Predicates.resideInAPackage(house + "..")
                            .and(JavaClass.Predicates.resideOutsideOfPackages(allowed)))
                    .check(ALL);
        });
    }

    /// The rooms of a house that there are, but for its root.
    private static Set<String> rooms(String house) {
        return ALL.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(house + "."))
                .map(name -> name.substring(house.length() + 1).split("\\.")[0])
                .collect(Collectors.toSet());
    }

    @Test
    void nobody_but_the_composition_root_knows_a_concrete_game() {
        noClasses()
                .that()
                .resideOutsideOfPackages("dev.anden.games..", "dev.anden.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.anden.games..")
                .check(ALL);
    }

    @Test
    void families_of_games_do_not_know_one_another_and_what_they_share_knows_none() {
        slices().matching("dev.anden.games.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        JavaClass.Predicates.resideInAPackage("dev.anden.games.."),
                        JavaClass.Predicates.resideInAnyPackage(SHARED_BY_FAMILIES.toArray(String[]::new)))
                .check(ALL);
        for (String shared : SHARED_BY_FAMILIES) {
            noClasses()
                    .that()
                    .resideInAPackage(shared)
                    .should()
                    .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("dev.anden..")
                            .and(JavaClass.Predicates.resideOutsideOfPackages(
                                    shared, "dev.anden.engine", "dev.anden.json")))
                    .check(ALL);
        }
    }

    @Test
    void the_engine_needs_nothing_but_java_and_jspecify() {
        classes()
                .that()
                .resideInAPackage("dev.anden.engine..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("dev.anden.engine..", "java..", "org.jspecify..")
                .check(ALL);
    }

    @Test
    void bots_see_observations_and_no_state_but_what_they_imagine() {
        noClasses()
                .that()
                .resideInAnyPackage("dev.anden.players..", "dev.anden.games..knowledge..")
                .should()
                .callMethodWhere(describe("a state comes from elsewhere", ArchitectureTest::bringsForeignState))
                .check(ALL);
    }

    /// Whether a call gives a bot a state that it didn't imagine from its observation, nor copied from one that it
    /// did.
    private static boolean bringsForeignState(JavaMethodCall call) {
        JavaClass owner = call.getTargetOwner();
        boolean imagined = owner.isAssignableTo(Observation.class)
                && call.getTarget().getName().equals("imagine");
        boolean own =
                owner.isAssignableTo(State.class) || owner.getPackageName().endsWith(".knowledge");
        return call.getTarget().getRawReturnType().isAssignableTo(State.class) && !imagined && !own;
    }

    @Test
    void rules_bots_and_tables_know_no_clock_and_no_random_generator() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.util.random..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.security.SecureRandom")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.time.Instant")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .check(ALL);
    }

    @Test
    void what_is_to_run_anywhere_knows_nothing_of_the_machine() {
        NOT_PORTABLE.forEach((beyond, reason) -> noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat(JavaClass.Predicates.resideInAPackage(beyond)
                        .and(describe(
                                "what the language itself needs excepted",
                                type -> !OF_THE_LANGUAGE.contains(type.getName()))))
                .because(reason)
                .check(ALL));
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(OF_THE_MACHINE)
                .because("there is one thread, and no other program")
                .check(ALL);
    }

    @Test
    void what_is_to_run_anywhere_reads_json_without_a_library_and_files_in_the_rooms_that_are_for_it() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml..")
                .because("boards are read through BoardFile and Place")
                .check(ALL);
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .and()
                .resideOutsideOfPackage("dev.anden.engine.files")
                .and()
                .doNotHaveFullyQualifiedName("dev.anden.engine.GameProvider")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.nio.file..")
                .because("there is no file system")
                .check(ALL);
    }

    /// Records of the wire know nothing of JSON; what beside them does is none of a table's or a bot's business.
    @Test
    void tables_and_bots_that_advise_use_records_of_the_wire_and_not_how_they_are_written() {
        assertThat(ALL.stream().filter(ArchitectureTest::writesRecords).map(JavaClass::getSimpleName))
                .contains("WireJson", "JsonPlace", "FamilyIntrospector");
        noClasses()
                .that()
                .resideInAnyPackage("dev.anden.table..", "dev.anden.counsel..")
                .should()
                .dependOnClassesThat(describe("say how records are written", ArchitectureTest::writesRecords))
                .check(ALL);
    }

    private static boolean writesRecords(JavaClass type) {
        return type.getPackageName().startsWith("dev.anden.protocol.json")
                || type.getPackageName().startsWith("dev.anden.protocol.typescript");
    }

    @Test
    void where_a_fraction_decides_it_is_the_same_on_every_machine() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .callMethodWhere(describe(
                        "Math is exact, or it is StrictMath",
                        call -> call.getTargetOwner().isEquivalentTo(Math.class)
                                && INEXACT.contains(call.getTarget().getName())))
                .check(ALL);
    }
}
