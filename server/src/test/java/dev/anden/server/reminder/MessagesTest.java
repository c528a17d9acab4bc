package dev.anden.server.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.GameCatalog;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverKind;
import dev.anden.server.store.reminder.ReminderKind;
import dev.anden.server.store.reminder.TakenReminder;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Messages MESSAGES = new Messages(
            GameCatalog.installed(), (game, language) -> "%s: %s".formatted(game.family(), game.nameIn(language)));

    @Test
    void a_game_is_called_what_whoever_starts_the_server_calls_it() {
        Message told = MESSAGES.of(List.of(invitation("ttr-usa")), Optional.empty());

        assertThat(told.title()).isEqualTo("You’re invited: ticket-to-ride: USA");
        assertThat(told.game()).contains("ticket-to-ride: USA");
    }

    @Test
    void a_game_that_is_gone_is_called_by_its_id() {
        Message told = MESSAGES.of(List.of(invitation("ttr-brava")), Optional.empty());

        assertThat(told.title()).isEqualTo("You’re invited: ttr-brava");
    }

    private static TakenReminder invitation(String game) {
        var phone = new Receiver(
                "phone",
                new PersonId("ana"),
                ReceiverKind.PUSH,
                "https://push.example.org/a",
                "",
                "",
                Optional.empty(),
                "en",
                Receiver.State.ON,
                0);
        return new TakenReminder(
                "taken",
                ReminderKind.INVITED,
                1,
                phone,
                ReminderWishes.ALL,
                "k7w2m9x4c3",
                game,
                TableStatus.OPEN,
                new TimeControl.None(),
                OptionalInt.empty(),
                false,
                false,
                Optional.empty(),
                OptionalLong.empty());
    }
}
