package dev.anden.rpc;

import dev.anden.arena.ChanceCheck;
import dev.anden.arena.Replay;
import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// One game that a caller has opened: where it began, what was applied, and the streams that chance and bots draw
/// from.
///
/// The streams are those of [dev.anden.arena.Match]: chance as a [Dealer] deals it, the bot in a seat from the
/// stream `1 + seat`. So the same seed gives the same game
/// as everywhere else, also after plies were taken back.
final class PlayedGame {
    private final State initial;
    private final State state;
    private final Optional<Setup> setup;
    private final Replay.Series origin;
    private final Terms terms;
    private final RandomStream[] streams;
    private final List<Step> log = new ArrayList<>();
    private final List<String> players;

    /// What it was read from, with what nobody could tell from its plies; empty if it began here.
    private Optional<Replay> read = Optional.empty();

    /// How a game is played.
    ///
    /// @param seat the seat that it was opened for; empty if the caller owns all of it
    /// @param drawsChance whether chance outcomes are drawn as soon as they are due
    /// @param bots who plays, seat by seat, where it isn't the caller; empty if the caller acts for every seat
    record Terms(OptionalInt seat, boolean drawsChance, List<Player> bots) {}

    /// Something applied, and where the stream it was drawn from stood before.
    private record Step(int actor, int code, long position) {}

    /// @param initial the first position
    /// @param setup how the game was set up; empty if it begins from a position that was given
    /// @param players names for the seats, for the replay; may be empty
    PlayedGame(State initial, Optional<Setup> setup, Replay.Series origin, List<String> players, Terms terms) {
        this.initial = initial.copy();
        this.setup = setup;
        this.origin = origin;
        this.players = List.copyOf(players);
        this.terms = terms;
        state = initial.copy();
        streams = new RandomStream[initial.seats() + 1];
        for (int stream = 0; stream < streams.length; stream++) {
            streams[stream] = RandomStream.ofSeed(origin.seed(), origin.number(), stream);
        }
    }

    Game game() {
        return state.game();
    }

    /// The position now. Whoever holds it may look, and apply nothing.
    State state() {
        return state;
    }

    Replay.Series origin() {
        return origin;
    }

    /// The seat that the caller plays, while the others' secrets are to be kept; empty if nothing is hidden from
    /// the caller, as at the end of every game.
    OptionalInt hiddenBehind() {
        return state.actor() == State.NOBODY ? OptionalInt.empty() : terms.seat();
    }

    /// Whom its events are told to: the seat that it was opened for, or an owner of all of it.
    int observer() {
        return terms.seat().orElse(State.EVERYTHING);
    }

    /// Where the game began, counted in plies.
    int firstPly() {
        return initial.ply();
    }

    /// Applies what is legal or possible, and then what follows by itself.
    void apply(int code, Narration narration) {
        apply(given(code), narration);
        settle(narration);
    }

    /// Applies all of a game that was read, all of which has to be legal.
    void repeat(Replay replay) {
        var silence = new Narration(OptionalInt.empty());
        replay.codes().forEach(code -> apply(given(code), silence));
        read = Optional.of(replay);
    }

    /// Draws the chance outcome that is due, and then what follows by itself.
    void draw(Narration narration) {
        apply(drawn(), narration);
        settle(narration);
    }

    /// Goes on by itself as long as nobody has to be asked: chance where it is drawn, and the bots of the other
    /// seats.
    void settle(Narration narration) {
        while (state.actor() != State.NOBODY) {
            int actor = state.actor();
            if (actor == State.CHANCE && terms.drawsChance()) {
                apply(drawn(), narration);
            } else if (actor >= 0 && terms.seat().isPresent() && terms.seat().getAsInt() != actor) {
                apply(chosen(terms.bots().get(actor)), narration);
            } else {
                return;
            }
        }
    }

    /// Plays on with bots in all seats until the game is over or the given number of plies has been played.
    ///
    /// @param bots one per seat; in a game opened for one seat the bots of the others stay who they are
    void playOut(List<Player> bots, int plies, Narration narration) {
        for (int made = 0; made < plies && state.actor() != State.NOBODY; made++) {
            int actor = state.actor();
            boolean others =
                    terms.seat().isPresent() && actor >= 0 && terms.seat().getAsInt() != actor;
            apply(actor == State.CHANCE ? drawn() : chosen((others ? terms.bots() : bots).get(actor)), narration);
        }
        if (terms.seat().isPresent()) {
            settle(narration);
        }
    }

    /// Takes plies back. What was due there is due again, chance included. A caller who plays one seat
    /// has no say in anybody else's choice: up to its own next one, the game goes on as it did.
    ///
    /// @param ply from [#firstPly] to the state's ply
    void undo(int ply) {
        while (firstPly() + log.size() > ply) {
            Step step = log.removeLast();
            streams[step.actor() + 1].seek(step.position());
        }
        state.copyFrom(initial);
        for (Step step : log) {
            state.apply(step.code());
        }
        if (terms.seat().isPresent()) {
            settle(new Narration(OptionalInt.empty()));
        }
    }

    /// The game as a replay: what it was read from, if nothing else was played since. Otherwise it names a seed
    /// only if chance was drawn from it throughout, but for what is another game's.
    ///
    /// @return empty if the game began from a position that was given
    Optional<Replay> replay() {
        List<Integer> codes = log.stream().map(Step::code).toList();
        return read.filter(whole -> whole.codes().equals(codes)).or(() -> setup.map(known -> replay(known, codes)));
    }

    private Replay replay(Setup known, List<Integer> codes) {
        int[] plies = codes.stream().mapToInt(Integer::intValue).toArray();
        int branch = read.map(whole -> Math.min(whole.branch(), alike(whole.codes(), codes)))
                .orElse(0);
        return Stream.concat(read.flatMap(Replay::origin).stream(), Stream.of(origin))
                .map(from -> Replay.of(game(), known, Optional.of(from), players, plies)
                        .branchedAt(branch))
                .filter(drawn -> ChanceCheck.firstDifference(game(), drawn).isEmpty())
                .findFirst()
                .orElseGet(() -> Replay.of(game(), known, Optional.empty(), players, plies)
                        .branchedAt(branch));
    }

    /// How many plies of two games are the same, from the beginning on.
    private static int alike(List<Integer> one, List<Integer> other) {
        int plies = 0;
        while (plies < one.size() && plies < other.size() && one.get(plies).equals(other.get(plies))) {
            plies++;
        }
        return plies;
    }

    private void apply(Step step, Narration narration) {
        log.add(step);
        narration.apply(state, step.code());
    }

    private Step drawn() {
        long position = streams[0].position();
        return new Step(State.CHANCE, Dealer.draw(state, streams[0]), position);
    }

    private Step chosen(Player bot) {
        int seat = state.actor();
        long position = streams[seat + 1].position();
        return new Step(seat, bot.choose(state.observe(seat), streams[seat + 1]), position);
    }

    /// What the caller applies; an outcome that the caller gives takes its place in the stream of chance as well.
    private Step given(int code) {
        int actor = state.actor();
        long position = streams[actor + 1].position();
        if (actor == State.CHANCE) {
            streams[0].seek(position + 1);
        }
        return new Step(actor, code, position);
    }
}
