package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.testkit.ledger.Ledger;
import dev.anden.testkit.ledger.Proofs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The ledger `docs/rules/french-quarter.md` and the tests of this module say the same rules.
class LedgerTest {
    private static final Pattern ID = Pattern.compile("[\"`(](fq\\.[a-z]+\\.[a-z0-9-]+)[\"`]");

    private final Ledger ledger = Ledger.find("french-quarter");
    private final Proofs proofs = Proofs.beside(LedgerTest.class);

    @Test
    void every_rule_of_the_ledger_is_proved_by_a_test() {
        ledger.boards().forEach(board -> System.out.println(proofs.line(ledger, board)));

        assertThat(ledger.boards())
                .allSatisfy(board -> assertThat(proofs.missing(ledger, board))
                        .as("rules of %s that no test proves", board)
                        .isEmpty());
    }

    @Test
    void tests_name_no_rule_that_the_ledger_does_not_know() {
        assertThat(proofs.unknown(ledger)).isEmpty();
    }

    @Test
    void the_ledger_is_about_the_game_of_this_module() {
        assertThat(new FrenchQuarterProvider().games())
                .extracting(game -> game.info().id())
                .containsExactlyElementsOf(ledger.boards());
    }

    @Test
    void the_code_names_only_rules_of_the_ledger() throws IOException {
        var named = new TreeSet<String>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                Matcher id = ID.matcher(Files.readString(source));
                while (id.find()) {
                    named.add(id.group(1));
                }
            }
        }

        assertThat(named)
                .hasSizeGreaterThan(60)
                .allSatisfy(id -> assertThat(ledger.rule(id)).as(id).isPresent());
    }
}
