package dev.anden.cli.serve;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// Gives a command that has to do with a server what is set elsewhere than on its command line.
public final class Settling {
    private Settling() {}

    /// Fills the options that aren't on the command line; other commands are left as they are. Whoever starts
    /// a server is told, on the error stream, of what looks like a setting and is none.
    ///
    /// @param parsed the command that is about to be carried out
    /// @param surroundings with the variables in which something may be set
    /// @throws dev.anden.cli.call.WrongCall if a value that is set elsewhere is empty or none for its option,
    ///     or if something is wrong with the file of settings
    public static void settle(ParseResult parsed, Surroundings surroundings) {
        CommandSpec spec = parsed.commandSpec();
        if (parsed.isUsageHelpRequested()
                || parsed.isVersionHelpRequested()
                || !spec.optionsMap().containsKey(OperatorSettings.OPTION)) {
            return;
        }
        OperatorSettings.of(spec, surroundings.environment()).fill(parsed);
        if (spec.optionsMap().containsKey("--bot-pause")) {
            Texts texts = Texts.of(surroundings.language());
            Setting.strangers(surroundings.environment().keySet())
                    .forEach(name -> surroundings
                            .err()
                            .println("anden: " + stranger(name).in(texts)));
            surroundings.err().flush();
        }
    }

    private static Sentence stranger(String name) {
        List<String> meant = Setting.meant(name, Setting.inEnvironment());
        return switch (meant.size()) {
            case 0 -> Sentence.of("settings.stranger", name);
            case 1 -> Sentence.of("settings.stranger.near", name, meant.getFirst());
            default -> Sentence.of("settings.stranger.several", name, String.join(", ", meant));
        };
    }
}
