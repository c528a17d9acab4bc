package dev.anden.server.account;

import dev.anden.protocol.account.NetworkBot;
import dev.anden.protocol.account.NetworkBotList;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.server.live.Connections;
import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.People;
import dev.anden.server.people.Token;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.people.NameTaken;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import java.security.SecureRandom;
import java.time.InstantSource;

/// The programs of people with an account, which play where these seat them. What a program shows to be let in is
/// told once, and only its hash is kept.
public final class NetworkBots {
    /// How many a person has at most.
    public static final int MOST = 5;

    private final NetworkBotStore store;
    private final People people;
    private final LiveTables tables;
    private final Connections connections;
    private final Alerts alerts;
    private final SecureRandom random;
    private final InstantSource clock;

    public NetworkBots(
            NetworkBotStore store,
            People people,
            LiveTables tables,
            Connections connections,
            Alerts alerts,
            SecureRandom random,
            InstantSource clock) {
        this.store = store;
        this.people = people;
        this.tables = tables;
        this.connections = connections;
        this.alerts = alerts;
        this.random = random;
        this.clock = clock;
    }

    NetworkBotList of(PersonId owner) {
        return new NetworkBotList(store.of(owner), MOST);
    }

    /// Makes a program.
    ///
    /// @throws RequestRefused if that can't be its name, or the person has as many as one may have
    NetworkBotToken make(PersonId owner, String wish) {
        String name = people.checkedForBot(wish);
        PersonId bot = people.newcomer();
        Token token = draw();
        if (!isMade(new NetworkBotStore.Known(bot, owner), name, token)) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_BOTS, "You have %d bots already; delete one of them.".formatted(MOST));
        }
        return told(owner, bot, token);
    }

    private boolean isMade(NetworkBotStore.Known bot, String name, Token token) {
        try {
            return store.make(bot, name, token.hash(), people::areAlike, MOST, clock.millis());
        } catch (NameTaken taken) {
            throw NotKept.named(taken);
        }
    }

    /// Gives a program another token. Whoever is here by the old one is let go.
    ///
    /// @throws RequestRefused if the person has no such program
    NetworkBotToken replace(PersonId owner, PersonId bot) {
        Token token = draw();
        if (!store.replace(owner, bot, token.hash())) {
            throw noSuch();
        }
        drop(bot);
        return told(owner, bot, token);
    }

    /// The token is told its owner here, and by mail that there is one.
    private NetworkBotToken told(PersonId owner, PersonId bot, Token token) {
        alerts.tell(owner, Alerts.Kind.TOKEN);
        return new NetworkBotToken(require(owner, bot), token.text());
    }

    /// Removes a program. In games that go on a bot of this server plays on for it; its name stays there and in
    /// past games, without its owner's.
    ///
    /// @throws RequestRefused if the person has no such program
    void remove(PersonId owner, PersonId bot) {
        require(owner, bot);
        remove(bot, true);
    }

    /// Removes all programs of a person, with their names: the person goes.
    void removeAll(PersonId owner) {
        store.of(owner).forEach(bot -> remove(new PersonId(bot.id()), false));
    }

    /// Lets those of a person's go that are here.
    void dropAll(PersonId owner) {
        store.of(owner).forEach(bot -> drop(new PersonId(bot.id())));
    }

    private void remove(PersonId bot, boolean named) {
        store.remove(bot, named);
        tables.ofPeople().forgotten(bot);
        drop(bot);
    }

    private void drop(PersonId bot) {
        connections.dropAllOf(bot);
    }

    private NetworkBot require(PersonId owner, PersonId bot) {
        return store.find(owner, bot).orElseThrow(NetworkBots::noSuch);
    }

    private static RequestRefused noSuch() {
        return new RequestRefused(ProblemCode.NO_SUCH_BOT, "You have no such bot.");
    }

    private Token draw() {
        return new Token(BotVisitor.PREFIX + Token.draw(random).text());
    }
}
