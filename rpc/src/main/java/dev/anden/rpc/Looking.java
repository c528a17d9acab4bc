package dev.anden.rpc;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The methods that look at a game and leave it as it is.
final class Looking {
    private static final List<String> ACTION_FORMS = List.of("full", "codes", "texts");
    private static final List<String> WHOLE_FORMS = List.of("text", "json");

    private final OpenGames games;

    Looking(OpenGames games) {
        this.games = games;
    }

    /// What a seat or a spectator sees.
    ///
    /// @param seat who looks
    /// @param view the game's own view
    record Observed(int seat, Record view) {}

    /// All of a position.
    ///
    /// @param position its text form, or its JSON form as a [PositionJson]
    /// @param hash 16 hexadecimal digits, the same for equal positions
    /// @param seed the seed that chance is drawn from
    /// @param number the number of the game in the seed's series
    record FullState(int ply, int actor, Object position, String hash, long seed, long number) {}

    /// A whole game.
    record Exported(Object replay) {}

    Optional<Object> observe(Params params) {
        PlayedGame game = games.find(params.integer("handle"));
        int seat = params.integer("seat");
        if (seat != State.SPECTATOR && (seat < 0 || seat >= game.state().seats())) {
            throw Params.wrong("\"seat\" is from 0 to %d, or %d for a spectator, not %d"
                    .formatted(game.state().seats() - 1, State.SPECTATOR, seat));
        }
        if (game.hiddenBehind().isPresent()
                && seat >= 0
                && seat != game.hiddenBehind().getAsInt()) {
            throw hidden(game, "what seat %d sees".formatted(seat));
        }
        return Optional.of(new Observed(seat, game.state().observe(seat).snapshot()));
    }

    Optional<Object> actions(Params params) {
        State state = games.find(params.integer("handle")).state();
        return Optional.of(
                switch (params.word("form", ACTION_FORMS)) {
                    case "codes" -> state.legalActions();
                    case "texts" ->
                        Arrays.stream(state.legalActions())
                                .mapToObj(code -> state.print(code))
                                .toList();
                    default -> new Choices(state).actions();
                });
    }

    Optional<Object> outcomes(Params params) {
        return Optional.of(new Choices(open(params, "what chance may bring").state()).outcomes());
    }

    /// Null if the action is legal.
    Optional<Object> refusal(Params params) {
        State state = games.find(params.integer("handle")).state();
        try {
            new Choices(state).require(params);
            return Optional.empty();
        } catch (RpcException refused) {
            if (refused.error().code() != ErrorCode.REFUSED.number()) {
                throw refused;
            }
            return Optional.of(refused.error().data());
        }
    }

    Optional<Object> state(Params params) {
        PlayedGame game = open(params, "its position");
        State state = game.state();
        String position = state.position();
        boolean asText = params.word("form", WHOLE_FORMS).equals("text");
        return Optional.of(new FullState(
                state.ply(),
                state.actor(),
                asText ? position : PositionJson.of(position),
                "%016x".formatted(state.hash()),
                game.origin().seed(),
                game.origin().number()));
    }

    Optional<Object> scores(Params params) {
        State state = games.find(params.integer("handle")).state();
        if (state.actor() != State.NOBODY) {
            throw new RpcException(ErrorCode.NOT_NOW, "The game isn't over; its score sheet is made at the end");
        }
        return Optional.of(state.scoreSheet());
    }

    Optional<Object> export(Params params) {
        PlayedGame game = open(params, "its log");
        Replay replay = game.replay()
                .orElseThrow(() -> new RpcException(
                        ErrorCode.NOT_NOW, "The game began from a position; only whole games can be exported"));
        return Optional.of(new Exported(
                params.word("form", WHOLE_FORMS).equals("text")
                        ? ReplayWriter.write(game.game(), replay)
                        : GameJson.of(game.game(), replay)));
    }

    /// A game that hides nothing from the caller now.
    private PlayedGame open(Params params, String what) {
        PlayedGame game = games.find(params.integer("handle"));
        if (game.hiddenBehind().isPresent()) {
            throw hidden(game, what);
        }
        return game;
    }

    static RpcException hidden(PlayedGame game, String what) {
        return new RpcException(
                ErrorCode.HIDDEN,
                "The game was opened for seat %d: %s is hidden until it is over"
                        .formatted(game.hiddenBehind().orElseThrow(), what));
    }
}
