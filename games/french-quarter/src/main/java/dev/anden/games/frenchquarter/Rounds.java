package dev.anden.games.frenchquarter;

import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.Optional;

/// Set-up, planning and turns.
final class Rounds {
    private static final int SOCIALIZE = Transport.SOCIALIZE.ordinal();

    /// Turns of the solo mode in a round: two of the seat, two of the mayor (`fq.solo.turns`).
    private static final int SOLO_TURNS = 4;

    /// Turns of each seat in a round.
    private static final int TURNS_EACH = 2;

    private final FqState state;
    private final GameTables tables;

    Rounds(FqState state) {
        this.state = state;
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
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.RoundBegan(state.round, state.first));
        }
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
                if (state.story.isTold()) {
                    state.story.tell(new FqEvent.FirstSeatDrawn(outcome));
                }
            }
            case Frames.LINE_START -> startLine(outcome);
            case Frames.DEAL_VACATION -> dealVacation(seat, outcome);
            case Frames.REVEAL -> reveal(outcome);
            case Frames.REVEAL_MAYOR -> revealMayor(outcome);
            case Frames.ROLL -> roll(Frames.number(frame), outcome);
            default -> {
                state.sheets[seat].policeValue = outcome;
                if (state.story.isTold()) {
                    state.story.tell(new FqEvent.PoliceDieRolled(seat, outcome));
                }
            }
        }
    }

    private void startLine(int die) {
        state.line.startAt(tables.lineStarts[die - 1]);
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.LineStartRolled(die, state.crossingId(state.line.start)));
        }
    }

    private void dealVacation(int seat, int card) {
        state.sheets[seat].vacation = card;
        state.vacationsHidden &= ~(1 << card);
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.VacationDealt(
                    seat, Optional.of(tables.board.vacationCards().get(card).id())));
        }
    }

    private void reveal(int card) {
        state.row.reveal(card);
        if (state.story.isTold()) {
            var data = tables.board.cards().get(card);
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.CardRevealed(data.transport(), data.id()));
            }
        }
    }

    private void revealMayor(int card) {
        state.row.mayorHidden &= ~(1 << card);
        state.row.mayorOpen = card;
        if (state.story.isTold()) {
            MayorCard data = tables.board.mayorCards().get(card);
            state.story.tell(new FqEvent.MayorCardRevealed(
                    data.id(),
                    data.closes()
                            .map(street -> tables.board.streets().get(street).id())));
        }
    }

    private void roll(int die, int value) {
        int[] pool = tables.dice[state.seats];
        state.row.addDie(pool[die], value);
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.DieRolled(Transport.of(pool[die]), value));
        }
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
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.TurnBegan(seat));
            }
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
                if (state.story.isTold()) {
                    state.story.tell(new FqEvent.MayorTookDie(transport, value));
                }
                return;
            }
        }
    }

    /// Whoever took the Socialize die says where the Second Line goes; in the solo mode always the seat
    /// (`fq.solo.line`).
    private void noteSocialize(int deck, int seat) {
        if (deck == SOCIALIZE) {
            state.socializer = seat;
        }
    }

    /// Takes a die; the card's icons and the move follow (`fq.move.order`).
    void take(int seat, int code) {
        Sheet sheet = state.sheets[seat];
        int deck = ActionCodes.deck(code);
        int card = ActionCodes.card(code);
        sheet.die = ActionCodes.dieValue(code);
        state.row.takeDie(deck, sheet.die);
        noteSocialize(deck, seat);
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.DieTaken(seat, Transport.of(deck), sheet.die, Transport.of(card)));
        }
        if (card != deck) {
            sheet.otherCards++;
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.BonusUsed(seat, Bonus.CULTURE_C.toString()));
            }
        }
        state.frames.push(Frames.END_TURN, seat, 0);
        state.frames.push(Frames.MOVE, seat, card);
        state.tracks.pushIcons(seat, tables.cardIcons[state.row.open[card]]);
    }

    /// Moves the tourist; the building's icons and the map action follow.
    void move(int seat, int code) {
        Sheet sheet = state.sheets[seat];
        int building = ActionCodes.destination(code);
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.TouristMoved(
                    seat, state.buildingId(sheet.tourist), state.buildingId(building), ActionCodes.isFurther(code)));
        }
        if (ActionCodes.isFurther(code)) {
            sheet.furtherMoves++;
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.BonusUsed(seat, Bonus.CULTURE_A.toString()));
            }
        }
        sheet.tourist = building;
        visit(seat, building);
        state.frames.push(Frames.MAP, seat, 0);
        state.tracks.pushIcons(seat, tables.buildingIcons[building]);
    }

    /// Marks what a visit marks (`fq.move.courtyard`, `fq.move.riverwalk`).
    private void visit(int seat, int building) {
        Sheet sheet = state.sheets[seat];
        if ((tables.map.courtyards & ~sheet.courtyards & 1L << building) != 0) {
            sheet.courtyards |= 1L << building;
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.CourtyardMarked(seat, state.buildingId(building)));
            }
        }
        if (building == tables.map.riverwalk && sheet.riverwalk < 2) {
            sheet.riverwalk++;
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.RiverwalkMarked(seat, sheet.riverwalk));
            }
        }
    }

    /// No move is possible: one umbrella instead of move, building and map action (`fq.mayor.stuck`).
    void stick(int seat) {
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.TouristStuck(seat));
        }
        state.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
    }

    /// Brings a tourist to the Police Station, if that is due (`fq.bonus.party-c`).
    void endTurn(int seat) {
        Sheet sheet = state.sheets[seat];
        if (sheet.isWanted()) {
            sheet.tourist = tables.map.policeStation;
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.TouristArrested(seat, state.buildingId(sheet.tourist)));
            }
            state.frames.push(Frames.POLICE_DIE, seat, 0);
        }
    }

    /// Ends a round (`fq.upkeep.pass-first`); the next one follows, or the end of the game.
    void endRound() {
        state.row.returnDice();
        if (state.story.isTold()) {
            state.story.tell(new FqEvent.RoundEnded(state.round));
        }
        if (state.round == tables.board.rounds()) {
            if (state.story.isTold()) {
                state.story.tell(new FqEvent.EveningEnded());
            }
        } else {
            state.first = (state.first + 1) % state.seats;
            state.frames.push(Frames.ROUND, 0, 0);
        }
    }
}
