package dev.anden.games.frenchquarter;

import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Transport;

/// Set-up, planning, whose turn it is, and how a round ends.
final class Rounds {
    private static final int SOCIALIZE = Transport.SOCIALIZE.ordinal();

    /// Turns of the solo mode in a round: two of the seat, two of the mayor (`fq.solo.turns`).
    private static final int SOLO_TURNS = 4;

    /// Turns of each seat in a round.
    private static final int TURNS_EACH = 2;

    private final FqState state;
    private final GameTables tables;
    private final RoundStory story;

    Rounds(FqState state) {
        this.state = state;
        story = new RoundStory(state.log, state.tables.board);
        tables = state.tables;
    }

    /// The position before the first chance outcome (`fq.game.setup-first` and its neighbours).
    void setUp() {
        for (Sheet sheet : state.sheets) {
            sheet.tourist = tables.map.start;
        }
        state.row.mayorHidden = (1 << tables.board.mayorCards().size()) - 1;
        state.vacationsHidden = (1 << tables.board.vacationCards().size()) - 1;
        state.frames.push(Frames.ROUND, 0, 0);
        if (state.tourism) {
            for (int seat = state.seats - 1; seat >= 0; seat--) {
                state.frames.push(Frames.DEAL_VACATION, seat, 0);
            }
        }
        state.frames.push(Frames.LINE_START, 0, 0);
        if (state.seats > 1) {
            state.frames.push(Frames.CHOOSE_FIRST, 0, 0);
        } else {
            state.first = 0;
        }
    }

    /// Begins a round: planning, movement, Second Line, upkeep (`fq.game.rounds`).
    void beginRound() {
        state.round++;
        state.socializer = -1;
        state.row.mayorTook = 0;
        for (Sheet sheet : state.sheets) {
            sheet.die = 0;
        }
        story.roundStarted(state.round, state.first);
        state.frames.push(Frames.END_ROUND, 0, 0);
        state.frames.push(Frames.LINE_PHASE, 0, 0);
        state.frames.push(Frames.TURN, 0, 0);
        state.frames.push(Frames.ROLL, 0, 0);
        if (state.mayor) {
            state.frames.push(Frames.REVEAL_MAYOR, 0, 0);
        }
        for (int deck = Transport.COUNT - 1; deck >= 0; deck--) {
            if ((tables.decks[state.seats] >> deck & 1) != 0) {
                state.frames.push(Frames.REVEAL, 0, deck);
            }
        }
    }

    /// Applies an outcome of chance.
    void resolveChance(int frame, int outcome) {
        int seat = Frames.seat(frame);
        switch (Frames.kind(frame)) {
            case Frames.CHOOSE_FIRST -> {
                state.first = outcome;
                story.firstSeatChosen(outcome);
            }
            case Frames.LINE_START -> startLine(outcome);
            case Frames.DEAL_VACATION -> dealVacation(seat, outcome);
            case Frames.REVEAL -> reveal(outcome);
            case Frames.REVEAL_MAYOR -> revealMayor(outcome);
            case Frames.ROLL -> roll(Frames.number(frame), outcome);
            default -> state.turns.notePoliceDie(seat, outcome);
        }
    }

    private void startLine(int die) {
        state.line.startAt(tables.lineStarts[die - 1]);
        story.lineStartRolled(die, state.line.start);
    }

    private void dealVacation(int seat, int card) {
        state.sheets[seat].vacation = card;
        state.vacationsHidden &= ~(1 << card);
        story.vacationDealt(seat, card);
    }

    private void reveal(int card) {
        state.row.reveal(card);
        story.cardRevealed(card / Board.DECK, card);
    }

    private void revealMayor(int card) {
        state.row.mayorHidden &= ~(1 << card);
        state.row.mayorOpen = card;
        story.mayorCardRevealed(card);
    }

    private void roll(int die, int value) {
        int[] pool = tables.dice[state.seats];
        state.row.addDie(pool[die], value);
        story.dieRolled(pool[die], value);
        if (die + 1 < pool.length) {
            state.frames.push(Frames.ROLL, 0, die + 1);
        }
    }

    /// Begins a turn of the movement phase: from the first player clockwise, twice (`fq.move.draft`).
    void beginTurn(int turn) {
        if (turn == turns(state.seats)) {
            return;
        }
        state.frames.push(Frames.TURN, 0, turn + 1);
        if (state.seats == 1 && isMayors(turn)) {
            takeForMayor();
        } else {
            int seat = state.seatAt(turn);
            state.frames.push(Frames.DRAFT, seat, 0);
            story.turnStarted(seat);
        }
    }

    /// The turns of a round, those of the solo mode's mayor included.
    static int turns(int seats) {
        return seats == 1 ? SOLO_TURNS : TURNS_EACH * seats;
    }

    /// Turns that a seat has yet to begin in this game.
    int turnsLeft(int seat) {
        int left = TURNS_EACH * (tables.board.rounds() - state.round);
        for (int height = 0; height < state.frames.depth(); height++) {
            int frame = state.frames.at(height);
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
        boolean solo = state.seats == 1;
        for (int turn = next; turn < turns(state.seats); turn++) {
            boolean mayors = solo && state.row.mayorOpen >= 0 && isMayors(turn);
            left += !mayors && state.seatAt(turn) == seat ? 1 : 0;
        }
        return left;
    }

    /// Whether a turn of the solo mode is the mayor's (`fq.solo.turns`).
    private boolean isMayors(int turn) {
        return mayorCard().mayorFirst() == (turn % 2 == 0);
    }

    private MayorCard mayorCard() {
        return tables.board.mayorCards().get(state.row.mayorOpen);
    }

    /// The mayor takes the die of the first deck in the card's order that has one (`fq.solo.mayor-takes`).
    private void takeForMayor() {
        for (Transport transport : mayorCard().takes()) {
            int deck = transport.ordinal();
            if (state.row.hasDice(deck)) {
                int value = state.row.lowestDie(deck);
                state.row.takeDie(deck, value);
                state.row.mayorTook |= 1 << deck;
                noteSocialize(deck, 0);
                story.mayorTookDie(deck, value);
                return;
            }
        }
    }

    /// Whoever took the Socialize die says where the Second Line goes; in the solo mode always the seat
    /// (`fq.solo.line`).
    void noteSocialize(int deck, int seat) {
        if (deck == SOCIALIZE) {
            state.socializer = seat;
        }
    }

    /// Ends a round (`fq.upkeep.pass-first`); the next one follows, or the end of the game.
    void endRound() {
        state.row.returnDice();
        story.roundEnded(state.round);
        if (state.round == tables.board.rounds()) {
            story.gameEnded();
        } else {
            state.first = (state.first + 1) % state.seats;
            state.frames.push(Frames.ROUND, 0, 0);
        }
    }
}
