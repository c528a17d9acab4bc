package dev.anden.server.store.reminder;

import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.reminder.ReminderWishes;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// Something that a receiver is to be told of a table, taken by one server, and how the table stands.
///
/// @param taken by whom it is taken, and when: nobody else has the same
/// @param tries how often it was taken
/// @param wishes what its person is told, and when
/// @param seat the person's seat; empty if they have none any more
/// @param toAct whether the table waits for the person, and no bot plays for them
/// @param replaced whether a bot plays for the person who hasn't wished for it
/// @param holiday until when the person is on holiday, in milliseconds since 1970, be it past
/// @param deadline when the first clock of the table runs out, in the time in which a server ran; empty if none
///     runs
public record TakenReminder(
        String taken,
        ReminderKind kind,
        int tries,
        Receiver receiver,
        ReminderWishes wishes,
        String table,
        String game,
        TableStatus status,
        TimeControl time,
        OptionalInt seat,
        boolean toAct,
        boolean replaced,
        Optional<Long> holiday,
        OptionalLong deadline) {}
