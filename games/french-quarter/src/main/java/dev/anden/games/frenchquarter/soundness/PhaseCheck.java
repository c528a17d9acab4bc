package dev.anden.games.frenchquarter.soundness;

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
    private final List<String> problems = new ArrayList<>();

    public PhaseCheck(Position position) {
        this.position = position;
        tables = position.tables;
        due = IntStream.range(0, position.frames.depth())
                .mapToObj(position.frames::at)
                .toList();
    }

    /// All that is wrong, one sentence each.
    public List<String> problems() {
        String course =
                due.stream().map(frame -> Frames.name(Frames.kind(frame))).collect(Collectors.joining(" "));
        if (!COURSES.matcher(course).matches()) {
            problems.add("\"%s\" can't be due in this order"
                    .formatted(due.stream().map(Frames::print).collect(Collectors.joining(" "))));
            return problems;
        }
        boolean setUp = course.startsWith("round");
        check(setUp == (position.round == 0), "round 0 is the set-up, and no other round is");
        for (int deck = 0; deck < Transport.COUNT && setUp; deck++) {
            check(position.row.diceOf(deck) == 0, "no die is rolled before the first round");
        }
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
            check(
                    coming + (position.sheets[seat].vacation >= 0 ? 1 : 0) <= 1,
                    "a seat has one vacation card at most, and seat %d gets more".formatted(seat));
        }
    }

    private void checkTurns() {
        int turns = Rounds.turns(position.seats);
        check(
                frames(Frames.TURN).allMatch(frame -> Frames.number(frame) <= turns),
                "a round has %d turns".formatted(turns));
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
                check(
                        position.row.diceOf(deck) == rolled,
                        "when \"%s\" is due, %d dice of the deck %s are rolled"
                                .formatted(Frames.print(frame), rolled, Transport.of(deck)));
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
        check(
                revealed + coming == position.round,
                "deck %s: in round %d, %d cards should have been turned up or be pending, not %d"
                        .formatted(Transport.of(deck), position.round, position.round, revealed + coming));
    }

    private void checkMayor() {
        long coming = frames(Frames.REVEAL_MAYOR).count();
        int left = Integer.bitCount(position.row.mayorHidden);
        long needed = tables.board.rounds() - position.round + coming;
        check(left >= needed, "the mayor has a card for each round to come: %d, not %d".formatted(needed, left));
        check(position.round == 0 || coming > 0 || position.row.mayorOpen != Row.NONE, "a card of the mayor is open");
    }

    private Stream<Integer> frames(int kind) {
        return due.stream().filter(frame -> Frames.kind(frame) == kind);
    }

    private void check(boolean holds, String right) {
        if (!holds) {
            problems.add("This must hold: " + right);
        }
    }
}
