package dev.anden.games.frenchquarter.state;

import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.Arrays;

/// The middle of the table: decks, open cards, the dice on them, the mayor's cards.
public final class Row {
    /// No card is open.
    public static final int NONE = -1;

    /// By deck: the cards that weren't open yet, as bits (the deck isn't ordered: any of them can be next).
    public final int[] hidden = new int[Transport.COUNT];

    /// By deck: the open card's index among all cards, or [#NONE].
    public final int[] open = new int[Transport.COUNT];

    /// The mayor's cards that weren't open yet, as bits.
    public int mayorHidden;

    /// The mayor's open card, or [#NONE].
    public int mayorOpen = NONE;

    /// The decks of the dice that the mayor took this round, as bits.
    public int mayorTook;

    /// By deck: how many dice show a value, four bits for each value.
    private final int[] dice = new int[Transport.COUNT];

    public Row() {
        Arrays.fill(hidden, (1 << Board.DECK) - 1);
        Arrays.fill(open, NONE);
    }

    public void copyFrom(Row other) {
        System.arraycopy(other.hidden, 0, hidden, 0, Transport.COUNT);
        System.arraycopy(other.open, 0, open, 0, Transport.COUNT);
        System.arraycopy(other.dice, 0, dice, 0, Transport.COUNT);
        mayorHidden = other.mayorHidden;
        mayorOpen = other.mayorOpen;
        mayorTook = other.mayorTook;
    }

    /// Turns up a card.
    ///
    /// @param card its index among all cards
    public void reveal(int card) {
        int deck = card / Board.DECK;
        hidden[deck] &= ~(1 << (card % Board.DECK));
        open[deck] = card;
    }

    public void addDie(int deck, int value) {
        dice[deck] += 1 << (4 * value);
    }

    public void takeDie(int deck, int value) {
        dice[deck] -= 1 << (4 * value);
    }

    /// How many dice of a deck show a value.
    public int dice(int deck, int value) {
        return dice[deck] >> (4 * value) & 15;
    }

    /// How many dice lie on a deck's card.
    public int diceOf(int deck) {
        int count = 0;
        for (int value = 1; value <= Board.FACES; value++) {
            count += dice(deck, value);
        }
        return count;
    }

    public boolean hasDice(int deck) {
        return dice[deck] != 0;
    }

    /// The lowest value that a die of a deck shows; 0 without dice.
    public int lowestDie(int deck) {
        for (int value = 1; value <= Board.FACES; value++) {
            if (dice(deck, value) > 0) {
                return value;
            }
        }
        return 0;
    }

    public void returnDice() {
        Arrays.fill(dice, 0);
    }
}
