package dev.anden.protocol;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// A whole game as a text that a person can read: `GET /api/tables/{table}/export`, and what `replay` takes.
///
/// ```
/// anden replay 1
/// game ttr-usa
/// rules 1
/// seat 0 person Ana
/// seat 1 bot planner
/// seed 8f0c…
/// chance <outcome in the game's notation>
/// 0 <action in the game's notation>
/// …
/// end 213 5a1e…
/// ```
/// One line is one ply: `chance` or the seat that acted, and the text. The last line says how many plies there
/// are and the hash of the last state, so that a file cut short is noticed. Empty lines and lines that begin
/// with `#` mean nothing.
///
/// @param seats who sat where: `person` and a name, or `bot` and a level
/// @param seed the secret seed behind the chance outcomes, 64 hex digits, where it is known
/// @param hash the hash of the last state
public record ReplayFile(
        String game, int rulesVersion, List<String> seats, Optional<String> seed, List<Line> plies, long hash) {
    static final String TITLE = "anden replay 1";
    static final String CHANCE = "chance";

    public ReplayFile {
        seats = List.copyOf(seats);
        plies = List.copyOf(plies);
    }

    /// One ply.
    ///
    /// @param actor the seat that acted, or `State.CHANCE`
    /// @param text the action or outcome in the game's notation
    public record Line(int actor, String text) {
        private String print() {
            return (actor == State.CHANCE ? CHANCE : Integer.toString(actor)) + " " + text;
        }
    }

    /// The text; [#parse] is its inverse.
    public String print() {
        var lines = new ArrayList<String>();
        lines.add(TITLE);
        lines.add("game " + game);
        lines.add("rules " + rulesVersion);
        for (int seat = 0; seat < seats.size(); seat++) {
            lines.add("seat " + seat + " " + seats.get(seat));
        }
        seed.ifPresent(hex -> lines.add("seed " + hex));
        plies.forEach(ply -> lines.add(ply.print()));
        lines.add("end " + plies.size() + " " + HexFormat.of().toHexDigits(hash));
        return String.join("\n", lines) + "\n";
    }

    /// The game that a text tells.
    ///
    /// @throws NotationException naming the line that doesn't fit, or saying that the end is missing
    public static ReplayFile parse(String text) {
        return new ReplayParser(text).parse();
    }
}
