package dev.anden.protocol;

import java.util.List;

/// What chance brought in a finished game, so that everybody can work it out anew.
///
/// Where seats have added to the seed, chance was drawn from the SHA-256 of the seed's bytes and then, for each of
/// them,
/// one byte with the number of the seat and the bytes that it added; otherwise from the seed itself. Outcome
/// number n, from 0, takes the value at position n of that stream, scaled to the sum of the weights; it falls on
/// the outcome whose share of them holds it. What could fall together is a pile: what falls leaves it, and what
/// comes back was in it at the beginning. Of a game that goes on from a moment of another one the first outcomes
/// fell there, and take their places in this stream without being of it.
///
/// @param seed the server's secret: 64 hexadecimal digits
/// @param contributions what seats have added to it before the game began, in the order of the seats
/// @param branch how many of the game's plies are those of another one, from which it goes on; 0 for most games
/// @param deals in the order in which they fell
public record TableDeals(String seed, List<Contribution> contributions, int branch, List<Deal> deals) {
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
    /// @param possible all that could have fallen, side by side
    public record Deal(int ply, String outcome, List<Possible> possible) {
        public Deal {
            possible = List.copyOf(possible);
        }
    }

    /// An outcome that could have fallen.
    ///
    /// @param outcome in the game's notation
    /// @param weight from 1
    public record Possible(String outcome, int weight) {}
}
