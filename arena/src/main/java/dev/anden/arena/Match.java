package dev.anden.arena;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.PhrasedException;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.Survivable;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;

/// Plays games between bots, one after another on one thread, without allocating while a game goes on: fast bots
/// are to cost little more than the rules themselves.
///
/// Chance is dealt by a [Dealer]; the bot in a seat draws from the stream `1 + seat`. So a game depends on its seed
/// and number, the bots and their seats, and on nothing else.
public final class Match {
    private static final int LOG_AT_START = 512;
    private static final int NO_SEAT = -1;

    private final State initial;
    private final State state;
    private final Observation[] observations;
    private final Dealer dealer;
    private final RandomStream[] streams;
    private final long[] key = new long[4];
    private final int[] turns;
    private final int[] decisions;
    private int[] log = new int[LOG_AT_START];
    private int plies;
    private int mover;

    /// A place to play games of one set-up.
    ///
    /// @throws IllegalArgumentException if the set-up doesn't fit the game; the message says what would
    public Match(Game game, Setup setup) {
        initial = game.newState(setup);
        state = initial.copy();
        int seats = setup.seats();
        observations = new Observation[seats];
        streams = new RandomStream[seats];
        turns = new int[seats];
        decisions = new int[seats];
        dealer = new Dealer(key);
        for (int seat = 0; seat < seats; seat++) {
            observations[seat] = state.observe(seat);
            streams[seat] = new RandomStream(key, 1L + seat);
        }
    }

    /// Plays one game to its end.
    ///
    /// @param players the bots, seat by seat
    /// @param seed the seed of the series
    /// @param number the number of the game in it, from 0
    /// @param checked whether each choice is checked against the rules, which takes longer than a random choice;
    ///     what happens after an illegal choice that isn't checked is undefined
    /// @throws BotException if a bot throws, or chooses what isn't legal in a game that is checked
    public void play(Player[] players, long seed, long number, boolean checked) {
        begin(seed, number);
        tellBegin(players);
        int actor = state.actor();
        while (actor != State.NOBODY) {
            int code = actor == State.CHANCE ? dealer.deal(state) : choice(players[actor], actor, checked);
            write(code);
            state.apply(code);
            actor = state.actor();
        }
        tellEnd(players);
    }

    private void tellBegin(Player[] players) {
        for (int seat = 0; seat < players.length; seat++) {
            if (players[seat] instanceof GameFollower follower) {
                tell(follower, seat, GameFollower::begins);
            }
        }
    }

    private void tellEnd(Player[] players) {
        for (int seat = 0; seat < players.length; seat++) {
            if (players[seat] instanceof GameFollower follower) {
                tell(follower, seat, (told, held) -> told.ended(held, state.scoreSheet()));
            }
        }
    }

    private void tell(GameFollower follower, int seat, ObjIntConsumer<GameFollower> news) {
        try {
            news.accept(follower, seat);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            throw failed(failure, seat);
        }
    }

    /// The position after the last game: valid until the next one begins.
    public State state() {
        return state;
    }

    /// The actions and outcomes of the last game, in order.
    public int[] log() {
        return Arrays.copyOf(log, plies);
    }

    /// How often the move came to a seat in the last game: choices in a row are one turn.
    public int turns(int seat) {
        return turns[seat];
    }

    /// How many choices a seat made in the last game.
    public int decisions(int seat) {
        return decisions[seat];
    }

    private void begin(long seed, long number) {
        key[0] = seed;
        key[1] = number;
        dealer.restart(key);
        for (int seat = 0; seat < streams.length; seat++) {
            streams[seat].restart(key, 1L + seat);
        }
        Arrays.fill(turns, 0);
        Arrays.fill(decisions, 0);
        state.copyFrom(initial);
        plies = 0;
        mover = NO_SEAT;
    }

    private int choice(Player player, int seat, boolean checked) {
        if (seat != mover) {
            mover = seat;
            turns[seat]++;
        }
        decisions[seat]++;
        int action = ask(player, seat);
        if (checked) {
            check(action, seat);
        }
        return action;
    }

    private int ask(Player player, int seat) {
        try {
            return player.choose(observations[seat], streams[seat]);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            throw failed(failure, seat);
        }
    }

    private BotException failed(Throwable failure, int seat) {
        return new BotException(
                ExperimentFlaw.BOT_FAILED.of(
                        "seat", seat, "ply", state.ply(), "game", key[1], "seed", key[0], "failure", said(failure)),
                failure);
    }

    /// What a bot says of itself goes into the reader's language.
    private static Object said(Throwable failure) {
        return failure instanceof PhrasedException phrased ? phrased.reason() : failure;
    }

    private void check(int action, int seat) {
        state.refusal(action).ifPresent(refusal -> {
            throw new BotException(ExperimentFlaw.BOT_BROKE_RULE.of(
                    "seat",
                    seat,
                    "ply",
                    state.ply(),
                    "game",
                    key[1],
                    "seed",
                    key[0],
                    "action",
                    action,
                    "rule",
                    refusal.rule()));
        });
    }

    private void write(int code) {
        if (plies == log.length) {
            log = Arrays.copyOf(log, 2 * plies);
        }
        log[plies++] = code;
    }
}
