package dev.anden.protocol;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.protocol.talk.SilencedPerson;
import dev.anden.protocol.talk.TalkLine;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a server sends.
public sealed interface ServerMessage {
    /// Everything, on connecting: the client draws from nothing.
    ///
    /// @param table the table and who sits there
    /// @param position how things stand; absent while the table is open
    /// @param log every event so far, as this observer may know it: when the game was played to its end, everything
    record Welcome(TableInfo table, Optional<Position> position, List<LoggedEvent> log) implements ServerMessage {}

    /// The table went on: what happened since the client's last version, and how things stand now.
    record Progress(TableInfo table, Position position, List<LoggedEvent> events) implements ServerMessage {}

    /// The seats, or who is connected, have changed.
    record TableChanged(TableInfo table) implements ServerMessage {}

    /// The command was carried out (or had been already).
    record Accepted(String command, int version) implements ServerMessage {}

    /// Something the client sent can't be done; nothing has changed.
    ///
    /// @param command the command it answers; absent if it couldn't be read
    /// @param code a key of the client's texts: `stale-version`, `not-your-turn`, `bad-message`, `rule` …
    /// @param refusal the rule behind it, if there is one
    /// @param detail one English sentence for people who read the wire
    record Problem(Optional<String> command, String code, Optional<Refusal> refusal, String detail)
            implements ServerMessage {}

    /// What is said at the table, of what this observer wants to hear: all that is kept, oldest first. Sent after the
    /// first message of a connection if there is any, and whenever it has changed otherwise than by a further line.
    ///
    /// @param silenced whom the observer doesn't hear, here or elsewhere
    /// @param read the number of the last line that the observer has read, 0 before any; absent if that isn't
    ///     kept, as of those who neither sit there nor are the host
    record Talk(List<TalkLine> lines, List<SilencedPerson> silenced, Optional<Integer> read) implements ServerMessage {}

    /// The observer has read what was said up to a line, here or with another device.
    ///
    /// @param line its number
    record TalkRead(int line) implements ServerMessage {}

    /// Somebody has said something.
    record Said(TalkLine line) implements ServerMessage {}

    /// Whoever said some lines is called something else now.
    ///
    /// @param lines all of theirs that are kept
    record Renamed(List<Integer> lines, String name) implements ServerMessage {}

    /// Who watches the table without a seat, as far as they have names; sent whenever it has changed.
    ///
    /// @param others how many watch besides those who are named
    record Watching(List<String> names, int others) implements ServerMessage {}

    /// What somebody wanted to say, hear or report was (or had been already) said, heard or kept.
    record Heard(String command) implements ServerMessage {}

    /// Yes.
    record Pong() implements ServerMessage {}

    /// How things stand for one observer.
    ///
    /// @param version the table's version: lines in its log
    /// @param view the game's own view (`TtrView`)
    /// @param offers what the observer may choose now, by what can be pointed at; empty if it isn't its move
    /// @param early whether the offers may be answered before it is the seat's turn (opening tickets)
    /// @param chosenEarly whether the observer's early choice is already kept
    /// @param chosen that choice, for the observer alone; absent if none is kept
    /// @param takeBack whether the observer may take its last choice back
    /// @param askBack whether the observer has a last choice that the others could let it take back, as far as the
    ///     game goes
    /// @param pause how long bots still leave the observer time for that; absent if none waits
    /// @param scores the score sheet, once the game is over
    record Position(
            int version,
            Record view,
            List<Offer> offers,
            boolean early,
            boolean chosenEarly,
            Optional<Action> chosen,
            boolean takeBack,
            boolean askBack,
            Optional<Pause> pause,
            Optional<ScoreSheet> scores) {}

    /// Why things can't be chosen, for whoever has asked.
    ///
    /// @param version of the table as it is told here
    /// @param refusals by target; empty for somebody without a seat
    record Refusals(int version, Map<String, Refusal> refusals) implements ServerMessage {}

    /// Bots wait, so that the last choice can be taken back before they act.
    ///
    /// @param left milliseconds that are left of it
    /// @param length milliseconds that it has in all
    record Pause(int left, int length) {}

    /// An event and the ply that caused it. A client that hears of [TableEvent.TookBack] forgets what it was told
    /// of this ply and later ones before.
    ///
    /// @param ply the number of the ply, from 0
    /// @param at when, in milliseconds since 1970
    record LoggedEvent(int ply, long at, Event event) {}
}
