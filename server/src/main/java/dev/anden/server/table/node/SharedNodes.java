package dev.anden.server.table.node;

import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.node.NodeStore;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.CompanyStore;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// One of the servers that share a database. Each counts its heart's beats there; the others watch whether the number
/// changes, by clocks of their own that nobody has to set right.
public final class SharedNodes implements Nodes {
    private static final Logger LOG = LoggerFactory.getLogger(SharedNodes.class);

    /// Where nobody can beat between two looks, somebody may yet do so after the one and before the
    /// other.
    private static final int AT_THE_ENDS = 2;

    private final NodeStore store;
    private final CompanyStore companies;
    private final ExecutorService writing = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("presence").factory());
    private final Map<String, Set<PersonId>> present = new ConcurrentHashMap<>();

    /// The tables that the executor will come to: each is in its queue once, however often somebody comes and
    /// goes there while the database can't be reached.
    private final Set<String> queued = ConcurrentHashMap.newKeySet();

    /// Used by the one thread of the executor. What is there is written.
    private final Map<String, Set<PersonId>> written = new HashMap<>();

    private final Map<String, Heart> hearts = new HashMap<>();

    /// When they were last looked at, in nanoseconds of the same clock; of no interest before there are any.
    private long looked;

    /// How often another heart certainly beat between the last two looks.
    private volatile long beatsMeanwhile;

    private volatile boolean leads;

    /// Whether others were there when it was looked last.
    private volatile boolean accompanied;

    /// @param first whether no other one runs as far as is known
    public SharedNodes(NodeStore store, CompanyStore companies, boolean first) {
        this.store = store;
        this.companies = companies;
        leads = first;
    }

    /// How often another server's heart had beaten, and when it did last.
    ///
    /// @param since in nanoseconds of a clock of this server
    private record Heart(long beat, long since) {}

    /// This one is there from now on.
    public void join() {
        store.join();
    }

    /// This one is alive.
    ///
    /// @return whether the others had taken it for dead
    public boolean beat() {
        boolean forgotten = !store.beat();
        if (forgotten) {
            store.join();
            later(written::clear);
        }
        List.copyOf(present.keySet()).forEach(this::writeSoon);
        return forgotten;
    }

    /// This one is there no longer. If that can't be said, the others will notice.
    public void leave() {
        writing.shutdownNow();
        DatabaseTrouble.attempt(LOG, "Other servers couldn't be told that this one stops", store::leave);
    }

    /// Looks whose heart stands still, and lets go whoever is dead.
    ///
    /// @param now in nanoseconds of any clock
    /// @param patience how long a heart may stand still, in nanoseconds: several times as long as between two looks
    /// @return whether there was one
    public boolean removeDeadNodes(long now, long patience) {
        boolean any = false;
        for (Map.Entry<String, Long> dead : still(store.beats(), now, patience).entrySet()) {
            LOG.atWarn().addKeyValue("node", dead.getKey()).log("Another server is dead; this one goes on for it");
            any |= store.bury(dead.getKey(), dead.getValue());
        }
        return any;
    }

    /// How often the liveliest of the other hearts beat between the last two looks of this server,
    /// apart from a beat just after the one and one just before the other: if this one couldn't look
    /// for a while, others could.
    public long beatsMeanwhile() {
        return beatsMeanwhile;
    }

    /// Whether other servers run, as far as is known: as long as the database is away, as it was before.
    public boolean isAccompanied() {
        return accompanied;
    }

    /// Takes note of how often the hearts of all have beaten.
    ///
    /// @return those that stand still, each with its number
    private synchronized Map<String, Long> still(Map<String, Long> beats, long now, long patience) {
        leads = beats.keySet().stream()
                .min(String::compareTo)
                .filter(store.self()::equals)
                .isPresent();
        accompanied = beats.keySet().stream().anyMatch(node -> !store.self().equals(node));
        beatsMeanwhile = beats.entrySet().stream()
                .filter(heart -> !heart.getKey().equals(store.self()))
                .mapToLong(heart ->
                        beatsSince(Optional.ofNullable(hearts.get(heart.getKey())), heart.getValue()) - AT_THE_ENDS)
                .reduce(0, Math::max);
        hearts.keySet().retainAll(beats.keySet());
        forgive(now, patience);
        Map<String, Long> still = new HashMap<>();
        beats.forEach((node, beat) -> {
            Heart heart = hearts.get(node);
            if (heart == null || heart.beat() != beat) {
                hearts.put(node, new Heart(beat, now));
            } else if (now - heart.since() > patience && !node.equals(store.self())) {
                still.put(node, beat);
            }
        });
        return still;
    }

    /// Whoever joined meanwhile, be it again, began to count then.
    private static long beatsSince(Optional<Heart> before, long beat) {
        return before.map(Heart::beat)
                .filter(known -> known <= beat)
                .map(known -> beat - known)
                .orElse(beat);
    }

    /// While this server couldn't look, perhaps no heart could beat: each gets time to go on.
    private void forgive(long now, long patience) {
        if (now - looked > patience / 2) {
            hearts.replaceAll((_, heart) -> new Heart(heart.beat(), now));
        }
        looked = now;
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public boolean leads() {
        return leads;
    }

    @Override
    public String self() {
        return store.self();
    }

    @Override
    public CompanyStore.Company company(String table) {
        return companies.company(table);
    }

    @Override
    public boolean tend(String table) {
        return companies.tend(table);
    }

    @Override
    public void attend(String table, Set<PersonId> here) {
        present.put(table, here);
        writeSoon(table);
    }

    @Override
    public Map<String, Set<PersonId>> presentAt(Collection<String> tables) {
        return companies.presentAt(tables);
    }

    /// What can't be told now isn't: it is about what others show, not about what is kept.
    @Override
    public void tell(Notice notice) {
        DatabaseTrouble.attempt(LOG, "Other servers couldn't be told something", () -> store.tell(notice));
    }

    private void writeSoon(String table) {
        if (queued.add(table)) {
            later(() -> {
                queued.remove(table);
                writeIfOther(table);
            });
        }
    }

    private void later(Runnable task) {
        try {
            writing.execute(task);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("Whoever was connected isn't any more", stopping);
        }
    }

    private void writeIfOther(String table) {
        Set<PersonId> here = present.getOrDefault(table, Set.of());
        try {
            if (!here.equals(written.getOrDefault(table, Set.of()))) {
                companies.attend(table, here);
                written.put(table, here);
            }
            if (here.isEmpty() && present.remove(table, here)) {
                written.remove(table);
            }
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.log(LOG, Level.WARN, unreachable, "Who is connected is told later", "table", table);
        }
    }
}
