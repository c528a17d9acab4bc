package dev.anden.cli.play;

import dev.anden.cli.text.Somebody;
import dev.anden.cli.text.Texts;
import java.util.ArrayList;
import java.util.List;

/// What the seats are called.
///
/// @param texts the language
/// @param person the person's seat
/// @param levels the bots' levels, seat by seat; the person's own is not used
public record Names(Texts texts, int person, List<String> levels) {
    public Names {
        levels = List.copyOf(levels);
    }

    /// What a level is called; one that people aren't offered by what it is asked for by.
    public static String level(Texts texts, String level) {
        return texts.textOr("level." + level + ".name", level);
    }

    /// The name of a seat: `you`, or `Planner 2`.
    public String of(int seat) {
        return seat == person ? texts.text("you") : level(texts, levels.get(seat)) + " " + (seat + 1);
    }

    /// The player in a seat, for texts whose verb depends on whether it is the reader.
    Somebody player(int seat) {
        return new Somebody(of(seat), seat == person);
    }

    /// Whether nobody else plays.
    boolean isAlone() {
        return levels.size() == 1;
    }

    /// All names, seat by seat.
    List<String> all() {
        var names = new ArrayList<String>();
        for (int seat = 0; seat < levels.size(); seat++) {
            names.add(of(seat));
        }
        return names;
    }
}
