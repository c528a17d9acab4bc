package dev.anden.protocol;

import dev.anden.protocol.talk.ReadyPhrase;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;

/// What a browser sends.
public sealed interface ClientMessage {
    /// A seat's action.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    /// @param version the table's version that the choice was made on
    /// @param action the action in the game's notation, as an [Offer] gave it
    record Act(String command, int version, String action) implements ClientMessage {}

    /// A seat takes its last choice back; it may while the position says so.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    /// @param version the table's version that the wish was made on
    record TakeBack(String command, int version) implements ClientMessage {}

    /// A seat that may take its last choice back won't: bots needn't wait for it any longer. Said twice, or too
    /// late, it changes nothing; it isn't answered.
    ///
    /// @param version the table's version that it was said on
    record GoOn(int version) implements ClientMessage {}

    /// Somebody wants to know why things can't be chosen. Answered by [ServerMessage.Refusals], unless the table
    /// has gone on.
    ///
    /// @param version the table's version that it is about
    record Explain(int version) implements ClientMessage {}

    /// The person in a seat leaves for good: a bot plays on to the end.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    record Resign(String command) implements ClientMessage {}

    /// A bot is to play for the person in a seat until it comes back.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    record StepAway(String command) implements ClientMessage {}

    /// The person in a seat plays again, and the bot doesn't any more.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    record ComeBack(String command) implements ClientMessage {}

    /// The other people are asked to end the game without a result.
    ///
    /// @param command an id of the client's own (a UUID); the question has it too
    record ProposeEnd(String command) implements ClientMessage {}

    /// The other people are asked to stop the clocks.
    ///
    /// @param command an id of the client's own (a UUID); the question has it too
    record ProposePause(String command) implements ClientMessage {}

    /// The other people are asked to let a seat go back to before its own last choice.
    ///
    /// @param command an id of the client's own (a UUID); the question has it too
    record ProposeTakeBack(String command) implements ClientMessage {}

    /// The clocks go on.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    record EndPause(String command) implements ClientMessage {}

    /// The other people are asked to let a bot play for somebody who is away.
    ///
    /// @param command an id of the client's own (a UUID); the question has it too
    /// @param seat the seat of whoever is away
    record AskForBot(String command, int seat) implements ClientMessage {}

    /// Somebody answers what the people at the table are asked.
    ///
    /// @param command an id of the client's own (a UUID)
    /// @param proposal the question's id
    /// @param agrees if not, it isn't asked any more
    record AnswerProposal(String command, String proposal, boolean agrees) implements ClientMessage {}

    /// Somebody at the table says something, with a seat or without. Answered by [ServerMessage.Heard].
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is said once
    /// @param text 1 to 280 characters that can be seen
    record Say(String command, String text) implements ClientMessage {}

    /// Somebody at the table says one of the ready phrases. Answered by [ServerMessage.Heard].
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is said once
    record SayPhrase(String command, ReadyPhrase phrase) implements ClientMessage {}

    /// From now on the person doesn't want to hear somebody. The other one isn't told. Answered by
    /// [ServerMessage.Heard].
    ///
    /// @param command an id of the client's own (a UUID)
    record Silence(String command, Whom whom, SilenceKind kind) implements ClientMessage {}

    /// The person wants to hear somebody again. Answered by [ServerMessage.Heard].
    ///
    /// @param command an id of the client's own (a UUID)
    /// @param id that of a [SilencedPerson]
    record EndSilence(String command, String id) implements ClientMessage {}

    /// Whoever runs the server is to look at what somebody said or did. The last lines of the table are kept with
    /// it. Answered by [ServerMessage.Heard].
    ///
    /// @param command an id of the client's own (a UUID)
    /// @param note what is to be said of it, up to 280 characters; empty for nothing
    record Report(String command, Whom whom, String note) implements ClientMessage {}

    /// The person has read what was said at the table up to a line. It isn't answered; on whatever they look
    /// at the table with they are told ([ServerMessage.TalkRead]), and nobody else is.
    ///
    /// @param line the number of the last one that was in sight
    record ReadTalk(int line) implements ClientMessage {}

    /// Whether anybody looks at the page that this comes from: of a connection that doesn't say it, somebody does.
    /// It isn't answered.
    ///
    /// @param looking not while the page is hidden, or nobody has touched it, for some minutes
    record Looking(boolean looking) implements ClientMessage {}

    /// Are you there? Answered by [ServerMessage.Pong].
    record Ping() implements ClientMessage {}
}
