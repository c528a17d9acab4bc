package dev.anden.server.store.database;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.core.NestedRuntimeException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A change that somebody waits for. What it says is kept back until its transaction is on disk.
final class PendingChange {
    private final Optional<Message> message;
    private final Optional<JointChange> joint;
    private final ToIntFunction<JdbcClient> change;
    private final CompletableFuture<Integer> answer = new CompletableFuture<>();
    private int said;
    private @Nullable RuntimeException refusal;

    private PendingChange(Optional<Message> message, Optional<JointChange> joint, ToIntFunction<JdbcClient> change) {
        this.message = message;
        this.joint = joint;
        this.change = change;
    }

    /// Anything.
    static PendingChange of(ToIntFunction<JdbcClient> change) {
        return new PendingChange(Optional.empty(), Optional.empty(), change);
    }

    /// @param message what other servers are to look at again once it is on disk
    static PendingChange of(Message message, ToIntFunction<JdbcClient> change) {
        return new PendingChange(Optional.of(message), Optional.empty(), change);
    }

    /// One that can be carried out together with others of its kind.
    ///
    /// @param message what other servers are to look at again once it is on disk
    static PendingChange of(Message message, JointChange joint) {
        return new PendingChange(Optional.of(message), Optional.of(joint), client -> {
            joint.carryOut(client);
            return 0;
        });
    }

    Optional<Message> message() {
        return message;
    }

    /// The change, if it can be carried out together with others.
    Optional<JointChange> joint() {
        return joint;
    }

    /// Whether it failed, and for such a reason.
    boolean hasFailed(Predicate<Throwable> reason) {
        return refusal != null && reason.test(refusal);
    }

    /// Carries it out, within a transaction that may still be lost.
    ///
    /// @return whether it went well; if not, what it has done so far is to be undone
    boolean carryOut(JdbcClient client) {
        refusal = null;
        try {
            said = change.applyAsInt(client);
            return true;
        } catch (RuntimeException failure) {
            refusal = failure;
            return false;
        }
    }

    /// Its transaction is on disk: tells what the change said, or threw.
    void answer() {
        if (refusal == null) {
            answer.complete(said);
        } else {
            answer.completeExceptionally(refusal);
        }
    }

    /// Its transaction is lost, unless it was answered before.
    void fail(SQLException lost) {
        answer.completeExceptionally(refusal == null ? failure(lost) : refusal);
    }

    /// Why its transaction is lost. If it was lost by the change, what the change threw says more.
    Throwable reason(SQLException lost) {
        return refusal instanceof NestedRuntimeException thrown ? thrown.getMostSpecificCause() : lost;
    }

    private static DataAccessResourceFailureException failure(SQLException lost) {
        return lost instanceof WritingConnection.UnknownOutcome
                ? new OutcomeUnknown(lost)
                : new DataAccessResourceFailureException("It could not be kept", lost);
    }

    /// Waits for the answer. An interruption doesn't end the waiting: what is on disk has happened.
    int await() {
        try {
            return answer.join();
        } catch (CompletionException failure) {
            throw failure.getCause() instanceof RuntimeException reason ? reason : failure;
        }
    }
}
