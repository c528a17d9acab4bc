package dev.anden.testkit.ledger;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The rules of a family of games as `docs/rules` states them: a text for people that can be read as data.
///
/// ```
/// Boards: `ttr-usa`, `ttr-europe`
///
/// ## Drawing cards — `ttr.draw.*`
///
/// - `two-cards`: a draw is two cards …
/// - `tunnel` (on `ttr-europe`): …
///
/// ## The boards side by side — `ttr.board.*`
///
/// | Rule | `ttr-usa` | `ttr-europe` |
/// |---|---|---|
/// | `stations` Stations of each seat | – | 3 |
/// ```
///
/// A rule's id is the heading's name before the star and the rule's own name. It holds on all boards, or on those
/// named after it; in a table, on the boards whose cell isn't a dash.
///
/// @param boards ids of the games that the ledger is about
/// @param rules in the order of the text
public record Ledger(List<String> boards, List<LedgerRule> rules) {
    public Ledger {
        boards = List.copyOf(boards);
        rules = List.copyOf(rules);
    }

    /// The ledger `docs/rules/NAME.md` of the repository in which the program runs.
    ///
    /// @throws IllegalStateException if there is no such file in this folder or one above it
    /// @throws IllegalArgumentException if the text isn't a ledger; the message names the line
    public static Ledger find(String name) {
        Path place = Path.of("docs", "rules", name + ".md");
        Path start = Path.of("").toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            Path file = folder.resolve(place);
            if (Files.isRegularFile(file)) {
                return read(file);
            }
        }
        throw new IllegalStateException("There is no " + place + " in " + start + " or a folder above it");
    }

    private static Ledger read(Path file) {
        try {
            return parse(Files.readString(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The ledger that a text states.
    ///
    /// @throws IllegalArgumentException if it is none; the message names the line
    public static Ledger parse(String text) {
        return new LedgerParser().parse(text);
    }

    /// The rules that hold on a board.
    public List<LedgerRule> on(String board) {
        return rules.stream().filter(rule -> rule.boards().contains(board)).toList();
    }

    /// The rule with an id.
    public Optional<LedgerRule> rule(String id) {
        return rules.stream().filter(rule -> rule.id().equals(id)).findFirst();
    }
}
