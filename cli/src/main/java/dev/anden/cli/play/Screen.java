package dev.anden.cli.play;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Observation;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import java.util.List;
import java.util.Optional;

/// How a family of games looks in the terminal, in one language.
public interface Screen {
    /// What the observer sees now: its hand, the table, the other seats.
    List<String> table(Observation observation);

    /// More to look at, each with a letter that asks for it.
    List<Page> pages();

    /// The choices of the seat to act, in the order in which they should be offered. Choices that differ in detail
    /// alone are one entry with several codes.
    List<Choice> choices(State state);

    /// What is asked where a choice stands for several actions. Where an answer does so as well, it is asked again.
    Question question(State state, List<Integer> codes);

    /// An action that was chosen, with all that belongs to it.
    String action(State state, int code);

    /// What kind of luck something that chance brought is, such as `cards from the deck`.
    String luck(Event event);

    /// The heading beneath which an analysis of a game judges an action, whatever it cost; empty for most.
    default Optional<String> judgedApart(Action action) {
        return Optional.empty();
    }

    /// A line of the log; empty for an event that isn't worth one.
    Optional<String> line(Event event);

    /// A line of the score sheet without its points.
    String score(ScoreLine line);

    /// Whether a line of the score sheet counts points. One that doesn't is a verdict.
    default boolean isWorthPoints(ScoreLine line) {
        return true;
    }

    /// Why an action isn't allowed, with what its facts name in words; as it is where they name nothing.
    default Refusal inWords(Refusal refusal) {
        return refusal;
    }

    /// What is to be known of the set-up before the game begins.
    default List<String> introduction() {
        return List.of();
    }

    /// What the help tells besides the letters.
    default List<String> help() {
        return List.of();
    }

    /// One thing to choose.
    ///
    /// @param label what it is called
    /// @param codes the actions that it stands for, at least one
    record Choice(String label, List<Integer> codes) {
        public Choice {
            codes = List.copyOf(codes);
        }
    }

    /// What is asked about a choice.
    ///
    /// @param text the question
    /// @param answers what can be answered, at least two
    record Question(String text, List<Choice> answers) {
        public Question {
            answers = List.copyOf(answers);
        }
    }

    /// Something to look at.
    ///
    /// @param letter what a person types for it
    /// @param label what it is called
    /// @param content shows it
    record Page(String letter, String label, Content content) {}

    /// The lines of a page.
    @FunctionalInterface
    interface Content {
        List<String> lines(Observation observation);
    }
}
