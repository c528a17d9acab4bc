package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.protocol.ServerMessage.Position;
import dev.anden.protocol.TableEvent.CompanyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A table whose log is a list: what a server has a database for. Time goes on by a second with each change.
final class Notebook {
    private final Game game;
    private final Setup setup;
    private final long[] key;
    private final List<Line> lines = new ArrayList<>();
    private final List<EarlyChoice> kept = new ArrayList<>();
    private final Play play;
    private long now = 1_000_000;

    private Notebook(Game game, Setup setup, long[] key) {
        this.game = game;
        this.setup = setup;
        this.key = key;
        play = new Play(game, setup, key);
    }

    /// A table whose game has begun.
    static Notebook begin(Game game, Setup setup) {
        return begin(game, setup, new long[] {1, 2, 3, 4});
    }

    /// The same with another secret.
    static Notebook begin(Game game, Setup setup, long[] key) {
        var notebook = new Notebook(game, setup, key);
        notebook.write(notebook.play.begin());
        return notebook;
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

    Change turn(CompanyEvent event) {
        return write(play.turn(event, Optional.empty()));
    }

    Change takeBack(int seat) {
        return write(play.takeBack(seat, play.version(), Optional.empty()));
    }

    /// Writes what a table answers, and takes it over.
    Change write(Answer answer) {
        assertThat(answer).isInstanceOf(Change.class);
        var change = (Change) answer;
        now += 1000;
        lines.addAll(change.lines(play.version(), now));
        kept.removeAll(change.dropped());
        change.kept().ifPresent(kept::add);
        play.take(change, now);
        return change;
    }

    /// The same table, as its log and the kept choices tell it.
    Play readAgain() {
        return readAgain(lines);
    }

    Play readAgain(List<Line> log) {
        var read = new Play(game, setup, key);
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
