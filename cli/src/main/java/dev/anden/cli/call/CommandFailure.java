package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;

/// A command that can't do what it was asked to; its sentence is all that the person gets.
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    /// One that nothing else has led to.
    public CommandFailure(Sentence sentence) {
        super(sentence.key());
        this.sentence = sentence;
    }

    /// One that something else has led to, of which the person is told nothing.
    public CommandFailure(Sentence sentence, Throwable cause) {
        super(sentence.key(), cause);
        this.sentence = sentence;
    }

    /// Why.
    Sentence sentence() {
        return sentence;
    }
}
