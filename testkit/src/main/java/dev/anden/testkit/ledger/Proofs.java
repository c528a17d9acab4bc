package dev.anden.testkit.ledger;

import dev.anden.testkit.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.platform.commons.annotation.Testable;

/// The rules that the tests of a module prove: all that are named by a [Rule] on a test of a folder of compiled
/// classes.
///
/// @param tests the tests by the id of the rule that they prove
public record Proofs(SortedMap<String, List<Proof>> tests) {
    private static final String CLASS_FILE = ".class";

    public Proofs {
        tests = new TreeMap<>(tests);
    }

    /// A test that proves a rule.
    ///
    /// @param test its name, as `SetupTest.a_sentence`
    /// @param boards the boards on which it does; empty: on all on which the rule holds
    public record Proof(String test, List<String> boards) {
        public Proof {
            boards = List.copyOf(boards);
        }

        private boolean holdsOn(String board) {
            return boards.isEmpty() || boards.contains(board);
        }
    }

    /// The proofs in the folder from which a test class was loaded.
    ///
    /// @throws IllegalStateException if a [Rule] is on a method that isn't run as a test
    public static Proofs beside(Class<?> test) {
        var folder = test.getProtectionDomain().getCodeSource().getLocation();
        var proofs = new TreeMap<String, List<Proof>>();
        // By way of a URI: in a URL's path a blank is `%20`.
        for (Class<?> type : classes(Path.of(URI.create(folder.toString())), test.getClassLoader())) {
            for (Method method : type.getDeclaredMethods()) {
                for (Rule rule : method.getAnnotationsByType(Rule.class)) {
                    String name = type.getSimpleName() + "." + method.getName();
                    requireTest(method, name);
                    proofs.merge(rule.value(), List.of(new Proof(name, List.of(rule.on()))), Proofs::join);
                }
            }
        }
        return new Proofs(proofs);
    }

    /// The ids of a board's rules that no test proves.
    public List<String> missing(Ledger ledger, String board) {
        return ledger.on(board).stream()
                .map(LedgerRule::id)
                .filter(id -> tests.getOrDefault(id, List.of()).stream().noneMatch(proof -> proof.holdsOn(board)))
                .toList();
    }

    /// What tests name and the ledger doesn't know: ids, and boards on which a rule doesn't hold (`ID on BOARD`).
    public List<String> unknown(Ledger ledger) {
        var unknown = new ArrayList<String>();
        tests.forEach((id, proofs) -> ledger.rule(id)
                .ifPresentOrElse(
                        rule -> proofs.stream()
                                .flatMap(proof -> proof.boards().stream())
                                .filter(board -> !rule.boards().contains(board))
                                .forEach(board -> unknown.add(id + " on " + board)),
                        () -> unknown.add(id)));
        return unknown;
    }

    /// One line for the build: `ttr-usa: 57 rules proved / 57 in the ledger`.
    public String line(Ledger ledger, String board) {
        int all = ledger.on(board).size();
        return "%s: %d rules proved / %d in the ledger"
                .formatted(board, all - missing(ledger, board).size(), all);
    }

    private static List<Proof> join(List<Proof> left, List<Proof> right) {
        return Stream.concat(left.stream(), right.stream()).toList();
    }

    private static void requireTest(Method method, String name) {
        boolean runs = Arrays.stream(method.getAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(Proofs::isTest);
        if (!runs || method.isAnnotationPresent(Disabled.class)) {
            throw new IllegalStateException(name + " names a rule, but isn't run as a test");
        }
    }

    /// Whether an annotation makes a method a test: it is [Testable] itself, or carries an annotation that is.
    private static boolean isTest(Class<? extends Annotation> annotation) {
        return annotation.isAnnotationPresent(Testable.class)
                || Arrays.stream(annotation.getAnnotations())
                        .anyMatch(outer -> outer.annotationType().isAnnotationPresent(Testable.class));
    }

    private static List<Class<?>> classes(Path folder, ClassLoader loader) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(CLASS_FILE))
                    .sorted()
                    .map(file -> file.substring(0, file.length() - CLASS_FILE.length())
                            .replace('/', '.')
                            .replace('\\', '.'))
                    .<Class<?>>map(name -> load(name, loader))
                    .collect(Collectors.toList());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("The class file of " + name + " can't be loaded", missing);
        }
    }
}
