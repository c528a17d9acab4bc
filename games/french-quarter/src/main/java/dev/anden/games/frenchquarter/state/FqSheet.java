package dev.anden.games.frenchquarter.state;

/// What everybody sees on the two sheets of a seat, without allocation: what bots play from. The vacation card is
/// not on it.
///
/// Sets of buildings are longs: bit i stands for building i of the board. Activities, performers and values are
/// ordinals or numbers; a value of 0 is W.
public interface FqSheet {
    /// The building where the tourist stands.
    int tourist();

    /// All mapped buildings.
    long mapped();

    /// The buildings into which a value is written.
    ///
    /// @param value 1 to 6, or 0 for W
    long written(int value);

    /// The last box marked on an activity track, from 1; 0 if none is.
    int boxes(int activity);

    /// The box of the culture track that is crossed out and will be jumped over, or was (`fq.bonus.party-a`); 0 if
    /// none is.
    int crossedOut();

    /// Bonuses unlocked on an activity track, from A.
    int bonuses(int activity);

    /// Multipliers marked on an activity track, from the top.
    int multipliers(int activity);

    /// Boxes marked on the umbrella track.
    int umbrellas();

    /// Boxes marked on the Second Line track.
    int secondLine();

    /// Performers marked in the top row, as bits.
    int topRow();

    /// Performers marked in the bottom row, as bits.
    int bottomRow();

    /// The courtyards visited.
    long courtyards();

    /// Visits of the Riverwalk that count: 0 to 2.
    int riverwalk();

    /// How many times a W can still be written.
    int wsLeft();

    /// Whether the longer move of `fq.bonus.culture-a` can still be used.
    boolean canMoveFurther();

    /// Whether another card can still be used by `fq.bonus.culture-c`.
    boolean canUseOtherCard();

    /// Whether there is a personal Second Line.
    boolean hasPersonalLine();

    /// The buildings that touch the personal Second Line.
    long personalLine();
}
