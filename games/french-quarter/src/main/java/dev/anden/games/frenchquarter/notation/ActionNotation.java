package dev.anden.games.frenchquarter.notation;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.action.ActionCodes;
import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.rules.Outcomes;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.List;

/// The text form of choices and outcomes, which a person can read and type:
///
/// ```
/// take walk 4
/// take walk 4 as carriage      (the other card of fq.bonus.culture-c)
/// move bayou-oyster-bar
/// move bayou-oyster-bar further   (the longer move of fq.bonus.culture-a)
/// map bayou-oyster-bar 3
/// map bayou-oyster-bar W
/// skip
/// wild food
/// bonus food
/// multiplier food
/// performer violin
/// start royal--toulouse        (the personal Second Line)
/// line north
/// own north                    (the personal Second Line)
/// first 1                      (chance, this and the following)
/// circle 4
/// vacation mardi-gras
/// card walk-3
/// mayor mayor-2
/// roll 4
/// police 4
/// ```
public final class ActionNotation {
    private static final String EXAMPLES = "\"take walk 4\", \"move riverwalk\", \"map riverwalk 3\", \"wild food\"";

    private final Board board;
    private final Names names;

    public ActionNotation(Board board) {
        this.board = board;
        names = new Names(board);
    }

    /// The choice or outcome behind a code.
    ///
    /// @throws IllegalArgumentException if the code means nothing in this state
    public FqAction action(Position position, int code) {
        return position.actor() == State.CHANCE ? outcome(position, code) : choice(code);
    }

    private FqAction outcome(Position position, int code) {
        if (new Outcomes(position).weight(code) == 0) {
            throw unknown(code);
        }
        return switch (Frames.kind(position.frames.top())) {
            case Frames.CHOOSE_FIRST -> new FqAction.ChooseFirst(code);
            case Frames.LINE_START -> new FqAction.RollLineStart(code);
            case Frames.DEAL_VACATION ->
                new FqAction.DealVacation(board.vacationCards().get(code).id());
            case Frames.REVEAL ->
                new FqAction.RevealCard(board.cards().get(code).id());
            case Frames.REVEAL_MAYOR ->
                new FqAction.RevealMayorCard(board.mayorCards().get(code).id());
            case Frames.ROLL -> new FqAction.RollDie(code);
            default -> new FqAction.RollPoliceDie(code);
        };
    }

    private FqAction choice(int code) {
        if (code == ActionCodes.SKIP) {
            return new FqAction.Skip();
        }
        if (ActionCodes.isTake(code)) {
            int value = ActionCodes.dieValue(code);
            check(code, value >= 1 && value <= 6, ActionCodes.deck(code), Transport.COUNT);
            check(code, true, ActionCodes.card(code), Transport.COUNT);
            return new FqAction.TakeDie(
                    Transport.of(ActionCodes.deck(code)), value, Transport.of(ActionCodes.card(code)));
        }
        if (ActionCodes.isMove(code)) {
            return new FqAction.MoveTourist(building(code, ActionCodes.destination(code)), ActionCodes.isFurther(code));
        }
        if (ActionCodes.isMap(code)) {
            check(code, true, ActionCodes.value(code), 7);
            return new FqAction.MapBuilding(
                    building(code, ActionCodes.mapped(code)), Sheet.valueText(ActionCodes.value(code)));
        }
        return listed(code);
    }

    private FqAction listed(int code) {
        if (code >= ActionCodes.PERSONAL_LINE) {
            check(code, true, code - ActionCodes.PERSONAL_LINE, Direction.COUNT);
            return new FqAction.AdvancePersonalLine(Direction.of(code - ActionCodes.PERSONAL_LINE));
        }
        if (code >= ActionCodes.LINE) {
            return new FqAction.AdvanceLine(Direction.of(code - ActionCodes.LINE));
        }
        if (code >= ActionCodes.PERSONAL_START) {
            int die = code - ActionCodes.PERSONAL_START;
            check(code, true, die, board.lineStarts().size());
            return new FqAction.StartPersonalLine(
                    board.crossings().get(board.lineStarts().get(die)).id());
        }
        if (code >= ActionCodes.PERFORMER) {
            return new FqAction.ChoosePerformer(Performer.of(code - ActionCodes.PERFORMER));
        }
        if (code >= ActionCodes.CIRCLE) {
            int choice = code - ActionCodes.CIRCLE;
            check(code, true, choice / 2, Activity.COUNT);
            Activity activity = Activity.of(choice / 2);
            return choice % 2 == 0 ? new FqAction.TakeBonus(activity) : new FqAction.TakeMultiplier(activity);
        }
        check(code, code >= ActionCodes.WILD, code - ActionCodes.WILD, Activity.COUNT);
        return new FqAction.UseWild(Activity.of(code - ActionCodes.WILD));
    }

