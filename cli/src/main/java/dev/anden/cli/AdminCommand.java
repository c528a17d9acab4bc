package dev.anden.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `anden admin`: for whoever runs a server. It does nothing by itself.
@Command(name = "admin", description = "Looks after the tables and the people of a server; it may be running.")
final class AdminCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        String commands = String.join(", ", spec.subcommands().keySet());
        throw new WrongCall(spec.commandLine(), Sentence.of("admin.command", commands));
    }
}
