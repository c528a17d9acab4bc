package dev.anden.cli;

import dev.anden.cli.admin.AdminCommand;
import dev.anden.cli.admin.ReportsCommand;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.experiment.LevelsCommand;
import dev.anden.cli.experiment.SimulateCommand;
import dev.anden.cli.experiment.SprtCommand;
import dev.anden.cli.experiment.TournamentCommand;
import dev.anden.cli.experiment.TuneCommand;
import dev.anden.cli.play.PlayCommand;
import dev.anden.cli.serve.BackupCommand;
import dev.anden.cli.serve.CheckCommand;
import dev.anden.cli.serve.HealthCommand;
import dev.anden.cli.serve.RehearseCommand;
import dev.anden.cli.serve.RestoreCommand;
import dev.anden.cli.serve.ServeCommand;
import dev.anden.cli.study.AnalyseCommand;
import dev.anden.cli.study.ReplayCommand;
import dev.anden.cli.study.VerifyCommand;
import dev.anden.cli.workshop.BoardCommand;
import dev.anden.cli.workshop.EngineCommand;
import dev.anden.cli.workshop.PerftCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import picocli.CommandLine;

/// The sub-commands of `anden` by their names, in the order in which help tells them. Each is made when it is asked
/// for: to make all of them takes a tenth of a second, and many a call is over in four tenths.
final class SubCommands {
    private static final SequencedMap<String, Function<Surroundings, Object>> MAKERS = makers();

    private SubCommands() {}

    /// Adds what a call may be about: nothing if it says nothing, the one that it names first, or else all of them,
    /// for help, and to tell which there are.
    static CommandLine addTo(CommandLine command, Surroundings surroundings, List<String> arguments) {
        MAKERS.forEach((name, maker) -> {
            if (isWanted(name, arguments)) {
                command.addSubcommand(name, maker.apply(surroundings));
            }
        });
        return command;
    }

    private static boolean isWanted(String name, List<String> arguments) {
        if (arguments.isEmpty()) {
            return false;
        }
        String first = arguments.getFirst();
        return first.equals(name) || !MAKERS.containsKey(first);
    }

    private static SequencedMap<String, Function<Surroundings, Object>> makers() {
        var makers = new LinkedHashMap<String, Function<Surroundings, Object>>();
        makers.put("serve", ServeCommand::new);
        makers.put("simulate", SimulateCommand::new);
        makers.put("tournament", TournamentCommand::with);
        makers.put("sprt", SprtCommand::new);
        makers.put("tune", TuneCommand::new);
        makers.put("levels", LevelsCommand::new);
        makers.put("replay", ReplayCommand::new);
        makers.put("verify", VerifyCommand::new);
        makers.put("analyse", AnalyseCommand::new);
        makers.put("play", PlayCommand::new);
        makers.put("engine", EngineCommand::new);
        makers.put("perft", PerftCommand::new);
        makers.put("backup", BackupCommand::new);
        makers.put("restore", RestoreCommand::new);
        makers.put("check", CheckCommand::new);
        makers.put("health", HealthCommand::new);
        makers.put("reports", ReportsCommand::new);
        makers.put("admin", AdminCommand::with);
        makers.put("rehearse", _ -> new RehearseCommand());
        makers.put("board", BoardCommand::with);
        return makers;
    }
}
