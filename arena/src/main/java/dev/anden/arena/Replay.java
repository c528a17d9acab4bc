package dev.anden.arena;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game as it was played, from the first chance outcome to where it ended or was left.
///
/// @param game the game's id
/// @param rulesVersion the version of the rules it was played by
/// @param setup how many seats took part, and with which options
/// @param origin where chance was drawn from, if that is known
/// @param played when it was played, if that is known
/// @param players who sat in which seat
/// @param codes actions and outcomes, in order
/// @param branch how many of them are those of another game, from which this one goes on: 0 for most games. They
///     were dealt there, and not from the origin
/// @param company who left, was replaced or came back, in the order of the plies
/// @param totals the final scores; empty if the game isn't over
public record Replay(
        String game,
        int rulesVersion,
        Setup setup,
        Optional<Origin> origin,
        Optional<Span> played,
        List<String> players,
        List<Integer> codes,
        int branch,
        List<CompanyNote> company,
        Optional<List<Integer>> totals) {
    /// @throws IllegalArgumentException if a branch has more of another game than there is of it
    public Replay {
        if (branch < 0 || branch > codes.size()) {
            throw new IllegalArgumentException(
                    "Of %d plies %d can't be another game's".formatted(codes.size(), branch));
        }
        players = List.copyOf(players);
        codes = List.copyOf(codes);
        company = List.copyOf(company);
        totals = totals.map(List::copyOf);
    }

    /// From when to when a game was played, in milliseconds since 1970.
    ///
    /// @param ended not before it began
    public record Span(long began, long ended) {
        /// @throws IllegalArgumentException if it ended before it began
        public Span {
            if (ended < began) {
                throw new IllegalArgumentException("A game doesn't end before it begins");
            }
        }
    }

    /// Where chance was drawn from.
    public sealed interface Origin {
        /// The dealer of the game's outcomes, at its beginning.
        Dealer dealer();
    }

    /// A series of games and a place in it.
    ///
    /// @param seed the seed of the series
    /// @param number the game's number, from 0
    public record Series(long seed, long number) implements Origin {
        @Override
        public Dealer dealer() {
            return Dealer.ofSeed(seed, number);
        }
    }

    /// The secret of a table.
    ///
    /// @param seed 64 digits, as [Seed] has them
    /// @param contributions what seats have added to it, 64 digits each, by seat
    public record Table(String seed, Map<Integer, String> contributions) implements Origin {
        public Table {
            contributions = Map.copyOf(contributions);
        }

        @Override
        public Dealer dealer() {
            return new Dealer(new Seed(seed).with(contributions).words());
        }
    }

    /// The replay of a sequence of codes, all of which have to be legal.
    ///
    /// @throws IllegalArgumentException if the set-up doesn't fit the game
    public static Replay of(Game game, Setup setup, Optional<Origin> origin, List<String> players, int[] codes) {
        State state = game.newState(setup);
        var played = new ArrayList<Integer>();
        for (int code : codes) {
            state.apply(code);
            played.add(code);
        }
        Setup complete = Setup.of(game.info(), setup.seats(), setup.options());
        return new Replay(
                game.info().id(),
                game.info().rulesVersion(),
                complete,
                origin,
                Optional.empty(),
                players,
                played,
                0,
                List.of(),
                totals(state));
    }

    /// The same game with when it was played.
    public Replay playedIn(Span span) {
        return new Replay(
                game, rulesVersion, setup, origin, Optional.of(span), players, codes, branch, company, totals);
    }

    /// The same game, so many plies of which are those of another one.
    public Replay branchedAt(int plies) {
        return new Replay(game, rulesVersion, setup, origin, played, players, codes, plies, company, totals);
    }

    /// The same game with who left, was replaced or came back meanwhile.
    ///
    /// @param notes in the order of the plies
    public Replay with(List<CompanyNote> notes) {
        return new Replay(game, rulesVersion, setup, origin, played, players, codes, branch, notes, totals);
    }

    /// What happened to those who played right before a ply.
    ///
    /// @param ply from 0 to the number of codes
    public List<CompanyNote> companyAt(int ply) {
        return company.stream().filter(note -> note.ply() == ply).toList();
    }

    /// Whether a bot chose for the person in a seat: one that played on after they had left, or until they came
    /// back. A seat that was a bot's from the beginning has nobody to choose for.
    ///
    /// @param ply from 0
    public boolean isByBot(int seat, int ply) {
        boolean byBot = false;
        for (CompanyNote note : company) {
            if (note.seat() == seat && note.ply() <= ply) {
                byBot = note.leavesToBot(byBot);
            }
        }
        return byBot;
    }

    /// The position after a number of plies.
    ///
    /// @param through the game that this is a replay of
    /// @param plies from 0 to the number of codes
    /// @throws IndexOutOfBoundsException if there aren't that many plies
    public State stateAt(Game through, int plies) {
        State state = through.newState(setup);
        for (int code : codes.subList(0, plies)) {
            state.apply(code);
        }
        return state;
    }

    static Optional<List<Integer>> totals(State state) {
        return state.actor() == State.NOBODY ? Optional.of(state.scoreSheet().totals()) : Optional.empty();
    }
}
