package dev.anden.arena;

import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.players.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// A bot that takes part in an experiment.
///
/// @param name what results call it
/// @param version what tells it from others of the same name, such as a checksum of the file that it was made
///     from; in one line, empty if there is nothing else to tell
/// @param maker makes another instance of the same bot: each thread and each seat has its own
public record Entrant(String name, String version, Supplier<Player> maker) {
    /// A bot whose name says which it is.
    public Entrant(String name, Supplier<Player> maker) {
        this(name, "", maker);
    }

    /// What tells it from all others: its name and, if there is one, its version.
    public String identity() {
        return version.isEmpty() ? name : name + " " + version;
    }

    /// The bot of a level.
    ///
    /// @throws IllegalArgumentException naming the levels that exist, if there is no such level of the game
    public static Entrant of(Roster roster, Game game, String level) {
        roster.create(game, level);
        return new Entrant(level, () -> roster.create(game, level));
    }

    /// Makes an instance of each. If one can't be made, those before it are let go of.
    public static List<Player> instances(List<Entrant> entrants) {
        var made = new ArrayList<Player>();
        try {
            entrants.forEach(entrant -> made.add(entrant.maker().get()));
            return made;
        } catch (RuntimeException | Error failure) {
            made.forEach(Entrant::dismiss);
            throw failure;
        }
    }

    /// Lets go of an instance that isn't needed any more, if it holds something, such as a process.
    public static void dismiss(Player player) {
        if (player instanceof AutoCloseable held) {
            try {
                held.close();
            } catch (Exception failure) {
                throw new IllegalStateException("A bot couldn't be dismissed", failure);
            }
        }
    }

    /// The same bot, with so much to spend on each choice.
    ///
    /// @param named what results call it then
    /// @param budget makes a fresh budget for each choice
    public Entrant within(String named, Supplier<Budget> budget) {
        return new Entrant(named, version, () -> new Budgeted(maker.get(), budget));
    }
}
