package dev.anden.cli.serve;

import dev.anden.cli.call.Nearest;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.OptionSpec;

/// The names of what can be set of a server. An option `--bot-pause` is `ANDEN_BOT_PAUSE` in the environment, and
/// either of `bot-pause` and `ANDEN_BOT_PAUSE` in a file of settings.
final class Setting {
    /// The file of settings itself. It is named by an option or in the environment, and in no other such file.
    static final String FILE = "ANDEN_SETTINGS";

    /// What may have a password in it: no option, for whoever lists the processes of a machine would read it.
    static final List<String> SECRETS = List.of(DataOption.DATABASE, ReminderSettings.MAIL);

    /// What is read by whatever starts the program, before it could read a file.
    static final List<String> STARTERS = List.of("ANDEN_HEAP", "ANDEN_JAVA_HOME", "ANDEN_JAVA_OPTIONS");

    private static final Set<String> OPTIONS = Set.of(
            "--port",
            "--host",
            "--data",
            "--bot-pause",
            "--take-back-pause",
            "--patience",
            "--network-bot-patience",
            "--analysis-time",
            "--away-days",
            "--keep-open",
            "--keep-playing",
            "--keep-finished",
            "--keep-guests",
            "--trusted-proxies",
            "--host-names",
            "--watchers",
            "--public-url",
            "--reminder-networks",
            "--log-format");

    private static final String PREFIX = "ANDEN_";
    private static final String WORD_END = "_";
    private static final String BY_FILE = "_FILE";

    /// The compose file's name of the site, and what the clients in other languages call to have an engine.
    private static final List<String> OF_OTHERS = List.of("ANDEN_SITE", "ANDEN_ENGINE");

    /// What Kubernetes sets in every container for services whose names begin with *anden*.
    private static final Pattern OF_KUBERNETES =
            Pattern.compile("ANDEN_([A-Z0-9_]+_)?(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT(_\\d+_.*)?)");

    private Setting() {}

    /// The variable of an option that may be set elsewhere than on the command line.
    static Optional<String> variable(OptionSpec option) {
        return Optional.of(option.longestName()).filter(OPTIONS::contains).map(Setting::variable);
    }

    /// `ANDEN_BOT_PAUSE` for `--bot-pause`, `bot-pause` and for itself.
    static String variable(String name) {
        String bare = name.startsWith("--") ? name.substring(2) : name;
        return bare.startsWith(PREFIX) ? bare : PREFIX + bare.replace('-', '_').toUpperCase(Locale.ROOT);
    }

    /// The variable that names a file with a secret in it, instead of the secret.
    static String byFile(String secret) {
        return secret + BY_FILE;
    }

    /// The variables that a file of settings may set.
    static Set<String> inFiles() {
        var names = new TreeSet<String>();
        OPTIONS.forEach(option -> names.add(variable(option)));
        SECRETS.forEach(secret -> names.addAll(List.of(secret, byFile(secret))));
        return names;
    }

    /// `bot-pause` for `ANDEN_BOT_PAUSE`: what it is called in a file of settings.
    static String inFile(String variable) {
        return bare(variable).toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The variables of the environment that mean something to the program, or to what starts it.
    static Set<String> inEnvironment() {
        Set<String> names = inFiles();
        names.add(FILE);
        names.addAll(STARTERS);
        return names;
    }

    /// What somebody meant by a name that there isn't: the settings that begin with its words or, failing that, have
    /// them all; otherwise the one of nearly the same letters. Of a secret and its file, it is the secret.
    static List<String> meant(String variable, Set<String> names) {
        String written = bare(variable);
        List<String> known = names.stream().map(Setting::bare).sorted().toList();
        List<String> found = known.stream()
                .filter(name -> name.startsWith(written + WORD_END))
                .toList();
        if (found.isEmpty()) {
            found = known.stream()
                    .filter(name -> words(name).containsAll(words(written)))
                    .toList();
        }
        if (found.isEmpty()) {
            found = Nearest.to(written, known).stream().toList();
        }
        List<String> all = found;
        return all.stream()
                .filter(name -> !name.endsWith(BY_FILE) || !all.contains(name.replaceFirst(BY_FILE + "$", "")))
                .map(PREFIX::concat)
                .toList();
    }

    private static String bare(String variable) {
        return variable.substring(PREFIX.length());
    }

    private static List<String> words(String name) {
        return List.of(name.split(WORD_END));
    }

    /// Those among variables that look like one of the program's, and are none.
    static List<String> strangers(Collection<String> variables) {
        Predicate<String> known = inEnvironment()::contains;
        return variables.stream()
                .filter(name -> name.startsWith(PREFIX))
                .filter(known.or(OF_OTHERS::contains)
                        .or(OF_KUBERNETES.asMatchPredicate())
                        .negate())
                .sorted()
                .toList();
    }
}
