package dev.anden.server.store.database;

import dev.anden.engine.Phrase;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Where everything is kept. It says what may be done with it; what it is made of is its own matter.
///
/// Whatever fails here throws Spring's `DataAccessException` (or `TransactionException`), and has changed nothing,
/// unless it is [OutcomeUnknown].
public interface Database extends AutoCloseable {
    /// Asks something. Every change that was acknowledged before is seen.
    <T> T read(Function<JdbcClient, T> question);

    /// Makes sure that there is room again, if something was refused since because there was none.
    ///
    /// @throws org.springframework.dao.DataAccessException if there is still none
    default void requireRoom() {}

    /// Changes something: all of it or nothing. It comes back when the change is on disk, to survive a power cut.
    ///
    /// Changes of several callers may share a transaction, and none of them notices whether another one failed.
    /// So a change may be carried out on another thread and more than once: it consists of SQL and nothing
    /// else, and doesn't call the database itself.
    ///
    /// @param change what to do; what it throws undoes it, and is thrown here
    /// @return what the change says, such as a number of rows
    int update(ToIntFunction<JdbcClient> change);

    /// Changes something that other servers of the database are to look at again once it is on disk.
    int update(Message message, ToIntFunction<JdbcClient> change);

    /// Makes a change of which many are made at the same time: all of it or nothing. Those of several
    /// callers are carried out by hardly more questions than one of them; what it throws is thrown here.
    /// Other servers are to look at something again.
    void write(Message message, JointChange change);

    /// Makes a change that has nothing to say.
    default void write(Consumer<JdbcClient> change) {
        update(client -> {
            change.accept(client);
            return 0;
        });
    }

    /// Makes a change that has nothing to say and that other servers are to look at again.
    default void write(Message message, Consumer<JdbcClient> change) {
        update(message, client -> {
            change.accept(client);
            return 0;
        });
    }

    /// Whether a thread waits for an answer of this database just now.
    boolean isAskedBy(Thread thread);

    /// Whether other servers may use it meanwhile, so that what one of them remembers may be old.
    boolean isShared();

    /// Whether no other server used it when it was opened.
    boolean isFirst();

    /// Who says what other servers are told: a name of this use of the database alone.
    String name();

    /// Tells somebody from now on what other servers say; one listener only. It is told on a thread of its own, and
    /// must come back soon.
    void listen(Listener listener);

    /// Whether what other servers say is heard now.
    boolean isListening();

    /// Somebody who hears what other servers say.
    interface Listener {
        /// @param words what another one says, as in [Message#words]
        void heard(String words);

        /// Something may have been said that wasn't heard.
        void missed();
    }

    /// Tells somebody from now on that nothing can be written, and that something can again; one only.
    void watch(Standstill watch);

    /// Somebody who is to know while nothing can be written. It is told by whoever writes, before those who wait for
    /// the answer, and must come back at once.
    interface Standstill {
        /// Nothing can be written any more.
        ///
        /// @param tried for how long that had been tried
        void began(Duration tried);

        /// Something was written again.
        void ended();
    }

    /// What is wrong with the way it lies on the disk; empty if nothing is. It takes as long as reading all of it.
    List<String> faults();

    /// What should be in it and isn't; known only to one that is looked at.
    default List<Phrase> lacks() {
        return List.of();
    }

    /// How many transactions have been synced to disk since it was opened. Changes that share one count once.
    long commits();

    /// How many changes wait to be written.
    int waiting();

    /// Tells whoever finds it in use where its server is reached.
    void announce(String address);

    /// Calls somebody, once and on a thread of its own, when another server has come to have the database for itself:
    /// nothing can be written any more, and what is read may be old.
    void whenTaken(Runnable stop);

    /// It is about to be closed: whatever can't be written now is refused, and nothing behind it has to wait.
    default void hurry() {}

    /// Carries out what was asked before, and nothing afterwards.
    @Override
    void close();
}
