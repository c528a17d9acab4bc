package dev.anden.arena;

import dev.anden.engine.Game;
import dev.anden.engine.State;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Writes a replay as text: header lines, an empty line, one line per ply in the game's own notation, and the
/// result.
///
/// ```
/// anden-replay 1
/// game ttr-usa
/// rules 2
/// seats 2
/// option last bonus      (one line per option, if the game has any)
/// seed 1 game 17         (or the 64 digits of a table's secret)
/// branch 57              (if so many of its plies are those of another game, from which it goes on)
/// played 2026-11-20T17:12:00Z 2026-11-20T18:03:11Z
/// player 0 greedy
/// player 1 planner
///
/// (one ply per line; before it, a line such as `seat 1 came-back` for each note of the company)
/// result 61 118
/// ```
///
/// The result of a game that isn't over is `result unfinished`, so that a file cut short is known as such.
public final class ReplayWriter {
    /// The first line of every replay: what it is, and the version of the format.
    static final String TITLE = "anden-replay 1";

    static final String RESULT = "result";
    static final String UNFINISHED = "unfinished";
    static final String HASH = "hash";

    private ReplayWriter() {}

    /// The text of a replay, which ends with a line feed.
    ///
    /// @param game the game that it is a replay of
    public static String write(Game game, Replay replay) {
        var text = new StringBuilder();
        line(text, TITLE);
        line(text, "game " + replay.game());
        line(text, "rules " + replay.rulesVersion());
        line(text, "seats " + replay.setup().seats());
        replay.setup().options().forEach((id, value) -> line(text, "option " + id + " " + value));
        replay.origin().ifPresent(origin -> write(text, origin));
        if (replay.branch() > 0) {
            line(text, "branch " + replay.branch());
        }
        replay.played()
                .ifPresent(span ->
                        line(text, "played " + Moment.written(span.began()) + " " + Moment.written(span.ended())));
        for (int seat = 0; seat < replay.players().size(); seat++) {
            line(text, "player " + seat + " " + replay.players().get(seat));
        }
        line(text, "");
        State state = game.newState(replay.setup());
        for (int code : replay.codes()) {
            writeCompany(text, replay, state.ply());
            line(text, state.print(code));
            state.apply(code);
        }
        writeCompany(text, replay, replay.codes().size());
        String result = replay.totals()
                .map(totals -> totals.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .orElse(UNFINISHED);
        line(text, RESULT + " " + result);
        return text.toString();
    }

    private static void writeCompany(StringBuilder text, Replay replay, int ply) {
        replay.companyAt(ply).forEach(note -> line(text, note.line()));
    }

    private static void write(StringBuilder text, Replay.Origin origin) {
        switch (origin) {
            case Replay.Series series -> line(text, "seed " + series.seed() + " game " + series.number());
            case Replay.Table table -> {
                line(text, "seed " + table.seed());
                new TreeMap<>(table.contributions())
                        .forEach((seat, digits) -> line(text, "contribution " + seat + " " + digits));
            }
        }
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
