package dev.anden.server.table;

import dev.anden.protocol.Abandonment;
import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.KnownPeople.Standing;
import dev.anden.protocol.MyGames;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.WaitingGames.Invitation;
import dev.anden.protocol.WatchableGames;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.Notice;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import dev.anden.table.Survivable;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// The tables in memory, and the way to each of them.
public final class LiveTables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);

    /// More games than that aren't read again in one start; the others are when somebody opens them.
    private static final int MOST_RESULTS = 10_000;

    /// So many tables are read at once because other servers have acted there.
    private static final int CATCHING_UP = 4;

    /// At how many tables that aren't over a network bot sits at most.
    public static final int MOST_OF_A_BOT = 20;

    private final Services services;
    private final BotThreads thinking;
    private final BotTurns bots;
    private final Map<String, LiveTable> live = new ConcurrentHashMap<>();
    private final FewIds damaged = new FewIds();
    private final Listing listing;
    private final ExecutorService catching = Executors.newFixedThreadPool(
            CATCHING_UP, Thread.ofPlatform().daemon().name("catching-up-", 0).factory());

    /// @param botPause how long a bot lets the others look before it acts
    /// @param botLimit after how long a bot that doesn't answer is given up for its choice
    public LiveTables(Services services, Duration botPause, Duration botLimit) {
        this.services = services;
        thinking = new BotThreads(Runtime.getRuntime().availableProcessors(), botLimit, System::nanoTime);
        bots = new BotTurns(this, thinking, botPause, services.networkBotPatience());
        listing = new Listing(services, this);
    }

    /// Runs a verb at a table as it is now, under its lock; then bots that are due are set to work.
    ///
    /// @throws RequestRefused if there is no such table, or whatever the verb refuses
    public <T> T at(String id, Function<LiveTable, T> verb) {
        return at(id, verb, services.nodes().isShared());
    }

    /// The same at the table as it is known here. What is done to one on which another server has acted meanwhile is
    /// refused when it is written.
    <T> T known(String id, Function<LiveTable, T> verb) {
        return at(id, verb, false);
    }

    /// The same for a verb that answers nothing.
    public void visit(String id, Consumer<LiveTable> verb) {
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
        at(id, table -> {
            table.openTo(observer.person()).watch(observer, since);
            return table;
        });
    }

    /// Somebody is watching a table no longer. One that somebody else has for too long notices it later.
    public void leave(String id, Observer observer) {
        try {
            visit(id, table -> table.leave(observer));
        } catch (RequestRefused refused) {
            if (refused.code() == ProblemCode.TABLE_BUSY) {
                find(id).ifPresent(table -> table.unnoticed().leave(observer));
            } else {
                LOG.debug("Nobody to leave", refused);
            }
        }
    }

    /// A program acts in its seat, as soon as nobody is left time for taking a choice back. Not to be called by a
    /// thread that others wait for.
    ///
    /// @throws RequestRefused if there is no such table, or the program has no seat there
    public void actAsBot(String id, Observer from, Act act) throws InterruptedException {
        Optional<TakeBackPause> waiting = known(id, table -> actAsBot(table, from, act));
        while (waiting.isPresent()) {
            waiting.get().await();
            waiting = known(id, table -> actAsBot(table, from, act));
        }
    }

    private static Optional<TakeBackPause> actAsBot(LiveTable table, Observer from, Act act) {
        int seat = from.person()
                .flatMap(table::networkBotSeat)
                .orElseThrow(() -> new RequestRefused(ProblemCode.BOT_NOT_SEATED, "The bot has no seat here."));
        return table.commands().actAsBot(from, seat, act);
    }

    private <T> T at(String id, Function<LiveTable, T> verb, boolean asItIsNow) {
        while (true) {
            LiveTable table = load(id);
            table.lock();
            try {
                if (asItIsNow) {
                    table.elsewhere().expect();
                }
                if (!table.staying().isDropped() && isThere(table)) {
                    return visit(table, verb);
                }
            } finally {
                table.unlock();
            }
            live.remove(id, table);
        }
    }

    private static boolean isThere(LiveTable table) {
        table.elsewhere().catchUp();
        return !table.staying().isDropped();
    }

    /// Another server has done something at a table.
    public void heard(String id) {
        find(id).ifPresent(this::catchUp);
    }

    /// Another server has written in the log of a table, and nothing else has changed there.
    public void heardOfLog(String id) {
        find(id).ifPresent(table -> catchUp(table, Behind.LOG));
    }

    /// By another server others look at a table now, and nothing else has changed there.
    public void heardOfCompany(String id) {
        find(id).ifPresent(table -> catchUp(table, Behind.COMPANY));
    }

    /// Another server has done something to a person who sits at tables.
    public void heard(PersonId person) {
        live.values().stream()
                .filter(table -> table.stored().seatOf(Optional.of(person)).isPresent()
                        || table.stored().host().equals(person))
                .forEach(this::catchUp);
    }

    /// Other servers may have done something at any table.
    public void heardAll() {
        live.values().forEach(this::catchUp);
    }

    /// Catches up where that has failed before.
    public void catchUpAgain() {
        live.values().stream().filter(table -> table.elsewhere().isBehind()).forEach(this::catchUp);
    }

    /// What is in memory isn't to be believed any more, clocks included.
    public void distrustAll() {
        live.values().forEach(LiveTable::distrust);
        heardAll();
    }

    private void catchUp(LiveTable behind) {
        catchUp(behind, Behind.EVERYTHING);
    }

    /// Where nobody is here who would notice, it is done when somebody comes; or the table leaves the memory.
    private void catchUp(LiveTable behind, Behind what) {
        behind.elsewhere().expect(what);
        if (behind.elsewhere().isUsed() && behind.elsewhere().enqueue()) {
            try {
                catching.execute(() -> catchUpNow(behind));
            } catch (RejectedExecutionException stopping) {
                LOG.debug("Nobody is to know it any more", stopping);
            }
        }
    }

    private void catchUpNow(LiveTable behind) {
        behind.elsewhere().dequeue();
        try {
            if (live.containsKey(behind.id())) {
                visit(behind.id(), table -> {});
            }
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atDebug()
                    .addKeyValue("table", behind.id())
                    .setCause(failure)
                    .log("What other servers have done at a table isn't known");
        }
    }

    /// Spectators who see hands later are shown what they may see by now.
    public void showLater() {
        long now = services.clock().millis();
        for (LiveTable table : live.values()) {
            if (table.gallery().isDue(now)) {
                try {
                    visit(table.id(), shown -> shown.gallery().goOn());
                } catch (RuntimeException | Error failure) {
                    Survivable.require(failure);
                    LOG.atLevel(table.isStuck() ? Level.DEBUG : Level.WARN)
                            .addKeyValue("table", table.id())
                            .addKeyValue("reason", Survivable.reason(failure))
                            .log("Spectators aren't shown what they may see by now");
                }
            }
        }
    }

    /// Whether somebody looks at a table, by whichever server.
    public boolean isLooking(String id, PersonId person) {
        return find(id).filter(table -> table.isPresent(person)).isPresent()
                || services.nodes()
                        .presentAt(List.of(id))
                        .getOrDefault(id, Set.of())
                        .contains(person);
    }

    /// Whether the answer of a seat is wanted at a table.
    public boolean isAsked(String id, int seat) {
        return at(id, table -> table.awaits(seat));
    }

    /// Sets a table up; if no seat is free, the game starts at once.
    ///
    /// @throws RequestRefused if there is no such game or level, or the seats don't fit it
    public TableInfo create(PersonId host, CreateTable wish) {
        StoredTable table = new Creating(services).create(host, wish);
        return at(table.id(), created -> created.info(Optional.of(host)));
    }

    /// The table at which the people of another one play again; the first who asks for it sets it up. Whoever asks
    /// sits down there, a seat further than before, unless somebody has taken that seat.
    ///
    /// @param household who plays on the person's device
    /// @param waits whether the next game waits for its host to start it even if nobody is missing
    /// @throws RequestRefused if there is no such table, its game hasn't ended, or the person had no seat there
    public TableInfo rematch(String id, PersonId person, Collection<PersonId> household, boolean waits) {
        String next = at(id, over -> new Rematch(services, over, waits).table(person));
        int seat = at(id, over -> new Rematch(services, over, waits).seat(person));
        return at(next, table -> {
            table.seating().sitDownIfFree(person, seat, household);
            return table.info(Optional.of(person));
        });
    }

    /// Those of some people who are asked to play at a table say no, and whoever waits there is told.
    ///
    /// @throws RequestRefused if none of them is asked to it, not any more either
    public void decline(String id, Collection<PersonId> people) {
        List<PersonId> asked = people.stream()
                .filter(person ->
                        invitations(person).stream().anyMatch(one -> one.table().equals(id)))
                .toList();
        if (asked.isEmpty()) {
            throw Seating.notAsked();
        }
        asked.forEach(person -> visit(id, table -> table.seating().decline(person)));
        refreshBefore(id);
    }

    /// An invitation that nobody has answered is taken back by whoever has invited, or the table's host. Whoever
    /// was invited doesn't find it any more.
    ///
    /// @param invitation by which [TableInfo.InvitedPerson] names it
    /// @throws RequestRefused if there is no such table or invitation, it isn't the person's, it is answered, or
    ///     the game started
    public TableInfo withdraw(String id, PersonId person, String invitation) {
        TableInfo changed = at(id, table -> {
            table.seating().withdraw(person, invitation);
            return table.info(Optional.of(person));
        });
        refreshBefore(id);
        return changed;
    }

    /// At the table whose people play again at another one they are told who is asked to that.
    private void refreshBefore(String next) {
        refresh(over -> over.rematch().equals(Optional.of(next)));
        if (services.nodes().isShared()) {
            services.tables().idsBefore(next).forEach(over -> services.nodes().tell(new Notice.OfTable(over)));
        }
    }

    /// The tables where a person sits or that it set up, then those where a seat is free; newest first.
    public List<TableInfo> list(Optional<PersonId> person) {
        return listing.of(person);
    }

    /// The games in play that everybody may watch, as far as there is room for them, newest first.
    public WatchableGames watchable(Optional<PersonId> person) {
        return listing.watchable(person);
    }

    /// The tables of a person that have no result, in the order in which they matter.
    public MyGames current(PersonId person) {
        return listing.current(person);
    }

    /// How people stand to an open table, for somebody who sits there; nothing for anybody else.
    ///
    /// @throws RequestRefused if there is no such table
    public Map<PersonId, Standing> standings(String id, PersonId person) {
        return at(id, table -> new Invitations(services).standings(table.stored(), person));
    }

    /// The open tables that a person is asked to, newest first.
    public List<Invitation> invitations(PersonId person) {
        return listing.invitations(person);
    }

    /// A person has changed their name: everyone watching a table they sit at is told.
    public void renamed(PersonId person) {
        services.nodes().tell(new Notice.OfPerson(person));
        refresh(table -> table.seatOf(Optional.of(person)).isPresent());
    }

    /// A guest signs in: what was theirs is the account's, but for tables at which the account has a seat already.
    /// Everyone watching is told.
    public void move(PersonId guest, PersonId account) {
        // Whoever leaves meanwhile may make the guest the host of a table.
        while (services.tables().move(guest, account)) {
            refresh(table ->
                    table.seatOf(Optional.of(guest)).isPresent() || table.host().equals(guest));
        }
    }

    /// A person leaves every table at which something still happens. A table that can't be opened is left as it is.
    ///
    /// @param commands makes new ids
    public void farewell(PersonId person, Supplier<String> commands) {
        for (String id : services.tables().idsToLeave(person)) {
            try {
                visit(id, table -> new Farewell(services, table).of(person, commands.get()));
                forgetIfClosed(id);
            } catch (RequestRefused refused) {
                if (refused.code() == ProblemCode.NOT_SAVED || refused.code() == ProblemCode.NOT_KNOWN) {
                    throw refused;
                }
                LOG.atWarn()
                        .addKeyValue("table", id)
                        .addKeyValue("reason", refused.getMessage())
                        .log("Somebody who goes can't leave a table");
            }
        }
    }

    /// The host closes an open table for good.
    ///
    /// @throws RequestRefused if there is no such table, the person isn't its host, or its game started
    public void close(String id, PersonId person) {
        at(id, table -> {
            table.seating().close(person);
            return table;
        });
        forgetIfClosed(id);
    }

    private void forgetIfClosed(String id) {
        if (find(id).filter(table -> table.staying().isDropped()).isPresent()) {
            live.remove(id);
            damaged.remove(id);
            refreshBefore(id);
        }
    }

    /// A person isn't known any more: everyone watching a table that they sat at is told.
    public void forgotten(PersonId person) {
        services.nodes().tell(new Notice.OfPerson(person));
        refresh(table ->
                table.seatOf(Optional.of(person)).isPresent() || table.host().equals(person));
    }

    /// Reads again what is kept of some tables, and tells it to everyone watching them.
    private void refresh(Predicate<StoredTable> which) {
        live.values().stream().filter(table -> which.test(table.stored())).forEach(this::refresh);
    }

    /// What is true already isn't refused because somebody else has the table for too long.
    private void refresh(LiveTable found) {
        try {
            visit(found.id(), table -> {
                table.refresh();
                table.telling().changed();
            });
        } catch (RequestRefused refused) {
            if (refused.code() != ProblemCode.TABLE_BUSY) {
                throw refused;
            }
            found.unnoticed().change();
        }
    }

    /// The tables in play that wait for a bot: after a restart they wait for nobody.
    public List<String> idsWithBotsToAct() {
        return services.tables().idsWithBotsToAct();
    }

    /// The tables in play that wait for a bot and whose bots no server plays, in the order of their ids.
    ///
    /// @param after the id behind which they begin; empty for the first ones
    public List<String> idsUntended(String after, int limit) {
        return services.tables().idsUntended(after, limit);
    }

    /// Wakes the bots of a table. One where that fails stays as it is.
    public void wakeBots(String id) {
        try {
            visit(id, LiveTable::noteToAct);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atWarn()
                    .addKeyValue("table", id)
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("The bots of a table stay asleep");
        }
    }

    /// Wakes the bots of a table that nobody needs to have opened. It leaves the memory as soon as they have acted,
    /// unless somebody has come or it was there before.
    public void letBotsGoOn(String id) {
        boolean asleep = !live.containsKey(id);
        wakeBots(id);
        if (asleep) {
            find(id).ifPresent(table -> {
                table.staying().pass();
                letPass(table);
            });
        }
    }

    /// Drops a table that was woken for its bots alone, if they have nothing to do any more.
    void letPass(LiveTable table) {
        try {
            if (table.staying().dropIfPassed()) {
                live.remove(table.id(), table);
            }
        } catch (RequestRefused busy) {
            LOG.atDebug().addKeyValue("table", table.id()).setCause(busy).log("A table stays for now");
        }
    }

    /// The tables that were over before all that is remembered was written, newest first; no more than a bounded
    /// number.
    public List<String> idsWithoutResult() {
        return services.results().idsWithout(MOST_RESULTS);
    }

    /// Writes down how a table's game ended. A table where that fails stays as it is.
    public void noteResult(String id) {
        try {
            services.tables()
                    .find(id)
                    .filter(table -> Loading.misfit(services.games(), table).isEmpty())
                    .flatMap(table -> new Loading(services).load(table).ending())
                    .ifPresent(ending -> services.results().note(id, ending));
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atWarn()
                    .addKeyValue("table", id)
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("How a game ended can't be told");
        }
    }

    /// A finished game as a text that can be kept and replayed, without taking its table into memory.
    ///
    /// @return empty if it isn't over, or can't be opened any more
    public Optional<String> exportStored(String id) {
        try {
            return services.tables()
                    .find(id)
                    .filter(table -> table.status().isPast())
                    .map(table -> Exporting.export(new Loading(services).load(table), table));
        } catch (RequestRefused damaged) {
            return Optional.empty();
        }
    }

    /// Drops the tables that nobody has touched for some time. Whoever comes back finds them in the log.
    public void dropIdle(Duration idle) {
        long before = services.clock().millis() - idle.toMillis();
        live.values().removeIf(table -> table.staying().dropIfIdle(before));
    }

    /// Drops the tables that nobody has touched for longest, if there are too many: but none that somebody watches or
    /// where a bot thinks.
    ///
    /// @param most how many may stay
    public void dropCrowd(int most) {
        int over = live.size() - most;
        if (over > 0) {
            live.values().stream()
                    .map(table -> new Touched(table, table.touched()))
                    .sorted(Comparator.comparingLong(Touched::at))
                    .map(Touched::table)
                    .filter(table -> table.staying().dropIfIdle(Long.MAX_VALUE))
                    .limit(over)
                    .forEach(table -> live.remove(table.id(), table));
        }
    }

    /// When a table was last touched, which may change while it is looked at.
    private record Touched(LiveTable table, long at) {}

    /// Removes an open table at which nothing has changed since a time, unless somebody is there. It may be one
    /// that can't be opened any more.
    ///
    /// @param before in milliseconds since 1970
    /// @return whether it has gone
    public boolean removeIfOld(String id, long before) {
        LiveTable table = live.computeIfAbsent(id, key -> new LiveTable(services, stored(key)));
        boolean gone;
        try {
            gone = table.staying().removeIfOld(before);
        } finally {
            if (table.staying().isDropped()) {
                live.remove(id, table);
            }
        }
        if (gone) {
            refreshBefore(id);
        }
        return gone;
    }

    /// Ends a game in play at which nothing has happened since a time, unless somebody is there.
    ///
    /// @param before in milliseconds since 1970
    /// @return whether it has ended
    /// @throws RequestRefused if the table can't be opened, or its end can't be written down
    public boolean abandonIfOld(String id, long before) {
        return at(id, table -> table.leaving().abandonIfOld(before));
    }

    /// Ends a table for whoever runs the server: one that is open closes, a game in play ends without a result.
    ///
    /// @return whether there was anything to end
    /// @throws RequestRefused if there is no such table, it can't be opened, or its end can't be written down
    public boolean end(String id) {
        boolean ended = at(id, table -> switch (table.stored().status()) {
            case OPEN -> {
                table.staying().removeOpen();
                yield true;
            }
            case PLAYING -> {
                table.leaving().abandon(Abandonment.OPERATOR);
                yield true;
            }
            case OVER, UNFINISHED, DAMAGED -> false;
        });
        forgetIfClosed(id);
        return ended;
    }

    /// Lets a table go for good with its game, whatever it has come to. It may be one that can't be opened any more.
    ///
    /// @throws RequestRefused if there is no such table
    public void remove(String id) {
        live.computeIfAbsent(id, key -> new LiveTable(services, stored(key)))
                .staying()
                .remove();
        forgetIfClosed(id);
    }

    /// An id for a table that is to be kept without being set up here.
    public String newId() {
        return new Creating(services).newId();
    }

    /// How many tables are in memory.
    public int size() {
        return live.size();
    }

    /// How many tables in memory somebody has for too long, so that nobody else can do anything there.
    public int stuck() {
        return (int) live.values().stream().filter(LiveTable::isStuck).count();
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
        catching.shutdownNow();
    }

    private <T> T visit(LiveTable table, Function<LiveTable, T> verb) {
        table.unnoticed().notice(table);
        expire(table);
        try {
            return verb.apply(table);
        } catch (RequestRefused refused) {
            if (refused.code() == ProblemCode.TABLE_DAMAGED) {
                damaged.add(table.id());
            }
            throw refused;
        } finally {
            review(table);
            keepAsking(table);
            wakeBots(table);
        }
    }

    /// Whether something failed because another server had written first.
    static boolean wasQuicker(Throwable failure) {
        return failure instanceof RequestRefused refused && refused.code() == ProblemCode.STALE_VERSION;
    }

    /// What isn't asked any more is forgotten in the database, too; if that can't be now, then the next time.
    private static void keepAsking(LiveTable table) {
        try {
            table.keptProposal().keep();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atWarn()
                    .addKeyValue("table", table.id())
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("What the people of a table are asked isn't written down");
        }
    }

    /// Nobody acts whose time was up before, be it that no round has come by yet.
    private static void expire(LiveTable table) {
        try {
            table.leaving().expireIfLoaded();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atLevel(wasQuicker(failure) ? Level.DEBUG : Level.WARN)
                    .addKeyValue("table", table.id())
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("Somebody's time is up, and no bot could take over");
        }
    }

    /// What was asked of a table is answered even if what its people agree on can't be done now.
    private static void review(LiveTable table) {
        try {
            table.leaving().review();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atLevel(wasQuicker(failure) ? Level.DEBUG : Level.WARN)
                    .addKeyValue("table", table.id())
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("What the people of a table agree on could not be done");
        }
    }

    /// What was asked of a table is answered even if its bots can't be woken.
    private void wakeBots(LiveTable table) {
        try {
            bots.wake(table);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError()
                    .addKeyValue("table", table.id())
                    .setCause(failure)
                    .log("The bots of a table could not be woken");
        }
    }

    private LiveTable load(String id) {
        return live.computeIfAbsent(id, key -> {
            StoredTable stored = stored(key);
            Loading.requireFit(services.games(), stored, services.faults());
            return new LiveTable(services, stored);
        });
    }

    /// What is kept of a table. Asked while its place in memory is being filled: otherwise one that goes at this
    /// moment could come back as the ghost of what was read before.
    private StoredTable stored(String id) {
        return services.tables()
                .find(id)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_SUCH_TABLE, "There is no table with this id.", Map.of("table", id)));
    }

    /// A table in memory, for what may be asked of it without its lock.
    Optional<LiveTable> find(String id) {
        return Optional.ofNullable(live.get(id));
    }

    /// Whether a table can't be opened, as far as that is known without reading its log.
    boolean isDamaged(StoredTable table) {
        return damaged.contains(table.id())
                || Loading.misfit(services.games(), table).isPresent();
    }
}
