package dev.anden.server.leak;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TrapGames;
import dev.anden.testkit.EverySetup;
import dev.anden.testkit.Thorough;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// A game for three of the first sets of options of each game in every build, of all of them in thorough runs;
/// `-Pleaks`
/// plays very many, for each number of seats.
class LeakTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    /// Games for each set-up; 0 for one of those for three alone.
    private static final int GAMES = Integer.getInteger("anden.leak.games", 0);

    /// Of so many positions one is held against another world.
    private static final int EVERY = Thorough.amount(8, 4);

    /// What the series begins with.
    private static final long SEED = Long.getLong("anden.leak.seed", System.nanoTime());

    /// So many sets of options of each game are played.
    private static final int OPTIONS = GAMES > 0 ? Integer.MAX_VALUE : Thorough.amount(1, Integer.MAX_VALUE);

    private static final int MOST_SEATS = 5;

    private final Party party = new Party(SERVER.address(), MOST_SEATS);

    @TestFactory
    Stream<DynamicTest> nothing_that_is_sent_depends_on_what_its_receiver_may_not_know() {
        return GameCatalog.installed().games().stream()
                .filter(game -> !game.info().id().equals(TrapGames.ID))
                .flatMap(game -> EverySetup.of(game.info()).stream()
                        .filter(setup -> GAMES > 0 || setup.seats() == 3)
                        .limit(OPTIONS)
                        .map(setup -> DynamicTest.dynamicTest(
                                game.info().id() + " with " + setup, () -> playAndHold(game, setup))));
    }

    private void playAndHold(Game game, Setup setup) {
        for (long number = 0; number < Math.max(1, GAMES); number++) {
            playAndHold(game, setup, SEED + number);
        }
    }

    private void playAndHold(Game game, Setup setup, long seed) {
        Heard heard = party.play(game.info(), setup, seed);
        try {
            hold(game, setup, heard, seed);
        } catch (RuntimeException | AssertionError failure) {
            throw new AssertionError(
                    "Held with the random numbers of %d, of the game %s: %s"
                            .formatted(seed, heard.codes(), failure.getMessage()),
                    failure);
        }
    }

    private static void hold(Game game, Setup setup, Heard heard, long seed) {
        int imagined = 0;
        for (int seat = 0; seat < setup.seats(); seat++) {
            imagined += hold(
                    game,
                    setup,
                    heard,
                    seat,
                    heard.seats().get(seat),
                    heard.asked().get(seat),
                    seed);
        }
        List<Asked.Moment> onlooker = heard.asked().get(setup.seats());
        imagined += hold(game, setup, heard, State.SPECTATOR, heard.spectator(), onlooker, seed);
        hold(
                game,
                setup,
                heard,
                State.EVERYTHING,
                heard.visitor(),
                heard.asked().getLast(),
                seed);
        assertThat(versionsBeforeTheEnd(heard.visitor()))
                .as("what is seen later by whoever sees all hands")
                .isNotEmpty()
                .allMatch(version -> version <= beforeLastTurns(game, setup, heard.codes()));
        assertThat(imagined).as("other things that could have happened unseen").isPositive();
    }

    private static List<Integer> versionsBeforeTheEnd(List<JsonNode> messages) {
        return messages.stream()
                .filter(message -> message.hasNonNull("table")
                        && message.get("table").get("status").asString().equals("playing"))
                .flatMap(message -> message.findValues("version").stream())
                .map(JsonNode::asInt)
                .toList();
    }

    /// The version at which the last turns of a game began that nobody sees before its end.
    private static int beforeLastTurns(Game game, Setup setup, List<Integer> codes) {
        State state = game.newState(setup);
        var begins = new ArrayList<Integer>();
        int last = State.CHANCE;
        for (int ply = 0; ply < codes.size(); ply++) {
            int actor = state.actor();
            if (actor >= 0 && (actor != last || setup.seats() == 1)) {
                begins.add(ply);
                last = actor;
            }
            state.apply(codes.get(ply));
        }
        return begins.get(begins.size() - Party.TURNS);
    }

    private static int hold(
            Game game,
            Setup setup,
            Heard heard,
            int observer,
            List<JsonNode> messages,
            List<Asked.Moment> asked,
            long seed) {
        var random = RandomStream.ofSeed(seed, observer + 3, 2);
        var worlds = new OtherWorlds(game, setup, heard.codes(), observer, random);
        // Whoever sees all hands is sent few positions, and nothing has to be dealt anew for these.
        int every = observer == State.EVERYTHING ? 1 : EVERY;
        assertThat(worlds.hold(messages, every)).isGreaterThan(Math.max(5, 2 * every));
        var overHttp = new OverHttp(worlds, observer);
        assertThat(asked.stream().mapToInt(overHttp::hold).max().orElse(0)).isGreaterThan(5);
        // From whoever sees all hands nothing is hidden but what comes later.
        return observer == State.EVERYTHING ? 0 : worlds.imagineOthers();
    }
}
