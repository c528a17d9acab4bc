package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.engine.NotationException;
import dev.anden.engine.Observation;
import dev.anden.engine.Refusal;
import dev.anden.engine.State;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Asks the person at the terminal what to do: by the number of a choice, or in the game's own notation.
final class Prompt {
    private static final String HELP = "?";
    private static final String LOG = "l";
    private static final String QUIT = "q";
    private static final int LOG_LINES = 20;

    private final Screen screen;
    private final Texts texts;
    private final BufferedReader in;
    private final PrintWriter out;
    private final List<String> log;

    Prompt(Screen screen, Texts texts, BufferedReader in, PrintWriter out, List<String> log) {
        this.screen = screen;
        this.texts = texts;
        this.in = in;
        this.out = out;
        this.log = log;
    }

    /// The legal action that the person chooses; empty if the person leaves.
    Optional<Integer> choose(State state, Observation view) throws IOException {
        List<Screen.Choice> choices = screen.choices(state);
        show(choices, view);
        while (true) {
            out.print("> ");
            out.flush();
            String typed = in.readLine();
            if (typed == null || typed.strip().equals(QUIT)) {
                return Optional.empty();
            }
            Optional<Integer> code = understand(typed.strip(), state, view, choices);
            if (code.isPresent()) {
                return code;
            }
        }
    }

    private void show(List<Screen.Choice> choices, Observation view) {
        out.println();
        screen.table(view).forEach(out::println);
        out.println();
        for (int index = 0; index < choices.size(); index++) {
            out.printf("%3d  %s%n", index + 1, choices.get(index).label());
        }
        out.println(texts.text("prompt.hint"));
    }

    private Optional<Integer> understand(String typed, State state, Observation view, List<Screen.Choice> choices)
            throws IOException {
        if (typed.isEmpty()) {
            show(choices, view);
            return Optional.empty();
        }
        if (typed.matches("\\d{1,4}")) {
            return numbered(Integer.parseInt(typed), state, choices);
        }
        if (typed.length() == 1) {
            page(typed, state, view);
            return Optional.empty();
        }
        return notated(typed, state);
    }

    private Optional<Integer> numbered(int number, State state, List<Screen.Choice> choices) throws IOException {
        if (number < 1 || number > choices.size()) {
            out.println(texts.text("wrong.number", choices.size()));
            return Optional.empty();
        }
        List<Integer> codes = choices.get(number - 1).codes();
        while (codes.size() > 1) {
            Optional<Screen.Choice> answer = answer(screen.question(state, codes));
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            codes = answer.get().codes();
        }
        return Optional.of(codes.getFirst());
    }

    private Optional<Screen.Choice> answer(Screen.Question question) throws IOException {
        List<Screen.Choice> answers = question.answers();
        for (int index = 0; index < answers.size(); index++) {
            out.printf("%5d  %s%n", index + 1, answers.get(index).label());
        }
        out.print(question.text() + " > ");
        out.flush();
        String typed = in.readLine();
        if (typed != null && typed.strip().matches("\\d{1,4}")) {
            int number = Integer.parseInt(typed.strip());
            if (number >= 1 && number <= answers.size()) {
                return Optional.of(answers.get(number - 1));
            }
        }
        out.println(texts.text("wrong.number", answers.size()));
        return Optional.empty();
    }

    private void page(String letter, State state, Observation view) {
        switch (letter) {
            case HELP -> help(state);
            case LOG ->
                log.subList(Math.max(0, log.size() - LOG_LINES), log.size()).forEach(out::println);
            default ->
                screen.pages().stream()
                        .filter(page -> page.letter().equals(letter))
                        .findFirst()
                        .ifPresentOrElse(
                                page -> page.content().lines(view).forEach(out::println),
                                () -> out.println(texts.text("wrong.letter", letter)));
        }
    }

    private void help(State state) {
        out.println(texts.text("help"));
        screen.pages().forEach(page -> out.printf("  %s  %s%n", page.letter(), page.label()));
        out.printf("  %s  %s%n", LOG, texts.text("help.log"));
        out.printf("  %s  %s%n", QUIT, texts.text("help.quit"));
        out.println(texts.text("help.notation"));
        out.println("  " + state.print(tellingExample(state)));
        screen.help().forEach(out::println);
    }

    /// Of what may be done now, the action with the longest name: it shows most of how things are written.
    private int tellingExample(State state) {
        return Arrays.stream(state.legalActions())
                .boxed()
                .max(Comparator.comparingInt(code -> state.print(code).length()))
                .orElseThrow();
    }

    private Optional<Integer> notated(String typed, State state) {
        try {
            int code = state.parse(typed);
            Optional<Refusal> refusal = state.refusal(code);
            if (refusal.isEmpty()) {
                return Optional.of(code);
            }
            out.println(texts.text("wrong.refused", texts.reason(screen.inWords(refusal.get()))));
        } catch (NotationException unreadable) {
            String reasons = unreadable.reasons().stream().map(texts::text).collect(Collectors.joining("; "));
            out.println(texts.text("wrong.notation", reasons));
        }
        return Optional.empty();
    }
}
