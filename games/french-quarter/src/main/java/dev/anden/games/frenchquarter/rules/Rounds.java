package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.narration.RoundStory;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;

/// Set-up, planning, whose turn it is, and how a round ends.
public final class Rounds {
    /// Turns of the solo mode in a round: two of the seat, two of the mayor (`fq.solo.turns`).
    private static final int SOLO_TURNS = 4;

    /// Turns of each seat in a round.
    private static final int TURNS_EACH = 2;

    private final Position position;
    private final GameTables tables;
    private final RoundStory story;

    public Rounds(Position position) {
        this.position = position;
        story = new RoundStory(position.log, position.tables.board);
        tables = position.tables;
    }

    /// The position before the first chance outcome (`fq.game.setup-first` and its neighbours).
    public void setUp() {
        for (Sheet sheet : position.sheets) {
            sheet.tourist = tables.map.start;
        }
        position.row.mayorHidden = (1 << tables.board.mayorCards().size()) - 1;
        position.vacationsHidden = (1 << tables.board.vacationCards().size()) - 1;
        position.frames.push(Frames.ROUND, 0, 0);
        if (position.tourism) {
            for (int seat = position.seats - 1; seat >= 0; seat--) {
                position.frames.push(Frames.DEAL_VACATION, seat, 0);
            }
        }
        position.frames.push(Frames.LINE_START, 0, 0);
        if (position.seats > 1) {
            position.frames.push(Frames.CHOOSE_FIRST, 0, 0);
        } else {
            position.first = 0;
        }
    }

    /// Begins a round: planning, movement, Second Line, upkeep (`fq.game.rounds`).
    public void beginRound() {
        position.round++;
        position.socializer = -1;
        position.row.mayorTook = 0;
        for (Sheet sheet : position.sheets) {
            sheet.die = 0;
        }
        story.roundStarted(position.round, position.first);
        position.frames.push(Frames.END_ROUND, 0, 0);
        position.frames.push(Frames.LINE_PHASE, 0, 0);
        position.frames.push(Frames.TURN, 0, 0);
        position.frames.push(Frames.ROLL, 0, 0);
        if (position.mayor) {
            position.frames.push(Frames.REVEAL_MAYOR, 0, 0);
        }
        for (int deck = Transport.COUNT - 1; deck >= 0; deck--) {
            if ((tables.decks[position.seats] >> deck & 1) != 0) {
                position.frames.push(Frames.REVEAL, 0, deck);
            }
        }
    }

    /// Applies an outcome of chance: of all but the die of the Police Station, which is a turn's.
    public void resolveChance(int frame, int outcome) {
        int seat = Frames.seat(frame);
        switch (Frames.kind(frame)) {
            case Frames.CHOOSE_FIRST -> {
                position.first = outcome;
                story.firstSeatChosen(outcome);
            }
            case Frames.LINE_START -> startLine(outcome);
            case Frames.DEAL_VACATION -> dealVacation(seat, outcome);
            case Frames.REVEAL -> reveal(outcome);
            case Frames.REVEAL_MAYOR -> revealMayor(outcome);
            default -> roll(Frames.number(frame), outcome);
        }
    }

    private void startLine(int die) {
        position.line.startAt(tables.lineStarts[die - 1]);
        story.lineStartRolled(die, position.line.start);
    }

    private void dealVacation(int seat, int card) {
        position.sheets[seat].vacation = card;
        position.vacationsHidden &= ~(1 << card);
        story.vacationDealt(seat, card);
    }

    private void reveal(int card) {
        position.row.reveal(card);
        story.cardRevealed(card / Board.DECK, card);
    }

    private void revealMayor(int card) {
        position.row.mayorHidden &= ~(1 << card);
        position.row.mayorOpen = card;
        story.mayorCardRevealed(card);
    }

    private void roll(int die, int value) {
        int[] pool = tables.dice[position.seats];
        position.row.addDie(pool[die], value);
        story.dieRolled(pool[die], value);
        if (die + 1 < pool.length) {
            position.frames.push(Frames.ROLL, 0, die + 1);
        }
    }

    /// Begins a turn of the movement phase: from the first player clockwise, twice (`fq.move.draft`).
    public void beginTurn(int turn) {
        if (turn == turns(position.seats)) {
            return;
        }
        position.frames.push(Frames.TURN, 0, turn + 1);
        if (position.seats == 1 && isMayors(turn)) {
            takeForMayor();
        } else {
            int seat = position.seatAt(turn);
            position.frames.push(Frames.DRAFT, seat, 0);
            story.turnStarted(seat);
        }
    }

    /// The turns of a round, those of the solo mode's mayor included.
    public static int turns(int seats) {
        return seats == 1 ? SOLO_TURNS : TURNS_EACH * seats;
    }

    /// Turns that a seat has yet to begin in this game.
    public int turnsLeft(int seat) {
        int left = TURNS_EACH * (tables.board.rounds() - position.round);
        for (int height = 0; height < position.frames.depth(); height++) {
            int frame = position.frames.at(height);
            if (Frames.kind(frame) == Frames.TURN) {
                left += turnsLeftThisRound(seat, Frames.number(frame));
            } else if (Frames.kind(frame) == Frames.DRAFT && Frames.seat(frame) == seat) {
                left++;
            }
        }
        return left;
    }

    private int turnsLeftThisRound(int seat, int next) {
        int left = 0;
        boolean solo = position.seats == 1;
        for (int turn = next; turn < turns(position.seats); turn++) {
            // Which of the two turns are the mayor's is only known with its card; there are two in any case.
            boolean mayors = solo && (position.row.mayorOpen < 0 ? turn % 2 == 0 : isMayors(turn));
            left += !mayors && position.seatAt(turn) == seat ? 1 : 0;
        }
        return left;
    }

    /// Whether a turn of the solo mode is the mayor's (`fq.solo.turns`).
    private boolean isMayors(int turn) {
        return mayorCard().mayorFirst() == (turn % 2 == 0);
    }

    private MayorCard mayorCard() {
        return tables.board.mayorCards().get(position.row.mayorOpen);
    }

    /// The mayor takes the die of the first deck in the card's order that has one (`fq.solo.mayor-takes`).
    private void takeForMayor() {
        for (Transport transport : mayorCard().takes()) {
            int deck = transport.ordinal();
            if (position.row.hasDice(deck)) {
                int value = position.row.lowestDie(deck);
                position.row.takeDie(deck, value);
                position.row.mayorTook |= 1 << deck;
                position.noteSocialize(deck, 0);
                story.mayorTookDie(deck, value);
                return;
            }
        }
    }

    /// Ends a round (`fq.upkeep.pass-first`); the next one follows, or the end of the game.
    public void endRound() {
        position.row.returnDice();
        story.roundEnded(position.round);
        if (position.round == tables.board.rounds()) {
            story.gameEnded();
        } else {
            position.first = (position.first + 1) % position.seats;
            position.frames.push(Frames.ROUND, 0, 0);
        }
    }
}
