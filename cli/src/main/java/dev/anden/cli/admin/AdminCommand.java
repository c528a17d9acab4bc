package dev.anden.cli.admin;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `anden admin`: for whoever runs a server. It does nothing by itself.
@Command(name = "admin", description = "Looks after the tables and the people of a server; it may be running.")
public final class AdminCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    private AdminCommand() {}

    /// The command with its sub-commands, in the order in which help tells them.
    ///
    /// @param surroundings where they read and write, and the variables of their environment
    public static CommandLine with(Surroundings surroundings) {
        return new CommandLine(new AdminCommand())
                .addSubcommand(new TablesCommand(surroundings))
                .addSubcommand(new PeopleCommand(surroundings))
                .addSubcommand(new ShowCommand(surroundings))
                .addSubcommand(new ExportCommand(surroundings))
                .addSubcommand(new EndCommand(surroundings))
                .addSubcommand(new DeleteCommand(surroundings))
                .addSubcommand(new BlockCommand(surroundings))
                .addSubcommand(new UnblockCommand(surroundings))
                .addSubcommand(new PasswordCommand(surroundings));
    }

    @Override
    public void run() {
        String commands = String.join(", ", spec.subcommands().keySet());
        throw new WrongCall(spec.commandLine(), Sentence.of("admin.command", commands));
    }
}
