package dev.anden.arena.analysis;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.State;
import java.util.List;

/// What a seat could choose now, and what each of it promises: judged as the choices of a finished game are, from what
/// the seat knows.
public final class Advice {
    private Advice() {}

    /// What is advised, and the actions that are about as good, best first: those that fall behind are left out.
    ///
    /// @param position a position in which a seat is to choose; it stays as it is
    /// @param advised the legal action that is advised
    /// @param player names what is compared with it, and chooses for everybody in rehearsals
    /// @param seed the seed of the imagined deals
    /// @param budget how many deals, or for how long
    public static List<Option> of(State position, int advised, Player player, long seed, Budget budget) {
        var comparison = new Comparison(position, player, new Future(position, player.inHurry(), seed), seed);
        comparison.include(advised);
        int deals = 0;
        do {
            comparison.look();
            deals++;
        } while (comparison.isOpen() && budget.allows(deals));
        return comparison.contenders(advised);
    }
}
