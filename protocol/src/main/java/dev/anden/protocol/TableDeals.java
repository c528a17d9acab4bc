package dev.anden.protocol;

import java.util.List;

/// What chance brought in a finished game, so that everybody can work it out anew.
///
/// Where seats have added to the seed, chance was drawn from the SHA-256 of the seed's bytes and then, for each of
/// them,
/// one byte with the number of the seat and the bytes that it added; otherwise from the seed itself. Outcome number n,
/// from 0, takes the value at position n of that stream, scaled to the sum of the weights; it
/// falls on the outcome whose share of them holds it.
///
/// @param seed the server's secret: 64 hexadecimal digits
/// @param contributions what seats have added to it before the game began, in the order of the seats
/// @param deals in the order in which they fell
public record TableDeals(String seed, List<Contribution> contributions, List<Deal> deals) {
    public TableDeals {
        contributions = List.copyOf(contributions);
        deals = List.copyOf(deals);
    }

    /// What a seat has added to the seed.
    ///
    /// @param digits 64 hexadecimal ones
    public record Contribution(int seat, String digits) {}

    /// One outcome.
    ///
    /// @param ply from 0
    /// @param outcome what fell, in the game's notation
    /// @param weights the sum of the weights of all that could have fallen
    /// @param first where the share of what fell begins, from 0
    /// @param share how wide it is
    public record Deal(int ply, String outcome, int weights, int first, int share) {}
}
