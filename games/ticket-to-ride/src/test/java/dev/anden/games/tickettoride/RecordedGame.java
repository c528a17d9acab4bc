package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A complete game as a text, in the format that replays have: header lines, an empty line, one line a ply in the
/// notation, and the totals.
///
/// ```
/// anden-replay 1
/// game ttr-usa
/// rules 2
/// seats 2
///
/// first 1
/// card red
/// …
/// result 61 118
/// ```
record RecordedGame(String board, int seats, List<String> plies, List<Integer> totals) {
    private static final String RESULT = "result ";

    RecordedGame {
        plies = List.copyOf(plies);
        totals = List.copyOf(totals);
    }

    static RecordedGame parse(String text) {
        List<String> lines = text.lines().toList();
        int empty = lines.indexOf("");
        List<String> header = lines.subList(0, empty);
        String board = value(header, "game ttr-");
        assertThat(header).startsWith("anden-replay 1").contains("rules " + rulesVersion(board));
        assertThat(lines.getLast()).startsWith(RESULT);
        return new RecordedGame(
                board,
                Integer.parseInt(value(header, "seats ")),
                lines.subList(empty + 1, lines.size() - 1),
                List.of(lines.getLast().substring(RESULT.length()).split(" ")).stream()
                        .map(Integer::valueOf)
                        .toList());
    }

    private static String value(List<String> header, String name) {
        return header.stream()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(name.length()))
                .findFirst()
                .orElseThrow();
    }

    private static int rulesVersion(String board) {
        return Scene.game(board).info().rulesVersion();
    }

    String print() {
        var lines = new ArrayList<>(
                List.of("anden-replay 1", "game ttr-" + board, "rules " + rulesVersion(board), "seats " + seats, ""));
        lines.addAll(plies);
        lines.add(RESULT + words(totals));
        return String.join("\n", lines) + "\n";
    }

    /// The row about this game in the folder's table: played through, every ply checked.
    String row(String file) {
        Play play = Scene.start(board, seats);
        Set<Happening> shows = Happening.in(play, plies);
        assertThat(play.isOver()).as("%s is played to its end", file).isTrue();
        assertThat(play.sheet().totals()).as("totals of %s", file).isEqualTo(totals);
        return "| `%s` | %d | %s | %s | `%s` | %s |"
                .formatted(
                        file,
                        seats,
                        words(totals),
                        words(play.sheet().ranks()),
                        play.sheet().decidedBy(),
                        shows.stream().map(Happening::toString).collect(Collectors.joining(", ")));
    }

    private static String words(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
