package dev.anden.cli.play;

import dev.anden.cli.text.Somebody;
import dev.anden.cli.text.Texts;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// What the seats are called.
///
/// @param texts the language
/// @param person the person's seat
/// @param called what each seat is called, by those who aren't the reader
public record Names(Texts texts, int person, List<String> called) {
    /// Whose person is none: nobody at the table reads it.
    private static final int NOBODY = -1;

    public Names {
        called = List.copyOf(called);
    }

    /// Those of a game against bots.
    ///
    /// @param person the person's seat
    /// @param levels the bots' levels, seat by seat; the person's own is not used
    public static Names of(Texts texts, int person, List<String> levels) {
        return new Names(
                texts,
                person,
                IntStream.range(0, levels.size())
                        .mapToObj(seat -> level(texts, levels.get(seat)) + " " + (seat + 1))
                        .toList());
    }

    /// Those of a game that others played: whoever has the same name as somebody else is told by the number of the
    /// seat, from 0.
    ///
    /// @param players what they are called, bots by their levels, seat by seat; there may be none for some seats
    public static Names ofPlayers(Texts texts, int seats, List<String> players) {
        return new Names(
                texts,
                NOBODY,
                IntStream.range(0, seats)
                        .mapToObj(seat -> player(texts, seat, players))
                        .toList());
    }

    private static String player(Texts texts, int seat, List<String> players) {
        if (seat >= players.size()) {
            return texts.text("analyse.player", seat);
        }
        String name = players.get(seat);
        boolean isUnique = Collections.frequency(players, name) == 1;
        return level(texts, name) + (isUnique ? "" : " (%d)".formatted(seat));
    }

    /// What a level is called; one that people aren't offered by what it is asked for by.
    public static String level(Texts texts, String level) {
        return texts.textOr("level." + level + ".name", level);
    }

    /// The name of a seat: `you`, `Planner 2` or `Ana`.
    public String of(int seat) {
        return seat == person ? texts.text("you") : called.get(seat);
    }

    /// The player in a seat, for texts whose verb depends on whether it is the reader.
    Somebody player(int seat) {
        return new Somebody(of(seat), seat == person);
    }

    /// Whether nobody else plays.
    boolean isAlone() {
        return called.size() == 1;
    }
}
