package dev.anden.server.table;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.ClientMessage.TakeBack;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.table.Answer;
import dev.anden.table.BotRequest;
import dev.anden.table.Change;
import dev.anden.table.Play;
import java.time.Duration;
import java.util.Optional;

/// A seat acts, or takes its last choice back: the game works out what follows, it is written, everybody is told.
final class Acting {
    /// What the log of commands says of taking back. No game has such an action.
    private static final String TAKE_BACK = "take back";

    private final LiveTable table;
    private final Duration takeBackPause;

    /// @param takeBackPause how long bots are to wait after what is chosen, if it can be taken back
    Acting(LiveTable table, Duration takeBackPause) {
        this.table = table;
        this.takeBackPause = takeBackPause;
    }

    /// Carries a command out, once: a command that was carried out before is answered as it was then.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be carried out; then nothing has changed
    int act(Optional<PersonId> person, Act act) {
        return new Once(table).carryOut(person, act.command(), act.action(), seat -> {
            Play play = table.game().started();
            Answer answer = play.act(seat, act.version(), act.action(), Optional.of(act.command()));
            return carryOut(play, seat, Committing.required(answer), act.command(), act.action());
        });
    }

    /// Carries out, once, the command that takes the last choice back.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be carried out; then nothing has changed
    int takeBack(Optional<PersonId> person, TakeBack wish) {
        return new Once(table).carryOut(person, wish.command(), TAKE_BACK, seat -> {
            Play play = table.game().started();
            Answer answer = play.takeBack(seat, wish.version(), Optional.of(wish.command()));
            return carryOut(play, seat, Committing.required(answer), wish.command(), TAKE_BACK);
        });
    }

    /// A bot's choice; nothing happens if the table isn't any more where the bot thought it to be.
    ///
    /// @throws RequestRefused if it can't be written; then nothing has changed
    void choose(BotRequest request, int code) {
        Play play = table.game().play().orElseThrow();
        play.choose(request, code).ifPresent(change -> {
            long at = table.committing().commit(play, change, Optional.empty());
            // What somebody may still take back isn't touched by a choice that waits for its turn.
            if (change.kept().isEmpty()) {
                table.pausing().end();
            }
            tell(change, at);
        });
    }

    private int carryOut(Play play, int seat, Change change, String command, String text) {
        int version = play.version() + change.size();
        long at = table.committing().commit(play, change, Optional.of(new StoredCommand(command, seat, text, version)));
        leaveTime(play, seat);
        tell(change, at);
        return version;
    }

    /// Bots waited for what came before; now they wait for this, if it can be taken back and a bot is to act.
    private void leaveTime(Play play, int seat) {
        boolean bot = table.stored().isBot(play.actor()) || table.stored().isNetworkBot(play.actor());
        if (takeBackPause.isPositive() && bot && play.mayTakeBack(seat)) {
            table.pausing().begin(seat, takeBackPause);
        } else {
            table.pausing().end();
        }
    }

    private void tell(Change change, long at) {
        table.telling().progress(viewpoint -> change.events(viewpoint, at));
    }
}
