package dev.anden.server.leak;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.server.testing.Guest;
import dev.anden.table.Change;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Play;
import dev.anden.table.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// A game that was played, and the worlds that one observer can't tell from it: what it was sent has to be the same
/// in each of them.
final class OtherWorlds {
    /// Other things that could have happened instead of one ply.
    private static final int OTHERS = 4;

    private final Game game;
    private final Setup setup;
    private final List<Integer> codes;
    private final List<State> states = new ArrayList<>();
    private final int observer;
    private final RandomStream random;

    /// @param codes the game
    /// @param observer a seat, `State.SPECTATOR` or `State.EVERYTHING`
    OtherWorlds(Game game, Setup setup, List<Integer> codes, int observer, RandomStream random) {
        this.game = game;
        this.setup = setup;
        this.codes = codes;
        this.observer = observer;
        this.random = random;
        State state = game.newState(setup);
        states.add(state.copy());
        for (int code : codes) {
            state.apply(code);
            states.add(state.copy());
        }
    }

    /// Holds messages against them: all that happened, and one position of some, from one of the first on.
    ///
    /// @param every of so many positions one is held, for it takes long
    /// @return how many positions there were
    int hold(List<JsonNode> messages, int every) {
        int first = random.below(every);
        int positions = 0;
        for (JsonNode message : messages) {
            if (message.hasNonNull("position") && positions++ % every == first) {
                position(message.get("position"));
            }
            if (message.get("type").asString().equals("refusals")) {
                refusals(message);
            }
            message.findValues("log").forEach(this::events);
            message.findValues("events").forEach(this::events);
        }
        return positions;
    }

    /// Whom a table waits for is the same in another world. Who has chosen before their turn isn't waited for any
    /// more.
    void requireWaitingFor(int version, List<Integer> toAct) {
        State other = another(version);
        assertThat(twin(version, other).toAct())
                .as("whom the table waits for at version %d", version)
                .containsAll(toAct);
        if (other.actor() >= 0) {
            assertThat(toAct).contains(other.actor());
        }
    }

    /// What the observer could do in another world, as messages have it.
    List<String> actions(int version) {
        State other = another(version);
        State choice = other.actor() == observer ? other : other.ahead(observer).orElseThrow();
        return IntStream.range(0, choice.legalActionCount())
                .mapToObj(index -> json(choice.action(choice.legalAction(index))))
                .toList();
    }

    private State another(int version) {
        State other = states.get(version).copy();
        if (version < codes.size()) {
            dealAnew(other);
        }
        return other;
    }

    /// A position is what it would be if all that the observer doesn't know were otherwise.
    private void position(JsonNode position) {
        int version = position.get("version").asInt();
        State other = another(version);
        Play twin = twin(version, other);
        if (position.get("chosenEarly").asBoolean()) {
            var early = new EarlyChoice(observer, text(other, position.get("chosen")), Optional.empty());
            twin.take(new Change.Kept(early, other), 0);
        }
        assertThat(position.toString())
                .as("what observer %d was sent at version %d", observer, version)
                .isEqualTo(json(twin.position(isOver(position) ? looker() : observer, Optional.empty())));
    }

