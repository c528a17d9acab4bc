package dev.anden.protocol;

import dev.anden.protocol.WaitingGames.Invitation;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// `GET /api/me/games`: the tables of the person who asks, and of those who play on the same device, that have no
/// result, in the order in which they matter: those that wait for this person to play, to answer, to start them, or to
/// come
/// back where a bot plays for them because their time was up or they were away, the soonest deadline first; those that
/// they are asked to; those that wait for others; open ones; those that ended without a
/// result.
public record MyGames(List<MyGame> games) {
    public MyGames {
        games = List.copyOf(games);
    }

    /// The tables of several people: each once, as it is to the first of them, and those first that wait for any.
    public static MyGames together(Collection<MyGames> all) {
        Map<String, MyGame> games = new LinkedHashMap<>();
        all.stream()
                .flatMap(one -> one.games().stream())
                .forEach(game -> games.merge(game.table().id(), game, MyGame::orWaits));
        return new MyGames(games.values().stream()
                .sorted(Comparator.comparing((MyGame game) -> !game.waits()).thenComparing(MyGame::isInvited))
                .toList());
    }

    /// One of them.
    ///
    /// @param waits whether it waits for the person who asks
    /// @param invitation how they are asked to sit down there, if that is what it waits for
    /// @param moved when somebody last played in its game, in milliseconds since 1970; absent before anybody has
    /// @param left milliseconds until the first of its clocks runs out; absent where none runs
    public record MyGame(
            TableInfo table,
            boolean waits,
            Optional<Invitation> invitation,
            Optional<Long> moved,
            Optional<Long> left) {
        private boolean isInvited() {
            return invitation.isPresent();
        }

        private MyGame orWaits(MyGame other) {
            return new MyGame(table, waits || other.waits, invitation.or(other::invitation), moved, left);
        }
    }
}
