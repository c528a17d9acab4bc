import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Adds up the test reports of all modules: `java .mvn/TestTotal.java FOLDER SINCE`.
///
/// FOLDER is the root of the project; reports older than SINCE (such as `2026-11-21T08:00:00Z`) belong to an
/// earlier run and don't count. The last line it prints is `N passed, F failed, S skipped`; if no test ran, it
/// prints nothing. With `--strict` behind, it ends with 1 if no test ran, one failed, or one was skipped.
public final class TestTotal {
    private static final Set<String> REPORT_FOLDERS = Set.of("surefire-reports", "failsafe-reports");
    private static final Set<String> PASSED_BY = Set.of("node_modules", "src", ".git", "data");
    private static final Pattern SUITE = Pattern.compile("<testsuite\\s[^>]*>");

    private final Set<String> skippedIn = new TreeSet<>();
    private int run;
    private int failures;
    private int errors;
    private int skipped;

    private TestTotal() {}

    public static void main(String... arguments) throws IOException {
        var total = new TestTotal();
        for (Path report : reports(Path.of(arguments[0]), Instant.parse(arguments[1]))) {
            total.add(Files.readString(report));
        }
        boolean strict = arguments.length > 2 && arguments[2].equals("--strict");
        if (strict || total.run > 0) {
            total.print();
        }
        System.exit(!strict || total.isGood() ? 0 : 1);
    }

    private static List<Path> reports(Path root, Instant since) throws IOException {
        var found = new ArrayList<Path>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean passedBy = !folder.equals(root) && PASSED_BY.contains(folder.getFileName().toString());
                return passedBy ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String name = file.getFileName().toString();
                if (REPORT_FOLDERS.contains(file.getParent().getFileName().toString())
                        && name.startsWith("TEST-")
                        && name.endsWith(".xml")
                        && !attributes.lastModifiedTime().toInstant().isBefore(since)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    private void add(String report) {
        Matcher suite = SUITE.matcher(report);
        while (suite.find()) {
            run += number(suite.group(), "tests");
            failures += number(suite.group(), "failures");
            errors += number(suite.group(), "errors");
            int notRun = number(suite.group(), "skipped");
            skipped += notRun;
            if (notRun > 0) {
                skippedIn.add(attribute(suite.group(), "name"));
            }
        }
    }

    private static int number(String element, String name) {
        String value = attribute(element, name);
        return value.isEmpty() ? 0 : Integer.parseInt(value);
    }

    private static String attribute(String element, String name) {
        Matcher attribute = Pattern.compile("\\s" + name + "=\"([^\"]*)\"").matcher(element);
        return attribute.find() ? attribute.group(1) : "";
    }

    private void print() {
        if (!skippedIn.isEmpty()) {
            System.out.printf("Skipped tests in: %s%n", String.join(", ", skippedIn));
        }
        System.out.printf("Tests run: %d, Failures: %d, Errors: %d, Skipped: %d%n", run, failures, errors, skipped);
        System.out.printf(
                "%d passed, %d failed, %d skipped%n",
                run - failures - errors - skipped, failures + errors, skipped);
    }

    private boolean isGood() {
        return run > 0 && failures + errors + skipped == 0;
    }
}
