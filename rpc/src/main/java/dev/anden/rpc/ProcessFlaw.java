package dev.anden.rpc;

import dev.anden.engine.PhraseKind;

/// What can be wrong with a bot that is a process.
enum ProcessFlaw implements PhraseKind {
    NO_PROGRAM("exec: must be followed by a program, as in exec:./mybot"),
    OPEN_QUOTE("A quotation mark isn't closed in: {command}"),
    NOT_STARTED("\"{command}\" can't be started; is there such a program, and may it be executed?"),
    ENDED("\"{command}\" ended before it answered"),
    LATE("\"{command}\" didn't answer \"{method}\" within {limit} ms"),
    LONG_LINE("\"{command}\" wrote more than {most} MiB without a line break; each answer is one line"),
    NOT_JSON("\"{command}\" must answer with one line of JSON, not \"{answer}\""),
    NO_RESULT("\"{command}\" must answer \"{method}\" with its id and a result, not {answer}"),
    NOT_LEGAL("\"{command}\" must choose one of the codes it was given, not {answer}");

    private final String english;

    ProcessFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "process";
    }

    @Override
    public String english() {
        return english;
    }
}
