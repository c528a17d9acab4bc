package dev.anden.server.reminder;

import dev.anden.server.wording.Wording;
import dev.anden.server.wording.Wordings;

/// The words of reminders: in `reminders_en.properties` and its neighbours.
final class ReminderWords {
    private static final Wordings WORDS = new Wordings(ReminderWords.class, "reminders");

    private ReminderWords() {}

    /// Those of a language; of English, if there are none.
    static Wording of(String language) {
        return WORDS.of(language);
    }
}
