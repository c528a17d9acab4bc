package dev.anden.server.table;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.bot.BotThreads;
import dev.anden.server.table.bot.TakeBackPause;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// The way to each table. What concerns many of them at once has a class of its own.
public final class LiveTables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);

    private final Services services;
    private final BotThreads thinking;
    private final BotTurns bots;
    private final TablesInMemory memory;
    private final Visiting visiting;
    private final RemoteChanges remoteChanges;
    private final TablesOfPeople ofPeople;
    private final Waking waking;
    private final PastGames pastGames;
    private final Clearing clearing;
    private final Listing listing;
    private final NewTables newTables;
    private final Beginnings beginnings;

    public LiveTables(Services services) {
        this.services = services;
        memory = new TablesInMemory(services);
        remoteChanges = new RemoteChanges(this, memory);
        ofPeople = new TablesOfPeople(services.tables(), services.nodes(), this, memory);
        waking = new Waking(services.tables(), this, memory);
        pastGames = new PastGames(services);
        clearing = new Clearing(services, this, memory);
        thinking = new BotThreads(
                Runtime.getRuntime().availableProcessors(),
                services.pace().botTime(),
                services.pace().botLimit(),
                System::nanoTime);
        bots = new BotTurns(
                this, thinking, services.pace().botPause(), services.pace().networkBotPatience());
        beginnings = new Beginnings(services, this, memory);
        visiting = new Visiting(services.nodes(), memory, bots, beginnings);
        listing = new Listing(services, this, memory);
        newTables = new NewTables(services, this, listing);
    }

    /// Runs a verb for somebody at a table as it is now, under its lock; then bots that are due are set to work.
    ///
    /// @param asking who wants it; empty if nobody knows who that is
    /// @throws RequestRefused if there is no such table, or they aren't to know that there is, or whatever the
    ///     verb refuses
    public <T> T at(String id, Optional<PersonId> asking, Function<LiveTable, T> verb) {
        return at(id, table -> verb.apply(table.openTo(asking)));
    }

    /// Runs a verb at a table as it is now, for nobody but the server.
    <T> T at(String id, Function<LiveTable, T> verb) {
        return visiting.at(id, verb);
    }

    /// Runs a verb at a table as it is known here. What is done to one on which another server has acted
    /// meanwhile is refused when it is written.
    <T> T known(String id, Function<LiveTable, T> verb) {
        return visiting.known(id, verb);
    }

    /// Runs a verb that answers nothing for somebody at a table as it is known here.
    ///
    /// @param asking who wants it; empty if nobody knows who that is
    /// @throws RequestRefused if there is no such table, or they aren't to know that there is, or whatever the
    ///     verb refuses
    public void visit(String id, Optional<PersonId> asking, Consumer<LiveTable> verb) {
        visit(id, table -> verb.accept(table.openTo(asking)));
    }

    /// Runs a verb that answers nothing at a table as it is known here, for nobody but the server.
    void visit(String id, Consumer<LiveTable> verb) {
        known(id, table -> {
            verb.accept(table);
            return table;
        });
    }

    /// Lets somebody watch a table from now on.
    ///
    /// @param since the version that the observer has, 0 if none
    /// @throws RequestRefused if there is no such table
    public void watch(String id, Observer observer, int since) {
        at(id, observer.person(), table -> {
            table.watching().come(observer, since);
            return table;
        });
    }

    /// Somebody is watching a table no longer. One that somebody else has for too long, or that can't be read just now,
    /// notices it later: nobody else knows that the observer is gone.
    public void leave(String id, Observer observer) {
        try {
            visit(id, table -> table.watching().leave(observer));
        } catch (RequestRefused | DataAccessException | TransactionException failure) {
            LOG.debug("Somebody leaves unnoticed", failure);
            memory.find(id).ifPresent(table -> table.missedChanges().leave(observer));
        }
    }

    /// A program acts in its seat ([WaitingPrograms]).
    ///
    /// @return what it has to wait for first; empty if it has been answered
    /// @throws RequestRefused if there is no such table, or the program has no seat there
    Optional<TakeBackPause> actAsBot(String id, Observer from, Act act) {
        return known(id, table -> actAsBot(table, from, act));
    }

    private static Optional<TakeBackPause> actAsBot(LiveTable table, Observer from, Act act) {
        int seat = from.person()
                .flatMap(table.stored()::networkBotSeat)
                .orElseThrow(() -> new RequestRefused(ProblemCode.BOT_NOT_SEATED, "The bot has no seat here."));
        return table.commands().actAsBot(from, seat, act);
    }

    /// Spectators who see hands later are shown what they may see by now.
    public void showLater() {
        long now = services.clock().millis();
        for (LiveTable table : memory.all().toList()) {
            if (table.gallery().isDue(now)) {
                Visiting.attempt(
                        table,
                        "Spectators aren't shown what they may see by now",
                        () -> visit(table.id(), shown -> shown.gallery().goOn()));
            }
        }
    }

    /// Whether somebody looks at a table, by whichever server.
    public boolean isLooking(String id, PersonId person) {
        return memory.find(id).filter(table -> table.isPresent(person)).isPresent()
                || services.nodes()
                        .presentAt(List.of(id))
                        .getOrDefault(id, Set.of())
                        .contains(person);
    }

    /// Whether the answer of a seat is wanted at a table.
    public boolean isAsked(String id, int seat) {
        return at(id, table -> table.keptProposal().awaits(seat));
    }

    /// At the table whose people play again at another one they are told who is asked to that, and can still come.
    public void refreshBefore(String next) {
        ofPeople.refresh(over -> over.rematch().equals(Optional.of(next)));
        if (services.nodes().isShared()) {
            services.tables().idsBefore(next).forEach(over -> services.nodes().tell(new Notice.OfTable(over)));
        }
    }

    /// Games that begin by themselves.
    public Beginnings beginnings() {
        return beginnings;
    }

    /// Tables that come to be.
    public NewTables newTables() {
        return newTables;
    }

    /// The tables that people find in lists.
    public Listing listing() {
        return listing;
    }

    /// What other servers have done.
    public RemoteChanges remoteChanges() {
        return remoteChanges;
    }

    /// What becomes of the tables of a person.
    public TablesOfPeople ofPeople() {
        return ofPeople;
    }

    /// Tables whose bots are to go on.
    public Waking waking() {
        return waking;
    }

    /// Games that are over.
    public PastGames pastGames() {
        return pastGames;
    }

    /// Tables that leave the memory, or go for good.
    public Clearing clearing() {
        return clearing;
    }

    /// How many tables are in memory.
    public int size() {
        return memory.size();
    }

    /// How many tables in memory somebody has for too long, so that nobody else can do anything there.
    public int stuck() {
        return (int) memory.all().filter(LiveTable::isStuck).count();
    }

    /// How many bots think, or wait for a thread to think on.
    public int botsThinking() {
        return thinking.wanted();
    }

    /// How many bots were given up and think on.
    public int botsLost() {
        return thinking.lost();
    }

    /// Chance stood in for a bot.
    void noteReplaced() {
        services.metrics().botReplaced();
    }

    /// Stops the bots. What they were thinking about is lost, and they will think of it again.
    @Override
    public void close() {
        bots.close();
        beginnings.close();
        remoteChanges.close();
    }
}
