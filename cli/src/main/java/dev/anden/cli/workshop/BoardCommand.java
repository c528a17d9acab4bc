package dev.anden.cli.workshop;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `anden board`: for those who make boards. It does nothing by itself.
@Command(name = "board", description = "Lists, checks and draws boards.")
public final class BoardCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    private BoardCommand() {}

    /// The command with its sub-commands, in the order in which help tells them.
    ///
    /// @param surroundings where they write, and in which language
    public static CommandLine with(Surroundings surroundings) {
        return new CommandLine(new BoardCommand())
                .addSubcommand(new BoardListCommand(surroundings))
                .addSubcommand(new BoardCheckCommand(surroundings))
                .addSubcommand(new BoardDrawCommand(surroundings));
    }

    @Override
    public void run() {
        String commands = String.join(", ", spec.subcommands().keySet());
        throw new WrongCall(spec.commandLine(), Sentence.of("board.command", commands));
    }
}
