package dev.anden.games.frenchquarter.soundness;

import dev.anden.engine.Phrase;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.rules.Rounds;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Whether what is due in a position that was read is one course of an evening, and whether cards, dice and turns
/// are there for it: otherwise chance would have nothing to bring later on.
public final class PhaseCheck {
    private static final Pattern COURSES = Pattern.compile("(round( deal-vacation)*( line-start( choose-first)?)?"
            + "|end-round line-phase turn roll( reveal-mayor)?( reveal)*"
            + "|end-round( end-turn)*( line-score)*( line|( personal-line)+)"
            + "|end-round( line-phase turn)?"
            + "( (draft|end-turn|police-die|move|map|map-adjacent|map-street|map-free|wild|circle|performer"
            + "|personal-start|icon|umbrella-box|line-score))*)?");

    private final Position position;
    private final GameTables tables;
    private final List<Integer> due;
    private final List<Phrase> problems = new ArrayList<>();

    public PhaseCheck(Position position) {
        this.position = position;
        tables = position.tables;
        due = IntStream.range(0, position.frames.depth())
                .mapToObj(position.frames::at)
                .toList();
    }

    /// All that is wrong.
    public List<Phrase> problems() {
        String course =
                due.stream().map(frame -> Frames.name(Frames.kind(frame))).collect(Collectors.joining(" "));
        if (!COURSES.matcher(course).matches()) {
            problems.add(PositionFlaw.ORDER.of(
                    "frames", due.stream().map(Frames::print).collect(Collectors.joining(" "))));
            return problems;
        }
        boolean setUp = course.startsWith("round");
        require(setUp == (position.round == 0), PositionFlaw.SET_UP);
        boolean rolled = IntStream.range(0, Transport.COUNT).anyMatch(position.row::hasDice);
        require(!setUp || !rolled, PositionFlaw.EARLY_DICE);
        checkVacations();
        checkTurns();
        checkRolls();
        for (int deck = 0; deck < Transport.COUNT; deck++) {
            checkDeck(deck);
        }
        if (position.mayor) {
            checkMayor();
        }
        return problems;
    }

    private void checkVacations() {
        for (int seat = 0; seat < position.seats; seat++) {
            int own = seat;
            long coming = frames(Frames.DEAL_VACATION)
                    .filter(frame -> Frames.seat(frame) == own)
                    .count();
            require(coming + (position.sheets[seat].vacation >= 0 ? 1 : 0) <= 1, PositionFlaw.VACATIONS, "seat", seat);
        }
    }

    private void checkTurns() {
        int turns = Rounds.turns(position.seats);
        require(
                frames(Frames.TURN).allMatch(frame -> Frames.number(frame) <= turns),
                PositionFlaw.TURNS,
                "turns",
                turns);
    }

    /// A die is rolled once: those that are still to be rolled lie on no card.
    private void checkRolls() {
        int[] pool = tables.dice[position.seats];
        frames(Frames.ROLL).forEach(frame -> {
            for (int deck = 0; deck < Transport.COUNT; deck++) {
                int of = deck;
                long rolled = IntStream.range(0, Frames.number(frame))
                        .filter(die -> pool[die] == of)
                        .count();
                require(
                        position.row.diceOf(deck) == rolled,
                        PositionFlaw.ROLLED,
                        "frame",
                        Frames.print(frame),
                        "rolled",
                        rolled,
                        "deck",
                        Transport.of(deck));
            }
        });
    }

    /// Each round turns up one card of each deck in use.
    private void checkDeck(int deck) {
        if ((tables.decks[position.seats] >> deck & 1) == 0) {
            return;
        }
        long coming = frames(Frames.REVEAL)
                .filter(frame -> Frames.number(frame) == deck)
                .count();
        int revealed = Board.DECK - Integer.bitCount(position.row.hidden[deck]);
        require(
                revealed + coming == position.round,
                PositionFlaw.REVEALED,
                "deck",
                Transport.of(deck),
                "round",
                position.round,
                "count",
                revealed + coming);
    }

    private void checkMayor() {
        long coming = frames(Frames.REVEAL_MAYOR).count();
        int left = Integer.bitCount(position.row.mayorHidden);
        long needed = tables.board.rounds() - position.round + coming;
        require(left >= needed, PositionFlaw.MAYOR_CARDS, "needed", needed, "left", left);
        require(position.round == 0 || coming > 0 || position.row.mayorOpen != Row.NONE, PositionFlaw.NO_MAYOR_CARD);
    }

    private Stream<Integer> frames(int kind) {
        return due.stream().filter(frame -> Frames.kind(frame) == kind);
    }

    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            problems.add(otherwise.of(facts));
        }
    }
}
