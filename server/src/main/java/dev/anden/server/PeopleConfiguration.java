package dev.anden.server;

import dev.anden.server.account.AccountController;
import dev.anden.server.account.Accounts;
import dev.anden.server.account.Alerts;
import dev.anden.server.account.Attempts;
import dev.anden.server.account.CompanionController;
import dev.anden.server.account.Farewells;
import dev.anden.server.account.HolidayController;
import dev.anden.server.account.MeController;
import dev.anden.server.account.Moving;
import dev.anden.server.account.NetworkBotController;
import dev.anden.server.account.NetworkBots;
import dev.anden.server.account.NewPasswords;
import dev.anden.server.account.OwnData;
import dev.anden.server.account.OwnDataController;
import dev.anden.server.account.OwnProfileController;
import dev.anden.server.account.PasskeyController;
import dev.anden.server.account.Passkeys;
import dev.anden.server.account.PasswordLinkController;
import dev.anden.server.account.PasswordLinks;
import dev.anden.server.account.Passwords;
import dev.anden.server.account.Reception;
import dev.anden.server.account.Recoveries;
import dev.anden.server.account.RecoveryController;
import dev.anden.server.live.Connections;
import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.Companions;
import dev.anden.server.people.GuestCookie;
import dev.anden.server.people.People;
import dev.anden.server.people.Sessions;
import dev.anden.server.people.Visitor;
import dev.anden.server.reminder.AccountPost;
import dev.anden.server.reminder.Channels;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.account.OtherWayStore;
import dev.anden.server.store.account.OwnDataStore;
import dev.anden.server.store.account.PasskeyStore;
import dev.anden.server.store.account.PasswordLinkStore;
import dev.anden.server.store.account.RecoveryStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Settings;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.talk.Talks;
import dev.anden.server.web.RateLimits;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import tools.jackson.databind.json.JsonMapper;

/// Who people are, how they are recognized, and what they may do with what is theirs.
@Configuration(proxyBeanMethods = false)
@Import({
    MeController.class,
    AccountController.class,
    OwnDataController.class,
    OwnProfileController.class,
    PasskeyController.class,
    NetworkBotController.class,
    CompanionController.class,
    HolidayController.class,
    RecoveryController.class,
    PasswordLinkController.class
})
class PeopleConfiguration {
    @Bean
    People people(Database database, AccountStore accounts, SecureRandom random, InstantSource clock) {
        return new People(new PersonStore(database), accounts, random, clock);
    }

    @Bean
    GuestCookie guestCookie(Database database, SecureRandom random) {
        return new GuestCookie(new Settings(database).key("cookie-key", random));
    }

    @Bean
    Companions companions(GuestCookie cookie, AccountStore accounts, People people) {
        return new Companions(cookie, accounts, people);
    }

    @Bean
    Visitor visitor(
            GuestCookie cookie,
            Sessions sessions,
            AccountStore accounts,
            Companions companions,
            BotVisitor bots,
            People people) {
        return new Visitor(cookie, sessions, accounts, companions, bots, people);
    }

    @Bean
    Sessions sessions(SessionStore store, SecureRandom random, InstantSource clock) {
        return new Sessions(store, random, clock);
    }

    @Bean
    Moving moving(People people, LiveTables tables, ReceiverStore receivers, Talks talks, Connections connections) {
        return new Moving(people, tables, receivers, talks, connections);
    }

    @Bean
    Accounts accounts(
            AccountStore store,
            Sessions sessions,
            People people,
            Visitor visitor,
            Moving moving,
            Connections connections,
            Passwords passwords,
            Attempts attempts,
            InstantSource clock) {
        return new Accounts(store, sessions, passwords, attempts, people, visitor, moving, connections, clock);
    }

    @Bean
    Passwords passwords(ServerOptions options) {
        return new Passwords(options.passwordCost());
    }

    @Bean
    Attempts attempts(MachineClock clock) {
        return new Attempts(clock::passed);
    }

    @Bean
    NewPasswords newPasswords(
            AccountStore store,
            Accounts accounts,
            Sessions sessions,
            Passwords passwords,
            Attempts attempts,
            NetworkBots bots,
            Alerts alerts,
            InstantSource clock) {
        return new NewPasswords(store, accounts, sessions, passwords, attempts, bots, alerts, clock);
    }

    @Bean
    Alerts alerts(
            AccountStore accounts,
            ReceiverStore receivers,
            RateLimits limits,
            Channels channels,
            ExecutorService reminderThreads) {
        return new Alerts(accounts, receivers, limits, AccountPost.of(channels), reminderThreads);
    }

    @Bean
    OtherWayStore otherWayStore(Database database) {
        return new OtherWayStore(database);
    }

    @Bean
    Reception reception(
            Visitor visitor,
            AccountStore store,
            Passkeys passkeys,
            OtherWayStore otherWays,
            Sessions sessions,
            Recoveries recoveries) {
        return new Reception(visitor, store, passkeys, otherWays, sessions, recoveries);
    }

    @Bean
    Passkeys passkeys(
            Database database,
            Accounts accounts,
            Sessions sessions,
            Alerts alerts,
            SecureRandom random,
            InstantSource clock) {
        byte[] key = new Settings(database).key("passkey-key", random);
        return new Passkeys(new PasskeyStore(database), accounts, sessions, alerts, key, random, clock);
    }

    @Bean
    PasswordLinks passwordLinks(
            Database database,
            AccountStore store,
            ReceiverStore receivers,
            OtherWayStore otherWays,
            NewPasswords passwords,
            Channels channels,
            ExecutorService reminderThreads,
            SecureRandom random,
            InstantSource clock) {
        return new PasswordLinks(
                new PasswordLinkStore(database),
                store,
                receivers,
                otherWays,
                passwords,
                AccountPost.of(channels),
                reminderThreads,
                random,
                clock);
    }

    @Bean
    Recoveries recoveries(
            RecoveryStore store,
            AccountStore accounts,
            TableStore seats,
            People people,
            Moving moving,
            Connections connections,
            SecureRandom random,
            InstantSource clock) {
        return new Recoveries(store, accounts, seats, people, moving, connections, random, clock);
    }

    @Bean
    OwnData ownData(OwnDataStore store, NetworkBotStore bots, JsonMapper json) {
        return new OwnData(store, bots, json);
    }

    @Bean
    Farewells farewells(
            Accounts accounts,
            People people,
            NetworkBots bots,
            OwnDataStore store,
            LiveTables tables,
            Talks talks,
            Connections connections) {
        return new Farewells(accounts, people, bots, store, tables, talks, connections);
    }

    @Bean
    BotVisitor botVisitor(NetworkBotStore store, People people, InstantSource clock) {
        return new BotVisitor(store, people, clock);
    }

    @Bean
    NetworkBots networkBots(
            NetworkBotStore store,
            People people,
            LiveTables tables,
            Connections connections,
            Alerts alerts,
            SecureRandom random,
            InstantSource clock) {
        return new NetworkBots(store, people, tables, connections, alerts, random, clock);
    }
}
