package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.protocol.ServerMessage.Position;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TimeControl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/// A table whose log is a list: what a server has a database for. Time goes on by a second with each change.
final class Notebook {
    /// How long each change takes, in milliseconds.
    static final long STEP = 1_000;

    private final Game game;
    private final Setup setup;
    private final long[] key;
    private final Timing timing;
    private final int branch;
    private final List<Line> lines = new ArrayList<>();
    private final List<EarlyChoice> kept = new ArrayList<>();
    private final Map<Integer, Long> chosen = new HashMap<>();
    private final Play play;
    private List<Long> left = List.of();
    private long now = 1_000_000;

    private Notebook(Game game, Setup setup, long[] key, Timing timing) {
        this(game, setup, key, timing, 0);
    }

    private Notebook(Game game, Setup setup, long[] key, Timing timing, int branch) {
        this.branch = branch;
        this.game = game;
        this.setup = setup;
        this.key = key;
        this.timing = timing;
        play = new Play(game, setup, key, timing, branch);
    }

    /// A table whose game has begun.
    static Notebook begin(Game game, Setup setup) {
        return begin(game, setup, new long[] {1, 2, 3, 4});
    }

    /// The same with another secret.
    static Notebook begin(Game game, Setup setup, long[] key) {
        return begin(new Notebook(game, setup, key, Timing.NONE));
    }

    /// One where time is counted.
    ///
    /// @param people the seats of people
    static Notebook begin(Game game, Setup setup, TimeControl control, Set<Integer> people) {
        return begin(game, setup, control, people, Set.of());
    }

    /// One where network bots wait, too.
    ///
    /// @param programs their seats
    static Notebook begin(Game game, Setup setup, TimeControl control, Set<Integer> people, Set<Integer> programs) {
        var timing = new Timing(control, people, programs, LongUnaryOperator.identity());
        return begin(new Notebook(game, setup, new long[] {1, 2, 3, 4}, timing));
    }

    /// One whose game goes on from a moment of another one.
    ///
    /// @param codes the plies of the other game
    static Notebook branch(Game game, Setup setup, long[] key, int... codes) {
        var notebook = new Notebook(game, setup, key, Timing.NONE, codes.length);
        notebook.write(notebook.play.beginWith(codes));
        return notebook;
    }

    private static Notebook begin(Notebook notebook) {
        notebook.write(notebook.play.begin());
        return notebook;
    }

    /// Lets time pass.
    void pass(long milliseconds) {
        now += milliseconds;
    }

    Play play() {
        return play;
    }

    List<Line> lines() {
        return lines;
    }

    long now() {
        return now;
    }

    /// What is chosen in a seat, by the place in its list of offers, from the end if negative.
    Change choose(int seat, int number) {
        List<String> texts = texts(seat);
        String text = texts.get(Math.floorMod(number, texts.size()));
        return write(play.act(seat, play.version(), text, Optional.empty()));
    }

    /// What the bot in a seat chooses, by the place among the legal actions.
    Change chooseByBot(int seat, int number) {
        BotRequest request = play.request(seat).orElseThrow();
        return write(play.choose(request, play.state().legalAction(number)).orElseThrow());
    }

    /// The person in a seat plays again.
    Change comeBack(int seat) {
        return write(play.comeBack(seat, Optional.empty()));
    }

    /// The notations of all that a seat is offered.
    List<String> texts(int seat) {
        return position(seat).offers().stream()
                .flatMap(offer -> offer.choices().stream())
                .map(choice -> choice.text())
                .toList();
    }

    Position position(int observer) {
        return play.position(observer, Optional.empty());
    }

    Change changeCompany(CompanyEvent event) {
        return write(play.changeCompany(event, Optional.empty()));
    }

    Change takeBack(int seat) {
        return write(play.takeBack(seat, play.version(), Optional.empty()));
    }

    /// Writes what a table answers, and takes it over.
    Change write(Answer answer) {
        assertThat(answer).isInstanceOf(Change.class);
        var change = (Change) answer;
        now += STEP;
        Clocks clocks = play.clocksAfter(change, now);
        lines.addAll(change.lines(play.version(), now));
        kept.removeAll(change.dropped());
        change.dropped().forEach(choice -> chosen.remove(choice.seat()));
        change.kept().ifPresent(kept::add);
        change.kept().ifPresent(choice -> chosen.put(choice.seat(), now));
        left = change.size() > 0 ? clocks.left() : left;
        play.take(change, now);
        return change;
    }

    /// The same table, as its log and the kept choices tell it.
    Play readAgain() {
        Play read = readAgain(lines);
        read.setClocks(new Reading(left, lines.getLast().at(), chosen));
        return read;
    }

    Play readAgain(List<Line> log) {
        var read = new Play(game, setup, key, timing, branch);
        Replaying.replay(read, log, kept);
        return read;
    }

    /// Why something can't be done.
    static Objection.Reason reason(Answer answer) {
        assertThat(answer).isInstanceOf(Objection.class);
        assertThat(((Objection) answer).sentence()).endsWith(".");
        return ((Objection) answer).reason();
    }
}