    private String building(int code, int index) {
        check(code, true, index, board.buildings().size());
        return board.building(index).id();
    }

    private static void check(int code, boolean known, int index, int size) {
        if (!known || index >= size) {
            throw unknown(code);
        }
    }

    private static IllegalArgumentException unknown(int code) {
        return new IllegalArgumentException("No action here has the code " + code);
    }

    public String print(Position position, int code) {
        return switch (action(position, code)) {
            case FqAction.TakeDie(Transport die, int value, Transport card) ->
                "take " + die + " " + value + (card == die ? "" : " as " + card);
            case FqAction.MoveTourist(String building, boolean further) ->
                "move " + building + (further ? " further" : "");
            case FqAction.MapBuilding(String building, String value) -> "map " + building + " " + value;
            case FqAction.Skip() -> "skip";
            case FqAction.UseWild(Activity activity) -> "wild " + activity;
            case FqAction.TakeBonus(Activity activity) -> "bonus " + activity;
            case FqAction.TakeMultiplier(Activity activity) -> "multiplier " + activity;
            case FqAction.ChoosePerformer(Performer performer) -> "performer " + performer;
            case FqAction.StartPersonalLine(String crossing) -> "start " + crossing;
            case FqAction.AdvanceLine(Direction direction) -> "line " + direction;
            case FqAction.AdvancePersonalLine(Direction direction) -> "own " + direction;
            case FqAction.ChooseFirst(int seat) -> "first " + seat;
            case FqAction.RollLineStart(int value) -> "circle " + value;
            case FqAction.DealVacation(String card) -> "vacation " + card;
            case FqAction.RevealCard(String card) -> "card " + card;
            case FqAction.RevealMayorCard(String card) -> "mayor " + card;
            case FqAction.RollDie(int value) -> "roll " + value;
            case FqAction.RollPoliceDie(int value) -> "police " + value;
        };
    }

    /// The code that a text names.
    ///
    /// @throws NotationException if it names none
    public int parse(String text) {
        List<String> words = List.of(text.strip().split("\\s+"));
        int size = words.size();
        String verb = words.getFirst();
        if (verb.equals("skip") && size == 1) {
            return ActionCodes.SKIP;
        }
        if (verb.equals("take") && (size == 3 || (size == 5 && words.get(3).equals("as")))) {
            int deck = Names.transport(words.get(1));
            return ActionCodes.take(deck, Names.value(words.get(2)), size == 3 ? deck : Names.transport(words.get(4)));
        }
        if (verb.equals("move") && (size == 2 || (size == 3 && words.get(2).equals("further")))) {
            return ActionCodes.move(names.building(words.get(1)), size - 2);
        }
        if (verb.equals("map") && size == 3) {
            return ActionCodes.map(names.building(words.get(1)), Names.written(words.get(2)));
        }
        if (size != 2) {
            throw unreadable(text);
        }
        return parse(text, verb, words.get(1));
    }

    private int parse(String text, String verb, String word) {
        return switch (verb) {
            case "wild" -> ActionCodes.WILD + Names.activity(word);
            case "bonus" -> ActionCodes.CIRCLE + 2 * Names.activity(word);
            case "multiplier" -> ActionCodes.CIRCLE + 2 * Names.activity(word) + 1;
            case "performer" -> ActionCodes.PERFORMER + Names.performer(word);
            case "start" -> ActionCodes.PERSONAL_START + names.lineStart(word);
            case "line" -> ActionCodes.LINE + Names.direction(word);
            case "own" -> ActionCodes.PERSONAL_LINE + Names.direction(word);
            case "first" -> seat(word);
            case "circle", "roll", "police" -> Names.value(word);
            case "vacation" -> names.vacationCard(word);
            case "card" -> names.card(word);
            case "mayor" -> names.mayorCard(word);
            default -> throw unreadable(text);
        };
    }

    private static int seat(String word) {
        if (!word.matches("[0-3]")) {
            throw new NotationException(NameFlaw.NO_SEAT.of("found", word));
        }
        return Integer.parseInt(word);
    }

    private static NotationException unreadable(String text) {
        return new NotationException(NameFlaw.NO_CHOICE.of("text", text, "examples", EXAMPLES));
    }
}
