package dev.anden.server.table;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.TableInfo;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.StoredTable.Branch;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.bot.BotThreads;
import dev.anden.server.table.bot.TakeBackPause;
import java.util.Collection;
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
    private final SettingUp settingUp;

    public LiveTables(Services services) {
        this.services = services;
        memory = new TablesInMemory(services);
        remoteChanges = new RemoteChanges(this, memory);
        ofPeople = new TablesOfPeople(services, this, memory);
        waking = new Waking(services, this, memory);
        pastGames = new PastGames(services);
        clearing = new Clearing(services, this, memory);
        thinking = new BotThreads(
                Runtime.getRuntime().availableProcessors(),
                services.pace().botTime(),
                services.pace().botLimit(),
                System::nanoTime);
        bots = new BotTurns(
                this, thinking, services.pace().botPause(), services.pace().networkBotPatience());
        visiting = new Visiting(services, memory, bots);
        listing = new Listing(services, this, memory);
        settingUp = new SettingUp(services);
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

    /// Sets a table up; if no seat is free, the game starts at once. A command that has done so before
    /// is answered with the table as it is now.
    ///
    /// @param allowance refuses it if the person sets up too many; asked only if one is set up
    /// @throws RequestRefused if there is no such game or level, or the seats don't fit it
    public TableInfo create(PersonId host, CreateTable wish, Runnable allowance) {
        String made = settingUp.table(host, wish.command(), table -> isOf(table, wish), () -> {
            allowance.run();
            return new Creating(services).create(host, wish);
        });
        return at(made, table -> table.info(Optional.of(host)));
    }

    /// Whether a table may be the one that is wished for: what else was wished may have been changed
    /// there since.
    private static boolean isOf(StoredTable table, CreateTable wish) {
        return table.branchPly() == 0
                && table.game().equals(wish.game())
                && table.seats().size() == wish.seats().size();
    }

    /// The table at which the people of another one play again; the first who asks for it sets it up. Whoever asks
    /// sits down there, a seat further than before, unless somebody has taken that seat.
    ///
    /// @param household who plays on the person's device
    /// @param waits whether the next game waits for its host to start it even if nobody is missing
    /// @throws RequestRefused if there is no such table, its game hasn't ended, or the person had no seat there
    public TableInfo rematch(String id, PersonId person, Collection<PersonId> household, boolean waits) {
        Optional<PersonId> asking = Optional.of(person);
        String next = at(id, asking, over -> new Rematch(services, over, waits).table(person));
        int seat = at(id, asking, over -> new Rematch(services, over, waits).seat(person));
        return at(next, table -> {
            table.seating().sitDownIfFree(person, seat, household);
            return table.info(asking);
        });
    }

    /// Starts an open table's game; where it goes on already it is the same. Where its people played
    /// before, those who aren't there are told.
    ///
    /// @throws RequestRefused if there is no such table, the person isn't the host nor may act instead, the
    ///     table isn't open, a seat is free, or it couldn't be saved
    public TableInfo start(String id, PersonId person) {
        TableInfo begun = at(id, Optional.of(person), table -> {
            table.starting().start(person);
            return table.info(Optional.of(person));
        });
        refreshBefore(id);
        return begun;
    }

    /// A table at which somebody plays on from a moment of a game that is over, against bots. A command
    /// that has set one up before is answered with it.
    ///
    /// @param allowance refuses it if the person sets up too many; asked only if one is set up
    /// @throws RequestRefused if there is no such table, its game isn't over, or has no such moment, seat or level
    public TableInfo branch(String id, PersonId person, NewBranch wish, Runnable allowance) {
        Optional<PersonId> host = Optional.of(person);
        var branch = Branch.after(wish.ply(), Optional.of(id));
        String made =
                settingUp.table(person, wish.command(), table -> table.branch().equals(branch), () -> {
                    allowance.run();
                    return at(id, host, from -> new Branching(services, from).table(person, wish));
                });
        return at(made, table -> table.info(host));
    }

    /// Those of some people who are asked to play at a table say no, and whoever waits there is told. If
    /// they have said so before nothing changes.
    ///
    /// @throws RequestRefused if none of them is asked to it, not any more either
    public void decline(String id, Collection<PersonId> people) {
        List<PersonId> asked = people.stream()
                .filter(person -> listing.invitations(person).stream()
                        .anyMatch(one -> one.table().equals(id)))
                .toList();
        if (asked.isEmpty() && people.stream().anyMatch(person -> hasDeclined(id, person))) {
            return;
        }
        if (asked.isEmpty()) {
            throw Inviting.notAsked();
        }
        asked.forEach(person -> visit(id, table -> table.inviting().decline(person)));
        refreshBefore(id);
    }

    private boolean hasDeclined(String id, PersonId person) {
        return services.tables()
                .invitations()
                .find(id, person)
                .filter(InvitationStore.Asked::declined)
                .isPresent();
    }

    /// An invitation that nobody has answered is taken back by whoever has invited, or the table's host. Whoever
    /// was invited doesn't find it any more.
    ///
    /// @param invitation by which [TableInfo.InvitedPerson] names it
    /// @throws RequestRefused if there is no such table or invitation, it isn't the person's, it is answered, or
    ///     the game started
    public TableInfo withdraw(String id, PersonId person, String invitation) {
        TableInfo changed = at(id, Optional.of(person), table -> {
            table.inviting().withdraw(person, invitation);
            return table.info(Optional.of(person));
        });
        refreshBefore(id);
        return changed;
    }

    /// At the table whose people play again at another one they are told who is asked to that.
    void refreshBefore(String next) {
        ofPeople.refresh(over -> over.rematch().equals(Optional.of(next)));
        if (services.nodes().isShared()) {
            services.tables().idsBefore(next).forEach(over -> services.nodes().tell(new Notice.OfTable(over)));
        }
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

    /// An id for a table that is to be kept without being set up here.
    public String newId() {
        return new Creating(services).newId();
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
        remoteChanges.close();
    }
}
