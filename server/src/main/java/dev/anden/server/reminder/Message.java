package dev.anden.server.reminder;

import java.util.Optional;

/// What somebody is told, in their language. It tells nothing that isn't told to everybody at the table.
///
/// @param event what it is about: the word of a [dev.anden.server.store.reminder.ReminderKind], `turns` for several
///     tables where it is their turn, or `trial`
/// @param table the table's id; empty for several or a trial
/// @param game what the game is called; empty for several or a trial
/// @param text a second sentence
/// @param path where it leads, from the server's address on
/// @param language the code of the language
record Message(
        String event,
        Optional<String> table,
        Optional<String> game,
        String title,
        String text,
        String path,
        String language) {}
