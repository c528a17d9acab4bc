package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// A command that was called with arguments that don't fit together or name what isn't there.
public final class WrongCall extends ParameterException {
    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    /// @param command the command that was called, whose help the person is referred to
    /// @param sentence why
    public WrongCall(CommandLine command, Sentence sentence) {
        super(command, sentence.key());
        this.sentence = sentence;
    }

    /// Why.
    Sentence sentence() {
        return sentence;
    }
}
