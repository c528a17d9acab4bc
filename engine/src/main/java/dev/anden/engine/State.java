package dev.anden.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One position of a game: compact, mutable, cheap to copy. Not safe for use by several threads at once.
///
/// [#actor()] says whose move it is: a seat chooses one of its legal actions; [#CHANCE] is resolved by one of the
/// outcomes, each with its weight; [#NOBODY] means that the game is over. [#apply(int)] is deterministic: a game is
/// fully described by its set-up and the sequence of codes applied.
///
/// Codes are small non-negative integers, stable for a game's rules version. An action's code never depends on the
/// state; the names behind codes are [#action] and [#print].
public interface State {
    /// The actor when a chance outcome is due.
    int CHANCE = -1;

    /// The actor when the game is over.
    int NOBODY = -2;

    /// The observer who sees only what is public.
    int SPECTATOR = -3;

    /// The observer from whom nothing is hidden that any seat knows: the owner of a game, a replay after its end,
    /// spectators where a table lets them see hands later.
    int EVERYTHING = -4;

    /// The game that this is a state of.
    Game game();

    /// How many seats take part; seats are numbered from 0, clockwise.
    int seats();

    /// The seat to act, [#CHANCE] or [#NOBODY].
    int actor();

    /// How many actions and chance outcomes have been applied since the start.
    int ply();

    /// How many actions the acting seat may choose from: at least 1 when a seat acts, otherwise 0.
    int legalActionCount();

    /// The legal action at a place of the list, which is in a fixed order without repetitions.
    ///
    /// @param index from 0, below [#legalActionCount()]
    /// @throws IndexOutOfBoundsException if the index is out of range
    int legalAction(int index);

    /// All legal actions, in order.
    default int[] legalActions() {
        var actions = new int[legalActionCount()];
        for (int index = 0; index < actions.length; index++) {
            actions[index] = legalAction(index);
        }
        return actions;
    }

    /// Why the acting seat may not choose an action; empty if it may.
    Optional<Refusal> refusal(int action);

    /// Whether a legal action can show the acting seat something that it couldn't know, without any chance outcome:
    /// a card whose place was settled before, as a ticket from under the deck. Such an action can't be taken back.
    ///
    /// Of any other action this holds: what the seat sees after it is the same in every state that looks the same
    /// to it now. What chance shows, and what everybody sees at the end of the game, isn't meant.
    default boolean isRevealing(int action) {
        return false;
    }

    /// The sum of the weights of all outcomes when chance is to act, otherwise 0.
    int chanceWeight();

    /// The outcome that owns a share of the weight: outcomes are laid side by side in ascending order of their
    /// codes, each as wide as its weight.
    ///
    /// @param share from 0, below [#chanceWeight()]
    /// @throws IndexOutOfBoundsException if the share is out of range
    int chanceOutcome(int share);

    /// The weight of one outcome when chance is to act; 0 if it can't happen.
    int outcomeWeight(int outcome);

    /// Whether a code may be applied now: an action that isn't refused, or an outcome that can happen.
    default boolean allows(int code) {
        int actor = actor();
        return actor == CHANCE
                ? outcomeWeight(code) > 0
                : actor >= 0 && refusal(code).isEmpty();
    }

    /// Applies a legal action of the acting seat or a possible outcome of chance.
    ///
    /// The caller has made sure of that ([#allows]): the hot path of a search does not check again, and what
    /// happens otherwise is undefined.
    void apply(int code);

    /// The seat's action or the chance outcome behind a code that is to be applied to this state, as a record with
    /// names.
    ///
    /// @throws IllegalArgumentException if the code means nothing in this game
    Action action(int code);

    /// The text form of a code that may be applied now; [#parse] is its inverse.
    ///
    /// @throws IllegalArgumentException if the code means nothing in this game
    String print(int code);

    /// The code that a text names in this state. The code is well formed, not necessarily legal: ask [#refusal].
    ///
    /// @throws NotationException if the text names no action of this game; the message says where it stops making
    ///     sense
    int parse(String text);

    /// The text form of this whole position, hidden things included; [Game#parseState] is its inverse.
    ///
    /// The first line is the game's id and the rules version. Each of the others begins with its name and goes on
    /// with words, all parted by single spaces. A line `seat` begins what belongs to one seat; no other name stands
    /// twice for the table or for one seat, and the order of the lines but for `seat` says nothing.
    String position();

    /// What happened when `code` was applied to this state, as far as `observer` may know it, in order.
    /// Neither state is changed by it. As [#apply] is deterministic, a game may read it off `after` or work
    /// it out anew.
    ///
    /// @param code the action or outcome that was applied to a copy of this state
    /// @param after that copy, with the code applied and nothing else; never this state itself
    /// @param observer a seat, [#SPECTATOR], or [#EVERYTHING] for an owner of the whole game
    /// @throws IllegalArgumentException if `after` is a state of another game, or this state itself
    List<Event> events(int code, State after, int observer);

    /// What a choice of the seat to act would set off, up to the next choice or chance: for showing it before it is
    /// made. Only what the seat knows already enters the answer; a game that doesn't tell answers nothing.
    ///
    /// @param code a legal action of the seat to act
    default List<Event> preview(int code) {
        return List.of();
    }

    /// Why something that can be pointed at can't be used by `seat` now, by [Action#target()]. Only what `seat` may
    /// know enters the answer; targets that can be used are absent.
    Map<String, Refusal> refusals(int seat);

    /// Makes this state equal to another of the same game and number of seats.
    ///
    /// @throws IllegalArgumentException if the other is a state of another game or number of seats
    void copyFrom(State other);

    /// A new state, equal to this one and independent of it.
    State copy();

    /// A number that equal states of one set-up share and different ones, almost surely, do not. Positions of
    /// different set-ups may share it.
    long hash();

    /// The points that a seat has now; at the end its final score. What is hidden before the end isn't counted
    /// before it.
    int score(int seat);

    /// How the seats are ranked and why.
    ///
    /// @throws IllegalStateException if the game isn't over
    ScoreSheet scoreSheet();

    /// What a seat (or [#SPECTATOR]) may know of this state, or with [#EVERYTHING] what the seats know together: a live
    /// view that follows the state as it changes.
    ///
    /// @throws IllegalArgumentException if it is neither of these nor one of the [#seats()]
    Observation observe(int seat);

    /// Replaces everything that `seat` can't know by a random possibility that fits all it does know, each as
    /// likely as the deal makes it. `observe(seat)` is the same before and after.
    void determinize(int seat, RandomStream random);

    /// The state in which `seat` can already make a choice that doesn't depend on what the seats before it choose
    /// (as the opening tickets); a copy, in which `seat` is the actor. Empty if there is no such choice now.
    Optional<State> ahead(int seat);

    /// Whether everything that can never change is as it was at the start (cards, vehicles, tickets).
    ///
    /// @throws IllegalStateException naming what is broken
    void checkInvariants();
}