    /// A choice that is kept, in the game's notation: it could be made in another world as well.
    private String text(State other, JsonNode chosen) {
        State choice = other.ahead(observer).orElseThrow();
        return IntStream.range(0, choice.legalActionCount())
                .map(choice::legalAction)
                .filter(code -> json(choice.action(code)).equals(chosen.toString()))
                .mapToObj(choice::print)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isOver(JsonNode position) {
        return position.hasNonNull("scores");
    }

    /// In the end whoever saw all hands sees what all others see.
    private int looker() {
        return observer == State.EVERYTHING ? State.SPECTATOR : observer;
    }

    /// So are the reasons why things can't be chosen.
    private void refusals(JsonNode message) {
        int version = message.get("version").asInt();
        State other = another(version);
        assertThat(message.get("refusals").toString())
                .as("why not, as observer %d was told at version %d", observer, version)
                .isEqualTo(json(twin(version, other).refusals(observer)));
    }

    /// The same game, but that it has led to another position.
    private Play twin(int version, State last) {
        var twin = new Play(game, setup, new long[4]);
        for (int ply = 0; ply < version; ply++) {
            State after = ply == version - 1 ? last : states.get(ply + 1);
            var step = new Step(states.get(ply), codes.get(ply), after, Optional.empty());
            twin.take(new Change.Advanced(List.of(step), List.of(), after), 0);
        }
        return twin;
    }

    private void dealAnew(State state) {
        if (observer >= 0) {
            state.determinize(observer, random);
        } else if (observer == State.SPECTATOR) {
            // What each seat alone knows is dealt anew for another one.
            for (int seat = 0; seat < state.seats(); seat++) {
                state.determinize(seat, random);
            }
        }
    }

    /// What is told of a ply is what the game tells the observer of it.
    private void events(JsonNode logged) {
        var told = new ArrayList<String>();
        int ply = -1;
        for (JsonNode event : logged) {
            if (event.get("ply").asInt() != ply) {
                events(ply, told);
                told.clear();
                ply = event.get("ply").asInt();
            }
            told.add(event.get("event").toString());
        }
        events(ply, told);
    }

    private void events(int ply, List<String> told) {
        if (ply >= 0) {
            assertThat(told)
                    .as("what observer %d was told of ply %d", observer, ply)
                    .isEqualTo(told(states.get(ply), codes.get(ply), states.get(ply + 1)));
        }
    }

    /// Whatever else could have happened without looking any different to the observer is told in the same words.
    ///
    /// @return how often something else could have happened
    int imagineOthers() {
        int imagined = 0;
        for (int ply = 0; ply < codes.size(); ply++) {
            if (states.get(ply).actor() != observer) {
                imagined += imagineOthers(ply);
            }
        }
        return imagined;
    }

    private int imagineOthers(int ply) {
        int imagined = 0;
        for (int number = 0; number < OTHERS; number++) {
            imagined += number % 2 == 0 ? imagineAnotherCode(ply) : imagineAnotherDeal(ply);
        }
        return imagined;
    }

    /// Something else is chosen or dealt; what leads to the very same position hides nothing.
    private int imagineAnotherCode(int ply) {
        State world = states.get(ply).copy();
        int code = world.actor() == State.CHANCE
                ? Dealer.draw(world, random)
                : world.legalAction(random.below(world.legalActionCount()));
        State otherwise = world.copy();
        otherwise.apply(code);
        boolean same = otherwise.position().equals(states.get(ply + 1).position());
        return same || isPileShuffledIn(world, code, otherwise) ? 0 : imagine(ply, world, code, otherwise);
    }

    /// Whether an open pile becomes a deck by this very ply: everybody has seen what was laid there, such as what was
    /// paid, and no position tells it any more. What else is hidden then is held by another deal.
    private boolean isPileShuffledIn(State before, int code, State after) {
        return told(before, code, after).stream().anyMatch(event -> event.contains("\"deckReshuffled\""));
    }

    /// The same is chosen or dealt where other things are hidden.
    private int imagineAnotherDeal(int ply) {
        State world = states.get(ply).copy();
        dealAnew(world);
        int code = codes.get(ply);
        boolean possible = world.actor() == State.CHANCE
                ? world.outcomeWeight(code) > 0
                : world.refusal(code).isEmpty();
        if (!possible) {
            return 0;
        }
        State otherwise = world.copy();
        otherwise.apply(code);
        return imagine(ply, world, code, otherwise);
    }

    private int imagine(int ply, State world, int otherCode, State otherwise) {
        State before = states.get(ply);
        int code = codes.get(ply);
        State after = states.get(ply + 1);
        if (!looksTheSame(after, otherwise)) {
            return 0;
        }
        assertThat(told(world, otherCode, otherwise))
                .as(
                        "what observer %d would be told of ply %d if instead of %s it were %s",
                        observer, ply, before.print(code), world.print(otherCode))
                .isEqualTo(told(before, code, after));
        return 1;
    }

    private boolean looksTheSame(State one, State other) {
        return one.actor() == other.actor()
                && one.actor() != State.NOBODY
                && one.observe(observer)
                        .snapshot()
                        .equals(other.observe(observer).snapshot());
    }

    private List<String> told(State before, int code, State after) {
        return before.events(code, after, observer).stream()
                .map((Event event) -> json(event))
                .toList();
    }

    private static String json(Object value) {
        return Guest.JSON.readTree(Guest.JSON.writeValueAsString(value)).toString();
    }
}
