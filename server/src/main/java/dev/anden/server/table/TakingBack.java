package dev.anden.server.table;

import dev.anden.protocol.ClientMessage.TakeBack;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.TableEvent;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredCommand;
import dev.anden.server.store.StoredEarlyChoice;
import java.util.List;
import java.util.Optional;

/// A seat takes its last choice back: checks that it may, has it written, tells everybody.
final class TakingBack {
    /// What the log of commands says of it. No game has such an action.
    private static final String TEXT = "take back";

    private final LiveTable table;

    TakingBack(LiveTable table) {
        this.table = table;
    }

    /// Carries a command out, once.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be carried out; then nothing has changed
    int takeBack(Optional<PersonId> person, TakeBack wish) {
        return new Once(table).carryOut(person, wish.command(), TEXT, seat -> takeBack(seat, wish));
    }

    private int takeBack(int seat, TakeBack wish) {
        Play play = table.started();
        WayBack.refusal(play, seat).ifPresent(code -> {
            throw new RequestRefused(code, sentence(code));
        });
        StoredEarlyChoice kept = play.early().get(seat);
        requireVersion(play, wish, kept == null ? play.version() : play.offeredSince(seat));
        return kept == null ? undo(play, seat, wish) : giveUp(play, kept, wish);
    }

    /// A choice that is only kept may be taken back although others have chosen meanwhile.
    private static void requireVersion(Play play, TakeBack wish, int since) {
        if (wish.version() < since || wish.version() > play.version()) {
            throw new RequestRefused(
                    ProblemCode.STALE_VERSION,
                    "The undo was sent for version %d, but the table is at %d."
                            .formatted(wish.version(), play.version()));
        }
    }

    private int undo(Play play, int seat, TakeBack wish) {
        int version = play.version() + 1;
        long at = table.committing().takeBack(play, new StoredCommand(wish.command(), seat, TEXT, version));
        table.endPause();
        var event = new LoggedEvent(play.state().ply(), at, new TableEvent.TookBack(seat));
        table.tellProgress(viewpoint -> List.of(event));
        return version;
    }

    private int giveUp(Play play, StoredEarlyChoice kept, TakeBack wish) {
        int version = play.version();
        table.endPause();
        table.committing().giveUp(play, kept, new StoredCommand(wish.command(), kept.seat(), TEXT, version));
        table.tellProgress(viewpoint -> List.of());
        return version;
    }

    private static String sentence(ProblemCode code) {
        return switch (code) {
            case GAME_OVER -> "The game is over.";
            case REVEALED -> "Something new was revealed by your last choice, so it stands.";
            case OTHERS_ACTED -> "Another seat acted last, so what you chose before stands.";
            default -> "You have chosen nothing yet that could be taken back.";
        };
    }
}
