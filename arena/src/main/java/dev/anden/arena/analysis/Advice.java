package dev.anden.arena.analysis;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.State;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

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

    /// What some actions promise, each of them looked at to the end.
    ///
    /// @param position a position in which a seat is to choose; it stays as it is
    /// @param codes legal actions, each once
    /// @param player chooses for everybody in rehearsals
    /// @param seed the seed of the imagined deals
    /// @param budget how many deals, or for how long
    /// @return in the same order
    public static List<Option> compared(State position, List<Integer> codes, Player player, long seed, Budget budget) {
        var comparison = new Comparison(position, codes, new Future(position, player.inHurry(), seed), seed);
        codes.forEach(comparison::include);
        int deals = 0;
        do {
            comparison.look();
            deals++;
        } while (budget.allows(deals));
        Map<Integer, Option> byCode =
                comparison.options().stream().collect(Collectors.toMap(Option::code, Function.identity()));
        return codes.stream().map(byCode::get).map(Objects::requireNonNull).toList();
    }
}
