package dev.anden.cli.workshop;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.wish.BoardsOption;
import dev.anden.players.Roster;
import dev.anden.rpc.EngineLoop;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/// `anden engine`: the engine for programs, until their input ends.
@Command(
        name = "engine",
        description = "Plays games for another program: JSON-RPC 2.0, one message per line, from input to output.")
public final class EngineCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    /// @param surroundings with the streams of the program that uses the engine
    public EngineCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        var loop = new EngineLoop(boards.games(), Roster.installed(), surroundings.freshSeed());
        try {
            loop.run(surroundings.input(), surroundings.output());
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("engine.gone", failure), failure);
        }
        return ExitCode.OK;
    }
}
