package dev.anden.server;

import dev.anden.server.account.Alerts;
import dev.anden.server.people.People;
import dev.anden.server.reminder.Channels;
import dev.anden.server.reminder.Delivery;
import dev.anden.server.reminder.Judging;
import dev.anden.server.reminder.Messages;
import dev.anden.server.reminder.Receivers;
import dev.anden.server.reminder.ReminderController;
import dev.anden.server.reminder.Rounds;
import dev.anden.server.reminder.Wishes;
import dev.anden.server.store.account.MailQuestionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Settings;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.store.reminder.ReminderStore;
import dev.anden.server.store.reminder.ReminderWishStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Services;
import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import tools.jackson.databind.json.JsonMapper;

/// How people who aren't there are told that it is their turn.
@Configuration(proxyBeanMethods = false)
@Import(ReminderController.class)
class ReminderConfiguration {
    @Bean
    ReceiverStore receiverStore(Database database) {
        return new ReceiverStore(database);
    }

    @Bean
    MailQuestionStore mailQuestionStore(Database database) {
        return new MailQuestionStore(database, Receivers.BETWEEN_QUESTIONS);
    }

    @Bean
    ReminderStore reminderStore(Database database) {
        return new ReminderStore(database);
    }

    @Bean
    Wishes reminderWishes(Database database, People people, InstantSource clock) {
        return new Wishes(new ReminderWishStore(database), people, clock);
    }

    @Bean
    Channels channels(
            ServerOptions options, Database database, SecureRandom random, InstantSource clock, JsonMapper json) {
        return Channels.of(options.reminders(), new Settings(database), random, clock, json);
    }

    @Bean(destroyMethod = "shutdownNow")
    ExecutorService reminderThreads() {
        return Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("reminder-", 0).factory());
    }

    @Bean
    Delivery delivery(
            ReminderStore store,
            ReceiverStore receivers,
            Channels channels,
            ServerOptions options,
            LiveTables tables,
            Services services,
            ExecutorService reminderThreads,
            MeterRegistry metrics) {
        InstantSource clock = services.clock();
        return new Delivery(
                store,
                receivers,
                channels,
                new Judging(channels, tables, services.invitations(), clock, services.uptime()),
                new Messages(services.games(), options.reminders().names()),
                clock,
                reminderThreads,
                metrics);
    }

    @Bean
    Rounds reminderRounds(
            Delivery delivery,
            ReceiverStore receivers,
            MailQuestionStore questions,
            ReminderStore reminders,
            ExecutorService reminderThreads,
            InstantSource clock) {
        return new Rounds(delivery, receivers, questions, reminders, reminderThreads, clock);
    }

    @Bean
    Receivers receivers(
            ReceiverStore store,
            MailQuestionStore questions,
            Channels channels,
            Delivery delivery,
            People people,
            Alerts alerts,
            SecureRandom random,
            InstantSource clock) {
        return new Receivers(store, questions, channels, delivery, people, alerts, random, clock);
    }
}
