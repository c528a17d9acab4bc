package dev.anden.games.tickettoride.state;

import dev.anden.engine.Event;
import dev.anden.engine.Phrase;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreLine;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.Route;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// An element in a position: what it keeps of it, and what it adds to each room of the family. What an element
/// doesn't override is nothing.
///
/// `frame` is the kind of the topmost frame, one of the element's own.
public abstract class Element {
    /// What is true of it in every position.
    public abstract ElementKind kind();

    // What it keeps

    /// Takes over what the same element keeps of another position of the game.
    public void copyFrom(Element other) {}

    /// Folds what belongs to no seat into the hash of the position.
    public void addTo(StateHash hash) {}

    /// Folds what belongs to a seat into the hash of the position.
    public void addTo(StateHash hash, int seat) {}

    /// Train cards of a kind that lie with it, neither in a hand nor in a pile.
    public int cards(int kind) {
        return 0;
    }

    /// Whether the market waits for what it has begun.
    public boolean holdsMarket() {
        return false;
    }

    /// What it has scored for a seat since the game began, final points apart.
    public int points(int seat) {
        return 0;
    }

    /// What doesn't hold of a seat that holds in every position; empty if all does.
    public Optional<Phrase> broken(int seat) {
        return Optional.empty();
    }

    // A turn and claims

    /// How many actions it adds to a seat's turn.
    public int turnCount(int seat) {
        return 0;
    }

    /// Of these, the action at a place.
    public int turnAction(int index, int seat) {
        throw new IndexOutOfBoundsException("There is no legal action number " + index);
    }

    /// Carries out an action of a turn if it is one of its own; whether it was.
    public boolean take(Moves moves, int seat, int code) {
        return false;
    }

    /// Takes charge of a claim before it is paid; whether it did.
    public boolean takeCharge(Moves moves, int seat, int claim) {
        return false;
    }

    /// Follows a claim that was paid and scored.
    ///
    /// @param kind the colour paid with, or that of a wild
    /// @param colored how many of the cards of the claim itself were of that colour
    public void claimed(Moves moves, int seat, int route, int kind, int colored) {}

    /// Does what is due when a turn ends; whether anything was.
    public boolean endTurn(Moves moves, int seat) {
        return false;
    }

    /// Why an action of its own that isn't legal can't be chosen in a turn; empty if it is none of its own.
    public Optional<Refusal> refusalInTurn(int seat, int action) {
        return Optional.empty();
    }

    /// Adds why things that a seat could point at on its turn can't be used, by target.
    ///
    /// @param acted whether the seat's one action is chosen already
    public void refuse(int seat, boolean acted, Map<String, Refusal> byTarget) {}

    /// The rule by which so many wilds are too few for a route; empty if it has none that says so.
    public Optional<String> ruleOfWilds(Route route, int wilds) {
        return Optional.empty();
    }

    /// Adds what is told of a route with the cards that were too few for it.
    public void addFacts(Route route, Map<String, String> facts) {}

    // Its frames

    /// How many actions a seat may choose from.
    public int count(int frame, int seat) {
        return 0;
    }

    /// The legal action at a place.
    public int at(int frame, int index, int seat) {
        throw new IndexOutOfBoundsException("There is no legal action number " + index);
    }

    /// Carries out an action or outcome.
    public void apply(Moves moves, int frame, int code) {
        throw new IllegalStateException("Nothing is to be decided");
    }

    /// Goes on as far as nobody has to decide and chance brings nothing; whether somebody has to, or it does.
    public boolean waits(Moves moves, int frame) {
        return true;
    }

    // Refusals

    /// Why an action that isn't legal can't be chosen in one of its frames.
    public Refusal refusal(int frame, int action) {
        return Refusal.of("ttr.turn.one-action");
    }

    // Words

    /// The name of an action of its own; empty if the code isn't one that can be made here.
    public Optional<TtrAction> action(int code) {
        return Optional.empty();
    }

    /// The text of an action of its own; empty if the action isn't one.
    public Optional<String> print(TtrAction action) {
        return Optional.empty();
    }

    /// The words with which its actions begin.
    public List<String> verbs() {
        return List.of();
    }

    /// The code of the action that words name, the first of them one of its verbs.
    ///
    /// @throws dev.anden.engine.NotationException if they name none
    public int read(List<String> words) {
        throw new IllegalArgumentException(String.join(" ", words));
    }

    /// The words of its line in the text of a position, the name apart; empty while there is nothing to say.
    public List<String> line() {
        return List.of();
    }

    /// Takes that line in.
    ///
    /// @throws dev.anden.engine.NotationException if it says nothing that can be
    public void readLine(List<String> words) {}

    /// The name of its part of a seat's line; empty if it has none.
    public String seatName() {
        return "";
    }

    /// The words of that part, its name apart; empty while there is nothing to say.
    public List<String> seatWords(int seat) {
        return List.of();
    }

    /// Takes that part in; not called without words.
    ///
    /// @throws dev.anden.engine.NotationException if it says nothing that can be
    public void readSeat(int seat, List<String> words) {}

    // What can be, what happened, what it scored

    /// Whether its frames may lie as they do on that of a turn's end.
    public boolean isDue(Frames frames) {
        return false;
    }

    /// Tells what can't be in a position in the middle of a seat's turn.
    public void check(int seat, Consumer<Phrase> problems) {}

    /// Tells what a ply in one of its frames did, this being the position before it.
    public void tell(int frame, int code, Position after, Consumer<Event> events) {}

    /// Tells what an action of a turn did, this being the position before it.
    public void tellAction(int code, Position after, Consumer<Event> events) {}

    /// Tells what followed from any ply, this being the position before it.
    ///
    /// @param same the element in the position after it
    public void tellAfter(Element same, Consumer<Event> events) {}

    /// The lines of the score sheet for what it scored while the game went on.
    public List<ScoreLine> linesInPlay(int seat) {
        return List.of();
    }

    /// Takes in a seat's own networks when the game is counted, seat after seat, before anything is joined to them.
    public void measure(int seat, Networks networks) {}

    /// Joins to a seat's networks what counts for its tickets alone, when the game is counted.
    public void join(int seat, Networks networks) {}

    /// Takes in how many tickets a seat has completed, when the game is counted.
    public void completed(int seat, int tickets) {}

    /// What it scores for a seat when the game is counted, all seats having been counted by the above.
    public int finalPoints(int seat) {
        return 0;
    }

    /// Works out what the lines of the score sheet need of all seats.
    public void beginLines() {}

    /// The lines of the score sheet for what it scores at the end, once [#join] was asked for the same seat.
    public List<ScoreLine> linesAtEnd(int seat) {
        return List.of();
    }

    /// The lines of the score sheet that come after those of all seats.
    public List<ScoreLine> closingLines() {
        return List.of();
    }

    /// The lines of the score sheet for what scores nothing, but has put a seat before another with as many points.
    public List<ScoreLine> tieBreakLines(TieBreak by) {
        return List.of();
    }

    /// By what a seat is better than others, if this breaks a tie; 0 where it is none of its own.
    public int tieBreak(TieBreak by, int seat) {
        return 0;
    }
}
