package dev.anden.cli.serve;

import dev.anden.cli.call.FilePath;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.serve.OperatorSettings.Found;
import dev.anden.cli.text.Sentence;
import dev.anden.engine.files.FileText;
import dev.anden.engine.files.UnreadableFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;

/// A file of settings: lines such as `port = 8080`. Empty lines, and those that begin with `#`, say nothing; a value
/// may stand in quotes.
final class SettingsFile {
    private static final int SHORTEST_QUOTED = 2;

    private final CommandLine command;
    private final Path file;
    private final Map<String, Integer> lines = new HashMap<>();
    private final Map<String, Found> found = new HashMap<>();

    private SettingsFile(CommandLine command, Path file) {
        this.command = command;
        this.file = file;
    }

    /// What it sets, by the variable.
    ///
    /// @param named what named the file
    /// @throws WrongCall if it can't be read, or something is wrong with a line of it
    static Map<String, Found> read(CommandLine command, Found named) {
        Path file = FilePath.of(command, named.origin(), named.value());
        var settings = new SettingsFile(command, file);
        List<String> lines;
        try {
            lines = FileText.read(file).lines().toList();
        } catch (UnreadableFileException unreadable) {
            throw new WrongCall(command, Sentence.of("settings.unreadable", named.origin(), file, unreadable.phrase()));
        }
        for (int index = 0; index < lines.size(); index++) {
            settings.take(lines.get(index).strip(), index + 1);
        }
        return settings.found;
    }

    private void take(String line, int number) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        int equals = line.indexOf('=');
        if (equals < 1) {
            throw new WrongCall(command, Sentence.of("settings.line", file, number));
        }
        String name = line.substring(0, equals).strip();
        String variable = known(name, number);
        Integer former = lines.putIfAbsent(variable, number);
        if (former != null) {
            throw new WrongCall(command, Sentence.of("settings.twice", file, number, name, former));
        }
        String origin = "%s:%d: %s".formatted(file, number, name);
        found.put(variable, new Found(unquoted(line.substring(equals + 1).strip()), origin));
    }

    private String known(String name, int number) {
        String variable = Setting.variable(name);
        if (Setting.inFiles().contains(variable)) {
            return variable;
        }
        if (Setting.STARTERS.contains(variable)) {
            throw new WrongCall(command, Sentence.of("settings.starter", file, number, variable));
        }
        throw new WrongCall(command, unknown(name, number, Setting.meant(variable, Setting.inFiles())));
    }

    private Sentence unknown(String name, int number, List<String> meant) {
        String names = meant.stream().map(Setting::inFile).collect(Collectors.joining(", "));
        return switch (meant.size()) {
            case 0 -> Sentence.of("settings.unknown", file, number, name);
            case 1 -> Sentence.of("settings.unknown.near", file, number, name, names);
            default -> Sentence.of("settings.unknown.several", file, number, name, names);
        };
    }

    private static String unquoted(String value) {
        boolean quoted = value.length() >= SHORTEST_QUOTED
                && value.charAt(0) == value.charAt(value.length() - 1)
                && (value.charAt(0) == '"' || value.charAt(0) == '\'');
        return quoted ? value.substring(1, value.length() - 1) : value;
    }
}
