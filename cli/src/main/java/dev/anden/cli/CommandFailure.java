package dev.anden.cli;

import dev.anden.cli.text.Sentence;

/// A command that can't do what it was asked to; its sentence is all that the person gets.
final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    CommandFailure(Sentence sentence) {
        super(sentence.key());
        this.sentence = sentence;
    }

    CommandFailure(Sentence sentence, Throwable cause) {
        super(sentence.key(), cause);
        this.sentence = sentence;
    }

    /// Why.
    Sentence sentence() {
        return sentence;
    }
}
