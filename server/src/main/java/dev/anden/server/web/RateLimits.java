package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/// How often a person and an address may ask for something.
public final class RateLimits {
    /// So many mails of one kind somebody gets at once about their account, and then in a day: whoever adds one thing
    /// after another has told them enough.
    private static final Limits.Rate ALERTS = Limits.Rate.aDay(3);

    private final Limits limits;
    private final Pair requests;
    private final Pair messages;
    private final TokenBuckets messagesOfBots;
    private final TokenBuckets messagesOfBotAddresses;
    private final Pair tables;
    private final Pair tablesOfDay;
    private final Pair attempts;
    private final Addresses newcomers;
    private final Pair talk;
    private final TokenBuckets talkOfTables;
    private final Pair readings;
    private final Pair reports;
    private final Pair imports;
    private final Pair asides;
    private final Pair looks;
    private final Pair changes;
    private final Pair holidaysOfDay;
    private final Pair mails;
    private final TokenBuckets alerts;

    public RateLimits(Limits limits, InstantSource clock) {
        this.limits = limits;
        requests = new Pair(limits.requests(), clock);
        messages = new Pair(limits.messages(), clock);
        messagesOfBots = new TokenBuckets(limits.messages(), clock);
        messagesOfBotAddresses = new TokenBuckets(limits.messages().times(Limits.TABLES_OF_A_BOT), clock);
        tables = new Pair(limits.tables(), clock);
        tablesOfDay = new Pair(
                Limits.Rate.aDay(limits.tables().times(Limits.TABLES_A_DAY).burst()), clock);
        attempts = new Pair(limits.attempts(), clock);
        newcomers = new Addresses(limits.tables(), clock);
        talk = new Pair(limits.talk(), clock);
        talkOfTables = new TokenBuckets(limits.talk().times(Limits.ADDRESS), clock);
        readings = new Pair(limits.talk(), clock);
        reports = new Pair(limits.reports(), clock);
        imports = new Pair(limits.imports(), clock);
        asides = new Pair(limits.asides(), clock);
        looks = new Pair(limits.asides(), clock);
        changes = new Pair(limits.changes(), clock);
        holidaysOfDay = new Pair(Limits.Rate.aDay(limits.changes().burst()), clock);
        mails = new Pair(limits.mails(), clock);
        alerts = new TokenBuckets(ALERTS, clock);
    }

    /// @param person asked for who it is only if its address may ask
    /// @throws RequestRefused if it asks too often over HTTP
    public void requireRequest(Supplier<Optional<PersonId>> person, String address) {
        requests.require(person, address);
    }

    /// What is asked for costs as much as several requests.
    ///
    /// @param more as how many it counts, besides the one that is counted already
    /// @throws RequestRefused if it asks for too much over HTTP
    public void requireMore(Optional<PersonId> person, String address, int more) {
        if (!requests.take(person, address, more)) {
            throw tooMany();
        }
    }

    /// @throws RequestRefused if it sends too many messages
    public void requireMessage(Optional<PersonId> person, String address) {
        messages.require(person, address);
    }

    /// A bot plays at many tables at once, and quickly: what it sends to one uses up nothing of another.
    ///
    /// @throws RequestRefused if it sends too many messages to the table, or bots do from its address
    public void requireBotMessage(PersonId bot, String table, String address) {
        String owner = AddressGroup.owner(AddressGroup.of(address));
        if (!messagesOfBotAddresses.take(owner) || !messagesOfBots.take(bot.text() + " " + table)) {
            throw tooMany();
        }
    }

    /// How many messages one person may send.
    public Limits.Rate ofMessages() {
        return limits.messages();
    }

    /// @throws RequestRefused if it sets up too many tables
    public void requireTable(Optional<PersonId> person, String address) {
        tables.require(person, address);
        tablesOfDay.require(person, address);
    }

    /// @throws RequestRefused if too many from an address want to prove who they are
    public void requireAttempt(String address) {
        attempts.require(Optional.empty(), address);
    }

    /// @throws RequestRefused if too many come from an address whom nobody has seen before, and of whom something is to
    ///     be written down
    public void requireNewcomer(String address) {
        if (!newcomers.take(address)) {
            throw tooMany();
        }
    }

    /// Those who only watch don't use up what those who play may say.
    ///
    /// @param sits whether the person sits at the table
    /// @throws RequestRefused if the person says too much, or all who watch the table do
    public void requireTalk(PersonId person, String address, String table, boolean sits) {
        if (!talk.take(Optional.of(person), address) || !(sits || talkOfTables.take(table))) {
            throw new RequestRefused(ProblemCode.TOO_MUCH_TALK, "So much can't be said at once; wait a moment.");
        }
    }

