package dev.anden.cli.call;

import java.util.List;
import java.util.ResourceBundle;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/// What the value of an option, or an argument, is called in the language of whoever reads: `ARCHIVO` for `FILE`.
/// picocli knows texts of the help in other languages, but none for these.
public final class Labels {
    private Labels() {}

    /// As the help of its command calls it.
    static String of(ArgSpec argument) {
        String english = argument.paramLabel();
        ResourceBundle help = argument.command().resourceBundle();
        String key = "label." + english;
        return help != null && help.containsKey(key) ? help.getString(key) : english;
    }

    /// The help of a command, in which they are called so.
    public static Help help(CommandSpec command, ColorScheme colours) {
        return new Help(command, colours) {
            @Override
            public IParamLabelRenderer parameterLabelRenderer() {
                return new Renderer(super.parameterLabelRenderer(), colours);
            }
        };
    }

    /// @param english what puts brackets, commas and dots around them
    private record Renderer(IParamLabelRenderer english, ColorScheme colours) implements IParamLabelRenderer {
        @Override
        public Ansi.Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<Ansi.IStyle> styles) {
            String text = english.renderParameterLabel(argument, Ansi.OFF, List.of())
                    .toString()
                    .replace(argument.paramLabel(), of(argument));
            return colours.apply(text, styles);
        }

        @Override
        public String separator() {
            return english.separator();
        }
    }
}
