package dev.anden.cli.play;

import dev.anden.engine.Event;
import dev.anden.engine.Observation;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Any game, as far as it can be shown without knowing it: the points, what is seen as it crosses the wire, and the
/// choices in the game's own notation.
final class PlainScreen implements Screen {
    private final Names names;

    PlainScreen(Names names) {
        this.names = names;
    }

    @Override
    public List<String> table(Observation observation) {
        Stream<String> points = IntStream.range(0, observation.seats()).mapToObj(seat -> points(observation, seat));
        return Stream.concat(points, Stream.of(String.valueOf(observation.snapshot())))
                .toList();
    }

    private String points(Observation observation, int seat) {
        return "%s: %s".formatted(names.of(seat), names.texts().text("points", observation.score(seat)));
    }

    @Override
    public List<Page> pages() {
        return List.of();
    }

    @Override
    public List<Choice> choices(State state) {
        return Arrays.stream(state.legalActions())
                .mapToObj(code -> new Choice(state.print(code), List.of(code)))
                .toList();
    }

    /// Never asked: each choice stands for one action.
    @Override
    public Question question(State state, List<Integer> codes) {
        return new Question("", choices(state));
    }

    @Override
    public String action(State state, int code) {
        return state.print(code);
    }

    /// As the wire calls it.
    @Override
    public String luck(Event event) {
        String name = event.getClass().getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    @Override
    public Optional<String> line(Event event) {
        return Optional.of(String.valueOf(event));
    }

    @Override
    public String score(ScoreLine line) {
        return names.texts().textOr("score." + line.rule(), line.rule());
    }
}
