package dev.anden.server.problem;

import dev.anden.server.store.database.OutcomeUnknown;
import dev.anden.server.store.people.NameTaken;
import java.util.Map;

/// What somebody is told whose change failed because of the database.
public final class NotKept {
    private NotKept() {}

    /// That nothing has changed, or that nobody can say just now whether it has.
    public static RequestRefused of(RuntimeException failure) {
        return failure instanceof OutcomeUnknown
                ? unknown()
                : new RequestRefused(
                        ProblemCode.NOT_SAVED, "It could not be saved, so it has not happened; try again.");
    }

    /// That whoever it was for has just been forgotten.
    public static RequestRefused forgotten() {
        return new RequestRefused(
                ProblemCode.NOBODY_KNOWN,
                "Whoever it was for isn't known to this server any more, so it has not happened.");
    }

    /// That somebody has the name, or one that looks like it.
    public static RequestRefused named(NameTaken taken) {
        Map<String, String> facts = Map.of("name", taken.name());
        return taken.isOwn()
                ? new RequestRefused(
                        ProblemCode.BOT_NAME_TAKEN,
                        "You or one of your bots has the name, or one that looks like it; choose another one.",
                        facts)
                : new RequestRefused(
                        ProblemCode.NAME_TAKEN,
                        "Somebody at the same table has the name, or one that looks like it; choose another one.",
                        facts);
    }

    /// That nobody can say just now whether it was kept; sent again, it is told.
    public static RequestRefused unknown() {
        return new RequestRefused(
                ProblemCode.NOT_KNOWN, "It can't be told just now whether it was saved; send it again.");
    }
}