    /// Whether a person may say once more how much they have read: as often as others may say something.
    public boolean takeReading(PersonId person, String address) {
        return readings.take(Optional.of(person), address);
    }

    /// @throws RequestRefused if the person reports too much
    public void requireReport(PersonId person, String address) {
        reports.require(Optional.of(person), address);
    }

    /// Whether a person may bring along one more game now.
    ///
    /// @param games how many usual games it is as long as
    public boolean takeImport(PersonId person, String address, int games) {
        return imports.take(Optional.of(person), address, games);
    }

    /// A person has brought along what is no game.
    ///
    /// @param games how many usual games it is as long as
    public void chargeImport(PersonId person, String address, int games) {
        imports.charge(person, address, games);
    }

    /// @throws RequestRefused if it does too much at tables besides playing
    public void requireAside(Optional<PersonId> person, String address) {
        asides.require(person, address);
    }

    /// As often as it may do anything else besides playing: everybody at the table is told.
    ///
    /// @throws RequestRefused if it looks away and back too often
    public void requireLook(Optional<PersonId> person, String address) {
        looks.require(person, address);
    }

    /// @throws RequestRefused if the person changes too often what they are called, or whom they hear
    public void requireChange(PersonId person, String address) {
        changes.require(Optional.of(person), address);
    }

    /// Each time is a line in each of their games by correspondence.
    ///
    /// @throws RequestRefused if the person says too often until when they are on holiday
    public void requireHoliday(PersonId person, String address) {
        requireChange(person, address);
        if (!holidaysOfDay.take(Optional.of(person), address)) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_REQUESTS,
                    "Your away days can't be changed so often; try again in some hours.");
        }
    }

    /// @throws RequestRefused if the person has mails sent to too many addresses
    public void requireMail(PersonId person, String address) {
        if (!mails.take(Optional.of(person), address)) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_MAILS, "This many e-mails can't be sent for you; try again in half an hour.");
        }
    }

    /// Whether somebody may be told by one more mail what is new in their account.
    ///
    /// @param kind of what
    public boolean takeAlert(PersonId person, String kind) {
        return alerts.take(person.text() + " " + kind);
    }

    private static RequestRefused tooMany() {
        return new RequestRefused(ProblemCode.TOO_MANY_REQUESTS, "Too many requests; wait a moment.");
    }

    private static final class Pair {
        private final TokenBuckets persons;
        private final Addresses addresses;

        Pair(Limits.Rate rate, InstantSource clock) {
            persons = new TokenBuckets(rate, clock);
            addresses = new Addresses(rate, clock);
        }

        void require(Optional<PersonId> person, String address) {
            require(() -> person, address);
        }

        void require(Supplier<Optional<PersonId>> person, String address) {
            if (!take(person, address, 1)) {
                throw tooMany();
            }
        }

        boolean take(Optional<PersonId> person, String address) {
            return take(person, address, 1);
        }

        boolean take(Optional<PersonId> person, String address, int tokens) {
            return take(() -> person, address, tokens);
        }

        void charge(PersonId person, String address, int tokens) {
            addresses.charge(address, tokens);
            persons.charge(person.text(), tokens);
        }

        private boolean take(Supplier<Optional<PersonId>> person, String address, int tokens) {
            return addresses.take(address, tokens)
                    && person.get()
                            .map(someone -> persons.take(someone.text(), tokens))
                            .orElse(true);
        }
    }

    /// What limits count as one address, and the networks around them.
    private static final class Addresses {
        private final TokenBuckets groups;
        private final TokenBuckets networks;

        /// @param rate what one person may
        Addresses(Limits.Rate rate, InstantSource clock) {
            groups = new TokenBuckets(rate.times(Limits.ADDRESS), clock);
            networks = new TokenBuckets(rate.times(Limits.ADDRESS).times(AddressGroup.NETWORK), clock);
        }

        boolean take(String address) {
            return take(address, 1);
        }

        boolean take(String address, int tokens) {
            String group = AddressGroup.of(address);
            return groups.take(group, tokens)
                    && AddressGroup.network(group)
                            .map(network -> networks.take(network, tokens))
                            .orElse(true);
        }

        void charge(String address, int tokens) {
            String group = AddressGroup.of(address);
            groups.charge(group, tokens);
            AddressGroup.network(group).ifPresent(network -> networks.charge(network, tokens));
        }
    }
}
