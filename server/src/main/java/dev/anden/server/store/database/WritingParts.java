package dev.anden.server.store.database;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Which changes of a group share a transaction when they can't all do.
final class WritingParts {
    private WritingParts() {}

    /// Where nobody else writes, all can. Otherwise two groups, each with what the other one needs, would wait for one
    /// another: those that go through what they change in one order stay together ([JointChange]), and each of the
    /// others is by itself. Those that other servers aren't told of come first among these: whatever concerns a
    /// table, which somebody may keep to themselves, isn't, and that this server is alive is.
    ///
    /// @param shared whether others write as well
    /// @return none of them empty, in the order in which they are written
    static List<List<PendingChange>> of(List<PendingChange> group, boolean shared) {
        if (!shared) {
            return List.of(group);
        }
        var parts = new ArrayList<List<PendingChange>>();
        List<PendingChange> joint =
                group.stream().filter(one -> one.joint().isPresent()).toList();
        if (!joint.isEmpty()) {
            parts.add(joint);
        }
        group.stream()
                .filter(one -> one.joint().isEmpty())
                .sorted(Comparator.comparing(one -> one.message().isPresent()))
                .map(List::of)
                .forEach(parts::add);
        return parts;
    }
}
