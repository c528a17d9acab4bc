package dev.anden.protocol;

import java.util.List;

/// What chance brought in a finished game, so that everybody can work it out anew.
///
/// Outcome number n, from 0, takes the value at position n of the seed's stream, scaled to the sum of the weights; it
/// falls on the outcome whose share of them holds it.
///
/// @param seed the secret behind them: 64 hexadecimal digits
/// @param deals in the order in which they fell
public record TableDeals(String seed, List<Deal> deals) {
    public TableDeals {
        deals = List.copyOf(deals);
    }

    /// One outcome.
    ///
    /// @param ply from 0
    /// @param outcome what fell, in the game's notation
    /// @param weights the sum of the weights of all that could have fallen
    /// @param first where the share of what fell begins, from 0
    /// @param share how wide it is
    public record Deal(int ply, String outcome, int weights, int first, int share) {}
}
