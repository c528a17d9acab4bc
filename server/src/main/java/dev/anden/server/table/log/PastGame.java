package dev.anden.server.table.log;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.arena.Seed;
import dev.anden.engine.State;
import dev.anden.protocol.TableDeals;
import dev.anden.protocol.replay.GameReplay;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Play;
import dev.anden.table.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game that is over, for whoever wants to keep or check it, or goes through it.
public final class PastGame {
    private final Play play;
    private final StoredTable table;

    /// @param play the game with all its lines
    /// @param table where it was played
    public PastGame(Play play, StoredTable table) {
        this.play = play;
        this.table = table;
    }

    /// @throws RequestRefused if the game isn't over
    public static void requireOver(StoredTable table) {
        if (!table.status().isPast()) {
            throw new RequestRefused(ProblemCode.NOT_OVER, "The game isn't over; its log would reveal what is hidden.");
        }
    }

    /// The whole game as a text that can be read, kept and replayed, the same that simulations write.
    public String text() {
        return ReplayWriter.write(play.game(), replay());
    }

    /// The game with all that a replay tells.
    ///
    /// @param seat one that it had
    /// @throws RequestRefused if it had no such seat, or wasn't played to its end
    public FinishedGame toTheEnd(int seat) {
        RequiredSeat.numbered(table, seat);
        Replay replay = replay();
        if (replay.totals().isEmpty()) {
            throw new RequestRefused(ProblemCode.NOT_OVER, "The game wasn't played to its end.");
        }
        return new FinishedGame(play.game(), replay);
    }

    /// What happened, for whoever goes through it ply by ply.
    ///
    /// @param seat whose knowledge it is told with; empty for all hands
    /// @throws RequestRefused if it had no such seat
    public GameReplay retold(Optional<Integer> seat) {
        requireSeat(seat);
        return play.retold(seat);
    }

    /// Its plies one by one.
    ///
    /// @param seat whose knowledge they are to be looked at with, if it is one's
    /// @throws RequestRefused if it had no such seat
    public Recording recording(Optional<Integer> seat) {
        requireSeat(seat);
        return play.recording();
    }

    private void requireSeat(Optional<Integer> seat) {
        seat.ifPresent(one -> RequiredSeat.numbered(table, one));
    }

    /// The codes of all its plies.
    public int[] codes() {
        return play.codes();
    }

    /// What chance brought, and the secret that it came from.
    public TableDeals deals() {
        State state = play.game().newState(table.setup(play.game().info()));
        var deals = new ArrayList<TableDeals.Deal>();
        for (int code : play.codes()) {
            if (state.actor() == State.CHANCE) {
                deals.add(deal(state, code));
            }
            state.apply(code);
        }
        return new TableDeals(new Seed(table.seed()).hex(), contributions(), table.branchPly(), deals);
    }

    private List<TableDeals.Contribution> contributions() {
        return table.contributions().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> new TableDeals.Contribution(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static TableDeals.Deal deal(State state, int outcome) {
        return new TableDeals.Deal(state.ply(), state.print(outcome), possible(state));
    }

    private static List<TableDeals.Possible> possible(State state) {
        var shares = new ArrayList<TableDeals.Possible>();
        int first = 0;
        while (first < state.chanceWeight()) {
            int outcome = state.chanceOutcome(first);
            int weight = state.outcomeWeight(outcome);
            shares.add(new TableDeals.Possible(state.print(outcome), weight));
            first += weight;
        }
        return shares;
    }

    private Replay replay() {
        List<String> players = table.seats().stream().map(PastGame::player).toList();
        Optional<Replay.Origin> origin =
                Optional.of(new Replay.Table(new Seed(table.seed()).hex(), table.contributions()));
        return Replay.of(play.game(), table.setup(play.game().info()), origin, players, play.codes())
                .branchedAt(table.branchPly())
                .playedIn(span())
                .with(play.company().stream().map(SavedCompany::note).toList());
    }

    /// A clock that was set back meanwhile lets no game end before it began.
    private Replay.Span span() {
        return new Replay.Span(play.started(), Math.max(play.started(), play.written()));
    }

    /// Whoever has gone for good has no name any more, but has a line.
    private static String player(StoredTable.Seat seat) {
        if (!seat.bot().isEmpty()) {
            return seat.bot();
        }
        return seat.name().isEmpty() ? "-" : seat.name();
    }
}
