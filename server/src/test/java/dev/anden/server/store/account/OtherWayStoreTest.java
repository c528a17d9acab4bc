package dev.anden.server.store.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverKind;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What acts for an account besides its password and its sessions: whether there is any, and how it goes.
@Tag("store")
class OtherWayStoreTest {
    private static final PersonId ANA = new PersonId("ana");
    private static final PersonId BEA = new PersonId("bea");

    @TempDir
    Path folder;

    private Database database;
    private AccountStore accounts;
    private OtherWayStore others;
    private PasskeyStore keys;
    private NetworkBotStore bots;
    private ReceiverStore receivers;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        accounts = new AccountStore(database);
        others = new OtherWayStore(database);
        keys = new PasskeyStore(database);
        bots = new NetworkBotStore(database);
        receivers = new ReceiverStore(database);
        for (PersonId person : new PersonId[] {ANA, BEA}) {
            new PersonStore(database).introduce(person, person.text(), 1);
            accounts.protect(
                    new AccountStore.Beginning(person.text(), person.text(), session(person, "first")), "hash", 1);
        }
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void an_account_with_a_password_and_a_confirmed_address_has_none() {
        confirmMail(ANA);
        awaitMail(ANA, "next");

        assertThat(others.any(ANA)).isFalse();
    }

    @Test
    void a_passkey_is_one() {
        addKey(ANA);

        assertThat(others.any(ANA)).isTrue();
        assertThat(others.any(BEA)).isFalse();
    }

    @Test
    void the_token_of_a_program_is_one() {
        makeBot(ANA);

        assertThat(others.any(ANA)).isTrue();
        assertThat(others.any(BEA)).isFalse();
    }

    @Test
    void an_address_of_the_web_is_one() {
        giveWebhook(ANA);

        assertThat(others.any(ANA)).isTrue();
        assertThat(others.any(BEA)).isFalse();
    }

    @Test
    void all_of_a_persons_go_with_the_old_password_and_nobody_elses() {
        giveEverything(ANA);
        giveEverything(BEA);

        assertThat(changePassword(true)).isTrue();

        assertThat(others.any(ANA)).isFalse();
        assertThat(keys.of(ANA)).isEmpty();
        assertThat(bots.byToken("token of ana")).isEmpty();
        assertThat(receivers.of(ANA))
                .as("an address that was confirmed is the person's")
                .extracting(Receiver::kind, Receiver::state)
                .containsExactlyInAnyOrder(tuple(ReceiverKind.MAIL, Receiver.State.ON));
        assertThat(keys.of(BEA)).hasSize(1);
        assertThat(bots.byToken("token of bea")).isPresent();
        assertThat(receivers.of(BEA)).hasSize(3);
    }

    @Test
    void programs_stay_and_can_have_other_tokens() {
        makeBot(ANA);
        changePassword(true);

        assertThat(bots.of(ANA))
                .singleElement()
                .satisfies(bot -> assertThat(bot.name()).isEqualTo("Bot of ana"));
        assertThat(bots.replace(ANA, bot(ANA), "another token")).isTrue();
        assertThat(bots.byToken("another token")).isPresent();
        assertThat(others.any(ANA)).isTrue();
    }

    @Test
    void they_stay_if_that_is_not_wished_or_the_password_is_another_by_now() {
        giveEverything(ANA);

        assertThat(changePassword(false)).isTrue();
        assertThat(changePassword(true)).as("it was changed a moment ago").isFalse();

        assertThat(keys.of(ANA)).hasSize(1);
        assertThat(bots.byToken("token of ana")).isPresent();
        assertThat(receivers.of(ANA))
                .as("an address that waits to be confirmed may be somebody else's")
                .extracting(Receiver::kind, Receiver::state)
                .containsExactlyInAnyOrder(
                        tuple(ReceiverKind.WEBHOOK, Receiver.State.ON), tuple(ReceiverKind.MAIL, Receiver.State.ON));
    }

    @Test
    void an_address_that_waits_goes_with_everybody_who_is_signed_out_elsewhere() {
        awaitMail(ANA, "next");
        awaitMail(BEA, "next");

        new SessionStore(database).endOthers(ANA, "first of ana");

        assertThat(receivers.of(ANA)).as("whoever gave it").isEmpty();
        assertThat(receivers.of(BEA)).hasSize(1);
        assertThat(receivers.confirm("next link of ana", 1)).isFalse();
    }

    @Test
    void an_address_that_waits_goes_with_its_session_and_one_that_is_confirmed_stays() {
        confirmMail(ANA);
        awaitMail(ANA, "next");

        new SessionStore(database).end(ANA, "first of ana");

        assertThat(receivers.confirm("next link of ana", 1)).isFalse();
        assertThat(receivers.of(ANA)).extracting(Receiver::state).containsExactly(Receiver.State.ON);
    }

    @Test
    void an_address_is_not_awaited_for_a_session_that_has_ended() {
        changePassword(false);

        assertThat(isAwaited(ANA, "next")).isFalse();
        assertThat(receivers.of(ANA)).isEmpty();
    }

    private boolean changePassword(boolean removeOtherWays) {
        return accounts.changePassword(
                new AccountStore.Row(ANA, "ana", Optional.of("hash")),
                new AccountStore.Change("another hash", removeOtherWays, session(ANA, "next")),
                2);
    }

    private void giveEverything(PersonId person) {
        addKey(person);
        makeBot(person);
        giveWebhook(person);
        confirmMail(person);
        awaitMail(person, "next");
    }

    private void addKey(PersonId person) {
        String id = "key of " + person.text();
        assertThat(keys.add(
                        new PasskeyStore.Row(id, person, "", "localhost", "", false, 0, 1, Optional.empty()),
                        new PasskeyStore.Answer("challenge of " + person.text(), 1),
                        1))
                .isTrue();
    }

    private void makeBot(PersonId owner) {
        assertThat(bots.make(
                        new NetworkBotStore.Known(bot(owner), owner),
                        "Bot of " + owner.text(),
                        "token of " + owner.text(),
                        Resemblance.NONE,
                        1,
                        1))
                .isTrue();
    }

    private static PersonId bot(PersonId owner) {
        return new PersonId("bot-of-" + owner.text());
    }

    private void giveWebhook(PersonId person) {
        receivers.replace(receiver(person, ReceiverKind.WEBHOOK, Receiver.State.ON));
    }

    private void confirmMail(PersonId person) {
        awaitMail(person, "first");
        assertThat(receivers.confirm("first link of " + person.text(), 1)).isTrue();
    }

    private void awaitMail(PersonId person, String link) {
        assertThat(isAwaited(person, link)).isTrue();
    }

    private boolean isAwaited(PersonId person, String link) {
        return receivers.await(
                receiver(person, ReceiverKind.MAIL, Receiver.State.WAITING),
                session(person, "first").id(),
                new ReceiverStore.Confirmation(link + " link of " + person.text(), 10));
    }

    private Receiver receiver(PersonId person, ReceiverKind kind, Receiver.State state) {
        String id = person.text() + " " + receivers.of(person).size();
        return new Receiver(id, person, kind, "an address", "", "", Optional.empty(), "en", state, 1);
    }

    private static SessionStore.Opening session(PersonId person, String id) {
        return new SessionStore.Opening(
                id + " of " + person.text(), id + " token of " + person.text(), person, "", Optional.empty());
    }
}
