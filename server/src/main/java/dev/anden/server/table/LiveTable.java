package dev.anden.server.table;

import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.Reminder;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.table.audience.Audience;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.bot.ChangeSignal;
import dev.anden.server.table.bot.Pausing;
import dev.anden.server.table.bot.SeatedBots;
import dev.anden.server.table.bot.Troubles;
import dev.anden.server.table.log.PastGame;
import dev.anden.table.Asking;
import dev.anden.table.BotRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One table in memory: who sits there, the game so far, and who is watching.
///
/// Everything here happens under the table's lock: [Visiting] takes it, so what a verb sees doesn't change
/// under its hands.
public final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /// What a table takes without its log, in bytes, on the safe side. The heap was measured after full
    /// collections, with and without games of two and four seats on the boards USA and Europe and of
    /// French Quarter: one that has begun takes 6 to 10 KiB, and each further line 50 to 65 bytes. Bots
    /// and those who come and go make some KiB more.
    private static final long WITHOUT_LOG = 16 * 1024;

    private static final long A_LINE = 100;

    private final TableLock lock;
    private final MissedChanges missedChanges = new MissedChanges();
    private final Services services;
    private final Committing committing;
    private final Audience audience = new Audience();
    private final SeatedBots bots;
    private final Troubles troubles = new Troubles();
    private final ChangeSignal changeSignal = new ChangeSignal();
    private final Asking asking = new Asking();
    private final Absences absences;
    private final Pausing pausing;
    private final Staying staying;
    private final Telling telling = new Telling(this);
    private volatile StoredTable table;
    private final GameInMemory game;
    private final KeptProposal keptProposal;
    private final OtherServers otherServers;
    private final Gallery gallery;
    private final Watching watching;
    private final Invitees invitees;
    private final Holidaymakers holidaymakers;
    private volatile long touched;
    private volatile long weight = WITHOUT_LOG;

    LiveTable(Services services, StoredTable table) {
        this.services = services;
        this.table = table;
        lock = new TableLock(table.id(), services.pace().tableLimit(), services.log()::isAskedBy);
        staying = new Staying(services, this, lock);
        committing = new Committing(services, this);
        bots = new SeatedBots(services.games(), services.bots(), table.game());
        pausing = new Pausing(services.clock());
        touched = services.clock().millis();
        absences = new Absences(services, this, touched);
        game = new GameInMemory(services, this);
        keptProposal = new KeptProposal(services.proposals(), services.clock(), this);
        otherServers = new OtherServers(services.nodes(), this);
        gallery = new Gallery(services, this);
        watching = new Watching(services.nodes(), this);
        invitees = new Invitees(services.invitations(), this);
        holidaymakers = new Holidaymakers(services.holidays(), services.clock(), this);
    }

    /// The table as one person sees it.
    public TableInfo info(Optional<PersonId> person) {
        return TableInfos.of(this, person);
    }

    /// The table for somebody who wants something of it. A game that was brought along is its host's business alone.
    ///
    /// @throws RequestRefused for whoever isn't to know that it is there
    LiveTable openTo(Optional<PersonId> person) {
        if (table.imported() && !person.equals(Optional.of(table.host()))) {
            throw new RequestRefused(
                    ProblemCode.NO_SUCH_TABLE, "There is no table with this id.", Map.of("table", id()));
        }
        return this;
    }

    /// Who comes to look at it, and goes.
    public Watching watching() {
        return watching;
    }

    /// Who is asked to it.
    public Invitees invitees() {
        return invitees;
    }

    /// What whoever watches may send.
    public Commands commands() {
        return new Commands(services.pace(), this);
    }

    /// People who go and come back.
    Leaving leaving() {
        return new Leaving(services, this);
    }

    /// People who ask each other for something.
    Agreeing agreeing() {
        return new Agreeing(services, this);
    }

    /// Who sits there, before the game starts.
    public Seating seating() {
        return new Seating(services, this);
    }

    /// Which colours the seats have, before the game starts.
    public Painting painting() {
        return new Painting(services, this);
    }

    /// What its host decides before the game starts.
    public Hosting hosting() {
        return new Hosting(services, this);
    }

    /// Inviting somebody before the game starts.
    public Inviting inviting() {
        return new Inviting(services, this);
    }

    /// The beginning of its game.
    public Starting starting() {
        return new Starting(services, this);
    }

    /// Its game once it is over.
    ///
    /// @throws RequestRefused if it isn't: it tells what is hidden; or if its log doesn't replay
    public PastGame pastGame() {
        PastGame.requireOver(table);
        return new PastGame(game.started(), table);
    }

    /// What a person is to choose from now, for whoever advises it.
    ///
    /// @throws RequestRefused if the game counts for ratings, or the person has nothing to choose there
    public BotRequest question(Optional<PersonId> person) {
        return Questioning.of(this, person);
    }

    String id() {
        return table.id();
    }

    StoredTable stored() {
        return table;
    }

    Audience audience() {
        return audience;
    }

    /// What those who watch are told.
    Telling telling() {
        return telling;
    }

    /// How long it stays.
    Staying staying() {
        return staying;
    }

    /// What its bots wait for.
    Pausing pausing() {
        return pausing;
    }

    /// Its bots. May be used without the lock.
    SeatedBots bots() {
        return bots;
    }

    Committing committing() {
        return committing;
    }

    /// What is wrong with the bots. May be used without the lock.
    Troubles troubles() {
        return troubles;
    }

    /// What tells whoever waits for the table without its lock that something has happened. May be used without
    /// it.
    ChangeSignal changeSignal() {
        return changeSignal;
    }

    /// Those who see its hands later.
    Gallery gallery() {
        return gallery;
    }

    /// Who of its people is on holiday.
    Holidaymakers holidaymakers() {
        return holidaymakers;
    }

    /// What other servers have to do with it.
    OtherServers otherServers() {
        return otherServers;
    }

    /// What brings it up to what other servers have done.
    CatchingUp catchingUp() {
        return new CatchingUp(services, this);
    }

    /// Who of its people is away.
    Absences absences() {
        return absences;
    }

    /// Its game, once it has begun.
    GameInMemory game() {
        return game;
    }

    /// What the people at the table are being asked.
    Asking asking() {
        return asking;
    }

    /// What is told and written of it.
    KeptProposal keptProposal() {
        return keptProposal;
    }

    /// Whether somebody looks at it.
    boolean isPresent(PersonId person) {
        return audience.isPresent(Optional.of(person));
    }

    /// Tells whoever isn't there what concerns them. What can't be written down now isn't told.
    void remind(Function<Reminding, List<Reminder>> what) {
        remind((others, _) ->
                what.apply(others).forEach(reminder -> services.reminders().write(id(), reminder)));
    }

    /// Tells the host, if they aren't there, of somebody who has sat down.
    void remindOfJoiner(PersonId joiner) {
        remind((others, now) ->
                services.reminders().writeJoined(id(), joiner, others.joined(), now, Reminding.BETWEEN_JOINERS));
    }

    private void remind(ObjLongConsumer<Reminding> writing) {
        long now = services.clock().millis();
        DatabaseTrouble.attempt(
                LOG,
                "Somebody isn't reminded",
                () -> writing.accept(new Reminding(table, this::isPresent, now), now),
                "table",
                id());
    }

    /// Reads again who sits there. A table that is there no longer, because other servers have closed it or a game that
    /// was brought along has gone with its person, is closed.
    void refresh() {
        Optional<StoredTable> now = services.tables().find(id());
        table = now.orElse(table);
        if (now.isEmpty() && (services.nodes().isShared() || table.imported())) {
            staying.close();
        }
    }

    /// Reads again who sits there after something has been written, which stays so: what can't be read now is
    /// as soon as it can be.
    ///
    /// @return whether it could be read
    boolean refreshIfPossible() {
        boolean read = DatabaseTrouble.attempt(LOG, "A table is read again later", this::refresh, "table", id());
        if (!read) {
            missedChanges.change();
            otherServers.expect();
        }
        return read;
    }

    void become(TableStatus status) {
        table = table.with(status);
    }

    /// @throws RequestRefused if somebody else has it for too long
    void lock() {
        lock.take();
        touched = services.clock().millis();
    }

    void unlock() {
        weight = WITHOUT_LOG + A_LINE * game.loadedLines();
        lock.release();
    }

    /// About how many bytes of memory it takes. May be asked without the lock.
    long weight() {
        return weight;
    }

    /// Whether somebody has it for too long: nothing can be done there. May be asked without the lock.
    boolean isStuck() {
        return lock.isStuck();
    }

    /// What has happened to it while somebody else had it for too long. May be used without the lock.
    MissedChanges missedChanges() {
        return missedChanges;
    }

    /// When somebody last wanted something of it, in milliseconds since 1970. May be asked without the lock.
    long touched() {
        return touched;
    }

    Optional<Integer> seatOf(Observer observer) {
        return table.seatOf(observer.person());
    }
}
