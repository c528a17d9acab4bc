package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Dealer;
import dev.anden.engine.Event;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One game between a person at the terminal and bots.
final class Session {
    private final Texts texts;
    private final Screen screen;
    private final Names names;
    private final PrintWriter out;
    private final Prompt prompt;
    private final State state;
    private final State before;
    private final Observation view;
    private final List<Player> bots;
    private final Dealer dealer;
    private final List<RandomStream> streams = new ArrayList<>();
    private final List<Integer> codes = new ArrayList<>();
    private final List<String> log = new ArrayList<>();

    /// A game that is about to begin.
    ///
    /// @param initial its first state, which is played on
    /// @param bots the bots, seat by seat; the person's own is never asked
    /// @param seed the seed from which chance and the bots draw
    Session(
            State initial,
            Screen screen,
            Names names,
            List<Player> bots,
            long seed,
            BufferedReader in,
            PrintWriter out) {

        this.screen = screen;
        this.names = names;
        this.bots = List.copyOf(bots);
        this.out = out;
        texts = names.texts();
        state = initial;
        before = state.copy();
        view = state.observe(names.person());
        prompt = new Prompt(screen, texts, in, out, log);
        dealer = Dealer.ofSeed(seed, 0);
        for (int seat = 0; seat < bots.size(); seat++) {
            streams.add(RandomStream.ofSeed(seed, 0, 1L + seat));
        }
    }

    /// Plays until the game is over or the person leaves.
    ///
    /// @param asked told whenever the person is asked, before they are
    /// @return whether the game was played to its end
    /// @throws IOException if what the person types can't be read
    boolean play(Runnable asked) throws IOException {
        while (state.actor() != State.NOBODY) {
            int actor = state.actor();
            int code;
            if (actor == State.CHANCE) {
                code = dealer.deal(state);
            } else if (actor == names.person()) {
                asked.run();
                Optional<Integer> chosen = prompt.choose(state, view);
                if (chosen.isEmpty()) {
                    return false;
                }
                code = chosen.get();
            } else {
                code = bots.get(actor).choose(state.observe(actor), streams.get(actor));
            }
            apply(code);
        }
        showEnd();
        return true;
    }

    /// The actions and outcomes so far.
    int[] codes() {
        return codes.stream().mapToInt(Integer::intValue).toArray();
    }

    private void apply(int code) {
        before.copyFrom(state);
        state.apply(code);
        codes.add(code);
        for (Event event : before.events(code, state, names.person())) {
            screen.line(event).ifPresent(line -> {
                log.add(line);
                out.println("  " + line);
            });
        }
        out.flush();
    }

    private void showEnd() {
        ScoreSheet sheet = state.scoreSheet();
        out.println();
        out.println(texts.text("end.title"));
        for (int seat = 0; seat < state.seats(); seat++) {
            out.printf(
                    "%n%s: %s%n",
                    names.of(seat), texts.text("points", sheet.totals().get(seat)));
            for (ScoreLine line : sheet.lines()) {
                if (line.seat() == seat) {
                    out.println(scored(line));
                }
            }
        }
        if (!names.isAlone()) {
            List<String> winners = sheet.winners().stream().map(names::of).toList();
            out.println();
            out.println(texts.text("end.winner", String.join(", ", winners), winners.size()));
        }
        out.flush();
    }

    private String scored(ScoreLine line) {
        return screen.isWorthPoints(line)
                ? "  %+4d  %s".formatted(line.points(), screen.score(line))
                : "        " + screen.score(line);
    }
}
