package dev.anden.server.table;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.arena.Seed;
import dev.anden.engine.State;
import dev.anden.protocol.GameReplay;
import dev.anden.protocol.TableDeals;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.StoredTable;
import dev.anden.table.Play;
import dev.anden.table.Recording;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A finished game for whoever wants to keep or check it.
final class Exporting {
    private Exporting() {}

    /// The game as a text, the same that simulations write.
    ///
    /// @throws RequestRefused if the game isn't over
    static String export(LiveTable table) {
        return export(finished(table), table.stored());
    }

    /// The game with all that a replay tells.
    ///
    /// @throws RequestRefused if it wasn't played to its end
    static FinishedGame toTheEnd(LiveTable table) {
        Play play = finished(table);
        Replay replay = replay(play, table.stored());
        if (replay.totals().isEmpty()) {
            throw new RequestRefused(ProblemCode.NOT_OVER, "The game wasn't played to its end.");
        }
        return new FinishedGame(play.game(), replay);
    }

    /// The same of a game that isn't in memory.
    static String export(Play play, StoredTable stored) {
        return ReplayWriter.write(play.game(), replay(play, stored));
    }

    private static Replay replay(Play play, StoredTable stored) {
        List<String> players = stored.seats().stream().map(Exporting::player).toList();
        Optional<Replay.Origin> origin =
                Optional.of(new Replay.Table(new Seed(stored.seed()).hex(), stored.contributions()));
        return Replay.of(play.game(), stored.setup(play.game().info()), origin, players, play.codes())
                .branchedAt(stored.branchPly())
                .playedIn(span(play))
                .with(play.company().stream().map(SavedCompany::note).toList());
    }

    /// A clock that was set back meanwhile lets no game end before it began.
    private static Replay.Span span(Play play) {
        Instant began = Instant.ofEpochMilli(play.started());
        return new Replay.Span(began, Instant.ofEpochMilli(Math.max(play.started(), play.written())));
    }

    /// Whoever has gone for good has no name any more, but has a line.
    private static String player(StoredTable.Seat seat) {
        if (!seat.bot().isEmpty()) {
            return seat.bot();
        }
        return seat.name().isEmpty() ? "-" : seat.name();
    }

    /// What happened, for whoever goes through it ply by ply.
    ///
    /// @param seat whose knowledge it is told with; empty for all hands
    /// @throws RequestRefused if the game isn't over
    static GameReplay retold(LiveTable table, Optional<Integer> seat) {
        Play play = finished(table);
        return new GameReplay(seat, play.recording().actors(), play.events(seat.orElse(State.EVERYTHING), 0));
    }

    /// Its plies one by one.
    ///
    /// @throws RequestRefused if the game isn't over
    static Recording recording(LiveTable table) {
        return finished(table).recording();
    }

    /// The codes of all its plies.
    ///
    /// @throws RequestRefused if the game isn't over
    static int[] codes(LiveTable table) {
        return finished(table).codes();
    }

    /// What chance brought, and the secret that it came from.
    ///
    /// @throws RequestRefused if the game isn't over
    static TableDeals deals(LiveTable table) {
        Play play = finished(table);
        State state = play.game().newState(table.stored().setup(play.game().info()));
        var deals = new ArrayList<TableDeals.Deal>();
        for (int code : play.codes()) {
            if (state.actor() == State.CHANCE) {
                deals.add(deal(state, code));
            }
            state.apply(code);
        }
        return new TableDeals(
                table.seed().hex(),
                contributions(table.stored()),
                table.stored().branchPly(),
                deals);
    }

    private static List<TableDeals.Contribution> contributions(StoredTable stored) {
        return stored.contributions().entrySet().stream()
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

    private static Play finished(LiveTable table) {
        if (!table.stored().status().isPast()) {
            throw new RequestRefused(ProblemCode.NOT_OVER, "The game isn't over; its log would reveal what is hidden.");
        }
        return table.game().play().orElseThrow();
    }
}
