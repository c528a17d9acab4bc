package dev.anden.cli.study;

import dev.anden.arena.CompanyNote;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayReading;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.SetupText;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BoardsOption;
import dev.anden.engine.Game;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `anden replay`: plays a recorded game through, checks every ply, and shows where it led.
@Command(name = "replay", description = "Replays a recorded game, checks every ply, and shows the result.")
public final class ReplayCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    @Parameters(paramLabel = "FILE", description = "A replay, as `simulate --record` writes it.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--at", paramLabel = "PLY", description = "Shows the position after this many plies.")
    private @Nullable Integer at;

    @Option(names = "--verbose", description = "Shows every ply.")
    private boolean verbose;

    /// @param surroundings where it writes, and in which language
    public ReplayCommand(Surroundings surroundings) {
        out = surroundings.out();
        texts = Texts.of(surroundings.language());
    }

    @Override
    public Integer call() {
        String text = TextFile.read(file);
        ReplayReading reading = ReplayFile.read(boards.games(), file, text);
        Replay replay = reading.replay();
        int plies = replay.codes().size();
        if (at != null && (at < 0 || at > plies)) {
            throw new WrongCall(spec.commandLine(), Sentence.of("replay.at", plies, at));
        }
        showHeader(replay);
        if (verbose) {
            showPlies(reading.game(), replay, at == null ? plies : at);
        }
        show(reading.game(), replay, at == null ? plies : at);
        out.flush();
        ReplayFile.verified(boards.games(), file, text);
        out.println();
        say(replay.origin().isPresent() ? "replay.legal-and-dealt" : "replay.legal");
        out.flush();
        return ExitCode.OK;
    }

    private void showHeader(Replay replay) {
        Setup setup = replay.setup();
        say(
                "replay.title",
                replay.game(),
                replay.rulesVersion(),
                SetupText.of(texts, setup.seats(), setup.options()),
                replay.codes().size());
        for (int seat = 0; seat < replay.players().size(); seat++) {
            out.println(texts.text("replay.played-by", seat, replay.players().get(seat)) + absences(replay, seat));
        }
    }

    /// From when on a bot played for the person in a seat, and from when on the person did again.
    private String absences(Replay replay, int seat) {
        var told = new StringBuilder();
        for (CompanyNote note : replay.company()) {
            if (note.seat() == seat) {
                switch (note.kind()) {
                    case RESIGNED, HANDED_OVER ->
                        told.append(texts.text(
                                "replay.bot-from", note.ply(), note.words().getFirst()));
                    case CAME_BACK -> told.append(texts.text("replay.back-from", note.ply()));
                    case AGREED_TO_END, PAUSED, WENT_ON, ABANDONED -> {}
                }
            }
        }
        return told.toString();
    }

    private void showPlies(Game game, Replay replay, int plies) {
        State state = game.newState(replay.setup());
        for (int code : replay.codes().subList(0, plies)) {
            showCompany(replay, state.ply());
            String actor = state.actor() == State.CHANCE
                    ? texts.text("replay.by-chance")
                    : texts.text("replay.by-player", state.actor());
            out.printf("%4d  %-9s  %s%n", state.ply(), actor, state.print(code));
            state.apply(code);
        }
        showCompany(replay, plies);
    }

    private void showCompany(Replay replay, int ply) {
        replay.companyAt(ply).forEach(note -> out.printf("      %s%n", note.line()));
    }

    private void show(Game game, Replay replay, int plies) {
        State state = replay.stateAt(game, plies);
        out.println();
        if (state.actor() == State.NOBODY) {
            showResult(state.scoreSheet());
        } else {
            say("replay.position", plies);
            out.print(state.position());
        }
    }

    private void showResult(ScoreSheet sheet) {
        var lines = TextTable.of(texts, "replay.who", "replay.rule", "replay.points", "replay.made", "replay.for");
        for (ScoreLine line : sheet.lines()) {
            lines.row(
                    String.valueOf(line.seat()),
                    line.rule(),
                    String.valueOf(line.points()),
                    texts.text(line.achieved() ? "replay.yes" : "replay.no"),
                    line.subjects().size() > 3
                            ? texts.text("replay.routes", line.subjects().size())
                            : String.join(" ", line.subjects()));
        }
        out.print(lines.text());
        out.println();
        for (int seat = 0; seat < sheet.totals().size(); seat++) {
            say("replay.total", seat, sheet.totals().get(seat), sheet.ranks().get(seat));
        }
        say("replay.decided", sheet.decidedBy());
    }

    private void say(String key, Object... values) {
        out.println(texts.text(key, values));
    }
}
