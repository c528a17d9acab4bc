package dev.anden.server.reminder;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.TakenReminder;
import dev.anden.server.wording.GameNames;
import dev.anden.server.wording.Wording;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What people are told in their language.
public final class Messages {
    private final GameCatalog games;
    private final GameNames names;

    /// @param names what games are called
    public Messages(GameCatalog games, GameNames names) {
        this.games = games;
        this.names = names;
    }

    /// What one receiver is told.
    ///
    /// @param some one thing, or several turns
    /// @param left how much time there is to act, where time runs out
    Message of(List<TakenReminder> some, Optional<Duration> left) {
        TakenReminder first = some.getFirst();
        return some.size() == 1 ? of(first, left) : turns(first.receiver(), some.size());
    }

    private Message of(TakenReminder one, Optional<Duration> left) {
        String language = one.receiver().language();
        Wording words = ReminderWords.of(language);
        String game = games.find(one.game())
                .map(Game::info)
                .map(info -> names.of(info, language))
                .orElse(one.game());
        String text = left.map(rest -> words.text("time.text", inWords(rest, words)))
                .orElseGet(() -> words.text(one.kind() + ".text"));
        return new Message(
                one.kind().toString(),
                Optional.of(one.table()),
                Optional.of(game),
                words.text(one.kind() + ".title", game),
                text,
                "/tables/" + one.table(),
                language);
    }

    private static Message turns(Receiver receiver, int games) {
        Wording words = ReminderWords.of(receiver.language());
        return new Message(
                "turns",
                Optional.empty(),
                Optional.empty(),
                words.text("turns.title", Integer.toString(games)),
                words.text("turns.text"),
                "/",
                receiver.language());
    }

    private static String inWords(Duration left, Wording words) {
        long hours = left.toHours() + 1;
        return hours == 1 ? words.text("time.hour") : words.text("time.hours", Long.toString(hours));
    }

    /// What is sent to try whether somebody can be told something.
    static Message trial(String language) {
        Wording words = ReminderWords.of(language);
        return new Message(
                "trial",
                Optional.empty(),
                Optional.empty(),
                words.text("trial.title"),
                words.text("trial.text"),
                "/account",
                language);
    }
}
