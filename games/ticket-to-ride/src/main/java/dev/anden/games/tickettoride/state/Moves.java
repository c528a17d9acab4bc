package dev.anden.games.tickettoride.state;

/// What the rules do for an element.
public interface Moves {
    /// Claims a route for a seat: pays, scores, and lets the market be filled.
    ///
    /// @param claim the code of the claim
    /// @param moreColored cards of its colour to pay besides
    /// @param moreWilds wilds to pay besides
    void claim(int seat, int claim, int moreColored, int moreWilds);

    /// Pays cards of a kind from a seat's hand.
    void pay(int seat, int kind, int count);
}
