package dev.anden.server.table;

import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ServerMessage;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.bot.TakeBackPause;
import dev.anden.table.Answer;
import dev.anden.table.Change;
import dev.anden.table.Play;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/// What whoever watches a table sends there. What is a command is answered to the one who sent it: accepted, or a
/// problem.
public final class Commands {
    private final Pace pace;
    private final LiveTable table;

    Commands(Pace pace, LiveTable table) {
        this.pace = pace;
        this.table = table;
    }

    /// A seat's action.
    public void act(Observer from, ClientMessage.Act act) {
        answer(from, act.command(), () -> acting(from).act(from.person(), act));
    }

    /// The action of a program, which is there by this and plays itself again. What can't be done is answered at once.
    ///
    /// @return what it has to wait for first, as every bot does; empty if it has been answered
    Optional<TakeBackPause> actAsBot(Observer from, int seat, ClientMessage.Act act) {
        Optional<TakeBackPause> waiting = table.pausing().now().filter(_ -> isWorthWaiting(seat, act));
        if (waiting.isEmpty()) {
            answer(from, act.command(), () -> {
                requireCompany();
                table.leaving().resume(seat);
                return new Acting(table, Duration.ZERO).act(from.person(), act);
            });
        }
        return waiting;
    }

    /// While a bot of the server plays in the seat nobody can tell yet.
    private boolean isWorthWaiting(int seat, ClientMessage.Act act) {
        if (!table.game().isToAct(seat)) {
            return false;
        }
        Play play = table.game().started();
        Answer answer = play.act(seat, act.version(), act.action(), Optional.of(act.command()));
        return play.substitute(seat).isPresent() || answer instanceof Change;
    }

    private void requireCompany() {
        if (table.stored().awaitsReturn()) {
            throw new RequestRefused(ProblemCode.NOT_YOUR_TURN, "The game waits for its people to come back.");
        }
    }

    /// A seat takes its last choice back.
    public void takeBack(Observer from, ClientMessage.TakeBack wish) {
        answer(from, wish.command(), () -> acting(from).takeBack(from.person(), wish));
    }

    /// Somebody won't take the last choice back. It is answered only if it is not theirs to say.
    public void goOn(Observer from, ClientMessage.GoOn wish) {
        Optional<TakeBackPause> waiting = table.pausing().now();
        if (waiting.isEmpty()
                || wish.version() != table.game().version()
                || table.gallery().holds(from)) {
            return;
        }
        if (!table.seatOf(from).equals(Optional.of(waiting.get().seat()))) {
            from.tell(new RequestRefused(ProblemCode.NOT_YOUR_SEAT, "The bots wait for somebody else.")
                    .toMessage(Optional.empty()));
            return;
        }
        table.pausing().end();
        table.telling().progress(viewpoint -> List.of());
    }

    /// Somebody wants to know why things can't be chosen. If the table has gone on meanwhile, it isn't answered: they
    /// will ask again if they still want to know.
    public void explain(Observer from, ClientMessage.Explain wish) {
        table.game()
                .play()
                .filter(game ->
                        game.version() == wish.version() && !table.gallery().holds(from))
                .ifPresent(game -> from.tell(new ServerMessage.Refusals(
                        game.version(), game.refusals(table.telling().viewpoint(from)))));
    }

    /// The person in a seat leaves for good.
    public void resign(Observer from, ClientMessage.Resign wish) {
        answer(from, wish.command(), () -> table.leaving().resign(from.person(), wish.command()));
    }

    /// A bot plays for a person for a while.
    public void stepAway(Observer from, ClientMessage.StepAway wish) {
        answer(from, wish.command(), () -> table.leaving().stepAway(from.person(), wish.command()));
    }

    /// A person plays again.
    public void comeBack(Observer from, ClientMessage.ComeBack wish) {
        answer(from, wish.command(), () -> table.leaving().comeBack(from.person(), wish.command()));
    }

    /// The others are asked to end the game.
    public void proposeEnd(Observer from, ClientMessage.ProposeEnd wish) {
        answer(from, wish.command(), () -> table.agreeing().proposeEnd(from, wish.command()));
    }

    /// The others are asked to stop the clocks.
    public void proposePause(Observer from, ClientMessage.ProposePause wish) {
        answer(from, wish.command(), () -> table.agreeing().proposePause(from, wish.command()));
    }

    /// The others are asked to let a seat go back.
    public void proposeTakeBack(Observer from, ClientMessage.ProposeTakeBack wish) {
        answer(from, wish.command(), () -> table.agreeing().proposeTakeBack(from, wish.command()));
    }

    /// The clocks go on.
    public void endPause(Observer from, ClientMessage.EndPause wish) {
        answer(from, wish.command(), () -> table.leaving().endPause(from.person(), wish.command()));
    }

    /// The others are asked for a bot instead of somebody.
    public void askForBot(Observer from, ClientMessage.AskForBot wish) {
        answer(from, wish.command(), () -> table.agreeing().askForBot(from, wish));
    }

    /// Somebody answers what is asked.
    public void answerProposal(Observer from, ClientMessage.AnswerProposal wish) {
        answer(from, wish.command(), () -> table.agreeing().answer(from, wish));
    }

    private Acting acting(Observer from) {
        return new Acting(table, from.takeBackPause().orElse(pace.takeBackPause()));
    }

    private void answer(Observer from, String command, IntSupplier carryingOut) {
        try {
            from.tell(new ServerMessage.Accepted(command, carryingOut.getAsInt()));
        } catch (RequestRefused refused) {
            from.tell(refused.toMessage(Optional.of(command)));
            if (refused.code() == ProblemCode.STALE_VERSION) {
                table.game().play().ifPresent(game -> table.telling().goOn(from, List.of()));
            }
        }
    }
}
