package dev.anden.testkit.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.GameProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A ledger, the code and the tests of a module say the same rules. Implemented by a test class of that module.
public interface LedgerContract {
    /// The ledger that the module keeps to.
    Ledger ledger();

    /// The games that it is about.
    GameProvider provider();

    /// What the ids of all its rules begin with: `ttr`.
    String prefix();

    /// The least number of rules that are named in the code.
    int namedAtLeast();

    @Test
    default void every_rule_of_the_ledger_is_proved_by_a_test() {
        Proofs proofs = Proofs.beside(getClass());
        Ledger ledger = ledger();
        ledger.boards().forEach(board -> System.out.println(proofs.line(ledger, board)));

        assertThat(ledger.boards())
                .allSatisfy(board -> assertThat(proofs.missing(ledger, board))
                        .as("rules of %s that no test proves", board)
                        .isEmpty());
    }

    @Test
    default void tests_name_no_rule_that_the_ledger_does_not_know() {
        assertThat(Proofs.beside(getClass()).unknown(ledger())).isEmpty();
    }

    @Test
    default void the_ledger_is_about_the_games_of_the_module() {
        assertThat(provider().games())
                .extracting(game -> game.info().id())
                .containsExactlyElementsOf(ledger().boards());
    }

    @Test
    default void the_code_names_only_rules_of_the_ledger() throws IOException {
        Ledger ledger = ledger();

        assertThat(named())
                .hasSizeGreaterThan(namedAtLeast())
                .allSatisfy(id -> assertThat(ledger.rule(id)).as(id).isPresent());
    }

    /// The ids of rules that occur in the module's code.
    private Set<String> named() throws IOException {
        Pattern pattern = Pattern.compile("[\"`](%s\\.[a-z]+\\.[a-z0-9-]+)[\"`]".formatted(prefix()));
        var named = new TreeSet<String>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                Matcher id = pattern.matcher(Files.readString(source));
                while (id.find()) {
                    named.add(id.group(1));
                }
            }
        }
        return named;
    }
}
