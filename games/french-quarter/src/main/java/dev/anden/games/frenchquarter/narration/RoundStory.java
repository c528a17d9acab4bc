package dev.anden.games.frenchquarter.narration;

import dev.anden.games.common.EventLog;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.Optional;

/// What is told of set-up and rounds: who begins, what is turned up and rolled, whose turn it is.
public final class RoundStory {
    private final EventLog log;
    private final Board board;

    public RoundStory(EventLog log, Board board) {
        this.log = log;
        this.board = board;
    }

    public void firstSeatChosen(int seat) {
        if (log.isOpen()) {
            log.add(new FqEvent.FirstSeatChosen(seat));
        }
    }

    public void lineStartRolled(int die, int crossing) {
        if (log.isOpen()) {
            log.add(new FqEvent.LineStartRolled(die, board.crossingId(crossing)));
        }
    }

    public void vacationDealt(int seat, int card) {
        if (log.isOpen()) {
            log.add(new FqEvent.VacationDealt(
                    seat, Optional.of(board.vacationCards().get(card).id())));
        }
    }

    public void roundStarted(int round, int first) {
        if (log.isOpen()) {
            log.add(new FqEvent.RoundStarted(round, first));
        }
    }

    public void cardRevealed(int deck, int card) {
        if (log.isOpen()) {
            log.add(new FqEvent.CardRevealed(
                    Transport.of(deck), board.cards().get(card).id()));
        }
    }

    public void mayorCardRevealed(int card) {
        if (log.isOpen()) {
            log.add(new FqEvent.MayorCardRevealed(
                    board.mayorCards().get(card).id(), closed(board.mayorCards().get(card))));
        }
    }

    public void dieRolled(int deck, int value) {
        if (log.isOpen()) {
            log.add(new FqEvent.DieRolled(Transport.of(deck), value));
        }
    }

    public void turnStarted(int seat) {
        if (log.isOpen()) {
            log.add(new FqEvent.TurnStarted(seat));
        }
    }

    public void mayorTookDie(int deck, int value) {
        if (log.isOpen()) {
            log.add(new FqEvent.MayorTookDie(Transport.of(deck), value));
        }
    }

    public void roundEnded(int round) {
        if (log.isOpen()) {
            log.add(new FqEvent.RoundEnded(round));
        }
    }

    public void gameEnded() {
        if (log.isOpen()) {
            log.add(new FqEvent.GameEnded());
        }
    }

    private Optional<String> closed(MayorCard card) {
        return card.closes().map(street -> board.streets().get(street).id());
    }
}
